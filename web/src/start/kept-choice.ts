/** What was chosen for a table the last time, kept on this device. */
import { keep, recall } from "../kept";
import { say } from "../words";

/** What is chosen for one game. */
export interface KeptHouse {
  preset: string;
  changes: Record<string, string>;
  bots: string[];
  seats: string[];
}

/** And whatever the game is. */
export interface KeptChoice {
  game: string;
  of: Record<string, Partial<KeptHouse>>;
  name: string;
  company: "alone" | "friends" | "open";
  clock: number;
  chat: boolean;
  spectators: boolean;
  fill: string;
}

export const keptChoice = (): Partial<KeptChoice> => (recall("choice") ?? {}) as Partial<KeptChoice>;

/** Keep what is chosen, and of other games what was. */
export function keepChoice(choice: Partial<KeptChoice>): void {
  const before = keptChoice();
  keep("choice", { ...before, ...choice, of: { ...before.of, ...choice.of } });
}

/** The name that this device was given the last time. */
export const calledHere = (): string => keptChoice().name?.trim() || say("your-name-default");

/** A house as the server writes it: the preset, then what differs. */
export function readHouse(house: string): Pick<KeptHouse, "preset" | "changes"> {
  const [preset = "", ...pairs] = house.split(" ").filter(Boolean);
  const changes = pairs.map((pair) => {
    const at = pair.indexOf("=");
    return [pair.slice(0, at), pair.slice(at + 1)] as const;
  });
  return { preset, changes: Object.fromEntries(changes) };
}

/** Choose this house for the next table. */
export function takeHouse(game: string, house: string): void {
  keepChoice({ game, of: { [game]: { ...keptChoice().of?.[game], ...readHouse(house) } } });
}
