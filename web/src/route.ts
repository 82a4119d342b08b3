/** Where one is in the page: the part of the address after `#`. The browser's back button works. */
import { createSubscriber } from "svelte/reactivity";

export type Panel = "rules" | "settings";
export type Route =
  | { at: "start" }
  | { at: "table"; id: string; panel: Panel | null }
  | { at: "rules"; house: string }
  | { at: "replay"; id: string | null }
  | { at: "settings" };

const PANELS: readonly string[] = ["rules", "settings"] satisfies Panel[];

const subscribe = createSubscriber((update) => {
  window.addEventListener("hashchange", update);
  return () => window.removeEventListener("hashchange", update);
});

export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [at, id = "", panel = ""] = path.split("/").map(decode);
  if (at === "table" && id !== "") {
    return { at, id, panel: PANELS.includes(panel) ? (panel as Panel) : null };
  }
  if (at === "rules") return { at, house: new URLSearchParams(query).get("house") ?? "jokerx" };
  if (at === "replay") return { at, id: id === "" ? null : id };
  return { at: at === "settings" ? at : "start" };
}

/** The route now; reactive. */
export function route(): Route {
  subscribe();
  return parse(location.hash);
}

export const to = {
  start: "#/",
  settings: "#/settings",
  table: (id: string, panel?: Panel): string =>
    `#/table/${encodeURIComponent(id)}${panel === undefined ? "" : `/${panel}`}`,
  rules: (house: string): string => `#/rules?${new URLSearchParams({ house })}`,
  replay: (id?: string): string => (id === undefined ? "#/replay" : `#/replay/${encodeURIComponent(id)}`),
};

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
