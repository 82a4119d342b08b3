import { beforeAll, describe, expect, it, vi } from "vitest";

import { refusalText } from "./refusals";
import { LANGUAGES, speak } from "./words";

const CODES = [
  "unreadable", "wrong-order", "unknown-house", "wrong-deal", "impossible-hands", "wrong-score",
  "bid-out-of-range", "barred-bid", "call-missing", "call-not-allowed", "not-held", "must-follow",
  "must-play-highest", "must-trump", "not-your-turn", "wrong-phase", "match-over", "stale",
];

beforeAll(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));

describe("a refusal", () => {
  it("is a sentence for every code in every language", async () => {
    const complaint = vi.spyOn(console, "error");
    for (const lang of LANGUAGES) {
      await speak(lang);
      const detail = { suit: "C", cards: ["7C", "TC"], bid: 2, max: 5 };
      const texts = CODES.map((code) => refusalText(code, detail));
      expect(new Set(texts).size).toBe(CODES.length);
      expect(texts.filter((text) => text.includes("refused"))).toEqual([]);
    }
    expect(complaint).not.toHaveBeenCalled();
  });

  it("says what would do", async () => {
    await speak("en");
    expect(refusalText("must-follow", { suit: "C", cards: ["7C", "QC"] })).toBe(
      "Clubs must be followed: 7, Q",
    );
    expect(refusalText("must-trump", { suit: "H", cards: ["TH"] })).toMatch(/hearts: 10$/);
    expect(refusalText("something-new", {})).toContain("something-new");
  });
});
