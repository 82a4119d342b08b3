/** What happened, in words, sounds and time. */
import { ended } from "../../announce";
import { cardName } from "../../deck/names";
import type { StopKind } from "../../pace";
import { write } from "../../settings.svelte";
import type { Sound } from "../../sounds";
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

export const fullName = (full: Full): string => say("full-type", { full });

export function sentences(event: Event, _view: View | null, names: readonly string[]): string[] {
  const by = (id: string, seat: number, more?: Record<string, string | number>): string =>
    say(`ev-${id}`, { name: names[seat] ?? String(seat), ...more });
  const { is } = event;
  switch (is) {
    case "dealt":
      return [by("round-dealt", event.first)];
    case "drawn":
      return [by(is, event.seat, { count: event.cards, left: event.left })];
    case "safety-turned":
      return [by(is, event.seat, { card: cardName(event.card), reach: event.reach })];
    case "laid-away": {
      const card = cardName(event.card);
      if (event.safety === null) return [by(is, event.seat, { card })];
      return [by("laid-away-both", event.seat, { card, safety: cardName(event.safety) })];
    }
    case "declared":
      return [by(is, event.seat, { full: fullName(event.full) }), by("last-turn", 1 - event.seat)];
    case "round-scored":
      return [
        say("ev-deal-scored"),
        ...(event.winner === null ? [say("ev-nobody-won")] : []),
        ...event.points.map((points, seat) =>
          by("points", seat, { won: seat === event.winner ? "yes" : "no", points: write(points) }),
        ),
      ];
    case "match-over":
      return ended(event, sides(), names);
    default:
      return [by(is, event.seat, "card" in event ? { card: cardName(event.card) } : {})];
  }
}

/** Each of the two has points of their own. */
export const sides = (): number[][] => [[0], [1]];

/** What is asked of who is to move: that goes by where the turn stands. */
export const doing = ({ phase, stage }: View): string => (phase === "turn" ? stage : phase);

export function asItStands(view: View, names: readonly string[]): string[] {
  const name = (seat: number): string => names[seat] ?? String(seat);
  const told = [say("deal-of", { deal: view.deal, deals: view.deals })];
  if (view.phase !== "turn") return told;
  told.push(say("draw-pile", { count: view.pile }));
  const top = view.discards.at(-1);
  told.push(top === undefined ? say("discards-none") : `${say("discards")}: ${cardName(top)}`);
  if (view.turned !== null) told.push(say("safety-up", { card: cardName(view.turned) }));
  if (view.declared !== null) told.push(say("ev-last-turn", { name: name(1 - view.declared) }));
  return told;
}
