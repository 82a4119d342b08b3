/** The frames of the socket, as docs/wire.md has them. */
import type { MoveText, Sheet, TableEvent, View } from "../wire";

export interface TableFrame {
  t: "table";
  table: string;
  game: string;
  house: string;
  options: Record<string, string>;
  /** Null for an open seat. */
  names: (string | null)[];
  bots: (string | null)[];
  /** Null for who watches. */
  seat: number | null;
  /** Whether this seat may ask for a hint. */
  hint: boolean;
}

export interface News {
  t: "news";
  seq: number;
  view: View;
  moves: MoveText[];
  events: TableEvent[];
  sheet?: Sheet;
  sheetVersion: number;
  id?: string;
}

export interface Refused {
  t: "refused";
  id?: string;
  code: string;
  detail: Record<string, unknown>;
  /** These three where a move was refused and the asker has a view. */
  seq?: number;
  view?: View;
  moves?: MoveText[];
}

export type Life = "gathering" | "playing" | "over" | "closed";

export interface SeatTold {
  kind: "person" | "bot" | "open";
  name: string | null;
  bot: string | null;
  ready: boolean;
  here: boolean;
  /** A bot plays for the person. */
  auto: boolean;
  offered: boolean;
}

export interface ClockRule {
  move: number;
  bank: number;
}

export type Vote = "pause" | "resume" | "end";

/** The people at the table; whole, whenever it has changed. */
export interface Room {
  t: "room";
  life: Life;
  you: { seat: number | null; owner: boolean };
  owner: number | null;
  seats: SeatTold[];
  watching: number;
  clock: ClockRule | null;
  paused: boolean;
  frozen: boolean;
  votes: Partial<Record<Vote, number[]>>;
  chat: boolean;
  spectators: boolean;
  open: boolean;
  next: string | null;
}

/** Milliseconds at sending; after `left` the bank of `turn` runs. */
export interface Clock {
  t: "clock";
  seq: number;
  turn: number;
  left: number;
  banks: number[];
}

export interface Said {
  from: { seat: number | null; name: string | null };
  at: string;
  kind: "chat" | "phrase" | "react";
  what: string;
}

export type PeopleFrame =
  | Room
  | Clock
  | { t: "said"; list: Said[] }
  | { t: "say"; said: Said };

export type Frame =
  | TableFrame
  | News
  | Refused
  | PeopleFrame
  | { t: "done"; id: string }
  | { t: "pong" };

/** What the people at a table may ask for, besides moves. */
export type Act =
  | { t: "sit" | "take-over"; seat: number; name?: string }
  | { t: "stand" | "ready" | "not-ready" | "shuffle" | "start" | "leave" | "take-back" }
  | { t: Vote }
  | { t: "name"; name: string }
  | { t: "swap"; seat: number; other: number }
  | { t: "seat-kind"; seat: number; bot: string | null }
  | { t: "kick"; seat: number }
  | { t: "rematch"; seats: "same" | "moved" }
  | { t: "chat-rule"; chat: boolean }
  | { t: "chat"; text: string }
  | { t: "phrase"; phrase: string }
  | { t: "react"; sign: string };

/** A move that has been given and not yet answered. */
export interface Pending {
  id: string;
  seq: number;
  move: MoveText;
}
