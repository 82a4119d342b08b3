/** The frames of the socket, as docs/wire.md has them. */
import type { MoveText, SheetState, TableEvent, View } from "../wire";

export interface TableFrame {
  t: "table";
  table: string;
  game: string;
  house: string;
  options: Record<string, string>;
  names: string[];
  bots: (string | null)[];
  seat: number;
}

export interface News {
  t: "news";
  seq: number;
  view: View;
  moves: MoveText[];
  events: TableEvent[];
  sheet?: SheetState;
  sheetVersion: number;
  id?: string;
}

export interface Refused {
  t: "refused";
  id?: string;
  code: string;
  detail: Record<string, unknown>;
  seq: number;
  view: View;
  moves: MoveText[];
}

export interface Pong {
  t: "pong";
}

export type Frame = TableFrame | News | Refused | Pong;

/** A move that has been given and not yet answered. */
export interface Pending {
  id: string;
  seq: number;
  move: MoveText;
}
