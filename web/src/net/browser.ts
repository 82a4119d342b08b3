/** What a link needs of the real browser. */
import { keep, recall } from "../kept";
import { lobby, matches } from "./http";
import type { Browser, Link, Socket } from "./link";
import { tabStore } from "./pending";

export const realBrowser: Browser = {
  connect(path) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}${path}`) as Socket;
  },
  after: (ms, then) => window.setTimeout(then, ms),
  cancel: (timer) => window.clearTimeout(timer),
  now: () => Date.now(),
  random: () => Math.random(),
  pending: tabStore,
  async mine(table) {
    const lists = await Promise.all([matches(), lobby()]);
    if (lists.flat().some((one) => one.table === table)) return "yes";
    return joined().includes(table) ? "perhaps" : "no";
  },
};

const JOINED_AT_MOST = 50;

/** The tables that this device came to by a link. */
function joined(): string[] {
  const kept = recall("joined");
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}

export function rememberJoined(table: string): void {
  const others = joined().filter((one) => one !== table);
  keep("joined", [...others, table].slice(-JOINED_AT_MOST));
}

/** Wake the link when the page is seen again or the network comes or goes; returns the undoing. */
export function wakeWith(link: Link): () => void {
  const wake = (): void => {
    if (!document.hidden) link.wake();
  };
  const off = new AbortController();
  document.addEventListener("visibilitychange", wake, off);
  window.addEventListener("online", wake, off);
  window.addEventListener("offline", wake, off);
  return () => off.abort();
}
