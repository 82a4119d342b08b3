/** The games that the page can show, by the server's name: for each its folder. */
import { learn, speakOf } from "../words";
import type { AnyGame } from "./game";

const GAMES: Record<string, () => Promise<{ default: AnyGame }>> = {
  joker: () => import("./joker/game"),
  jokers: () => import("./jokers/game"),
  "five-hundred": () => import("./five-hundred/game"),
  "japanese-joker": () => import("./japanese-joker/game"),
};

/** The game that one is shown first. */
export const FIRST = Object.keys(GAMES)[0]!;

export const canShow = (name: string): boolean => name in GAMES;

let wanted = "";

/** Load a game with its words, and speak of it; of two asked for the later one is spoken of. */
export async function open(name: string): Promise<AnyGame> {
  wanted = name;
  const load = GAMES[name];
  if (load === undefined) throw new Error(`no game is called ${name}`);
  const [{ default: game }] = await Promise.all([load(), learn(name)]);
  if (wanted === name) speakOf(name);
  return game;
}

/**
 * For a form of its options: no more than its words. The form is shown in the moment in which they
 * are spoken, so that nothing of another game is asked for its words in between.
 */
export async function openForm(name: string, show: () => void): Promise<void> {
  wanted = name;
  await learn(name);
  if (wanted !== name) return;
  speakOf(name);
  show();
}
