// Japanese Joker's views, sheet, events and replay, as in docs/wire.md.
import type { Replay } from "../../replay/replay";
import type {
  CardText,
  MatchOver,
  Played as PlayedAnywhere,
  SeatNumber,
  Sheet,
  TakenTrick,
  TrickTaken,
  TrickView,
  Trump,
} from "../../wire";

export type Phase = "first-chooser" | "deal" | "trump" | "play" | "over";

/** By column: the card that lies open, null where none does. */
export type Row = (CardText | null)[];

export interface View extends TrickView {
  phase: Phase;
  chooser: SeatNumber | null;
  /** By seat; empty while trump is being named. */
  up: Row[];
  /** By seat and column: whether a card lies face down. */
  down: boolean[][];
  /** The lead that is due must come from the hand. */
  closed: boolean;
  taken: number[];
}

export interface Round {
  chooser: SeatNumber;
  trump: Trump;
  taken: number[];
  /** Null at 9-9. */
  winner: SeatNumber | null;
  points: number[];
}

export interface SheetState extends Sheet {
  rounds: Round[];
  target: number;
}

export interface FirstChooser {
  is: "first-chooser";
  seat: SeatNumber;
}
export interface Dealt {
  is: "dealt";
  chooser: SeatNumber;
}
export interface TrumpNamed {
  is: "trump-named";
  seat: SeatNumber;
  trump: Trump;
  up: Row[];
}
export interface Played extends PlayedAnywhere {
  column: number | null;
}
export interface Uncovered {
  is: "uncovered";
  seat: SeatNumber;
  column: number;
  card: CardText | null;
}
export interface RoundScored extends Round {
  is: "round-scored";
  total: number[];
}
export type Event =
  | FirstChooser
  | Dealt
  | TrumpNamed
  | Played
  | TrickTaken
  | Uncovered
  | RoundScored
  | MatchOver;

export interface ReplayDeal {
  chooser: SeatNumber;
  hands: CardText[][];
  down: CardText[][];
  up: CardText[][];
  trump: Trump | null;
  tricks: TakenTrick[];
  result: Round | null;
}

export interface ReplayState extends Replay {
  deals: ReplayDeal[];
  sheet: SheetState;
}
