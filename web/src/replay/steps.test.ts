import { describe, expect, it } from "vitest";

import type { TakenTrick } from "../wire";
import { dealStep, seatsAt, steps } from "./steps";

const hands = [["AS", "KH"], ["8S", "X"], ["X", "QS"], ["TS", "8C"]];
const tricks: TakenTrick[] = [
  [0, "AS", "8S", "QS", "TS", 0],
  [0, "KH", "X-", "X+", "8C", 2],
];

describe("the steps of a replay", () => {
  it("are the bids, each trick and the end of each deal", () => {
    const row = steps([{ tricks }, { tricks: tricks.slice(0, 1) }], [true, false]);
    expect(row.map(({ deal, tricks, end }) => `${deal}.${tricks}${end ? "!" : ""}`)).toEqual([
      "0.0", "0.1", "0.2", "0.2!", "1.0", "1.1",
    ]);
    expect([dealStep(row, 2, -1), dealStep(row, 0, -1), dealStep(row, 2, 1), dealStep(row, 5, 1)]).toEqual([
      0, 0, 4, 5,
    ]);
  });

  it("take played cards from the hands, a joker as a joker, and count the tricks", () => {
    expect(seatsAt(hands, tricks, { deal: 0, tricks: 0, end: false }).map(({ hand }) => hand.length)).toEqual([2, 2, 2, 2]);
    const second = seatsAt(hands, tricks, { deal: 0, tricks: 2, end: false });
    expect(second.map(({ hand }) => hand)).toEqual([[], [], [], []]);
    expect(second[2]).toMatchObject({ play: "X+", takes: true, leads: false, taken: 1 });
    expect(second[0]).toMatchObject({ play: "KH", takes: false, leads: true, taken: 1 });
    expect(seatsAt(hands, tricks, { deal: 0, tricks: 2, end: true }).every(({ play }) => play === null)).toBe(true);
  });

  it("show a trick that was not finished", () => {
    const seats = seatsAt(hands, [[2, "QS", "TS", null]], { deal: 0, tricks: 1, end: false });
    expect(seats.map(({ play }) => play)).toEqual([null, null, "QS", "TS"]);
    expect(seats.some(({ takes }) => takes)).toBe(false);
  });

  it("go round the seats that play", () => {
    const seats = seatsAt(hands, [[2, "QS", "TS", "AS", 0]], { deal: 0, tricks: 1, end: false }, [0, 2, 3]);
    expect(seats.map(({ play }) => play)).toEqual(["AS", null, "QS", "TS"]);
    expect(seats[0]).toMatchObject({ takes: true, leads: false });
  });
});
