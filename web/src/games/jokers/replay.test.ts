import { describe, expect, it } from "vitest";

import { boards } from "./replay";
import type { Lies, ReplayDeal } from "./wire";

const dealt: Lies = { hands: [["2S", "X"], ["5H", "6H"]], safety: [["3D", "KS"], ["AC", "7D"]], discards: [], pile: 38 };
const deal: ReplayDeal = {
  steps: [
    { done: { is: "dealt", first: 0 }, ...dealt },
    { done: { is: "laid", seat: 0, card: "2S" }, hands: [["X"], ["5H", "6H"]], discards: ["2S"] },
    { done: { is: "turn-ended", seat: 1 } },
    { done: null },
  ],
  points: [25, 3],
};

describe("a replay", () => {
  it("has at each step what lay before and what the step tells", () => {
    const row = boards([deal, { steps: [{ done: { is: "dealt", first: 1 }, ...dealt }], points: null }]);
    expect(row.map(({ deal, done }) => [deal, done?.is])).toEqual([[0, "dealt"], [0, "laid"], [0, "turn-ended"], [0, undefined], [1, "dealt"]]);
    expect(row[0]).toMatchObject(dealt);
    for (const one of row.slice(1, 4)) expect(one).toMatchObject({ hands: [["X"], ["5H", "6H"]], safety: dealt.safety, discards: ["2S"], pile: 38 });
    expect(row[4]).toMatchObject(dealt);
  });
});
