/** What happened, in words, sounds and time. */
import { ended } from "../../announce";
import { cardName } from "../../deck/names";
import type { StopKind } from "../../pace";
import type { Sound } from "../../sounds";
import type { SeatNumber } from "../../wire";
import { say } from "../../words";
import type { Event, Full, View } from "./wire";

export const stops: Record<string, StopKind> = {
  "first-player": "news",
  dealt: "step",
  laid: "step",
  drawn: "step",
  "safety-turned": "news",
  taken: "news",
  kept: "step",
  "laid-away": "step",
  declared: "news",
  "round-scored": "deal",
};

const SOUNDS: Record<string, Sound> = {
  laid: "card",
  "laid-away": "card",
  "safety-turned": "card",
  taken: "card",
  drawn: "trick",
  declared: "premia",
};
export const sound = ({ is }: Event): Sound | null => SOUNDS[is] ?? null;

/** The ace stands below the two. */
export const sortedAs = (card: string): string => card.replace("A", "1");

export const fullName = (full: Full): string => say("full-type", { full });

/** Something that a seat did; its words take what they need from what the server tells of it. */
export interface Done {
  is: string;
  seat: SeatNumber;
  card?: string;
  cards?: number;
  left?: number;
}

export const doneText = (done: Done, names: readonly string[]): string =>
  say(`ev-${done.is}`, { ...done, name: names[done.seat] ?? "", card: cardName(done.card ?? "") });

export const sentences = (event: Event, _view: View, names: readonly string[]): string[] => told(event, names);

export function told(event: Event, names: readonly string[]): string[] {
  switch (event.is) {
    case "dealt":
      return [doneText({ is: "round-dealt", seat: event.first }, names)];
    case "safety-turned":
      return [doneText(event, names), say("ev-reach", { reach: event.reach })];
    case "laid-away": {
      const under = event.safety === null ? [] : [doneText({ ...event, card: event.safety }, names)];
      return [...under, doneText(event, names)];
    }
    case "declared":
      return [`${doneText(event, names)}: ${fullName(event.full)}.`, doneText({ is: "last-turn", seat: 1 - event.seat }, names)];
    case "round-scored":
      return [
        say(event.winner === null ? "ev-nobody-won" : "ev-deal-scored"),
        ...event.points.map((points, seat) =>
          say("ev-points", { name: names[seat] ?? "", won: seat === event.winner ? "yes" : "no", points }),
        ),
      ];
    case "match-over":
      return ended(event, sides(), names);
    default:
      return [doneText(event, names)];
  }
}

/** Each of the two has points of their own. */
export const sides = (): number[][] => [[0], [1]];

/** What is asked goes by where the turn stands. */
export const doing = ({ stage }: View): string => (stage === "free" ? "play" : stage);

export function asItStands(view: View, names: readonly string[]): string[] {
  const told = [say("deal-of", { deal: view.deal, deals: view.deals })];
  if (view.phase !== "turn") return told;
  const top = view.discards.at(-1);
  told.push(
    say("draw-pile", { count: view.pile }),
    top === undefined ? say("discards-none") : `${say("discards")}: ${cardName(top)}.`,
  );
  if (view.turned !== null) told.push(`${say("safety-up")}: ${cardName(view.turned)}.`);
  if (view.declared !== null) told.push(doneText({ is: "last-turn", seat: 1 - view.declared }, names));
  return told;
}
