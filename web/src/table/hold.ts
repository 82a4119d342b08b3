import type { CardText, MoveText } from "../wire";

/** What the middle of the felt may light and do. */
export interface Hold {
  /** The cards that may be played now, in the hand or on the felt; null when none is asked for. */
  readonly legal: ReadonlySet<string> | null;
  readonly chosen: string | null;
  readonly moves: readonly MoveText[];
  /** A card was tapped: it is played, or lifted for its call or a second tap. */
  pick(card: CardText): void;
  send(move: MoveText): void;
}
