/** The calls around a table, as docs/wire.md has them. */
import type { ClockRule, Life } from "./messages";
import type { Replay } from "../replay/replay";

export interface OptionSpec {
  name: string;
  default: string;
  values: string[];
  pattern?: string | null;
}

export interface GameSpec {
  options: OptionSpec[];
  presets: Record<string, Record<string, string>>;
  bots: string[];
  /** The characters among them. */
  cast: Record<string, { hardness: string; pace: number }>;
  /** At the first preset's house. */
  seats: number;
}

export interface HouseCheck {
  game: string;
  house: string;
  hash: string;
  options: Record<string, string>;
  seats: number;
  /** How many deals the match has; null where its rules do not say. */
  deals: number | null;
}

export interface Match {
  table: string;
  game: string;
  house: string;
  /** Null for an open seat. */
  names: (string | null)[];
  /** Null for an owner who has no seat. */
  seat: number | null;
  deal: number;
  deals: number;
  total: number[];
  over: boolean;
  started: string;
  life: Life;
  yourTurn: boolean;
  people: number;
}

/** A table of the lobby. */
export interface OpenTable {
  table: string;
  game: string;
  house: string;
  names: (string | null)[];
  kinds: ("person" | "open" | "bot")[];
  clock: ClockRule | null;
  chat: boolean;
  spectators: boolean;
  fill: string | null;
  life: Life;
  people: number;
}

export interface OwnHouse {
  name: string;
  game: string;
  house: string;
  hash: string;
}

/** A link with its picture. */
export interface Invite {
  secret: string;
  svg: string;
}

/** The best move after entry `seq`: the points to expect of the deal, the chance of an exact bid. */
export interface Hint {
  seq: number;
  move: string;
  points: number;
  exact: number;
}

export interface TableOrder {
  game: string;
  house: string;
  name: string;
  bots?: string[];
  seats?: string[];
  open?: boolean;
  clock?: ClockRule | null;
  chat?: boolean;
  spectators?: boolean;
  fill?: string | null;
}

/** A call that the server refused with a code, or that never reached it (`code` is "away"). */
export class CallError extends Error {
  constructor(
    readonly code: string,
    readonly detail: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

/** Why a call failed; what is no answer of the server's is as if it were away. */
export const failure = (error: unknown): CallError =>
  error instanceof CallError ? error : new CallError("away");

export async function call(
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<Response> {
  const request: RequestInit =
    body === undefined
      ? { headers: more }
      : {
          method: "POST",
          headers: { "content-type": "application/json", ...more },
          body: JSON.stringify(body),
        };
  let response: Response;
  try {
    response = await fetch(path, { ...request, credentials: "same-origin" });
  } catch {
    throw new CallError("away");
  }
  if (response.ok) return response;
  const refusal: unknown = await response.json().catch(() => null);
  const { code, detail } = (refusal ?? {}) as { code?: unknown; detail?: unknown };
  if (typeof code !== "string") {
    throw new CallError(response.status >= 500 ? "away" : `http-${response.status}`);
  }
  throw new CallError(code, (detail ?? {}) as Record<string, unknown>);
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  const response = await call(path, body);
  return (await response.json()) as T;
}

const tableUrl = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const recordUrl = (id: string): string => `${tableUrl(id)}/record`;

export const games = (): Promise<Record<string, GameSpec>> => json("/api/games");

export const checkHouse = (game: string, house: string, share = false): Promise<HouseCheck> =>
  json(`/api/houses/${game}`, { house, share });

export const houseOf = (hash: string): Promise<HouseCheck> =>
  json(`/api/houses/${encodeURIComponent(hash)}`);

export const ownHouses = async (): Promise<OwnHouse[]> =>
  (await json<{ houses: OwnHouse[] }>("/api/my-houses")).houses;

/** Keep a house under a name; null: keep it no more. */
export const keepHouse = async (game: string, name: string, house: string | null): Promise<OwnHouse[]> =>
  (await json<{ houses: OwnHouse[] }>("/api/my-houses", { game, name, house })).houses;

export const openTable = (order: TableOrder): Promise<{ table: string }> =>
  json("/api/tables", order);

export const lobby = async (): Promise<OpenTable[]> =>
  (await json<{ tables: OpenTable[] }>("/api/lobby")).tables;

export const quickSeat = (game: string, name: string): Promise<{ table: string }> =>
  json("/api/lobby/quick", { game, name, house: null });

export const join = (secret: string): Promise<{ table: string }> => json("/api/join", { secret });

export const invite = (table: string, renew: boolean): Promise<Invite> =>
  json(`${tableUrl(table)}/invite`, { renew });

export const deviceLink = (): Promise<Invite> => json("/api/me/device", {});

export const becomeSame = (secret: string): Promise<unknown> => json("/api/device", { secret });

export const me = (): Promise<{ name: string | null }> => json("/api/me");

export const callMe = (name: string): Promise<unknown> => json("/api/me", { name });

export const matches = async (): Promise<Match[]> =>
  (await json<{ tables: Match[] }>("/api/tables")).tables;

export const giveUp = (id: string): Promise<unknown> => json(`${tableUrl(id)}/give-up`, {});

export const hint = (id: string): Promise<Hint> => json(`${tableUrl(id)}/hint`, {});

export const record = async (id: string): Promise<string> => (await call(recordUrl(id))).text();

export const replay = (text: string): Promise<Replay> => json("/api/replay", { text });

/** Whatever the game makes of it. */
export const lookBack = <T>(id: string): Promise<T> => json(`${tableUrl(id)}/review`, {});

export const rulesPage = async (game: string, house: string, lang: string): Promise<string> => {
  const query = new URLSearchParams({ house, lang });
  return (await json<{ html: string }>(`/api/rules/${game}?${query}`)).html;
};
