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
      return isPending(kept) ? kept : null;
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

function isPending(value: unknown): value is Pending {
  if (typeof value !== "object" || value === null) return false;
  const { id, seq, move } = value as Record<string, unknown>;
  return typeof id === "string" && typeof seq === "number" && typeof move === "string";
}
