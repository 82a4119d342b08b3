// Where a seat stands on the screen.
import type { SeatNumber, TakenTrick } from "../wire";

export type Place = "own" | "left" | "topleft" | "top" | "topright" | "right";

/** By the number of seats: clockwise from the viewer. */
const PLACES: Record<number, readonly Place[]> = {
  2: ["own", "top"],
  3: ["own", "left", "right"],
  4: ["own", "left", "top", "right"],
  5: ["own", "left", "topleft", "topright", "right"],
  6: ["own", "left", "topleft", "top", "topright", "right"],
};

/** A spectator looks from seat 0. */
export function placeOf(seat: SeatNumber, viewer: SeatNumber | null, seats: number): Place {
  return PLACES[seats]?.[(seat - (viewer ?? 0) + seats) % seats] ?? "own";
}

export interface Laid {
  seat: SeatNumber;
  play: string;
}

/** Plays with who laid them, round the seats that play. */
export function laid(leader: SeatNumber, plays: readonly string[], round: readonly SeatNumber[]): Laid[] {
  const first = round.indexOf(leader);
  return plays.map((play, index) => ({ seat: round[(first + index) % round.length] ?? leader, play }));
}

export interface Taken {
  plays: Laid[];
  taker: SeatNumber | null;
}

/** A trick as the wire writes it, taken apart. */
export function takenTrick(trick: TakenTrick, round: readonly SeatNumber[]): Taken {
  const [leader, ...rest] = trick;
  const plays = rest.filter((entry): entry is string => typeof entry === "string");
  const last = rest.at(-1);
  return { plays: laid(leader, plays, round), taker: typeof last === "number" ? last : null };
}
