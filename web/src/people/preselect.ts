/** A card chosen before the turn comes. It goes only if the server lists it when it does. */
import { isJoker } from "../deck/cards";
import type { CardText, MoveText, View } from "../wire";

export type Due = { move: MoveText } | "wait" | "void";

export class Preselected {
  card: CardText | null = null;
  private deal = -1;

  /** Choose a card, or take the choice back. A joker needs a call, so it is not chosen ahead. */
  toggle(card: CardText, view: View): void {
    const able = view.phase === "play" && view.hand.includes(card) && !isJoker(card);
    this.card = able && this.card !== card ? card : null;
    this.deal = view.deal;
  }

  /** What becomes of the choice at this view with these moves; after `void` there is none. */
  due(view: View, moves: readonly MoveText[]): Due {
    const { card } = this;
    if (card === null) return "wait";
    if (view.deal !== this.deal || view.phase !== "play" || !view.hand.includes(card)) {
      this.card = null;
      return "void";
    }
    if (moves.length === 0) return "wait";
    this.card = null;
    return moves.includes(card) ? { move: card } : "void";
  }
}
