import { playedCard } from "../deck/cards";
import type { MoveText } from "../wire";

/** What the middle of the felt may light and do. */
export interface Hold {
  /** The cards that may be played now, in the hand or on the felt; null when none is asked for. */
  readonly legal: ReadonlySet<string> | null;
  /** What is lifted: a card, or the move that takes one off the felt. */
  readonly chosen: string | null;
  readonly moves: readonly MoveText[];
  /** It was tapped: it is played or taken, or lifted for its call or a second tap. */
  pick(what: string): void;
}

/** What a tap on a card, or on one that a move takes, leads to: that move, a lift, or nothing. */
export function tapped(what: string, moves: readonly MoveText[], asks: boolean): MoveText | "lift" | null {
  const [move, ...more] = moves.filter((one) => one === what || playedCard(one) === what);
  if (move === undefined) return null;
  return more.length > 0 || asks ? "lift" : move;
}
