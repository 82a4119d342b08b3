// Jokers' views, scorecard, events and replay, as in docs/wire.md.
import type { Replay } from "../../replay/replay";
import type { CardText, MatchOver, SeatNumber, Sheet, TableEvent, View as AnyView } from "../../wire";

export type Stage = "free" | "trade" | "safety" | "away";
export type Full = "all-run" | "match-full-house" | "match-half-house" | "run-half-house" | "run-full-house";

export interface View extends AnyView {
  phase: "first-player" | "deal" | "turn" | "over";
  first: SeatNumber | null;
  deals: number;
  full: Full | null;
  /** By seat: the hand once it lies open. */
  open: (CardText[] | null)[];
  /** By seat: what everybody saw get into the hand. */
  seen: CardText[][];
  /** By seat: which safety cards have not been turned. */
  safety: boolean[][];
  pile: number;
  /** The top last. */
  discards: CardText[];
  stage: Stage;
  trades: number;
  laid: number;
  turned: CardText | null;
  deepest: number;
  declared: SeatNumber | null;
}

export interface Parts {
  winning: number;
  hand: number;
  colour: number;
  jokers: number;
}

export interface Round {
  first: SeatNumber;
  winner: SeatNumber | null;
  hands: CardText[][];
  full: (Full | null)[];
  parts: Parts[];
  points: number[];
}

export interface SheetState extends Sheet {
  rounds: Round[];
}

interface Of<Is extends string> extends TableEvent {
  is: Is;
  seat: SeatNumber;
}
interface OfCard<Is extends string> extends Of<Is> {
  card: CardText;
}
export interface Dealt extends TableEvent {
  is: "dealt";
  first: SeatNumber;
}
export interface Drawn extends Of<"drawn"> {
  cards: number;
  left: number;
}
export interface SafetyTurned extends OfCard<"safety-turned"> {
  which: number;
  reach: number;
}
export interface Taken extends OfCard<"taken"> {
  depth: number;
}
export interface LaidAway extends OfCard<"laid-away"> {
  safety: CardText | null;
}
export interface Declared extends Of<"declared"> {
  hand: CardText[];
  full: Full;
}
export interface RoundScored extends Round, TableEvent {
  is: "round-scored";
  safety: (CardText | null)[][];
  pile: CardText[];
  total: number[];
}
export type Event =
  | Of<"first-player">
  | Dealt
  | OfCard<"laid">
  | Drawn
  | SafetyTurned
  | Taken
  | OfCard<"kept">
  | LaidAway
  | Declared
  | Of<"turn-ended">
  | RoundScored
  | MatchOver;

/** Where every card lies. */
export interface Lies {
  hands: CardText[][];
  /** Null where turned. */
  safety: (CardText | null)[][];
  /** The top last. */
  discards: CardText[];
  pile: number;
}

export interface ReplayStep extends Partial<Lies> {
  done: Exclude<Event, RoundScored | MatchOver> | null;
}

export interface ReplayDeal {
  steps: ReplayStep[];
  points: number[] | null;
}

export interface ReplayState extends Replay {
  deals: ReplayDeal[];
  sheet: SheetState;
}
