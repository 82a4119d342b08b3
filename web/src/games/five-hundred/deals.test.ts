import { beforeAll, describe, expect, it, vi } from "vitest";

import { LANGUAGES, learn, speak, speakOf } from "../../words";
import { callName, callSign, keyOf, seatsOf, tricksOf, trumpOf } from "./bids";
import { contractTricks, decided } from "./contract";
import { handsAt, highest } from "./deals";
import { asItStands, sentences, stops } from "./events";
import samples from "./samples";
import type { Event, ReplayDeal, View } from "./wire";

const NAMES = ["Nino", "Ana", "Dato", "Levan", "Keto", "Gia"];
const base = samples.scenes.trick!.view;
const at = (view: Partial<View>): View => ({ ...base, ...view });

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await learn("five-hundred");
  await speak("en");
  speakOf("five-hundred");
});

describe("calls", () => {
  it("are taken apart into a row and a sign in it", () => {
    expect(keyOf("bid 10NT!")).toEqual({ group: "10", sign: "N" });
    expect(keyOf("call TC")).toEqual({ group: "C", sign: "T" });
    expect(keyOf("joker D")).toEqual({ group: "", sign: "D" });
    expect(keyOf("joker Y=D")).toEqual({ group: "Y", sign: "D" });
    for (const alone of ["pass", "look", "bid misere", "call alone", "bid open-misere!"]) expect(keyOf(alone)).toBeNull();
    expect(["bid 7S", "bid 10NT!", "bid misere", null].map(tricksOf)).toEqual([7, 10, 0, 0]);
    expect(["bid 7S", "bid 10NT!", "bid misere", null].map(trumpOf)).toEqual(["S", "N", "N", "N"]);
  });
  it("are named in words and in signs", () => {
    expect(["pass", "bid 7S", "bid 8NT!", "bid blind-misere", "call alone", "call 9H", "joker D", "joker X=S"].map(callName)).toEqual([
      "pass", "7 spades", "8 no trumps, no kitty", "blind misere", "alone", "nine of hearts", "joker as diamonds", "joker as spades",
    ]);
    expect(callSign("bid 7S")).toEqual({ name: "7 spades", text: "7", suit: "S" });
    expect(callSign("bid 8NT!")).toEqual({ name: "8 no trumps, no kitty", text: "8 NT", suit: null, after: "!" });
    expect(callSign("bid misere!")).toEqual({ name: "misere, no kitty", text: "misere", suit: null, after: "!" });
  });
});

describe("a deal", () => {
  it("has the seats of each side as the server says", () => {
    expect(seatsOf([0, 1, 0, 1])).toEqual([[0, 2], [1, 3]]);
    expect(seatsOf([0, 1, 1, 0])).toEqual([[0, 3], [1, 2]]);
    expect(seatsOf([0, 1, 2])).toEqual([[0], [1], [2]]);
  });
  it("is decided once the contract cannot fail or be made any more", () => {
    const tricks = (count: number): View["tricks"] => Array.from({ length: count }, () => [0, "AS", 0]);
    const contract = { contractor: 2, contract: "bid 8S" };
    expect(decided(at({ ...contract, tricks: tricks(9), taken: [8, 1] }))).toBe("made");
    expect(decided(at({ ...contract, tricks: tricks(3), taken: [0, 3] }))).toBe("failed");
    expect(decided(at({ ...contract, tricks: tricks(2), taken: [0, 2] }))).toBeNull();
    expect(decided(at({ ...contract, contract: "bid misere" }))).toBeNull();
    const five = { ...contract, tricks: tricks(4), taken: [3, 0, 1, 0, 0], sides: [0, 1, 2, 3, 4] };
    expect(decided(at({ ...five, called: "AH" }))).toBeNull();
    expect(decided(at({ ...five, called: "alone" }))).toBe("failed");
    expect(contractTricks(at({ ...five, called: "AH", partner: 0 }))).toBe(4);
    expect(contractTricks(at({ contractor: 0, taken: [4, 0], partner: null }))).toBe(4);
  });
  it("is played with the kitty taken up and cards laid away", () => {
    const deal = { calls: [[1, "bid 6S"], [0, "bid 7H"], [1, "pass"]], hands: [["AS"], ["KS"]], kitty: ["X"], discards: ["AS"] } as unknown as ReplayDeal;
    expect(highest(deal)).toEqual([0, "bid 7H"]);
    expect(handsAt(deal, 0)).toEqual([["AS"], ["KS"]]);
    expect(handsAt(deal, 1)).toEqual([["X"], ["KS"]]);
    expect(handsAt({ ...deal, calls: [[0, "bid 7H!"]] }, 1)).toEqual([["AS"], ["KS"]]);
    expect(highest({ calls: [[0, "pass"]] })).toEqual([null, null]);
  });
});

describe("what happens", () => {
  const result = samples.sheet.deals[0]!;
  const events: Event[] = [
    { is: "first-dealer", dealer: 1 },
    { is: "dealt", dealer: 1 },
    { is: "called", seat: 2, call: "bid 7S" },
    { is: "auction-closed", contractor: 2, contract: "bid 7S" },
    { is: "auction-closed", contractor: null, contract: null },
    { is: "kitty-taken", seat: 2, cards: 3 },
    { is: "discarded", seat: 2, left: 0 },
    { is: "partner-called", seat: 2, called: "9C" },
    { is: "partner-called", seat: 2, called: "alone" },
    { is: "joker-named", seat: 2, joker: "X", suit: "D" },
    { is: "played", seat: 2, play: "X=H" },
    { is: "partner-shown", seat: 1 },
    { is: "trick-taken", seat: 2, leader: 2, plays: ["AS"] },
    { is: "hand-exposed", seat: 2, hand: ["AS", "X"] },
    { is: "deal-scored", ...result, hands: [], kitty: [], discards: [] },
    { is: "match-over", total: [500, 100], places: [1, 2] },
  ];
  it("is said in every language, each thing in words of its own", async () => {
    const complaint = vi.spyOn(console, "error");
    for (const lang of LANGUAGES) {
      await speak(lang);
      const told = events.map((event) => sentences(event, base, NAMES));
      expect(told.every((lines) => lines.length > 0)).toBe(true);
      expect(new Set(told.map((lines) => lines.join())).size).toBe(events.length);
      for (const { view } of Object.values(samples.scenes)) expect(asItStands(view, NAMES).length).toBeGreaterThan(0);
    }
    await speak("en");
    expect(complaint).not.toHaveBeenCalled();
    expect(sentences(events[2]!, base, NAMES)).toEqual(["Dato: 7 spades."]);
    expect(sentences(events[14]!, base, NAMES)).toEqual([
      "The deal is over.",
      "Ana: 7 spades, failed.",
      "Nino + Dato: 4 tricks, points 40, total 40.",
      "Ana + Levan: 6 tricks, points −140, total −140.",
    ]);
  });
  it("tells the contractor alone what was in the kitty", () => {
    const taken: Event = { is: "kitty-taken", seat: 0, cards: 2 };
    expect(sentences(taken, base, NAMES)).toHaveLength(1);
    expect(sentences(taken, at({ kitty: ["X", "9C"] }), NAMES)[1]).toBe("In the kitty: joker, nine of clubs.");
    expect(sentences({ is: "discarded", seat: 0, left: 1 }, base, NAMES)).toEqual([]);
  });
  it("stays in sight if it is to be read", () => {
    for (const { is } of events) expect(is in stops).toBe(!["kitty-taken", "discarded", "hand-exposed", "match-over"].includes(is));
  });
});
