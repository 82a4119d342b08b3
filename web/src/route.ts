/** Where one is in the page: the part of the address after `#`. The browser's back button works. */
import { createSubscriber } from "svelte/reactivity";

import { FIRST } from "./games/games";

export type Panel = "rules" | "settings" | "invite" | "device";
export type Route =
  | { at: "start" }
  | { at: "table"; id: string; panel: Panel | null }
  /** An empty house: the game's first one. */
  | { at: "rules"; game: string; house: string }
  | { at: "replay"; id: string | null; look: boolean }
  | { at: "settings" | "lobby" | "host" }
  | { at: "join" | "device" | "house"; secret: string };

const PANELS: readonly string[] = ["rules", "settings", "invite", "device"] satisfies Panel[];

const subscribe = createSubscriber((update) => {
  const change = (): void => {
    takeSecret();
    update();
  };
  window.addEventListener("hashchange", change);
  return () => window.removeEventListener("hashchange", change);
});

/** The secret of the link that one came by: it has left the address before anything else was done. */
let secret = "";

function takeSecret(): void {
  const [, kind, taken] = /^#\/?(join|device)\/(.+)$/.exec(location.hash) ?? [];
  if (taken === undefined) return;
  secret = decode(taken);
  history.replaceState(null, "", `#/${kind}`);
}

export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [at, id = "", panel = ""] = path.split("/").map(decode);
  if (at === "table" && id !== "") {
    return { at, id, panel: PANELS.includes(panel) ? (panel as Panel) : null };
  }
  if (at === "rules") {
    const asked = new URLSearchParams(query);
    return { at, game: asked.get("game") ?? FIRST, house: asked.get("house") ?? "" };
  }
  if (at === "replay") return { at, id: id === "" ? null : id, look: panel === "look" };
  if (at === "join" || at === "device") return { at, secret };
  if (at === "house") return { at, secret: id };
  return { at: at === "settings" || at === "lobby" || at === "host" ? at : "start" };
}

/** The route now; reactive. */
export function route(): Route {
  subscribe();
  return parse(location.hash);
}

export const to = {
  start: "#/",
  settings: "#/settings",
  lobby: "#/lobby",
  table: (id: string, panel?: Panel): string =>
    `#/table/${encodeURIComponent(id)}${panel === undefined ? "" : `/${panel}`}`,
  rules: (game: string, house: string): string => `#/rules?${new URLSearchParams({ game, house })}`,
  replay: (id?: string): string => (id === undefined ? "#/replay" : `#/replay/${encodeURIComponent(id)}`),
  look: (id: string): string => `${to.replay(id)}/look`,
};

/** A whole address to give to others; what stands behind # is sent to nobody. */
export const linkTo = (kind: "join" | "device" | "house", secret: string): string =>
  `${location.origin}${location.pathname}#${kind}/${secret}`;

/** Put another place in place of this one: the address before is in no history. */
export function replace(hash: string): void {
  history.replaceState(null, "", hash);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}

export function go(hash: string): void {
  location.hash = hash;
}

/** One step back where there is one in this page, else to the start. */
export function back(): void {
  if (moved) history.back();
  else go(to.start);
}

let moved = false;
if (typeof window !== "undefined") {
  takeSecret();
  window.addEventListener("hashchange", () => (moved = true), { once: true });
}

/** For a screen's heading: takes the focus when one has come here from another screen. */
export function arrive(node: HTMLElement): void {
  if (moved) node.focus({ preventScroll: true });
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
