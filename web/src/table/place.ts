// Where a seat stands on the screen.
import type { SeatNumber, TakenTrick } from "../wire";

export type Place = "own" | "left" | "top" | "right";
const PLACES: readonly Place[] = ["own", "left", "top", "right"];

/** Clockwise from the viewer; a spectator looks from seat 0. */
export function placeOf(seat: SeatNumber, viewer: SeatNumber | null): Place {
  return PLACES[(seat - (viewer ?? 0) + 4) % 4] ?? "own";
}

export interface Laid {
  seat: SeatNumber;
  play: string;
}

/** The plays of a trick with who laid them. */
export function laid(leader: SeatNumber, plays: readonly string[]): Laid[] {
  return plays.map((play, index) => ({ seat: (leader + index) % 4, play }));
}

export interface Taken {
  plays: Laid[];
  taker: SeatNumber | null;
}

/** A trick as the wire writes it, taken apart. */
export function takenTrick(trick: TakenTrick): Taken {
  const [leader, ...rest] = trick;
  const plays = rest.filter((entry): entry is string => typeof entry === "string");
  const last = rest.at(-1);
  return { plays: laid(leader, plays), taker: typeof last === "number" ? last : null };
}
