// Cards, trumps and plays in words, for labels and for the screen reader.
import { say } from "../words";
import type { CardText, MoveText, PlayText, Trump } from "../wire";
import { callOf, cardOf, isJoker, playedCard, rankVariable, suitOf, type Suit } from "./cards";

export function cardName(card: CardText): string {
  if (isJoker(card)) return say(card === "Y" ? "joker-2" : "joker");
  return say("card", { rank: rankVariable(card), suit: suitOf(card) ?? "" });
}

export const suitName = (suit: Suit): string => say("suit", { suit });

export const trumpName = (trump: Trump): string =>
  trump === "N" ? say("trump-none") : suitName(trump);

/** "ace of spades", "joker, led high: hearts". */
export function playName(play: PlayText): string {
  const call = callOf(play);
  if (call === null) return cardName(cardOf(play));
  const high = call.high === null ? "" : call.high ? "-high" : "-low";
  return call.suit === null ? say(`play${high}`) : say(`play-lead${high}`, { suit: suitName(call.suit) });
}

/** A play, a trump, or a bid as it stands there. */
export function moveName(move: MoveText): string {
  if (playedCard(move) !== null) return playName(move);
  return /^[SCDHN]$/.test(move) ? trumpName(move as Trump) : move;
}
