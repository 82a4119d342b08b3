import { beforeAll, describe, expect, it, vi } from "vitest";

import { LANGUAGES, learn, speak, speakOf } from "../../words";
import { asItStands, doing, sentences, sound, stops } from "./events";
import samples from "./samples";
import type { Event, RoundScored, View } from "./wire";

const NAMES = ["Nino", "Giorgi"];
const scored = samples.scenes.scored?.scored?.at(-1) as RoundScored;
const view = samples.scenes.wait!.view as View;
const EVENTS: Event[] = [
  { is: "first-player", seat: 0 },
  { is: "dealt", first: 1 },
  { is: "laid", seat: 0, card: "QD" },
  { is: "drawn", seat: 0, cards: 3, left: 21 },
  { is: "safety-turned", seat: 1, which: 1, card: "X", reach: 9 },
  { is: "taken", seat: 1, card: "2C", depth: 4 },
  { is: "kept", seat: 1, card: "TS" },
  { is: "laid-away", seat: 1, card: "8H", safety: null },
  { is: "laid-away", seat: 1, card: "8H", safety: "5C" },
  { is: "declared", seat: 0, hand: [], full: "all-run" },
  { is: "turn-ended", seat: 1 },
  scored,
  { ...scored, winner: null },
  { is: "match-over", total: [63, 22], places: [1, 2] },
];

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await learn("jokers");
});

describe("what happened", () => {
  it("is said in English as at the table", async () => {
    await speak("en");
    speakOf("jokers");
    const said = EVENTS.map((event) => sentences(event, view, NAMES).join(" "));
    expect(said.slice(1, 11)).toEqual([
      "The cards are dealt. Giorgi goes first.",
      "Nino lays queen of diamonds.",
      "Nino draws 3 cards. Left to draw: 21.",
      "Giorgi turns up a safety card: joker. It reaches 9 deep.",
      "Giorgi takes two of clubs.",
      "Giorgi keeps ten of spades.",
      "Giorgi lays away eight of hearts.",
      "Giorgi lays away five of clubs. Giorgi lays away eight of hearts.",
      "Nino declares a full hand: all run. Giorgi has one turn more.",
      "Giorgi ends the turn.",
    ]);
    expect(said[11]).toBe("The deal is over. Nino has won: 35. Giorgi has lost: 11.");
    expect(said[12]).toMatch(/^Nobody has declared: both have lost\. Nino has lost/);
  });

  it("has words in every language, and names who did it", async () => {
    const complaint = vi.spyOn(console, "error");
    for (const language of LANGUAGES) {
      await speak(language);
      speakOf("jokers");
      for (const event of EVENTS) {
        const said = sentences(event, view, NAMES);
        expect(said.join(" ")).toMatch(/Nino|Giorgi/);
        expect(said.every((text) => text !== "")).toBe(true);
      }
      const standing = Object.values(samples.scenes).map((scene) => asItStands(scene.view, NAMES));
      expect(standing.every((texts) => texts.length > 0)).toBe(true);
    }
    expect(complaint).not.toHaveBeenCalled();
  });

  it("stays in sight and is heard", () => {
    const unseen = EVENTS.filter(({ is }) => stops[is] === undefined).map(({ is }) => is);
    expect(unseen).toEqual(["turn-ended", "match-over"]);
    expect(EVENTS.filter((event) => sound(event) !== null).length).toBe(7);
  });
});

describe("what is asked", () => {
  it("goes by where the turn stands", async () => {
    await speak("en");
    speakOf("jokers");
    expect(Object.values(samples.scenes).map(({ view }) => doing(view))).toContain("away");
    expect(doing({ ...view, stage: "free" })).toBe("play");
    expect(asItStands(view, NAMES)).toEqual([
      "deal 2 of 6",
      "0 cards to draw",
      "Discard pile, the top card first: two of hearts.",
      "Safety card turned up: three of clubs.",
    ]);
  });
});
