import { beforeEach, describe, expect, it } from "vitest";

import { PACES, stepsOf, stopsOf, type Stop, type StopKind } from "./pace";
import { Queue, type Item } from "./queue";
import { Timers } from "./testing";

const [played, taken, scored] = ["step", "trick", "deal"] as const;
const item = (seq: number, ...stops: StopKind[]): Item => ({ seq, events: stops, stops });

let timers: Timers;
let shown: number[];
let stop: Stop | null;
let behind: number;
const stage = {
  show: (next: Item) => void shown.push(next.seq),
  hold: (next: Stop | null, count: number) => ([stop, behind] = [next, count]),
};

beforeEach(() => {
  timers = new Timers();
  shown = [];
  stop = null;
  behind = 0;
});

describe("the queue of views", () => {
  it("shows one after another at the pace chosen", () => {
    const queue = new Queue(stage, timers, "normal");
    [item(1, played), item(2, played), item(3)].forEach((next) => queue.push(next));
    expect([shown, behind]).toEqual([[1], 2]);
    timers.pass(549);
    expect(shown).toEqual([1]);
    timers.pass(1);
    expect(shown).toEqual([1, 2]);
    timers.pass(550);
    expect([shown, stop, behind]).toEqual([[1, 2, 3], null, 0]);
  });

  it("leaves a trick on the table for the pace's time", () => {
    for (const [pace, ms] of [["slow", 2500], ["normal", 1200], ["fast", 500]] as const) {
      expect(stopsOf([played, taken], pace)).toEqual([{ kind: "trick", ms }]);
    }
    expect(stopsOf([played, taken, scored], "instant")).toEqual([]);
  });

  it("waits longer for a slow thinker, less long for a quick one, but never to read or at once", () => {
    const queue = new Queue(stage, timers, "normal");
    [{ ...item(1, played), steps: 2 }, { ...item(2, played), steps: 0.6 }, item(3)].forEach((next) => queue.push(next));
    timers.pass(1_099);
    expect(shown).toEqual([1]);
    timers.pass(1);
    expect(shown).toEqual([1, 2]);
    timers.pass(329);
    expect(shown).toEqual([1, 2]);
    timers.pass(1);
    expect(shown).toEqual([1, 2, 3]);
    for (const pace of PACES) {
      expect(stopsOf(["news", taken, scored], pace, 2)).toEqual(stopsOf(["news", taken, scored], pace));
    }
    expect(stopsOf([played], "instant", 2)).toEqual([]);
  });

  it("does not wait for who thinks once it is tapped", () => {
    const queue = new Queue(stage, timers, "normal");
    [1, 2, 3].forEach((seq) => queue.push({ ...item(seq, played), steps: 2 }));
    queue.tap();
    expect([shown, stop, behind]).toEqual([[1, 2, 3], null, 0]);
  });

  it("knows a character's pace, up to a limit, and takes everybody else for one of the usual pace", () => {
    const cast = { vano: { pace: 2.5 }, zhora: { pace: 0.6 }, ayla: { pace: 1.5 } };
    expect(["vano", "zhora", "ayla", "careful", null, undefined].map((bot) => stepsOf(bot, cast))).toEqual([
      2, 0.6, 1.5, 1, 1, 1,
    ]);
    expect(stepsOf("vano", {})).toBe(1);
  });

  it("waits for a tap where tapping sets the pace, and then goes on by one trick", () => {
    const queue = new Queue(stage, timers, "tap");
    [item(1, played, taken), item(2, played, taken), item(3)].forEach((next) => queue.push(next));
    timers.pass(60_000);
    expect(shown).toEqual([1]);
    queue.tap();
    expect(shown).toEqual([1, 2]);
    queue.tap();
    expect([shown, stop]).toEqual([[1, 2, 3], null]);
  });

  it("skips to the newest on a tap, each view shown once and in order", () => {
    const queue = new Queue(stage, timers, "slow");
    [1, 2, 3, 4].forEach((seq) => queue.push(item(seq, played)));
    queue.tap();
    expect([shown, stop, behind]).toEqual([[1, 2, 3, 4], null, 0]);
    timers.pass(60_000);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it("does not jump over a deal's scores", () => {
    const queue = new Queue(stage, timers, "normal");
    [item(1, played), item(2, played, taken, scored), item(3)].forEach((next) => queue.push(next));
    queue.tap();
    expect([shown, stop?.kind]).toEqual([[1, 2], "deal"]);
    queue.tap();
    expect([shown, stop]).toEqual([[1, 2, 3], null]);
  });

  it("shows the scores after the trick that ended the deal", () => {
    const queue = new Queue(stage, timers, "normal");
    queue.push(item(1, played, taken, scored));
    expect(stop?.kind).toBe("trick");
    queue.tap();
    expect(stop?.kind).toBe("deal");
    queue.tap();
    expect(stop).toBe(null);
  });

  it("does not wait in a hidden page, and catches up when it is hidden", () => {
    const queue = new Queue(stage, timers, "tap");
    queue.push(item(1, taken));
    queue.push(item(2, taken, scored));
    queue.setHidden(true);
    expect([shown, stop]).toEqual([[1, 2], null]);
    queue.push(item(3, taken));
    expect([shown, stop]).toEqual([[1, 2, 3], null]);
    queue.setHidden(false);
    queue.push(item(4, taken));
    expect(stop?.kind).toBe("trick");
  });

  it("takes the view after a reconnect for what it is", () => {
    const queue = new Queue(stage, timers, "normal");
    queue.push(item(5));
    queue.push(item(5)); // the same again: shown anew, nothing waits
    queue.push(item(4, played)); // older: an answer told twice
    queue.push(item(5, played));
    expect([shown, stop]).toEqual([[5, 5], null]);
  });

  it("shows an older view after a reset, and nothing of what waited", () => {
    const queue = new Queue(stage, timers, "normal");
    [item(5, played), item(6, played), item(7)].forEach((next) => queue.push(next));
    queue.reset();
    queue.push(item(3));
    expect([shown, stop, behind]).toEqual([[5, 3], null, 0]);
    timers.pass(60_000);
    queue.push(item(4, played));
    expect(shown).toEqual([5, 3, 4]);
  });

  it("stops for good when closed", () => {
    const queue = new Queue(stage, timers, "normal");
    queue.push(item(1, played));
    queue.push(item(2, played));
    queue.close();
    timers.pass(60_000);
    expect(shown).toEqual([1]);
  });
});
