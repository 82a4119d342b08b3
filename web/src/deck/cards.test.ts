import { describe, expect, it } from "vitest";
import { callOf, cardOf, keyed, playedCard, rankSign, rankVariable, sortHand, suitOrder } from "./cards";

describe("plays", () => {
  it("are taken apart", () => {
    expect(cardOf("X+H")).toBe("X");
    expect(cardOf("TD")).toBe("TD");
    expect(callOf("X+H")).toEqual({ high: true, suit: "H" });
    expect(callOf("X-")).toEqual({ high: false, suit: null });
    expect(callOf("Y=D")).toEqual({ high: null, suit: "D" });
    expect(callOf("AS")).toBeNull();
  });
  it("are told from other moves", () => {
    expect(["AS", "X+H", "Y", "X=D"].map(playedCard)).toEqual(["AS", "X", "Y", "X"]);
    expect(["3", "S", "N", "bid 6S", "call 9C", "joker X=D", "t3", "pass"].map(playedCard)).toEqual(Array(8).fill(null));
  });
  it("print a ten as 10 and give the words a number", () => {
    expect(rankSign("TD")).toBe("10");
    expect(["ES", "WS", "RD", "2C"].map(rankSign)).toEqual(["11", "12", "13", "2"]);
    expect(rankVariable("9D")).toBe(9);
    expect(rankVariable("TD")).toBe("T");
  });
});

describe("the order of suits", () => {
  it("takes turns in colour and begins with trump", () => {
    expect(suitOrder(["S", "C", "D", "H"], "D")).toEqual(["D", "S", "H", "C"]);
    expect(suitOrder(["S", "C", "D", "H"], "C")).toEqual(["C", "H", "S", "D"]);
  });
  it("puts the lone colour between the two others when there is no trump", () => {
    expect(suitOrder(["S", "C", "H"], "N")).toEqual(["S", "H", "C"]);
    expect(suitOrder(["H", "S", "D"], null)).toEqual(["H", "S", "D"]);
  });
  it("leaves out suits that are not held", () => {
    expect(suitOrder(["C"], "H")).toEqual(["C"]);
    expect(suitOrder([], "N")).toEqual([]);
  });
});

describe("the hand", () => {
  it("has jokers first, then each suit from the ace down", () => {
    expect(sortHand(["7C", "X", "TD", "AD", "QC", "X", "6H"], ["D", "C", "H"])).toEqual([
      "X",
      "X",
      "AD",
      "TD",
      "QC",
      "7C",
      "6H",
    ]);
  });
  it("is sorted as a game says: an ace below a two, say", () => {
    const low = (card: string): string => card.replace("A", "1");
    expect(sortHand(["AC", "2D", "KC", "2C", "AD"], ["C", "D"], low)).toEqual(["KC", "2C", "AC", "2D", "AD"]);
  });
  it("has jacks above the ace where they are sorted so", () => {
    const bowers: Record<string, string> = { JS: ">S", JC: "<S" };
    const as = (card: string): string => bowers[card] ?? card;
    expect(sortHand(["JC", "QS", "AS", "JS", "AC", "X"], ["S", "C"], as)).toEqual(["X", "JS", "JC", "AS", "QS", "AC"]);
  });
  it("gives two jokers different keys and keeps the one that stays", () => {
    const first = keyed(["X", "X", "AS"], [], null).map(({ key }) => key);
    expect(first).toEqual(["X1", "X2", "AS"]);
    expect(keyed(["X", "AS"], first, "X1").map(({ key }) => key)).toEqual(["X2", "AS"]);
    expect(keyed(["X", "AS"], first, "X2").map(({ key }) => key)).toEqual(["X1", "AS"]);
    expect(keyed(["X"], ["X2", "AS"], "AS").map(({ key }) => key)).toEqual(["X2"]);
    expect(keyed(["AS"], ["X2", "AS"], "X2").map(({ key }) => key)).toEqual(["AS"]);
    expect(keyed(["X", "X"], ["X2"], null).map(({ key }) => key)).toEqual(["X1", "X2"]);
  });
});
