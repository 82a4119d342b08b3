// The sheet by pulka, with the sums under each block.
import type { SheetState } from "./wire";

export interface BlockRow {
  /** Counted over the match. */
  deal: number;
  cards: number;
  played: SheetState["deals"][number] | null;
}
export interface Block {
  rows: BlockRow[];
  settled: SheetState["pulkas"][number] | null;
  /** The running totals after this block's played deals; null when none is played. */
  total: number[] | null;
}

/** The sheet by pulka, the deals still to come as empty lines. */
export function blocks(sheet: SheetState): Block[] {
  const running = [0, 0, 0, 0];
  let deal = 0;
  return sheet.schedule.map((sizes, pulka) => {
    const rows = sizes.map((cards) => ({ deal, cards, played: sheet.deals[deal++] ?? null }));
    const settled = sheet.pulkas[pulka] ?? null;
    for (const seat of running.keys()) {
      for (const row of rows) running[seat]! += row.played?.points[seat] ?? 0;
      running[seat]! += settled?.added[seat] ?? 0;
    }
    return { rows, settled, total: rows[0]?.played ? [...running] : null };
  });
}
