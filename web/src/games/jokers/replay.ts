/** A replay of Jokers, move by move. No rules: cards go where the record says. */
import { playedCard } from "../../deck/cards";
import type { CardText, MoveText } from "../../wire";
import type { Done } from "./events";
import type { ReplayDeal } from "./wire";

export interface Board {
  deal: number;
  /** What has just been done; null at the end of a deal that was scored. */
  done: Done | null;
  hands: CardText[][];
  /** Null where turned. */
  safety: (CardText | null)[][];
  /** The top last. */
  discards: CardText[];
  pile: number;
}

/** Every position of the match, in each deal first the cards as dealt. */
export const boards = (deals: readonly ReplayDeal[]): Board[] => deals.flatMap(positions);

function positions(dealt: ReplayDeal, deal: number): Board[] {
  const { hands, safety, pile } = structuredClone(dealt) as ReplayDeal & Pick<Board, "safety">;
  const discards: CardText[] = [];
  const row: Board[] = [];
  let turned: CardText | null = null;
  let laid = 0;
  let gained = false;
  const note = (done: Done | null): void => {
    row.push({ deal, done, pile: pile.length, ...structuredClone({ hands, safety, discards }) });
  };

  function gain(hand: CardText[], card: CardText): CardText {
    gained = true;
    hand.push(card);
    return card;
  }

  function make(seat: number, move: MoveText): Done {
    const hand = hands[seat]!;
    const card = playedCard(move);
    const number = Number(move.slice(1));
    if (card !== null) {
      hand.splice(hand.indexOf(card), 1);
      discards.push(...(gained && turned ? [turned] : []), card);
      laid += 1;
      if (!gained) return { is: "laid", seat, card };
      [gained, turned, laid] = [false, null, 0];
      return { is: "laid-away", seat, card };
    }
    if (move === "draw") {
      const cards = pile.splice(0, laid);
      hand.push(...cards);
      laid = 0;
      return { is: "drawn", seat, cards: cards.length, left: pile.length };
    }
    if (move === "keep") {
      const kept = gain(hand, turned ?? "");
      turned = null;
      return { is: "kept", seat, card: kept };
    }
    if (move === "end" || move === "declare") return { is: move === "end" ? "turn-ended" : "declared", seat };
    if (move.startsWith("t")) {
      return { is: "taken", seat, card: gain(hand, discards.splice(-number, 1)[0] ?? "") };
    }
    const [up] = safety[seat]!.splice(number - 1, 1, null);
    turned = up ?? "";
    return { is: "safety-turned", seat, card: turned };
  }

  note({ is: "round-dealt", seat: dealt.first });
  for (const [seat, ...moves] of dealt.turns) for (const move of moves) note(make(seat, move));
  if (dealt.points) note(null);
  return row;
}
