import { beforeAll, describe, expect, it, vi } from "vitest";

import { houseText, refusalText } from "./refusals";
// What the engines really give; tests/words/test_refusals.py holds the file to it.
import samples from "./refusals.samples.json";
import { LANGUAGES, learn, speak, speakOf } from "./words";

type Samples = Record<string, Record<string, unknown>>;
const GAMES = Object.entries(samples as Record<string, Samples>);
const BARE = [
  "wrong-order", "unknown-house", "wrong-deal", "wrong-score", "unknown-record",
  "not-your-turn", "stale", "not-saved", "bad-name", "too-large",
  "not-found", "away",
];
const HOUSE = [
  "no-preset", "no-option", "not-option", "twice", "no-value", "contradiction", "too-long",
];

beforeAll(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));

describe.each(GAMES)("a refusal of %s", (game, given) => {
  it("is a sentence for every code in every language", async () => {
    const complaint = vi.spyOn(console, "error");
    await learn(game);
    for (const lang of LANGUAGES) {
      await speak(lang);
      speakOf(game);
      const texts = [
        ...Object.entries(given).map(([code, detail]) => refusalText(code, detail)),
        ...BARE.map((code) => refusalText(code, {})),
      ];
      for (const [code, detail] of Object.entries(given)) {
        const { cards } = detail;
        if (Array.isArray(cards)) expect(refusalText(code, detail)).toMatch(/: [^:{}]+$/);
      }
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.filter((text) => /refused|: ?$|undefined|[{}]| {2}/.test(text))).toEqual([]);
      expect(texts).not.toContain(refusalText("by-rules", {}));
    }
    expect(complaint).not.toHaveBeenCalled();
  });

  it("is a shorter sentence where a record's refusal says nothing more", async () => {
    const complaint = vi.spyOn(console, "error");
    await learn(game);
    await speak("en");
    speakOf(game);
    for (const code of Object.keys(given)) expect(refusalText(code, { line: 7 })).toMatch(/^[A-Z].*\.$/);
    expect(complaint).not.toHaveBeenCalled();
  });
});

describe("a refusal", () => {
  it("says what would do", async () => {
    await learn("joker");
    await speak("en");
    speakOf("joker");
    const cards = ["7C", "QC", "TC"];
    expect(refusalText("must-follow", { suit: "C", cards })).toBe("Clubs must be followed: 7, Q, 10");
    expect(refusalText("must-trump", { suit: "H", cards: ["7H"] })).toMatch(/hearts: 7$/);
    expect(refusalText("must-follow", { line: 7 })).toBe("The rules do not allow this.");
    expect(refusalText("bid-out-of-range", { most: 1 })).toBe("A bid is between 0 and 1.");
    expect(refusalText("barred-bid", { bid: 1, cards: 1 })).toMatch(/may not bid 1/);
    expect(refusalText("something-new", {})).toContain("something-new");
  });
});

describe("a house that cannot be", () => {
  it("has a sentence for every code in every language", async () => {
    const complaint = vi.spyOn(console, "error");
    for (const lang of LANGUAGES) {
      await speak(lang);
      const texts = HOUSE.map((code) => houseText(code, "pack", "40"));
      expect(new Set(texts).size).toBe(HOUSE.length);
      expect(houseText("no-value", "pack", "40")).toContain("40");
      expect(houseText("something-new", "pack", "40")).toBe(houseText("other", "", ""));
    }
    expect(complaint).not.toHaveBeenCalled();
  });
});
