/** What changed among the people at a table, as sentences to announce. */
import type { Room, SeatTold, Vote } from "../net/messages";
import { say } from "../words";

export const VOTES: readonly Vote[] = ["pause", "resume", "end"];

export function changes(before: Room, now: Room): string[] {
  const told: string[] = [];
  now.seats.forEach((seat, index) => {
    const was = before.seats[index];
    if (was !== undefined && index !== now.you.seat) told.push(...ofSeat(was, seat));
    if (was !== undefined && index === now.you.seat && seat.auto && !was.auto) told.push(say("auto-you"));
  });
  if (now.paused !== before.paused) told.push(say(now.paused ? "paused" : "resumed"));
  if (now.next !== null && before.next === null) told.push(say("next-table"));
  for (const vote of VOTES) {
    for (const seat of now.votes[vote] ?? []) {
      if (before.votes[vote]?.includes(seat) === true) continue;
      told.push(say("pe-vote", { name: now.seats[seat]?.name ?? "", vote }));
    }
  }
  return told;
}

function ofSeat(was: SeatTold, seat: SeatTold): string[] {
  const name = seat.name ?? "";
  if (seat.kind === "person" && (was.kind !== "person" || was.name !== name)) {
    return [say("pe-sits", { name })];
  }
  if (was.kind === "person" && seat.kind !== "person") {
    return [say("pe-gone", { name: was.name ?? "" })];
  }
  if (seat.kind !== "person") return [];
  const is = (what: string): string[] => [say("said-line", { name, what: say(what) })];
  if (seat.offered && !was.offered) return is("offered");
  if (seat.auto !== was.auto) return seat.auto ? is("auto") : [say("pe-here", { name })];
  if (seat.here !== was.here) return seat.here ? [say("pe-here", { name })] : is("away");
  return seat.ready && !was.ready ? is("is-ready") : [];
}
