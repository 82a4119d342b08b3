/** What the page says, in the language chosen: Fluent over the files that Python reads too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";

import { keep, recall } from "./kept";
import { wordsFrom } from "./words-files";

export const LANGUAGES = ["ka", "en", "ru", "tr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  ka: "ქართული",
  en: "English",
  ru: "Русский",
  tr: "Türkçe",
};

type Vars = Record<string, FluentVariable>;

/** By language and game: `ka/` has what all games say, `ka/joker` what only Georgian Joker does. */
const bundles = new Map<string, FluentBundle>();
const learned = new Set([""]);
let current: Language = "en";
let wanted: Language = "en";
let spoken = "";
let changed = (): void => {};
const subscribe = createSubscriber((update) => {
  changed = update;
  return () => (changed = () => {});
});
const heard = (game: string): string[] => [`${current}/${game}`, `${current}/`];

/** The language that is shown now; reactive. */
export function language(): Language {
  subscribe();
  return current;
}

/**
 * A message in the language shown now, of the game that is spoken of or of all; null where there is
 * none or something is missing in it, which `fault` is told. Reactive.
 */
export function trySay(
  id: string,
  vars?: Vars,
  fault?: (...why: unknown[]) => void,
  game = spoken,
): string | null {
  subscribe();
  for (const key of heard(game)) {
    const bundle = bundles.get(key);
    const value = bundle?.getMessage(id)?.value;
    if (bundle === undefined || value == null) continue;
    const errors: Error[] = [];
    const text = bundle.formatPattern(value, vars, errors);
    if (errors.length === 0) return text;
    fault?.(`the words for "${id}" in ${key}:`, ...errors);
    return null;
  }
  fault?.(`no words for "${id}" in ${current}`);
  return null;
}

/** The same; an unknown id is shown as it is. */
export const say = (id: string, vars?: Vars): string => trySay(id, vars, console.error) ?? id;

/** Whether there are words for this id. */
export function knows(id: string, game = spoken): boolean {
  subscribe();
  return heard(game).some((key) => bundles.get(key)?.hasMessage(id));
}

/** The first language of the device that the page speaks, else English. */
export function fitting(tags: readonly string[]): Language {
  for (const tag of tags) {
    const found = LANGUAGES.find((known) => known === tag.toLowerCase().split("-")[0]);
    if (found !== undefined) return found;
  }
  return "en";
}

/** Show the page in this language, and in the same one the next time. */
export async function speak(chosen: Language): Promise<void> {
  wanted = chosen;
  keep("language", chosen);
  await load(chosen);
  if (wanted !== chosen) return; // another was chosen while this one was on its way
  current = chosen;
  document.documentElement.lang = chosen;
  changed();
}

/** Have a game's words, in the language shown and in those chosen later. */
export async function learn(game: string): Promise<void> {
  learned.add(game);
  await load(wanted);
}

/** Speak of this game from now on: its words must have been learned. */
export function speakOf(game: string): void {
  spoken = game;
  changed();
}

/** Show the page in the language kept on this device, at first in the browser's. */
export function speakFirst(): Promise<void> {
  const kept = LANGUAGES.find((known) => known === recall("language"));
  return speak(kept ?? fitting(navigator.languages));
}

/** A bundle of this text; what Fluent reports goes to the console. */
export function bundleOf(lang: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(text))) console.error(error);
  return bundle;
}

async function load(lang: Language): Promise<void> {
  const due = (): string[] => [...learned].filter((game) => !bundles.has(`${lang}/${game}`));
  while (due().length > 0) {
    await Promise.all(
      due().map(async (game) => bundles.set(`${lang}/${game}`, bundleOf(lang, await wordsFrom(lang, game)))),
    );
    changed();
  }
}
