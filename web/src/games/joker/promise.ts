// A seat's bid and what it has taken, as dots: one a trick promised, filled as taken.
export type Dot = "open" | "full" | "over";

export function dots(bid: number | null, taken: number): Dot[] {
  if (bid === null) return [];
  const row: Dot[] = [];
  for (let index = 0; index < Math.max(bid, taken); index += 1) {
    row.push(index >= bid ? "over" : index < taken ? "full" : "open");
  }
  return row;
}

export type Mark = "exact" | "miss";

/** The mark on a face, told from its dots: a red one, or how they stand when no trick is left. */
export function mark(row: readonly Dot[], tricksLeft: number): Mark | null {
  if (row.includes("over")) return "miss";
  if (tricksLeft > 0) return null;
  return row.includes("open") ? "miss" : "exact";
}
