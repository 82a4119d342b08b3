/** A match to step through, as `POST /api/replay` answers; its deals and sheet are its game's own. */
export interface Replay {
  game: string;
  house: string;
  options: Record<string, string>;
  names: string[];
  partial: boolean;
  total: number[];
  places?: number[] | null;
  deals: unknown[];
  sheet: unknown;
}
