/** What a person chose about the page, kept on this device. */
import { hundreds, points } from "./figures";
import { keep, recall } from "./kept";
import { PACES } from "./pace";

export const FELTS = ["green", "blue", "red", "grey", "own"] as const;
export const BACKS = ["red", "blue", "green", "grey"] as const;
/** The letters of ace, king, queen and jack. */
export const LETTERS = { latin: "AKQJ", georgian: "ტკდვ", cyrillic: "ТКДВ" } as const;
export const TEXT_SIZES = [100, 115, 130] as const;

const KNOWN = {
  pace: PACES,
  deck: [2, 4],
  felt: FELTS,
  back: BACKS,
  letters: Object.keys(LETTERS) as (keyof typeof LETTERS)[],
  text: TEXT_SIZES,
} as const;

const DEFAULTS = {
  pace: "normal" as (typeof KNOWN.pace)[number],
  deck: 2 as (typeof KNOWN.deck)[number],
  felt: "green" as (typeof KNOWN.felt)[number],
  back: "red" as (typeof KNOWN.back)[number],
  letters: "latin" as (typeof KNOWN.letters)[number],
  text: 100 as (typeof KNOWN.text)[number],
  /** A card is played by a second tap. */
  confirm: false,
  /** The only legal card plays itself. */
  auto: false,
  hundredths: false,
  /** Large signs in the corner of a card. */
  large: false,
  sounds: true,
  /** 0 to 1. */
  volume: 0.5,
};

export type Settings = typeof DEFAULTS;

/** What was kept, where it is still something that can be chosen. */
function kept(): Settings {
  const read = (recall("settings") ?? {}) as Record<string, unknown>;
  const known: Record<string, unknown> = { ...DEFAULTS };
  for (const [name, usual] of Object.entries(DEFAULTS)) {
    const value = read[name];
    const choices: readonly unknown[] | undefined = KNOWN[name as keyof typeof KNOWN];
    if (choices === undefined ? typeof value === typeof usual : choices.includes(value)) {
      known[name] = value;
    }
  }
  return known as Settings;
}

let chosen: Settings = $state.raw(kept());

/** The settings now; reactive. */
export const settings = {} as Readonly<Settings>;
for (const name of Object.keys(DEFAULTS) as (keyof Settings)[]) {
  Object.defineProperty(settings, name, { get: () => chosen[name], enumerable: true });
}

/** Change one setting and keep it. */
export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  chosen = { ...chosen, [name]: value };
  keep("settings", chosen);
}

/** A rank as it stands on the cards chosen. */
export function rankLetter(sign: string): string {
  const place = LETTERS.latin.indexOf(sign);
  return place < 0 ? sign : LETTERS[settings.letters].charAt(place);
}

/** Points as this person wants to read them. */
export const write = (value: number): string =>
  settings.hundredths ? hundreds(value) : points(value);
