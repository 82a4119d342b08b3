/** What happened, in words, sounds and time. */
import { ended } from "../../announce";
import { cardName, playName, trumpName } from "../../deck/names";
import type { StopKind } from "../../pace";
import { write } from "../../settings.svelte";
import type { Sound } from "../../sounds";
import type { Trump } from "../../wire";
import { say } from "../../words";
import type { Event, View } from "./wire";

export const stops: Record<string, StopKind> = {
  "first-dealer": "news",
  "trump-named": "news",
  dealt: "step",
  bid: "step",
  played: "step",
  "trick-taken": "trick",
  "deal-scored": "deal",
};

export function sound(event: Event): Sound | null {
  if (event.is === "played") return "card";
  if (event.is === "trick-taken") return "trick";
  if (event.is === "deal-scored" && event.kinds.includes("khishti")) return "khishti";
  return event.is === "pulka-scored" && event.premia.some((deal) => deal !== null) ? "premia" : null;
}

export function sentences(event: Event, view: View, names: readonly string[]): string[] {
  const name = (seat: number): string => names[seat] ?? String(seat);
  const score = (value: number | undefined): string => write(value ?? 0);
  switch (event.is) {
    case "first-dealer":
      return [say("ev-first-dealer", { name: name(event.dealer) })];
    case "dealt": {
      const told = [say("ev-dealt", { name: name(event.dealer), count: event.cards })];
      const turned = event.turnUp ?? event.lastTurned;
      if (turned !== null) {
        told.push(say("ev-turned", { card: cardName(turned), trump: trumpOr(view.trump) }));
      }
      return told;
    }
    case "trump-named":
      return [say("ev-trump-named", { name: name(event.seat), trump: trumpName(event.trump) })];
    case "bid":
      return [bidSentence(name(event.seat), event.bid)];
    case "bids-closed":
      return [say(event.spread < 0 ? "ev-short" : "ev-over-by", { count: Math.abs(event.spread) })];
    case "played":
      return [say("ev-played", { name: name(event.seat), play: playName(event.play) })];
    case "trick-taken":
      return [say("ev-trick", { name: name(event.seat) })];
    case "deal-scored":
      return [
        say("ev-deal-scored"),
        ...event.points.map((value, seat) =>
          say("ev-points", {
            name: name(seat),
            kind: event.kinds[seat] ?? "",
            bid: event.bids[seat] ?? 0,
            taken: event.taken[seat] ?? 0,
            points: score(value),
          }),
        ),
      ];
    case "pulka-scored":
      return [
        say("ev-pulka-scored", { pulka: event.pulka }),
        ...event.added.flatMap((value, seat) => {
          if (value === 0) return [];
          const id = value > 0 ? "ev-premia" : "ev-moshla";
          return [say(id, { name: name(seat), points: score(value) })];
        }),
      ];
    case "match-over":
      return ended(event, sides(), names, write);
  }
}

function trumpOr(trump: Trump | null): string {
  return trump === null ? say("trump-unknown") : trumpName(trump);
}

function bidSentence(name: string, bid: number): string {
  return bid === 0 ? say("ev-pass", { name }) : say("ev-bid", { name, bid });
}

/** Everybody has points of their own. */
export const sides = (): number[][] => [[0], [1], [2], [3]];

export function asItStands(view: View, names: readonly string[]): string[] {
  const name = (seat: number): string => names[seat] ?? String(seat);
  const told = [
    say("pulka-of", { pulka: view.pulka, pulkas: view.pulkas }),
    say("deal-of", { deal: view.deal, deals: view.deals }),
  ];
  if (view.phase === "first-dealer" || view.phase === "over") return told;
  told.push(say("ev-dealt", { name: name(view.dealer), count: view.cards }));
  if (view.trump !== null) told.push(say("trump-is", { trump: trumpName(view.trump) }));
  for (let step = 1; step <= 4; step += 1) {
    const seat = (view.dealer + step) % 4;
    const bid = view.bids[seat] ?? null;
    if (bid !== null) told.push(bidSentence(name(seat), bid));
  }
  view.trick.forEach((play, place) => {
    const seat = ((view.leader ?? 0) + place) % 4;
    told.push(say("ev-played", { name: name(seat), play: playName(play) }));
  });
  return told;
}
