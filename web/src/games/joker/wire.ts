// Georgian Joker's views, sheet, events and replay, as in docs/wire.md.
import type { Replay } from "../../replay/replay";
import type { CardText, MatchOver, Played, SeatNumber, Sheet, TakenTrick, TrickTaken, TrickView, Trump } from "../../wire";

export type Phase = "first-dealer" | "deal" | "trump" | "bid" | "play" | "over";

export interface View extends TrickView {
  phase: Phase;
  dealer: SeatNumber;
  deals: number;
  pulka: number;
  pulkas: number;
  cards: number;
  turnUp: CardText | null;
  lastTurned: CardText | null;
  bids: (number | null)[];
  taken: number[];
  barred: number | null;
  spread: number | null;
  khishti: number;
}

export interface SheetDeal {
  cards: number;
  dealer: SeatNumber;
  bids: number[];
  taken: number[];
  points: number[];
}

export interface SheetPulka {
  added: number[];
  premia: (number | null)[];
  moshla: (number | null)[];
  exact: boolean[];
}

export interface SheetState extends Sheet {
  deals: SheetDeal[];
  schedule: number[][];
  pulkas: SheetPulka[];
}

export type Kind = "all" | "made" | "pass" | "khishti" | "short" | "over" | "failed-pass";

export interface FirstDealer {
  is: "first-dealer";
  dealer: SeatNumber;
  start: SeatNumber;
  drawn: CardText[];
}
export interface Dealt {
  is: "dealt";
  dealer: SeatNumber;
  cards: number;
  turnUp: CardText | null;
  lastTurned: CardText | null;
}
export interface TrumpNamed {
  is: "trump-named";
  seat: SeatNumber;
  trump: Trump;
}
export interface BidMade {
  is: "bid";
  seat: SeatNumber;
  bid: number;
}
export interface BidsClosed {
  is: "bids-closed";
  spread: number;
}
export interface DealScored {
  is: "deal-scored";
  cards: number;
  bids: number[];
  taken: number[];
  points: number[];
  kinds: Kind[];
}
export interface PulkaScored extends SheetPulka {
  is: "pulka-scored";
  pulka: number;
}
export type Event =
  | FirstDealer
  | Dealt
  | TrumpNamed
  | BidMade
  | BidsClosed
  | Played
  | TrickTaken
  | DealScored
  | PulkaScored
  | MatchOver;

/** A move as a look back judges it. */
export interface Judged {
  move: string;
}

/** A decision with the table as its seat saw it; `loss` is what `best` promised more. */
export interface Decision {
  kind: "trump" | "bid" | "play";
  done: Judged;
  best: Judged;
  loss: number;
  view: View;
  sheet: SheetState;
}

/** How far a look back is, and at its end the worst decisions. */
export interface LookedBack {
  seat: SeatNumber;
  done: number;
  of: number | null;
  worst: Decision[] | null;
}

export interface ReplayDeal {
  cards: number;
  dealer: number;
  hands: CardText[][];
  turnUp: CardText | null;
  trump: Trump | null;
  bids: (number | null)[];
  tricks: TakenTrick[];
  points?: number[] | null;
  pulka?: SheetPulka | null;
}

export interface ReplayState extends Replay {
  deals: ReplayDeal[];
  sheet: SheetState;
}
