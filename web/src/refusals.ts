/** Why the server did not take a move: a sentence from its code and detail. */
import { isJoker, rankSign } from "./deck/cards";
import { knows, say } from "./words";

type Detail = Record<string, unknown>;

export function refusalText(code: string, detail: Detail): string {
  const id = `refused-${code}`;
  if (!knows(id)) return say("refused-other", { code });
  const suit = text(detail.suit);
  switch (code) {
    case "must-follow":
      return say(id, { suit, cards: ranks(detail.cards) });
    case "must-trump":
    case "must-play-highest":
      return say(id, { suit: say("suit", { suit }), cards: ranks(detail.cards) });
    case "barred-bid":
      return say(id, { bid: text(detail.bid ?? detail.barred) });
    case "bid-out-of-range":
      return say(id, { max: text(detail.max ?? detail.cards) });
    default:
      return say(id);
  }
}

/** The ranks of these cards as they stand on them: "7, Q", with a joker as its name. */
function ranks(cards: unknown): string {
  if (!Array.isArray(cards)) return "";
  return cards
    .map(text)
    .map((card) => (isJoker(card) ? say("joker") : rankSign(card)))
    .join(", ");
}

function text(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
