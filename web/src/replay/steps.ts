/** A replay as a row of steps: a deal's bids, each trick, the deal's end. No rules: only counting. */
import type { ReplayDeal, ReplayState } from "../net/replay";
import type { CardText, PlayText } from "../wire";

export interface Step {
  deal: number;
  /** How many tricks lie on the table or are taken; 0: the bids. */
  tricks: number;
  /** After the last trick of a deal that was scored. */
  end: boolean;
}

export interface SeatNow {
  hand: CardText[];
  play: PlayText | null;
  leads: boolean;
  takes: boolean;
  bid: number | null;
  taken: number;
}

export function steps(replay: ReplayState): Step[] {
  return replay.deals.flatMap(({ tricks, points }, deal) => {
    const row: Step[] = [{ deal, tricks: 0, end: false }];
    for (let count = 1; count <= tricks.length; count += 1) {
      row.push({ deal, tricks: count, end: false });
    }
    if (points != null) row.push({ deal, tricks: tricks.length, end: true });
    return row;
  });
}

/** The step that begins the deal before or after; within a deal, back goes to its beginning first. */
export function dealStep(row: readonly Step[], at: number, way: 1 | -1): number {
  const here = row[at];
  if (here === undefined) return 0;
  const first = row.findIndex(({ deal }) => deal === here.deal);
  if (way === -1 && at > first) return first;
  const found = row.findIndex(({ deal }) => deal === here.deal + way);
  return found === -1 ? at : found;
}

/** What lies where at this step. */
export function seatsAt(deal: ReplayDeal, step: Step): SeatNow[] {
  const seats: SeatNow[] = deal.hands.map((hand, seat) => ({
    hand: [...hand],
    play: null,
    leads: false,
    takes: false,
    bid: deal.bids[seat] ?? null,
    taken: 0,
  }));
  deal.tricks.slice(0, step.tricks).forEach((trick, index) => {
    const leader = Number(trick[0]);
    const taker = trick.length > 5 ? trick[5] : null;
    const shown = !step.end && index === step.tricks - 1;
    trick.slice(1, 5).forEach((play, place) => {
      const seat = seats[(leader + place) % seats.length];
      if (seat === undefined || typeof play !== "string") return;
      const held = seat.hand.indexOf(play.startsWith("X") ? "X" : play);
      if (held >= 0) seat.hand.splice(held, 1);
      if (shown) [seat.play, seat.leads] = [play, place === 0];
    });
    const winner = typeof taker === "number" ? seats[taker] : undefined;
    if (winner === undefined) return;
    winner.taken += 1;
    winner.takes = shown;
  });
  return seats;
}
