/** Calls as they are written, `bid 7NT!`, taken apart and named; and who is with whom. */
import { rankSign, suitOf, type Suit } from "../../deck/cards";
import { cardName, suitName } from "../../deck/names";
import type { CardText, MoveText, Trump } from "../../wire";
import { say } from "../../words";

const CALL = /^(?:bid (\d+)([SCDH]|NT)|call (\w)([SCDH])|joker (?:([XY])=)?([SCDH]))(!?)$/;

/** What a call stands for: a row of such calls, its sign in that row. */
export interface Key {
  /** The number of tricks, the called card's suit, which joker; empty where one row is all. */
  group: string;
  /** A suit, N for none, or the called card's rank. */
  sign: string;
}

/** Null for a call that stands alone, such as a pass or a misere. */
export function keyOf(move: MoveText): Key | null {
  const found = CALL.exec(move);
  if (found === null) return null;
  const [, tricks, suit, rank, of, joker, named] = found;
  return { group: tricks ?? of ?? joker ?? "", sign: rank ?? (suit ?? named)!.slice(0, 1) };
}

/** How many tricks a bid is for, 0 in a misere. */
export const tricksOf = (bid: MoveText | null): number => Number(/\d+/.exec(bid ?? "")?.[0] ?? 0);

/** Trump under a contract; without one nothing is. */
export const trumpOf = (contract: MoveText | null): Trump =>
  tricksOf(contract) === 0 ? "N" : (keyOf(contract!)!.sign as Trump);

/** What a seat has called; a look at the hand is no call. */
export const callsOf = (calls: readonly (readonly [number, MoveText])[], seat: number): MoveText[] =>
  calls.flatMap(([who, call]) => (who === seat && call !== "look" ? call : []));

export const withoutKitty = (move: MoveText): boolean => move.endsWith("!");

/** "7 spades", "open misere, no kitty", "pass", "alone", "ace of hearts". */
export function callName(move: MoveText): string {
  const [kind = "", what = kind] = move.replace("!", "").split(" ");
  const sign = keyOf(move)?.sign;
  let told = "";
  if (sign === undefined) told = say(what === "pass" ? "plate-pass" : what);
  else if (kind === "bid") told = say("bid-name", { tricks: tricksOf(move), suit: sign });
  else told = kind === "call" ? cardName(what) : say("play-lead", { suit: suitName(sign as Suit) });
  return withoutKitty(move) ? `${told}, ${say("no-kitty")}` : told;
}

/** Shown as a few signs, with its name for who does not see them. */
export interface Sign {
  name: string;
  text: string;
  suit: string | null;
  after?: string | undefined;
}

/** "7♠", "7 NT"; words where a call has no such signs; behind it "!" for one without the kitty. */
export function callSign(call: MoveText): Sign {
  const [plain, after] = call.split(/(?=!)/);
  const tricks = tricksOf(call);
  const suit = trumpOf(call);
  const name = callName(call);
  if (suit !== "N") return { name, text: String(tricks), suit, after };
  return { name, text: tricks ? `${tricks} ${say("trump-none-short")}` : callName(plain!), suit: null, after };
}

export function cardSign(card: CardText): Sign {
  const suit = suitOf(card);
  return { name: `${cardName(card)},`, text: suit === null ? cardName(card) : rankSign(card), suit };
}

/** The seats of each side, from the side of each seat. */
export const seatsOf = (sides: readonly number[]): number[][] =>
  [...new Set(sides)].map((side) => sides.flatMap((one, seat) => (one === side ? [seat] : [])));
