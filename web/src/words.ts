/** What the page says, in the language chosen: Fluent over the files that Python reads too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";

import { keep, recall } from "./kept";

export const LANGUAGES = ["ka", "en", "ru", "tr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  ka: "ქართული",
  en: "English",
  ru: "Русский",
  tr: "Türkçe",
};

type Vars = Record<string, FluentVariable>;

const sources: Record<Language, () => Promise<{ default: string[] }>> = {
  ka: () => import("./languages/ka"),
  en: () => import("./languages/en"),
  ru: () => import("./languages/ru"),
  tr: () => import("./languages/tr"),
};

const bundles = new Map<Language, FluentBundle>();
let current: Language = "en";
let wanted: Language = "en";
let changed = (): void => {};
const subscribe = createSubscriber((update) => {
  changed = update;
  return () => (changed = () => {});
});

/** The language that is shown now; reactive. */
export function language(): Language {
  subscribe();
  return current;
}

/** A message in the language shown now; reactive. An unknown id is shown as it is. */
export function say(id: string, vars?: Vars): string {
  subscribe();
  const bundle = bundles.get(current);
  const value = bundle?.getMessage(id)?.value;
  if (bundle === undefined || value === undefined || value === null) {
    console.error(`no words for "${id}" in ${current}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(value, vars, errors);
  if (errors.length === 0) return text;
  console.error(`the words for "${id}" in ${current}:`, ...errors);
  return id;
}

/** Whether there are words for this id. */
export function knows(id: string): boolean {
  subscribe();
  return bundles.get(current)?.hasMessage(id) ?? false;
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
  if (!bundles.has(chosen)) bundles.set(chosen, await load(chosen));
  if (wanted !== chosen) return; // another was chosen while this one was on its way
  current = chosen;
  document.documentElement.lang = chosen;
  changed();
}

/** Show the page in the language kept on this device, at first in the browser's. */
export function speakFirst(): Promise<void> {
  const kept = LANGUAGES.find((known) => known === recall("language"));
  return speak(kept ?? fitting(navigator.languages));
}

/** A bundle of these texts; what Fluent reports goes to the console. */
export function bundleOf(lang: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) {
    for (const error of bundle.addResource(new FluentResource(text))) console.error(error);
  }
  return bundle;
}

async function load(lang: Language): Promise<FluentBundle> {
  return bundleOf(lang, (await sources[lang]()).default);
}
