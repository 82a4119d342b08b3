import { describe, expect, it, vi } from "vitest";

import { tabStore } from "./pending";

const kept = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
});
const good = { id: "aB3_-", seq: 0, move: "X+H" };

describe("the unanswered move kept in a tab", () => {
  it("is read as it was written, and nothing else with it", () => {
    tabStore.write("a", good);
    expect([tabStore.read("a"), tabStore.read("b")]).toEqual([good, null]);
    kept.set("jokeri.pending.a", JSON.stringify({ ...good, t: "ping" }));
    expect(tabStore.read("a")).toEqual(good);
    tabStore.write("a", null);
    expect([tabStore.read("a"), kept.size]).toEqual([null, 0]);
  });

  it.each([
    "", "null", "3", "[]", "{}", "{",
    ...[
      { id: "" }, { id: 5 }, { id: "a b" }, { id: "ა" }, { id: "a".repeat(41) },
      { seq: -1 }, { seq: 1.5 }, { seq: "1" }, { seq: 1e300 }, { seq: null },
      { move: 2 }, { move: null }, { move: "X".repeat(201) }, { move: "\ud800" },
    ].map((bad) => JSON.stringify({ ...good, ...bad })),
  ])("is none where the server could not read it: %s", (text) => {
    kept.set("jokeri.pending.a", text);
    expect(tabStore.read("a")).toBeNull();
  });
});
