// Views as the server would send them, one for each thing that the table can show.
import type { Sample, Samples } from "../../gallery/samples";
import type { Event, Round, RoundScored, SheetState, View } from "./wire";

const hand = ["5D", "6D", "7D", "X", "JS", "QS", "KH", "2C"];
const base: View = {
  phase: "turn",
  turn: 0,
  first: 0,
  deal: 2,
  deals: 6,
  hand,
  full: null,
  held: [8, 8],
  open: [null, null],
  seen: [[], []],
  safety: [[true, true], [true, true]],
  pile: 34,
  discards: [],
  stage: "free",
  trades: 0,
  laid: 0,
  turned: null,
  deepest: 0,
  declared: null,
  total: [28, 11],
};
const DISCARDS = ["2S", "KC", "9H", "TC", "3S", "JH", "4H", "X", "AC", "QD", "8C", "TS", "6H", "9S", "3D"];
const PLAYED: Partial<View> = { discards: DISCARDS, pile: 19, seen: [[], ["7C", "QH"]], safety: [[true, true], [false, true]] };
const FULL = ["5D", "6D", "7D", "8D", "9D", "JS", "QS", "KS"];

const round = (first: number, winner: number | null, parts: number[][], full: Round["full"]): Round => ({
  first,
  winner,
  hands: [FULL, ["X", "X", "9C", "9D", "KS", "KH", "2C", "5D"]],
  full,
  parts: parts.map(([winning = 0, hand = 0, colour = 0, jokers = 0]) => ({ winning, hand, colour, jokers })),
  points: parts.map((each) => each.reduce((sum, one) => sum + one, 0)),
});
const sheet: SheetState = {
  rounds: [
    round(0, 0, [[20, 8, 0, 0], [0, 6, 0, 5]], ["run-half-house", null]),
    round(1, 1, [[0, 7, 5, 0], [20, 15, 10, 5]], [null, "match-full-house"]),
    round(0, null, [[0, 3, 0, 0], [0, 0, 0, 0]], [null, null]),
  ],
  total: [43, 61],
};
const scored: RoundScored = {
  is: "round-scored",
  ...round(0, 0, [[20, 5, 10, 0], [0, 6, 0, 5]], ["run-full-house", null]),
  safety: [["4C", null], ["KC", "7H"]],
  pile: ["3H", "AS"],
  total: [63, 22],
};

const free: Sample<View, Event> = {
  view: { ...base, ...PLAYED, trades: 1, hand: FULL, full: "run-full-house" },
  moves: [...FULL, "s1", "s2", "declare", "end"],
};

const scenes: Samples<View, SheetState, Event>["scenes"] = {
  first: { view: base, moves: [...hand] },
  free,
  sheet: { ...free, press: ".sheet-key" },
  refused: { ...free, refused: { code: "pile-too-small", detail: { pile: 2 } } },
  longest: { ...free, view: { ...free.view, full: "match-half-house" } },
  trade: {
    view: { ...base, ...PLAYED, hand: hand.slice(0, 5), held: [5, 8], stage: "trade", laid: 3 },
    moves: [...hand.slice(0, 5), "draw"],
  },
  safety: {
    view: { ...base, ...PLAYED, stage: "safety", safety: [[false, true], [false, true]], turned: "KD", deepest: 13 },
    moves: [...Array.from({ length: 13 }, (_, depth) => `t${depth + 1}`), "keep"],
  },
  away: {
    view: { ...base, ...PLAYED, hand: [...hand, "9S"], held: [9, 8], stage: "away", safety: [[false, true], [false, true]], turned: "KD", deepest: 13 },
    moves: [...hand, "9S"],
  },
  last: {
    view: { ...base, ...PLAYED, declared: 1, open: [null, FULL], trades: 2 },
    moves: ["s1", "s2", "end"],
  },
  wait: {
    view: { ...base, ...PLAYED, turn: 1, stage: "safety", turned: "3C", deepest: 3, pile: 0, discards: [...DISCARDS, "4C", "5S", "6C", "AD", "KS", "2H"] },
    moves: [],
  },
  scored: {
    view: { ...base, phase: "deal", turn: "dealer", open: [FULL, hand], hand: FULL, declared: 0 },
    moves: [],
    scored: [{ is: "turn-ended", seat: 1 }, scored],
  },
  over: {
    view: { ...base, phase: "over", turn: null, deal: 6, open: [FULL, hand], hand: FULL, declared: 0 },
    moves: [],
    places: [2, 1],
  },
};

export default { sheet, scenes } satisfies Samples<View, SheetState, Event>;
