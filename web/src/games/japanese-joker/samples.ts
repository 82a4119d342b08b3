// Views as the server would send them, one for each thing that the table can show.
import type { Sample, Samples } from "../../gallery/samples";
import type { Event, Round, SheetState, View } from "./wire";

type Scene = Sample<View, Event>;

const ALL = [true, true, true, true, true];
const base: View = {
  phase: "play",
  turn: 0,
  chooser: 0,
  deal: 4,
  hand: ["AS", "X", "7C", "KH", "9H", "TD", "QC", "8S"],
  held: [8, 8],
  up: [["KS", "9D", "Y", "8C", "AH"], ["9S", "7H", "KD", "TC", "JD"]],
  down: [ALL, ALL],
  closed: true,
  trump: "H",
  leader: 0,
  trick: [],
  tricks: [],
  taken: [0, 0],
  total: [2, 1],
};
const led = (joker: string, low: boolean): string[] =>
  ["S", "C", "D", "H"].flatMap((suit) => [`${joker}+${suit}`, ...(low ? [`${joker}-${suit}`] : [])]);

const first: Scene = {
  view: base,
  moves: ["AS", "7C", "KH", "9H", "TD", "QC", "8S", ...led("X", false)],
};
const later: Scene = {
  view: {
    ...base,
    hand: ["AS", "X", "7C", "KH", "9H", "TD", "QC"],
    held: [7, 9],
    up: [[null, "9D", "Y", null, "AH"], ["9S", null, "KD", "TC", null]],
    down: [[true, true, true, false, true], [true, false, true, true, true]],
    closed: false,
    tricks: [[0, "8S", "QS", 1], [1, "7H", "X+", 0], [0, "8C", "JD", 0]],
    taken: [2, 1],
  },
  moves: ["AS", "7C", "KH", "9H", "TD", "QC", "9D", "AH", ...led("X", true), ...led("Y", true)],
};
const follow: Scene = {
  view: { ...later.view, leader: 1, turn: 0, trick: ["KD"], held: [7, 9], up: [later.view.up[0]!, ["9S", null, null, "TC", null]] },
  moves: ["TD", "9D", "X+", "Y+"],
};
const wait: Scene = {
  view: {
    ...later.view,
    turn: 1,
    trump: "N",
    trick: ["Y+D"],
    up: [[null, "9D", null, null, "AH"], later.view.up[1]!],
  },
  moves: [],
};

const round = (chooser: number, trump: Round["trump"], taken: number[]): Round => {
  const winner = taken[0] === 9 ? null : (taken[0] ?? 0) > 9 ? 0 : 1;
  return { chooser, trump, taken, winner, points: [Number(winner === 0), Number(winner === 1)] };
};
const sheet: SheetState = {
  rounds: [round(1, "H", [11, 7]), round(0, "N", [9, 9]), round(1, "S", [6, 12]), round(0, "D", [10, 8])],
  target: 8,
  total: [2, 1],
};
const nothing = { hand: [], held: [0, 0], up: [[], []], down: [[], []], closed: false, trick: [] };

const scenes: Record<string, Scene> = {
  first,
  later,
  follow,
  wait,
  "joker-led": { ...later, press: ".laid [data-card=Y]" },
  "joker-hand": { ...first, press: ".hand [data-card=X]" },
  refused: { ...follow, refused: { code: "must-follow", detail: { suit: "D", cards: ["TD", "9D"] } } },
  sheet: { ...later, press: ".sheet-key" },
  "last-trick": { ...wait, press: ".tools [aria-expanded]" },
  lot: {
    view: { ...base, ...nothing, phase: "deal", turn: "dealer", deal: 1, trump: null, total: [0, 0] },
    moves: [],
    events: [{ is: "first-chooser", seat: 1 }],
  },
  trump: {
    view: { ...base, ...nothing, phase: "trump", hand: ["AS", "X", "KH"], held: [3, 3], trump: null },
    moves: ["C", "D", "H", "S", "N"],
  },
  trick: {
    view: { ...later.view, turn: 1, leader: 1, hand: ["AS", "X", "7C", "KH", "9H", "TD", "QC", "JS", "JH", "TS", "7D"], held: [11, 8], up: [[null, null, null, null, null], ["9S", null, null, "TC", null]], down: [[false, false, true, false, false], [true, false, true, false, true]], tricks: [[0, "AH", "KD", 0], [0, "Y+C", "TC", 0]] },
    moves: [],
    paused: true,
  },
  last: {
    view: { ...later.view, hand: ["AS"], held: [1, 0], up: [[null, null, null, null, null], [null, "AC", null, null, null]], down: [[], []].map(() => [false, false, false, false, false]), taken: [8, 8] },
    moves: ["AS"],
  },
  scored: {
    view: { ...base, ...nothing, phase: "deal", turn: "dealer", taken: [10, 8], total: [3, 1] },
    moves: [],
    scored: [{ is: "round-scored", ...round(0, "H", [10, 8]), total: [3, 1] }],
  },
  drawn: {
    view: { ...base, ...nothing, phase: "deal", turn: "dealer", taken: [9, 9] },
    moves: [],
    scored: [{ is: "round-scored", ...round(0, "H", [9, 9]), total: [2, 1] }],
  },
  over: {
    view: { ...base, ...nothing, phase: "over", turn: null, deal: 12, taken: [10, 8], total: [8, 3] },
    moves: [],
    places: [1, 2],
  },
};

export default { sheet, scenes } satisfies Samples<View, SheetState, Event>;
