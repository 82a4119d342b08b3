/** What a person chose about the page, kept on this device. */
import { hundreds, points } from "./figures";
import { keep, recall } from "./kept";
import { PACES, type Pace } from "./pace";

export interface Settings {
  pace: Pace;
  deck: 2 | 4;
  /** A card is played by a second tap. */
  confirm: boolean;
  /** The only legal card plays itself. */
  auto: boolean;
  hundredths: boolean;
}

const DEFAULTS: Settings = {
  pace: "normal",
  deck: 2,
  confirm: false,
  auto: false,
  hundredths: false,
};

function kept(): Settings {
  const read = (recall("settings") ?? {}) as Partial<Settings>;
  const pace = PACES.find((known) => known === read.pace) ?? DEFAULTS.pace;
  return {
    pace,
    deck: read.deck === 4 ? 4 : 2,
    confirm: read.confirm === true,
    auto: read.auto === true,
    hundredths: read.hundredths === true,
  };
}

export const settings: Settings = $state(kept());

/** Change one setting and keep it. */
export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  keep("settings", settings);
}

/** Points as this person wants to read them. */
export const write = (value: number): string =>
  settings.hundredths ? hundreds(value) : points(value);
