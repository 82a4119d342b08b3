// Cards as texts: taken apart, named and put in order for the hand. No rules here.
import type { CardText, PlayText, Trump } from "../wire";

export type Suit = "S" | "C" | "D" | "H";
export const SUITS: readonly Suit[] = ["S", "H", "C", "D"];
export const JOKER = "X";

const RANKS = "AKQJT9876";

export interface Call {
  high: boolean;
  suit: Suit | null;
}

export const isJoker = (text: string): boolean => text.startsWith(JOKER);
export const suitOf = (card: CardText): Suit | null =>
  isJoker(card) ? null : (card.slice(1) as Suit);
export const rankOf = (card: CardText): string => card.slice(0, 1);
/** The rank as printed on the card. */
export const rankSign = (card: CardText): string => (rankOf(card) === "T" ? "10" : rankOf(card));
/** The rank as the words select it: Fluent takes a digit for a number. */
export const rankVariable = (card: CardText): string | number =>
  Number(rankOf(card)) || rankOf(card);

/** `X+H` shows the card `X`; any other play is the card. */
export const cardOf = (play: PlayText): CardText => (isJoker(play) ? JOKER : play);

export function callOf(play: PlayText): Call | null {
  if (!isJoker(play) || play.length < 2) return null;
  return { high: play[1] === "+", suit: (play[2] as Suit | undefined) ?? null };
}

const isRed = (suit: Suit): boolean => suit === "D" || suit === "H";

/** Trump at the left, then the other suits with the colours taking turns where they can. */
export function suitOrder(held: readonly Suit[], trump: Trump | null): Suit[] {
  const left = SUITS.filter((suit) => held.includes(suit));
  const red = left.filter(isRed);
  const black = left.filter((suit) => !isRed(suit));
  const order: Suit[] = [];
  let wantRed = red.length > black.length;
  const first = left.find((suit) => suit === trump);
  if (first !== undefined) {
    order.push(first);
    (isRed(first) ? red : black).splice((isRed(first) ? red : black).indexOf(first), 1);
    wantRed = !isRed(first);
  }
  while (red.length + black.length > 0) {
    const next = (wantRed ? red : black).shift() ?? (wantRed ? black : red).shift();
    if (next === undefined) break;
    order.push(next);
    wantRed = !isRed(next);
  }
  return order;
}

/** Jokers first, then suit by suit in the given order, each from its ace down. */
export function sortHand(hand: readonly CardText[], order: readonly Suit[]): CardText[] {
  const weight = (card: CardText): number => {
    const suit = suitOf(card);
    return suit === null ? -1 : order.indexOf(suit) * RANKS.length + RANKS.indexOf(rankOf(card));
  };
  return [...hand].sort((a, b) => weight(a) - weight(b));
}

export interface HeldCard {
  card: CardText;
  /** The card, but the two jokers are told apart: `X1`, `X2`. */
  key: string;
}

/** Gives each card a key that it keeps: of two jokers the one that was `played` goes. */
export function keyed(
  hand: readonly CardText[],
  before: readonly string[],
  played: string | null,
): HeldCard[] {
  const jokers = hand.filter(isJoker).length;
  const known = before.filter(isJoker);
  const spare = known.filter((key) => key !== played);
  const keys = [...(jokers < known.length ? spare : known)];
  for (const key of ["X1", "X2"]) if (!keys.includes(key)) keys.push(key);
  const mine = keys.slice(0, jokers).sort();
  let next = 0;
  return hand.map((card) => ({ card, key: isJoker(card) ? (mine[next++] ?? card) : card }));
}
