import { describe, expect, it } from "vitest";

import type { Step } from "../../replay/steps";
import { lieAt } from "./lie";
import type { ReplayDeal } from "./wire";

const deal: ReplayDeal = {
  chooser: 0,
  hands: [["AS", "X"], ["7S", "KD"]],
  down: [["9H", "8C"], ["TC", "Y"]],
  up: [["KS", "7H"], ["AD", "QC"]],
  trump: "H",
  tricks: [[0, "AS", "7S", 0], [0, "KS", "Y+", 1], [1, "AD", "X+", null]],
  result: null,
};
const at = (tricks: number, end = false): Step => ({ deal: 0, tricks, end });

describe("where the cards lie", () => {
  it("shows all of them before the first trick", () => {
    expect(lieAt(deal, at(0), true)[0]).toEqual({
      hand: ["AS", "X"],
      columns: [{ up: "KS", down: "9H" }, { up: "7H", down: "8C" }],
    });
  });

  it("uncovers a card once the trick is over, into the hand", () => {
    expect(lieAt(deal, at(2), true)[0]).toEqual({
      hand: ["X"],
      columns: [{ up: null, down: "9H" }, { up: "7H", down: "8C" }],
    });
    expect(lieAt(deal, at(3), true)[0]).toEqual({
      hand: ["9H"],
      columns: [{ up: null, down: null }, { up: "7H", down: "8C" }],
    });
  });

  it("or on the table", () => {
    expect(lieAt(deal, at(3), false)[0]?.columns[0]).toEqual({ up: "9H", down: null });
    expect(lieAt(deal, at(3), false)[1]?.columns[0]).toEqual({ up: null, down: "TC" });
    expect(lieAt(deal, at(3, true), false)[1]?.columns[0]).toEqual({ up: "TC", down: null });
    const later = { ...deal, tricks: [...deal.tricks, [0, "9H", null]] as ReplayDeal["tricks"] };
    expect(lieAt(later, at(4), false)[0]?.columns[0]).toEqual({ up: null, down: null });
  });
});
