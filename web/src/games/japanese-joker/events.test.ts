import { beforeAll, describe, expect, it, vi } from "vitest";

import { LANGUAGES, learn, speak, speakOf } from "../../words";
import { asItStands, sentences } from "./events";
import samples from "./samples";
import type { Event, View } from "./wire";

const NAMES = ["Nino", "Giorgi"];
const view = Object.values(samples.scenes)[0]!.view as View;
const round = { chooser: 0, trump: "N" as const, points: [1, 0] };
const EVENTS: Event[] = [
  { is: "first-chooser", seat: 1 },
  { is: "dealt", chooser: 1 },
  { is: "trump-named", seat: 0, trump: "N", up: [["AS", "X"], ["7H", "Y"]] },
  { is: "played", seat: 0, play: "Y+D", column: 2 },
  { is: "played", seat: 1, play: "AS", column: null },
  { is: "trick-taken", seat: 0, leader: 0, plays: ["Y+D", "AS"] },
  { is: "uncovered", seat: 0, column: 2, card: null },
  { is: "uncovered", seat: 0, column: 2, card: "TC" },
  { is: "round-scored", ...round, taken: [11, 7], winner: 0, total: [1, 0] },
  { is: "round-scored", ...round, taken: [9, 9], winner: null, total: [1, 0] },
  { is: "match-over", total: [8, 3], places: [1, 2] },
];

beforeAll(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));

describe("what is said of Japanese Joker", () => {
  it("is something for every event and every scene in every language", async () => {
    const complaint = vi.spyOn(console, "error");
    await learn("japanese-joker");
    for (const lang of LANGUAGES) {
      await speak(lang);
      speakOf("japanese-joker");
      const said = EVENTS.map((event) => sentences(event, view, NAMES).join(" "));
      for (const line of said) expect(line).not.toMatch(/^$|undefined|[{}]/);
      expect(new Set(said).size).toBe(said.length);
      for (const { view } of Object.values(samples.scenes)) {
        expect(asItStands(view as View, NAMES).join(" ")).not.toMatch(/^$|undefined|[{}]/);
      }
    }
    expect(complaint).not.toHaveBeenCalled();
  });

  it("tells what lies on the table, and what is played from it", async () => {
    await speak("en");
    expect(sentences(EVENTS[2]!, view, NAMES)).toEqual([
      "Nino names trump: bezi.",
      "On the table, Nino: ace of spades, joker.",
      "On the table, Giorgi: seven of hearts, second joker.",
    ]);
    expect(sentences(EVENTS[3]!, view, NAMES)).toEqual(["Nino, from the table: joker, led high: diamonds."]);
    expect(sentences(EVENTS[9]!, view, NAMES)[0]).toBe("9 : 9, nobody wins the deal.");
  });
});
