// Cards as texts: taken apart, named and put in order for the hand. No rules here.
import type { CardText, MoveText, PlayText, Trump } from "../wire";

export type Suit = "S" | "C" | "D" | "H";
export const SUITS: readonly Suit[] = ["S", "H", "C", "D"];

/** From the highest; `>` and `<` stand for what is ranked above an ace, `1` for an ace below a two. */
const RANKS = "><AKQJRWET987654321";
/** Ranks that are printed as a number of two digits. */
const NUMBERS: Record<string, string> = { T: "10", E: "11", W: "12", R: "13" };
const CARD = /^([XY]|[2-9TEWRJQKA][SCDH])(?:([+=-])([SCDH])?)?$/;

/** What the owner of a joker says with it. */
export interface Call {
  /** Null where only a suit is named. */
  high: boolean | null;
  suit: Suit | null;
}

export const isJoker = (text: string): boolean => /^[XY]/.test(text);
export const suitOf = (card: CardText): Suit | null => (isJoker(card) ? null : (card.slice(1) as Suit));
export const rankOf = (card: CardText): string => card.slice(0, 1);
/** The rank as printed on the card. */
export const rankSign = (card: CardText): string => NUMBERS[rankOf(card)] ?? rankOf(card);
/** The rank as the words select it: Fluent takes a digit for a number. */
export const rankVariable = (card: CardText): string | number => Number(rankOf(card)) || rankOf(card);

/** The card that a move plays, lays away or asks a call for; none for a bid and the like. */
export const playedCard = (move: MoveText): CardText | null => CARD.exec(move)?.[1] ?? null;

/** `X+H` shows the card `X`; any other play is the card. */
export const cardOf = (play: PlayText): CardText => playedCard(play) ?? play;

export function callOf(play: MoveText): Call | null {
  const [, , sign, suit] = CARD.exec(play) ?? [];
  if (sign === undefined) return null;
  return { high: sign === "=" ? null : sign === "+", suit: (suit as Suit | undefined) ?? null };
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

/** How a card is sorted: `>S` for a jack that is the highest spade. */
export type SortedAs = (card: CardText) => CardText;

/** Jokers first, then suit by suit in the given order, each from its ace down. */
export function sortHand(hand: readonly CardText[], order: readonly Suit[], as: SortedAs = (card) => card): CardText[] {
  const weight = (card: CardText): number => {
    const suit = suitOf(as(card));
    return suit === null ? -1 : order.indexOf(suit) * RANKS.length + RANKS.indexOf(rankOf(as(card)));
  };
  return [...hand].sort((a, b) => weight(a) - weight(b));
}

export interface HeldCard {
  card: CardText;
  /** The card, but two that are alike are told apart: `X1`, `X2`. */
  key: string;
}

const ALIKE = /^X/;

/** Gives each card a key that it keeps: of two jokers alike the one that was `played` goes. */
export function keyed(
  hand: readonly CardText[],
  before: readonly string[],
  played: string | null,
): HeldCard[] {
  const jokers = hand.filter((card) => ALIKE.test(card)).length;
  const known = before.filter((key) => ALIKE.test(key));
  const spare = known.filter((key) => key !== played);
  const keys = [...(jokers < known.length ? spare : known)];
  for (const key of ["X1", "X2"]) if (!keys.includes(key)) keys.push(key);
  const mine = keys.slice(0, jokers).sort();
  let next = 0;
  return hand.map((card) => ({ card, key: ALIKE.test(card) ? (mine[next++] ?? card) : card }));
}

/** Which of the two drawings a joker of this key has. */
export const drawing = (key: string): 1 | 2 => (key === "X2" || key.startsWith("Y") ? 2 : 1);
