/** A replay of Jokers, move by move. No rules: cards go where the record says. */
import { playedCard } from "../../deck/cards";
import type { CardText, MoveText } from "../../wire";
import type { ReplayDeal } from "./wire";

export interface Board {
  deal: number;
  /** Who has just moved, and how; null for the cards as dealt and for the end. */
  seat: number | null;
  move: MoveText | null;
  /** What the move was about: laid, taken, turned or kept. */
  card: CardText | null;
  /** Of a draw, how many cards came. */
  drawn: number;
  hands: CardText[][];
  /** Null where turned. */
  safety: (CardText | null)[][];
  turned: CardText | null;
  discards: CardText[];
  pile: number;
  /** After the last move of a deal that was scored. */
  end: boolean;
}

/** Every position of the match, the cards as dealt first in each deal. */
export const boards = (deals: readonly ReplayDeal[]): Board[] => deals.flatMap(positions);

function positions(deal: ReplayDeal, number: number): Board[] {
  const hands = deal.hands.map((hand) => [...hand]);
  const safety: (CardText | null)[][] = deal.safety.map((own) => [...own]);
  const pile = [...deal.pile];
  const discards: CardText[] = [];
  let turned: CardText | null = null;
  let laid = 0;
  let gained = false;
  const row: Board[] = [];
  const note = (seat: number | null, move: MoveText | null, card: CardText | null, drawn = 0, end = false): void => {
    row.push({
      deal: number, seat, move, card, drawn, turned, end,
      hands: hands.map((hand) => [...hand]),
      safety: safety.map((own) => [...own]),
      discards: [...discards],
      pile: pile.length,
    });
  };

  /** Make a move; return the card that it is about. */
  function make(hand: CardText[], own: (CardText | null)[], move: MoveText): CardText | null {
    const card = playedCard(move);
    if (card !== null) {
      hand.splice(hand.indexOf(card), 1);
      if (gained && turned !== null) discards.push(turned);
      discards.push(card);
      if (gained) [gained, turned] = [false, null];
      else laid += 1;
      return card;
    }
    const number = Number(move.slice(1));
    if (move === "draw") {
      hand.push(...pile.splice(0, laid));
      laid = 0;
    } else if (move === "keep") {
      const kept: CardText = turned ?? "";
      hand.push(kept);
      [gained, turned] = [true, null];
      return kept;
    } else if (/^s\d$/.test(move)) {
      turned = own[number - 1] ?? null;
      own[number - 1] = null;
      return turned;
    } else if (/^t\d+$/.test(move)) {
      const [taken = ""] = discards.splice(discards.length - number, 1);
      hand.push(taken);
      gained = true;
      return taken;
    }
    return null;
  }

  note(null, null, null);
  for (const [seat, ...moves] of deal.turns) {
    for (const move of moves) {
      const drawn = move === "draw" ? laid : 0;
      note(seat, move, make(hands[seat]!, safety[seat]!, move), drawn);
    }
  }
  if (deal.points !== null) note(null, null, null, 0, true);
  return row;
}
