/** A finished match to step through, as `POST /api/replay` answers. */
import type { CardText, SheetPulka, SheetState, TakenTrick, Trump } from "../wire";

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

export interface ReplayState {
  game: string;
  house: string;
  options: Record<string, string>;
  names: string[];
  partial: boolean;
  total: number[];
  places?: number[] | null;
  deals: ReplayDeal[];
  sheet: SheetState;
}
