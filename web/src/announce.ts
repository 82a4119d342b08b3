/** What is said of any game for the live region, which is all that some players have. */
import { points } from "./figures";
import type { MatchOver, View } from "./wire";
import { say } from "./words";

/** Who is awaited when it is not this seat. */
export function awaited(view: View, names: readonly string[]): string[] {
  if (view.phase === "over") return [say("ev-match-over")];
  return typeof view.turn === "number" ? [say("wait-for", { name: names[view.turn] ?? "" })] : [];
}

/** The seats of a side by name: "Ana + Levan". */
export const sideName = (side: readonly number[], names: readonly string[]): string =>
  side.map((seat) => names[seat] ?? String(seat)).join(" + ");

/** The end of the match: every side with its place and points. */
export function ended(
  event: MatchOver,
  sides: readonly (readonly number[])[],
  names: readonly string[],
  write = points,
): string[] {
  return [
    say("ev-match-over"),
    ...event.places.map((place, side) =>
      say("ev-place", { place, name: sideName(sides[side] ?? [], names), points: write(event.total[side] ?? 0) }),
    ),
  ];
}
