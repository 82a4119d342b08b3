/** A replay of tricks as a row of steps: what came before, each trick, the deal's end. No rules: only counting. */
import { cardOf } from "../deck/cards";
import { takenTrick } from "../table/place";
import type { CardText, PlayText, TakenTrick } from "../wire";

export interface Step {
  deal: number;
  /** How many tricks lie on the table or are taken; 0: none yet. */
  tricks: number;
  /** After the last trick of a deal that was scored. */
  end: boolean;
}

export interface SeatNow {
  hand: CardText[];
  play: PlayText | null;
  leads: boolean;
  takes: boolean;
  taken: number;
}

/** The steps of deals with these tricks; `scored`: which of them came to their end. */
export function steps(deals: readonly { tricks: readonly TakenTrick[] }[], scored: readonly boolean[]): Step[] {
  return deals.flatMap(({ tricks }, deal) => {
    const row: Step[] = [{ deal, tricks: 0, end: false }];
    for (let count = 1; count <= tricks.length; count += 1) {
      row.push({ deal, tricks: count, end: false });
    }
    if (scored[deal]) row.push({ deal, tricks: tricks.length, end: true });
    return row;
  });
}

/** The step that begins the deal before or after; within a deal, back goes to its beginning first. */
export function dealStep(row: readonly { deal: number }[], at: number, way: 1 | -1): number {
  const here = row[at];
  if (here === undefined) return 0;
  const first = row.findIndex(({ deal }) => deal === here.deal);
  if (way === -1 && at > first) return first;
  const found = row.findIndex(({ deal }) => deal === here.deal + way);
  return found === -1 ? at : found;
}

/** What lies where at this step; `order`: the seats that play. */
export function seatsAt(
  hands: readonly CardText[][],
  tricks: readonly TakenTrick[],
  step: Step,
  order: readonly number[] = hands.map((_, seat) => seat),
): SeatNow[] {
  const seats = hands.map((hand): SeatNow => ({ hand: [...hand], play: null, leads: false, takes: false, taken: 0 }));
  tricks.slice(0, step.tricks).forEach((trick, index) => {
    const { plays, taker } = takenTrick(trick, order);
    const shown = !step.end && index === step.tricks - 1;
    plays.forEach(({ seat: who, play }, place) => {
      const seat = seats[who];
      if (seat === undefined) return;
      const held = seat.hand.indexOf(cardOf(play));
      if (held >= 0) seat.hand.splice(held, 1);
      if (shown) [seat.play, seat.leads] = [play, place === 0];
    });
    const winner = seats[taker ?? -1];
    if (winner === undefined) return;
    winner.taken += 1;
    winner.takes = shown;
  });
  return seats;
}
