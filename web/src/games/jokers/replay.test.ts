import { describe, expect, it } from "vitest";

import { boards, type Board } from "./replay";
import type { ReplayDeal } from "./wire";

const deal: ReplayDeal = {
  first: 0,
  hands: [["2S", "X", "4C"], ["5H", "6H", "X"]],
  safety: [["3D", "KS"], ["AC", "7D"]],
  pile: ["9S", "9C", "9D", "9H"],
  turns: [
    [0, "2S", "X", "draw", "end"],
    [1, "s1", "t1", "X", "5H", "draw", "s2", "keep", "7D", "end"],
    [0, "declare"],
    [1, "end"],
  ],
  points: [25, 3],
};
const told = ({ done }: Board): unknown => done && Object.values(done).join(" ");

describe("a replay", () => {
  it("has a step for the deal, for each move and for the end", () => {
    const row = boards([deal, { ...deal, turns: [], points: null }]);
    expect(row.map(told)).toEqual([
      "round-dealt 0",
      "laid 0 2S", "laid 0 X", "drawn 0 2 2", "turn-ended 0",
      "safety-turned 1 AC", "taken 1 X", "laid-away 1 X",
      "laid 1 5H", "drawn 1 1 1",
      "safety-turned 1 7D", "kept 1 7D", "laid-away 1 7D", "turn-ended 1",
      "declared 0", "turn-ended 1",
      null,
      "round-dealt 0",
    ]);
    expect(row.map((board) => board.deal)).toEqual([...Array<number>(17).fill(0), 1]);
  });

  it("moves each card where the record says", () => {
    const row = boards([deal]);
    expect(row[3]).toMatchObject({ hands: [["4C", "9S", "9C"], ["5H", "6H", "X"]], discards: ["2S", "X"], pile: 2 });
    expect(row[6]).toMatchObject({ hands: [expect.anything(), ["5H", "6H", "X", "X"]], safety: [["3D", "KS"], [null, "7D"]], discards: ["2S"] });
    // The safety card lies under the card laid away, unless it was kept.
    expect(row[7]?.discards).toEqual(["2S", "AC", "X"]);
    expect(row.at(-1)).toMatchObject({ hands: [["4C", "9S", "9C"], ["6H", "X", "9D"]], discards: ["2S", "AC", "X", "5H", "7D"], pile: 1 });
    expect(row.at(-1)?.safety).toEqual([["3D", "KS"], [null, null]]);
  });

  it("leaves its steps and the record as they were", () => {
    const before = structuredClone(deal);
    const [first] = boards([deal]);
    expect(deal).toEqual(before);
    expect(first?.hands).toEqual(deal.hands);
  });
});
