// Five Hundred's views, sheet, events and replay, as in docs/wire.md.
import type { Replay } from "../../replay/replay";
import type { CardText, MatchOver, MoveText, Played, SeatNumber, Sheet, TakenTrick, TrickTaken, TrickView } from "../../wire";

export type Phase = "first-dealer" | "deal" | "bid" | "discard" | "call" | "play" | "over";
type Suit = "S" | "C" | "D" | "H";

/** Trump is told from the contract. */
export interface View extends Omit<TrickView, "trump"> {
  phase: Phase;
  dealer: SeatNumber | null;
  /** The side of each seat: the place of what it shares in the rows by side. */
  sides: number[];
  /** Cards of the hand that are sorted as others: `>S` and `<S` stand above the ace of spades. */
  ranked: Record<CardText, CardText>;
  hidden: boolean;
  kitty: CardText[];
  discards: CardText[];
  calls: [SeatNumber, MoveText][];
  high: MoveText | null;
  bidder: SeatNumber | null;
  contractor: SeatNumber | null;
  contract: MoveText | null;
  called: string | null;
  partner: SeatNumber | null;
  named: Record<CardText, Suit>;
  playing: SeatNumber[];
  openHand: CardText[];
  taken: number[];
}

/** Rows of numbers by side. */
export interface DealResult {
  dealer: SeatNumber;
  contractor: SeatNumber | null;
  partner: SeatNumber | null;
  contract: MoveText | null;
  outcome: "made" | "failed" | "thrown-in" | "uncalled";
  tricks: number[];
  points: number[];
  total: number[];
}

export interface SheetState extends Sheet {
  deals: DealResult[];
  target: number;
  dealsMax: number;
}

export interface FirstDealer {
  is: "first-dealer" | "dealt";
  dealer: SeatNumber;
}
export interface Called {
  is: "called";
  seat: SeatNumber;
  call: MoveText;
}
export interface AuctionClosed {
  is: "auction-closed";
  contractor: SeatNumber | null;
  contract: MoveText | null;
}
export interface KittyTaken {
  is: "kitty-taken";
  seat: SeatNumber;
  cards: number;
}
export interface Discarded {
  is: "discarded";
  seat: SeatNumber;
  left: number;
}
export interface PartnerCalled {
  is: "partner-called";
  seat: SeatNumber;
  called: string;
}
export interface JokerNamed {
  is: "joker-named";
  seat: SeatNumber;
  joker: CardText;
  suit: Suit;
}
export interface PartnerShown {
  is: "partner-shown";
  seat: SeatNumber;
}
export interface HandExposed {
  is: "hand-exposed";
  seat: SeatNumber;
  hand: CardText[];
}
export interface DealScored extends DealResult {
  is: "deal-scored";
  hands: CardText[][];
  kitty: CardText[];
  discards: CardText[];
}
export interface ThrownIn extends DealResult {
  is: "thrown-in";
}
export type Event =
  | FirstDealer
  | Called
  | AuctionClosed
  | KittyTaken
  | Discarded
  | PartnerCalled
  | JokerNamed
  | Played
  | PartnerShown
  | TrickTaken
  | HandExposed
  | DealScored
  | ThrownIn
  | MatchOver;

export interface ReplayDeal {
  dealer: SeatNumber;
  hands: CardText[][];
  kitty: CardText[];
  calls: [SeatNumber, MoveText][];
  discards: CardText[];
  called: string | null;
  named: Record<CardText, Suit>;
  playing: SeatNumber[];
  tricks: TakenTrick[];
  result: DealResult | null;
}

export interface ReplayState extends Replay {
  sides: number[];
  deals: ReplayDeal[];
  sheet: SheetState;
}
