/** Why the server did not take a move: a sentence from its code and detail. */
import { suitName } from "./announce";
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
      return say(id, { suit: suitName(suit), cards: ranks(detail.cards) });
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
  return cards.map((card) => rankSign(text(card))).join(", ");
}

function rankSign(card: string): string {
  if (card.startsWith("X")) return say("joker");
  return card.startsWith("T") ? "10" : card.charAt(0);
}

function text(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
