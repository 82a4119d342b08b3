/** Where the cards of a replayed deal lie at a step. No rules of play: only what was played is gone. */
import { cardOf } from "../../deck/cards";
import type { Step } from "../../replay/steps";
import type { CardText } from "../../wire";
import type { ReplayDeal } from "./wire";

export interface Lie {
  hand: CardText[];
  /** By column: the card that lies open and the one beneath it. */
  columns: { up: CardText | null; down: CardText | null }[];
}

const cardsOf = (tricks: ReplayDeal["tricks"]): Set<CardText> =>
  new Set(tricks.flat().flatMap((entry) => (typeof entry === "string" ? [cardOf(entry)] : [])));

/** By seat; `toHand`: uncovered cards go into the hand, else they are turned up where they lie. */
export function lieAt(deal: ReplayDeal, step: Step, toHand: boolean): Lie[] {
  const played = cardsOf(deal.tricks.slice(0, step.tricks));
  // A card is uncovered at the end of the trick, which is still looked at.
  const before = step.end ? played : cardsOf(deal.tricks.slice(0, Math.max(0, step.tricks - 1)));
  return deal.hands.map((dealt, seat) => {
    const hand = [...dealt];
    const columns = (deal.up[seat] ?? []).map((up, column) => {
      const down = deal.down[seat]?.[column] ?? null;
      if (!before.has(up) || down === null) return { up: played.has(up) ? null : up, down };
      if (toHand) hand.push(down);
      return { up: toHand || played.has(down) ? null : down, down: null };
    });
    return { hand: hand.filter((card) => !played.has(card)), columns };
  });
}
