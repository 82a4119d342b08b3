import { beforeAll, describe, expect, it, vi } from "vitest";

import { houseText, refusalText } from "./refusals";
// What the engine really gives; tests/words/test_refusals.py holds the file to it.
import samples from "./refusals.samples.json";
import { LANGUAGES, speak } from "./words";

const SAMPLES = Object.entries(samples);
const BARE = [
  "wrong-order", "unknown-house", "wrong-deal", "wrong-score", "unknown-record",
  "not-your-turn", "stale", "not-saved", "bad-name", "too-large",
];
const HOUSE = [
  "no-preset", "no-option", "not-option", "twice", "no-value", "contradiction", "too-long",
];

beforeAll(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));

describe("a refusal", () => {
  it("is a sentence for every code in every language", async () => {
    const complaint = vi.spyOn(console, "error");
    for (const lang of LANGUAGES) {
      await speak(lang);
      const texts = [
        ...SAMPLES.map(([code, detail]) => refusalText(code, detail)),
        ...BARE.map((code) => refusalText(code, {})),
      ];
      for (const [code, detail] of SAMPLES) {
        const { most, bid, cards } = detail as Record<string, unknown>;
        if (most !== undefined || bid !== undefined) {
          expect(refusalText(code, detail)).toContain(String(most ?? bid));
        }
        if (Array.isArray(cards)) expect(refusalText(code, detail)).toMatch(/: [\dKQJA, ]+$/);
      }
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.filter((text) => /refused|: ?$|undefined| {2}/.test(text))).toEqual([]);
    }
    expect(complaint).not.toHaveBeenCalled();
  });

  it("says what would do", async () => {
    await speak("en");
    const said = Object.fromEntries(SAMPLES.map(([code, detail]) => [code, refusalText(code, detail)]));
    expect(said["must-follow"]).toBe("Clubs must be followed: 7, Q");
    expect(said["must-trump"]).toMatch(/hearts: 7, 10$/);
    expect(said["bid-out-of-range"]).toBe("A bid is between 0 and 1.");
    expect(said["barred-bid"]).toMatch(/may not bid 1/);
    expect(refusalText("something-new", {})).toContain("something-new");
  });

  it("is a shorter sentence where a record's refusal says nothing more", async () => {
    await speak("en");
    for (const code of ["must-follow", "barred-bid", "bid-out-of-range"]) {
      expect(refusalText(code, { line: 7 })).toBe("The rules do not allow this.");
    }
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
