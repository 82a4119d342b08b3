/** What happened, in words, sounds and time. */
import { ended } from "../../announce";
import { cardName, playName, trumpName } from "../../deck/names";
import type { StopKind } from "../../pace";
import type { Sound } from "../../sounds";
import { say } from "../../words";
import type { Event, Round, Row, View } from "./wire";

export const stops: Record<string, StopKind> = {
  "first-chooser": "news",
  dealt: "step",
  "trump-named": "news",
  played: "step",
  "trick-taken": "trick",
  "round-scored": "deal",
};

export function sound(event: Event): Sound | null {
  if (event.is === "played") return "card";
  return event.is === "trick-taken" ? "trick" : null;
}

/** Who has won a deal, or that nobody has. */
export const outcome = ({ winner }: Round, names: readonly string[]): string =>
  winner === null ? say("won-none") : say("won-by", { name: names[winner] ?? "" });

const dealt = (chooser: number, names: readonly string[]): string => say("ev-three", { name: names[chooser] ?? "" });

/** The open cards of each seat that has some. */
function laidOut(up: readonly Row[], names: readonly string[]): string[] {
  return up.flatMap((row, seat) => {
    const cards = row.filter((card) => card !== null).map(cardName);
    return cards.length === 0 ? [] : [say("ev-laid-out", { name: names[seat] ?? "", cards: cards.join(", ") })];
  });
}

export function sentences(event: Event, _view: View, names: readonly string[]): string[] {
  const name = (seat: number): string => names[seat] ?? String(seat);
  switch (event.is) {
    case "first-chooser":
      return [say("ev-first-chooser", { name: name(event.seat) })];
    case "dealt":
      return [dealt(event.chooser, names)];
    case "trump-named":
      return [
        say("ev-trump-named", { name: name(event.seat), trump: trumpName(event.trump) }),
        ...laidOut(event.up, names),
      ];
    case "played": {
      const id = event.column === null ? "ev-played" : "ev-from-table";
      return [say(id, { name: name(event.seat), play: playName(event.play) })];
    }
    case "trick-taken":
      return [say("ev-trick", { name: name(event.seat) })];
    case "uncovered":
      return [
        event.card === null
          ? say("ev-to-hand", { name: name(event.seat) })
          : say("ev-turned-up", { name: name(event.seat), card: cardName(event.card) }),
      ];
    case "round-scored":
      return [
        `${outcome(event, names)}.`,
        ...event.taken.map((taken, seat) => say("ev-taken", { name: name(seat), taken })),
        ...event.total.map((won, seat) => say("ev-deals-won", { name: name(seat), won })),
      ];
    case "match-over":
      return ended(event, sides(), names);
  }
}

/** Both play for themselves. */
export const sides = (): number[][] => [[0], [1]];

export function asItStands(view: View, names: readonly string[]): string[] {
  const told = [
    say("deal-now", { deal: view.deal }),
    ...view.total.map((won, seat) => say("ev-deals-won", { name: names[seat] ?? "", won })),
  ];
  if (view.phase === "trump") return [...told, dealt(view.chooser ?? 0, names)];
  if (view.phase !== "play") return told;
  if (view.trump !== null) told.push(say("trump-is", { trump: trumpName(view.trump) }));
  told.push(...laidOut(view.up, names));
  told.push(...view.taken.map((taken, seat) => say("ev-taken", { name: names[seat] ?? "", taken })));
  view.trick.forEach((play, place) => {
    const seat = ((view.leader ?? 0) + place) % 2;
    told.push(say("ev-played", { name: names[seat] ?? "", play: playName(play) }));
  });
  return told;
}
