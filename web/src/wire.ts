// What the server says about a table, as in docs/wire.md. Cards, plays, bids and trump are texts of
// the text form (`AS`, `X+H`, `3`, `N`); the page shows them and sends moves back untouched.

/** 0..3, clockwise. */
export type SeatNumber = number;
/** `S C D H`, or `N` for bezi. */
export type Trump = "S" | "C" | "D" | "H" | "N";
/** `AS`, or `X` for a joker. */
export type CardText = string;
/** `AS`, `X+`, `X-H`. */
export type PlayText = string;
export type MoveText = string;

/** `[leader, play, play, play, play, taker]`; a replay may hold a short one with no taker yet. */
export type TakenTrick = [number, ...(string | number | null)[]];

export type Phase = "first-dealer" | "deal" | "trump" | "bid" | "play" | "over";

export interface View {
  phase: Phase;
  turn: SeatNumber | "dealer" | null;
  dealer: SeatNumber;
  deal: number;
  deals: number;
  pulka: number;
  pulkas: number;
  cards: number;
  hand: CardText[];
  held: number[];
  turnUp: CardText | null;
  trump: Trump | null;
  lastTurned: CardText | null;
  bids: (number | null)[];
  taken: number[];
  barred: number | null;
  spread: number | null;
  leader: SeatNumber | null;
  trick: PlayText[];
  tricks: TakenTrick[];
  total: number[];
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

export interface SheetState {
  deals: SheetDeal[];
  schedule: number[][];
  pulkas: SheetPulka[];
  total: number[];
  places?: number[];
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
export interface Played {
  is: "played";
  seat: SeatNumber;
  play: PlayText;
}
export interface TrickTaken {
  is: "trick-taken";
  seat: SeatNumber;
  leader: SeatNumber;
  plays: PlayText[];
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
export interface MatchOver {
  is: "match-over";
  total: number[];
  places: number[];
}
export type TableEvent =
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
