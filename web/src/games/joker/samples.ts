// Views as the server would send them, one for each thing that the table can show.
import type { Sample, Samples } from "../../gallery/samples";
import type { Event, SheetState, View } from "./wire";

const base: View = {
  phase: "play",
  turn: 0,
  dealer: 3,
  deal: 10,
  deals: 24,
  pulka: 2,
  pulkas: 4,
  cards: 9,
  hand: ["AS", "X", "7C", "KH", "9H", "TD", "QC", "8S", "AD"],
  held: [9, 9, 9, 9],
  turnUp: null,
  trump: "H",
  lastTurned: null,
  bids: [3, 2, 0, 3],
  taken: [0, 0, 0, 0],
  barred: null,
  spread: -1,
  leader: 0,
  trick: [],
  tricks: [],
  total: [650, 420, -130, 700],
  khishti: 500,
};
const led = ["S", "C", "D", "H"].flatMap((suit) => [`X+${suit}`, `X-${suit}`]);

const sheet: SheetState = {
  deals: [
    [1, 0, [0, 1, 0, 0], [0, 1, 0, 0], [50, 100, 50, 50]],
    [2, 1, [1, 1, 1, 0], [1, 0, 1, 0], [100, -200, 100, 50]],
    [3, 2, [1, 1, 0, 2], [1, 2, 0, 0], [100, 20, 50, -200]],
    [4, 3, [2, 1, 0, 2], [2, 1, 0, 1], [150, 100, 50, 10]],
    [5, 0, [1, 0, 2, 1], [1, 0, 3, 1], [100, 50, 30, 100]],
    [6, 1, [3, 2, 0, 2], [3, 1, 0, 2], [200, 10, 50, 150]],
    [7, 2, [2, 2, 1, 1], [2, 3, 1, 1], [150, 30, 100, 100]],
    [8, 3, [4, 1, 1, 3], [4, 1, 0, 3], [250, 100, -200, 200]],
    [9, 0, [3, 2, 1, 2], [3, 2, 0, 4], [200, 150, -500, 40]],
  ].map(([cards, dealer, bids, taken, points]) => ({
    cards: cards as number,
    dealer: dealer as number,
    bids: bids as number[],
    taken: taken as number[],
    points: points as number[],
  })),
  schedule: [
    [1, 2, 3, 4, 5, 6, 7, 8],
    [9, 9, 9, 9],
    [8, 7, 6, 5, 4, 3, 2, 1],
    [9, 9, 9, 9],
  ],
  pulkas: [
    {
      added: [250, -100, -100, -200],
      premia: [7, null, null, null],
      moshla: [null, 7, 6, 7],
      exact: [true, false, false, false],
    },
  ],
  total: [1550, 260, -370, 300],
};

type Scene = Sample<View, Event>;

const nine: Scene = { view: base, moves: ["AS", "7C", "KH", "9H", "TD", "QC", "8S", "AD", ...led] };
const follow: Scene = {
  view: {
    ...base,
    hand: ["AS", "X", "7C", "KH", "9H", "TD", "QC", "X"],
    held: [8, 7, 7, 7],
    turn: 0,
    leader: 1,
    dealer: 1,
    trick: ["KC", "X-", "9C"],
    taken: [1, 0, 0, 0],
    tricks: [[0, "8S", "KS", "TS", "9S", 0]],
    spread: -1,
  },
  moves: ["7C", "QC", "X+", "X-"],
};
const wait: Scene = {
  view: {
    ...base,
    hand: ["AS", "X", "7C", "KH", "9H", "TD"],
    held: [6, 6, 6, 7],
    turn: 3,
    leader: 0,
    trump: "N",
    trick: ["X+S", "QS", "8S"],
    bids: [3, 2, 0, 5],
    taken: [1, 0, 1, 0],
    spread: 1,
    tricks: [[0, "8S", "KS", "TS", "9S", 0], [0, "8H", "KH", "TH", "9H", 2]],
  },
  moves: [],
};

const scenes: Record<string, Scene> = {
  nine,
  follow,
  "joker-led": { ...nine, press: ".hand [data-card=X]" },
  "joker-follows": { ...follow, press: ".hand [data-card=X]" },
  refused: { ...follow, refused: { code: "must-follow", detail: { suit: "C", cards: ["7C", "8C", "9C", "TC", "QC", "AC"] } } },
  sheet: { ...nine, press: ".sheet-key" },
  bid: {
    view: {
      ...base,
      phase: "bid",
      dealer: 0,
      turn: 0,
      bids: [null, 2, 0, 4],
      barred: 3,
      spread: null,
      leader: null,
    },
    moves: ["0", "1", "2", "4", "5", "6", "7", "8", "9"],
  },
  bid5: {
    view: {
      ...base,
      phase: "bid",
      cards: 5,
      deal: 5,
      pulka: 1,
      hand: ["AS", "X", "7C", "KH", "9H"],
      held: [5, 5, 5, 5],
      turnUp: "TD",
      trump: "D",
      dealer: 0,
      turn: 0,
      bids: [null, 2, 0, 1],
      barred: 2,
      spread: null,
      leader: null,
    },
    moves: ["0", "1", "3", "4", "5"],
  },
  trump: {
    view: {
      ...base,
      phase: "trump",
      hand: ["AS", "X", "KH"],
      held: [3, 3, 3, 3],
      trump: null,
      bids: [null, null, null, null],
      spread: null,
      leader: null,
    },
    moves: ["C", "D", "H", "N", "S"],
  },
  wait,
  "last-trick": { ...wait, press: ".tools [aria-expanded]" },
  trick: {
    view: {
      ...base,
      hand: ["AS", "X", "KH", "9H", "TD"],
      held: [5, 5, 5, 5],
      turn: 3,
      leader: 3,
      trick: [],
      taken: [1, 0, 1, 2],
      tricks: [[1, "KC", "JC", "9C", "7C", 1], [1, "KC", "JC", "X+", "7C", 3]],
    },
    moves: [],
    paused: true,
  },
  three: {
    view: {
      ...base,
      deal: 3,
      pulka: 1,
      cards: 3,
      hand: ["AS", "X"],
      held: [2, 2, 3, 3],
      turnUp: "TD",
      trump: "D",
      turn: 2,
      leader: 0,
      dealer: 3,
      bids: [1, 0, 1, 0],
      trick: ["6D", "QD"],
      spread: -1,
    },
    moves: [],
  },
  draw: {
    view: { ...base, phase: "deal", turn: "dealer", deal: 1, pulka: 1, hand: [], held: [0, 0, 0, 0], trump: null, bids: [null, null, null, null], spread: null, leader: null },
    moves: [],
    events: [{ is: "first-dealer", dealer: 3, start: 1, drawn: ["7C", "KH", "X", "9D", "QS", "8H", "AD"] }],
  },
  scored: {
    view: { ...base, phase: "deal", turn: "dealer", hand: [], held: [0, 0, 0, 0], cards: 8, deal: 8, taken: [4, 1, 0, 3], bids: [4, 1, 1, 3] },
    moves: [],
    scored: [
      { is: "deal-scored", cards: 8, bids: [4, 1, 1, 0], taken: [4, 2, 0, 2], points: [250, 20, -200, 20], kinds: ["made", "over", "khishti", "failed-pass"] },
      { is: "pulka-scored", pulka: 1, added: [250, -100, 0, -200], premia: [7, null, null, null], moshla: [null, 5, null, 7], exact: [true, false, false, false] },
    ],
  },
  over: {
    view: { ...base, phase: "over", turn: null, hand: [], held: [0, 0, 0, 0], deal: 24, pulka: 4, taken: [3, 2, 1, 3], bids: [3, 2, 0, 3] },
    moves: [],
    places: [1, 3, 4, 2],
  },
};

export default { sheet, scenes } satisfies Samples<View, SheetState, Event>;
