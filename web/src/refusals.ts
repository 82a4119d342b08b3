/** Why the server did not take a move: a sentence from its code and detail. */
import { isJoker, rankSign } from "./deck/cards";
import { knows, say, trySay } from "./words";

type Detail = Record<string, unknown>;

/** Codes that say the same to a person: it has changed meanwhile. */
const CHANGED = new Set([
  "wrong-life",
  "no-such-seat",
  "nobody-there",
  "not-offered",
  "not-auto",
  "not-paused",
]);

export function refusalText(code: string, detail: Detail): string {
  if (CHANGED.has(code)) return say("refused-wrong-phase");
  if (code === "bad-name") return say("refused-name", { why: text(detail.why) });
  if (code === "chat-off") return say("chat-is-off");
  if (code === "away") return say("server-away");
  if (code === "paused") return say("paused");
  const id = `refused-${code}`;
  if (!knows(id)) return say("refused-other", { code });
  const told = Object.entries(detail).map(([name, value]) => [name, Array.isArray(value) ? ranks(value) : text(value)]);
  const suit = text(detail.suit);
  // Without what the sentence is made with, as in a record's refusal, it is a shorter one.
  return trySay(id, { ...Object.fromEntries(told), ...(suit && { named: say("suit", { suit }) }) }) ?? say("refused-by-rules");
}

/** Why a house cannot be. The option and the value come as they stand in the form. */
export function houseText(code: string, option: string, value: string): string {
  const id = `house-${code}`;
  return knows(id) ? say(id, { option, value }) : say("house-bad-option");
}

/** The ranks of these cards as they stand on them: "7, Q", with a joker as its name. */
function ranks(cards: readonly unknown[]): string {
  return cards
    .map(text)
    .map((card) => (isJoker(card) ? say("joker") : rankSign(card)))
    .join(", ");
}

function text(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
