/** What was chosen for a table the last time, kept on this device. */
import { keep, recall } from "../kept";
import { say } from "../words";

export interface KeptChoice {
  preset: string;
  changes: Record<string, string>;
  bots: string[];
  name: string;
  company: "alone" | "friends" | "open";
  clock: number;
  chat: boolean;
  spectators: boolean;
  fill: string;
  seats: string[];
}

export const keptChoice = (): Partial<KeptChoice> => (recall("choice") ?? {}) as Partial<KeptChoice>;

export const keepChoice = (choice: KeptChoice): void => keep("choice", choice);

/** The name that this device was given the last time. */
export const calledHere = (): string => keptChoice().name?.trim() || say("your-name-default");

/** A house as the server writes it: the preset, then what differs. */
export function readHouse(house: string): Pick<KeptChoice, "preset" | "changes"> {
  const [preset = "", ...pairs] = house.split(" ").filter(Boolean);
  const changes = pairs.map((pair) => {
    const at = pair.indexOf("=");
    return [pair.slice(0, at), pair.slice(at + 1)] as const;
  });
  return { preset, changes: Object.fromEntries(changes) };
}

/** Choose this house for the next table. */
export function takeHouse(house: string): void {
  keep("choice", { ...keptChoice(), ...readHouse(house) });
}
