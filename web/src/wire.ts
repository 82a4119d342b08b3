// What the server says about a table of any game, as in docs/wire.md. Cards, plays and trump are
// texts of the text form (`AS`, `X+H`, `N`); the page shows them and sends moves back untouched.

/** From 0, clockwise. */
export type SeatNumber = number;
/** `S C D H`, or `N` for none. */
export type Trump = "S" | "C" | "D" | "H" | "N";
/** `AS`; `X` or `Y` for a joker. */
export type CardText = string;
/** `AS`, `X+`, `X-H`, `X=D`. */
export type PlayText = string;
export type MoveText = string;

/** `[leader, play, ..., taker]`; the taker is null in a trick that was not finished. */
export type TakenTrick = [number, ...(string | number | null)[]];

/** What every game's view has. */
export interface View {
  phase: string;
  turn: SeatNumber | "dealer" | null;
  deal: number;
  hand: CardText[];
  /** Cards in hand, by seat. */
  held: number[];
  total: number[];
}

/** And of a game of tricks. */
export interface TrickView extends View {
  trump: Trump | null;
  leader: SeatNumber | null;
  trick: PlayText[];
  tricks: TakenTrick[];
}

/** What every game's sheet has. */
export interface Sheet {
  total: number[];
  places?: number[] | null;
}

export interface TableEvent {
  is: string;
}
export interface Played extends TableEvent {
  is: "played";
  seat: SeatNumber;
  play: PlayText;
}
export interface TrickTaken extends TableEvent {
  is: "trick-taken";
  seat: SeatNumber;
  leader: SeatNumber;
  plays: PlayText[];
}
export interface MatchOver extends TableEvent {
  is: "match-over";
  total: number[];
  places: number[];
}
