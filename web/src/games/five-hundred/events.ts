/** What happened, in words, sounds and time. */
import { ended, sideName } from "../../announce";
import { cardName, playName, suitName, trumpName } from "../../deck/names";
import type { StopKind } from "../../pace";
import { points as plainly } from "../../figures";
import type { Sound } from "../../sounds";
import { laid } from "../../table/place";
import { say } from "../../words";
import { callName, seatsOf, trumpOf } from "./bids";
import type { DealResult, Event, View } from "./wire";

export const stops: Record<string, StopKind> = {
  "first-dealer": "news",
  dealt: "step",
  called: "step",
  "auction-closed": "news",
  "partner-called": "news",
  "joker-named": "news",
  played: "step",
  "partner-shown": "news",
  "trick-taken": "trick",
  "deal-scored": "deal",
  "thrown-in": "news",
};

export function sound(event: Event): Sound | null {
  if (event.is === "played") return "card";
  if (event.is === "trick-taken") return "trick";
  if (event.is !== "deal-scored" || event.contract === null) return null;
  return event.outcome === "made" ? "premia" : "khishti";
}

export const sides = (view: View): number[][] => seatsOf(view.sides);

const list = (cards: readonly string[]): string => cards.map(cardName).join(", ");

/** "Nino: 7 spades, made". */
export function resultName({ contractor, contract, outcome }: DealResult, names: readonly string[]): string {
  const ending = say("outcome", { outcome });
  if (contract === null) return ending;
  return `${names[contractor ?? 0]}: ${callName(contract)}, ${ending}`;
}

export function sentences(event: Event, view: View, names: readonly string[]): string[] {
  const name = (seat: number): string => names[seat] ?? String(seat);
  const says = (seat: number, what: string): string[] => [say("ev-played", { name: name(seat), play: what })];
  switch (event.is) {
    case "first-dealer":
      return [say("ev-first-dealer", { name: name(event.dealer) })];
    case "dealt":
      return [say("ev-dealt", { name: name(event.dealer), count: 10 })];
    case "called":
      return event.call === "look" ? [] : says(event.seat, callName(event.call));
    case "auction-closed":
      return event.contract === null
        ? [say("ev-passed")]
        : [say("ev-contract", { name: name(event.contractor ?? 0), bid: callName(event.contract) })];
    case "kitty-taken": {
      const own = view.kitty.length > 0 ? [say("ev-kitty-yours", { cards: list(view.kitty) })] : [];
      return [say("ev-kitty", { name: name(event.seat) }), ...own];
    }
    case "discarded":
      return event.left > 0 ? [] : [say("ev-laid-away", { name: name(event.seat) })];
    case "partner-called":
      return event.called === "alone"
        ? says(event.seat, say("alone"))
        : [say("ev-called", { name: name(event.seat), card: cardName(event.called) })];
    case "joker-named":
      return says(event.seat, say("play-lead", { suit: suitName(event.suit) }));
    case "played":
      return says(event.seat, playName(event.play));
    case "partner-shown":
      return [say("ev-partner", { name: name(event.seat) })];
    case "trick-taken":
      return [say("ev-trick", { name: name(event.seat) })];
    case "hand-exposed":
      return [say("ev-exposed", { name: name(event.seat), cards: list(event.hand) })];
    case "deal-scored":
      return [
        say("ev-deal-scored"),
        `${resultName(event, names)}.`,
        ...sides(view).map((side, index) =>
          say("ev-side", {
            name: sideName(side, names),
            tricks: say("tricks", { count: event.tricks[index] ?? 0 }),
            points: plainly(event.points[index] ?? 0),
            total: plainly(event.total[index] ?? 0),
          }),
        ),
      ];
    case "thrown-in":
      return [];
    case "match-over":
      return ended(event, sides(view), names);
  }
}

export function asItStands(view: View, names: readonly string[]): string[] {
  const told = [say("match-deal", { deal: view.deal, deals: 0 })];
  const then = (event: Event): void => void told.push(...sentences(event, view, names));
  if (view.phase === "bid") for (const [seat, call] of view.calls) then({ is: "called", seat, call });
  if (!["discard", "call", "play"].includes(view.phase)) return told;
  const { contractor, contract, called, partner, openHand } = view;
  const seat = contractor ?? 0;
  then({ is: "auction-closed", contractor, contract });
  told.push(say("trump-is", { trump: trumpName(trumpOf(contract)) }));
  if (called !== null) then({ is: "partner-called", seat, called });
  if (partner !== null) then({ is: "partner-shown", seat: partner });
  for (const [joker, suit] of Object.entries(view.named)) then({ is: "joker-named", seat, joker, suit });
  if (openHand.length > 0) then({ is: "hand-exposed", seat, hand: openHand });
  for (const { seat, play } of laid(view.leader ?? 0, view.trick, view.playing)) then({ is: "played", seat, play });
  return told;
}
