/** What a link needs of the real browser. */
import { matches } from "./http";
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
  mine: async (table) => (await matches()).some((match) => match.table === table),
};

/** Wake the link when the page is seen again or the network comes or goes; returns the undoing. */
export function wakeWith(link: Link): () => void {
  const wake = (): void => {
    if (!document.hidden) link.wake();
  };
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", wake);
  window.addEventListener("offline", wake);
  window.addEventListener("pageshow", wake);
  return () => {
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("online", wake);
    window.removeEventListener("offline", wake);
    window.removeEventListener("pageshow", wake);
  };
}
