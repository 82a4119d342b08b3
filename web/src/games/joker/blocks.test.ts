import { describe, expect, it } from "vitest";
import { blocks } from "./blocks";

describe("the blocks of a sheet", () => {
  it("run the totals on, premia and moshla included", () => {
    const deal = (points: number[]) => ({
      cards: 1,
      dealer: 0,
      bids: [0, 0, 0, 0],
      taken: [1, 0, 0, 0],
      points,
    });
    const all = blocks({
      deals: [deal([10, 50, 50, 50]), deal([100, 50, 0, -200])],
      schedule: [[1], [1, 2], [3]],
      pulkas: [
        { added: [0, 50, -50, 0], premia: [null, 0, null, null], moshla: [null, null, 0, null], exact: [false, true, false, false] },
      ],
      total: [110, 150, 0, -150],
    });
    expect(all.map((block) => block.total)).toEqual([[10, 100, 0, 50], [110, 150, 0, -150], null]);
    expect(all[1]?.rows.map((row) => [row.deal, row.cards, row.played !== null])).toEqual([
      [1, 1, true],
      [2, 2, false],
    ]);
  });
});
