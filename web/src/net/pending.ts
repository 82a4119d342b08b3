/** The unanswered move of a table, kept over a reload of the page. */
import type { Pending } from "./messages";

export interface PendingStore {
  read(table: string): Pending | null;
  write(table: string, pending: Pending | null): void;
}

const KEY = "jokeri.pending.";

/** Kept in this tab only: another tab on the same seat has moves of its own. */
export const tabStore: PendingStore = {
  read(table) {
    try {
      const text = sessionStorage.getItem(KEY + table);
      const kept: unknown = text === null ? null : JSON.parse(text);
      return pendingOf(kept);
    } catch {
      return null;
    }
  },
  write(table, pending) {
    try {
      if (pending === null) sessionStorage.removeItem(KEY + table);
      else sessionStorage.setItem(KEY + table, JSON.stringify(pending));
    } catch {
      // a browser that keeps nothing: then a reload forgets an unanswered move
    }
  },
};

/** Only what the server can read: it answers by the id, and anything else would wait for ever. */
function pendingOf(value: unknown): Pending | null {
  const { id, seq, move } = (value ?? {}) as Record<string, unknown>;
  if (typeof id !== "string" || !/^[\w-]{1,40}$/.test(id)) return null;
  if (!Number.isSafeInteger(seq) || (seq as number) < 0) return null;
  if (typeof move !== "string" || !/^[ -~]{0,200}$/.test(move)) return null;
  return { id, seq: seq as number, move };
}
