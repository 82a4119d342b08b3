/** How options and their values are called; a value that no form lists stands as it is written. */
import { canShow } from "../games/games";
import type { ClockRule } from "../net/messages";
import { houseText } from "../refusals";
import { knows, learn, say, trySay } from "../words";
import type { Choice } from "./choice.svelte";
import { readHouse } from "./kept-choice";

export const botLabel = (bot: string): string => (knows(`bot-${bot}`) ? say(`bot-${bot}`) : bot);

export const clockLabel = (clock: ClockRule | null): string =>
  clock === null ? say("clock-none") : say("clock-of", { move: clock.move, bank: clock.bank });

export function optionLabel(option: string): string {
  return knows(`option-${option}`) ? say(`option-${option}`) : option;
}

export function valueLabel(option: string, value: string): string {
  const known = `value-${option}-${value.replaceAll("/", "-")}`;
  if (knows(known)) return say(known);
  const any = `value-${option}-other`;
  return knows(any) ? say(any, { value }) : value;
}

/** Why the rules chosen cannot be; empty if they can. */
export function faultText({ game, fault }: Choice): string {
  if (fault === null) return "";
  const { code, option, value } = fault;
  const listed = game.options.some(({ name, values }) => name === option && values.includes(value));
  return houseText(code, optionLabel(option), listed ? valueLabel(option, value) : value);
}

/** "JokerX, 2 options changed"; the house as it is written until the words of its game are there. */
export function houseLabel(game: string, house: string): string {
  const { preset, changes } = readHouse(house);
  const name = trySay(`preset-${preset}`, {}, undefined, game);
  const count = Object.keys(changes).length;
  if (name === null || count === 0) return name ?? house;
  return say("house-changed", { name, count });
}

/** Have the words for the houses of these games; a house whose words do not come stays as it is. */
export const learnHouses = (all: readonly { game: string }[]): unknown =>
  Promise.allSettled([...new Set(all.map(({ game }) => game))].filter(canShow).map(learn));
