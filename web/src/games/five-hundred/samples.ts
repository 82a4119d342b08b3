// Views as the server would send them, one for each thing that the table can show.
import type { Samples } from "../../gallery/samples";
import type { Event, SheetState, View } from "./wire";

const base: View = {
  phase: "play",
  turn: 0,
  dealer: 3,
  deal: 4,
  hand: ["X", "JS", "JC", "AS", "9S", "KH", "TH", "AD", "6D", "7C"],
  sides: [0, 1, 0, 1],
  ranked: { JS: ">S", JC: "<S" },
  hidden: false,
  held: [10, 10, 10, 10],
  kitty: [],
  discards: [],
  calls: [[0, "bid 7S"], [1, "pass"], [2, "bid 8S"], [3, "pass"], [0, "pass"]],
  high: "bid 8S",
  bidder: 2,
  contractor: 2,
  contract: "bid 8S",
  called: null,
  partner: null,
  named: {},
  playing: [0, 1, 2, 3],
  openHand: [],
  leader: 2,
  trick: [],
  tricks: [],
  taken: [0, 0],
  total: [280, -140],
};
const bidding: View = { ...base, phase: "bid", ranked: {}, high: null, bidder: null, contractor: null, contract: null, playing: [], leader: 0, calls: [] };
const all = (bids: string[]): string[] => ["pass", ...bids.map((bid) => `bid ${bid}`)];
const numbered = ["6", "7", "8", "9", "10"].flatMap((tricks) => ["S", "C", "D", "H", "NT"].map((suit) => tricks + suit));
const many: View = { ...bidding, sides: [0, 1, 0, 1, 0, 1], held: [10, 10, 10, 10, 10, 10], dealer: 5, total: [280, -140] };
const five: View = { ...base, sides: [0, 1, 2, 3, 4], held: [10, 10, 10, 10, 10], total: [280, -140, 60, 30, -500], taken: [0, 0, 0, 0, 0], playing: [0, 1, 2, 3, 4], contractor: 0, bidder: 0, contract: "bid 9H", high: "bid 9H", ranked: {} };

const sheet: SheetState = {
  deals: [
    { dealer: 0, contractor: 1, partner: null, contract: "bid 7S", outcome: "failed", tricks: [4, 6], points: [40, -140], total: [40, -140] },
    { dealer: 1, contractor: null, partner: null, contract: null, outcome: "thrown-in", tricks: [0, 0], points: [0, 0], total: [40, -140] },
    { dealer: 2, contractor: 2, partner: null, contract: "bid open-misere", outcome: "failed", tricks: [1, 0], points: [-500, 0], total: [-460, -140] },
    { dealer: 3, contractor: 0, partner: null, contract: "bid 10NT!", outcome: "made", tricks: [10, 0], points: [520, 0], total: [60, -140] },
  ],
  target: 500,
  dealsMax: 100,
  total: [60, -140],
};

const scenes: Samples<View, SheetState, Event>["scenes"] = {
  bid: {
    view: { ...bidding, calls: [[0, "bid 6S"], [1, "bid 6NT"], [2, "pass"], [3, "bid 7C"]], high: "bid 7C", bidder: 3 },
    moves: all([...numbered.slice(numbered.indexOf("7D")), "misere", "open-misere"]),
  },
  "bid-no-kitty": {
    view: { ...many, calls: [[0, "bid 6S"], [1, "pass"], [2, "bid 6NT!"], [3, "pass"], [4, "bid misere"], [5, "bid 8D"]], high: "bid 8D", bidder: 5 },
    moves: all(["8D!", ...numbered.slice(numbered.indexOf("8H")).flatMap((bid) => [bid, `${bid}!`]), "open-misere", "open-misere!"]),
  },
  crowded: {
    view: { ...many, dealer: 5, turn: 5, calls: [[0, "bid 6S"], [1, "bid 6S!"], [2, "bid 6NT!"], [3, "bid 7S!"], [4, "bid 7NT!"], [5, "bid misere!"]], high: "bid misere!", bidder: 5 },
    moves: [],
  },
  "crowded-play": {
    view: { ...many, phase: "play", ranked: base.ranked, dealer: 1, turn: 1, contractor: 1, bidder: 1, contract: "bid 7NT!", high: "bid 7NT!", playing: [0, 1, 2, 3, 4, 5], leader: 2, trick: ["9S", "RH", "EC", "WD", "AS"], tricks: [5, 3, 2, 1, 0, 5, 4].map((taker) => [0, "7S", "8S", "9S", "TS", "JS", "QS", taker]), taken: [3, 4], held: [2, 3, 2, 2, 2, 2], hand: base.hand.slice(0, 2) },
    moves: [],
  },
  hidden: { view: { ...bidding, hand: [], hidden: true, calls: [[3, "bid 6S"]] }, moves: ["look", "bid blind-misere"] },
  // A look at the hand is no call.
  looked: {
    view: { ...many, dealer: 0, calls: [[1, "look"], [1, "bid 8S"], [2, "look"], [2, "pass"], [0, "look"]], high: "bid 8S", bidder: 1 },
    moves: all(["8S!", "8C", "8C!", "misere", "misere!"]),
  },
  discard: {
    view: { ...base, phase: "discard", contractor: 0, bidder: 0, hand: [...base.hand, "5C", "6C", "4D", "8H", "QC"], held: [15, 10, 10, 10], kitty: ["5C", "6C", "4D", "8H", "QC", "KC"], discards: ["KC"], leader: null },
    moves: [...base.hand, "5C", "6C", "4D", "8H", "QC"],
  },
  call: {
    view: { ...five, phase: "call", discards: ["5C", "6C", "7D"], leader: null },
    moves: ["S", "C", "D", "H"].flatMap((suit) => [..."AKQJT98765432"].map((rank) => `call ${rank}${suit}`)).filter((move) => !base.hand.includes(move.slice(5))).concat("call alone"),
  },
  five: {
    view: { ...five, called: "AH", partner: 3, trick: ["9H", "7H", "2H", "AH"], leader: 1, turn: 0, tricks: [[0, "AS", "5S", "8S", "JH", "2S", 0]], taken: [1, 0, 0, 0, 0], hand: base.hand.slice(1), held: [9, 8, 8, 8, 8] },
    moves: ["KH", "TH"],
  },
  six: {
    view: { ...base, sides: many.sides, held: [9, 9, 9, 9, 10, 10], playing: [0, 1, 2, 3, 4, 5], dealer: 5, leader: 0, turn: 4, trick: ["9S", "RH", "EC", "WD"], hand: base.hand.filter((card) => card !== "9S") },
    moves: [],
  },
  joker: {
    view: { ...base, contractor: 0, bidder: 0, contract: "bid 7NT", high: "bid 7NT", ranked: { JS: ">S", JC: ">C" }, leader: 0 },
    moves: [...["C", "D", "H", "S"].flatMap((suit) => [`joker ${suit}`, `X=${suit}`]), ...base.hand.slice(1)],
  },
  misere: {
    view: { ...base, contractor: 1, bidder: 1, contract: "bid open-misere", high: "bid open-misere", ranked: {}, playing: [0, 1, 2], named: { X: "D" }, openHand: ["AS", "7S", "6S", "8H", "6H", "5H", "QD", "4D", "5C"], trick: ["QD"], leader: 1, turn: 2, tricks: [[1, "9C", "TC", "JC", 0]], taken: [1, 0] },
    moves: [],
  },
  trick: {
    view: { ...base, turn: 2, leader: 2, tricks: [[2, "AS", "5S", "JC", "8S", 0]], taken: [1, 0], hand: base.hand.filter((card) => card !== "JC"), held: [9, 9, 9, 9] },
    moves: [],
    paused: true,
  },
  two: { view: { ...base, sides: [0, 1], held: [10, 10], playing: [0, 1], dealer: 1, contractor: 1, bidder: 1, leader: 1, calls: [[0, "pass"], [1, "bid 8S"]], trick: ["KS"] }, moves: ["X", "JS", "JC", "AS", "9S"] },
  three: { view: { ...base, sides: [0, 1, 2], held: [10, 10, 9], playing: [0, 1, 2], total: [40, 30, -120], taken: [0, 0, 0], dealer: 1, trick: ["KS"] }, moves: ["X", "JS", "JC", "AS", "9S"] },
  closed: { view: { ...base, phase: "discard", turn: 2 }, moves: [], events: [{ is: "auction-closed", contractor: 2, contract: "bid 8S" }] },
  scored: {
    view: { ...base, phase: "deal", turn: "dealer", hand: [], held: [0, 0, 0, 0], taken: [8, 2] },
    moves: [],
    scored: [{ is: "deal-scored", ...sheet.deals[2]!, hands: [], kitty: ["X", "TH", "5S"], discards: ["AC", "KC", "QH"] }],
  },
  sheet: { view: base, moves: [], press: ".sheet-key" },
  "last-trick": { view: { ...base, tricks: [[2, "AS", "5S", "JC", "8S", 0]], taken: [1, 0] }, moves: [], press: ".tools [aria-expanded]" },
  over: { view: { ...base, phase: "over", turn: null, hand: [], held: [0, 0, 0, 0] }, moves: [], places: [1, 2] },
};

export default { sheet, scenes } satisfies Samples<View, SheetState, Event>;
