/** The calls around a table, as docs/wire.md has them. */
import type { ReplayState } from "./replay";

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
}

export interface HouseCheck {
  house: string;
  options: Record<string, string>;
  pulkas: number[][];
}

export interface Match {
  table: string;
  game: string;
  house: string;
  names: string[];
  seat: number;
  deal: number;
  deals: number;
  total: number[];
  over: boolean;
  started: string;
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

async function call(path: string, body?: unknown): Promise<Response> {
  const request: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
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

export const games = (): Promise<{ joker: GameSpec }> => json("/api/games");

export const checkHouse = (house: string): Promise<HouseCheck> =>
  json("/api/houses/joker", { house });

export const openTable = (order: {
  house: string;
  name: string;
  bots: string[];
}): Promise<{ table: string; seat: number }> => json("/api/tables", { game: "joker", ...order });

export const matches = async (): Promise<Match[]> =>
  (await json<{ tables: Match[] }>("/api/tables")).tables;

export const giveUp = (id: string): Promise<unknown> => json(`${tableUrl(id)}/give-up`, {});

export const record = async (id: string): Promise<string> => (await call(recordUrl(id))).text();

export const replay = (text: string): Promise<ReplayState> => json("/api/replay", { text });

export const rulesPage = async (house: string, lang: string): Promise<string> => {
  const query = new URLSearchParams({ house, lang });
  return (await json<{ html: string }>(`/api/rules/joker?${query}`)).html;
};
