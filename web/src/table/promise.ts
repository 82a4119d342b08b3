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

export type Standing = "open" | "exact" | "miss";

/** Whether the promise is settled: too many taken, or every trick of the deal gone. */
export function standing(bid: number | null, taken: number, cardsLeft: number): Standing {
  if (bid === null) return "open";
  if (taken > bid) return "miss";
  if (cardsLeft > 0) return "open";
  return taken === bid ? "exact" : "miss";
}
