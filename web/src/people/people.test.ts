import { beforeAll, describe, expect, it, vi } from "vitest";

import type { Room, Said, SeatTold } from "../net/messages";
import type { View } from "../wire";
import { say, speak } from "../words";
import { Timers } from "../testing";
import { changes } from "./changes";
import { Countdown, minutes } from "./countdown";
import { noticesOf } from "./notices";
import { People, whose } from "./people.svelte";
import { Preselected } from "./preselect";

describe("the time that is left", () => {
  const clock = { t: "clock", seq: 7, turn: 2, left: 30_000, banks: [0, 0, 60_000, 0] } as const;
  const told = (seq: number): Parameters<Countdown["start"]>[0] => ({ ...clock, seq, banks: [...clock.banks] });

  it("is the move's first, then the bank's, and never below nothing", () => {
    const countdown = new Countdown();
    countdown.start(told(7), 1_000);
    expect(countdown.left(11_000)).toEqual({ seat: 2, move: 20_000, bank: 60_000 });
    expect(countdown.left(41_000)).toEqual({ seat: 2, move: 0, bank: 50_000 });
    expect(countdown.left(500_000)).toEqual({ seat: 2, move: 0, bank: 0 });
  });

  it("ends with later news only, and an older clock counts no more", () => {
    const countdown = new Countdown();
    countdown.start(told(7), 0);
    countdown.news(7);
    expect(countdown.left(0)).not.toBeNull();
    countdown.news(8);
    expect(countdown.left(0)).toBeNull();
    countdown.start(told(7), 0);
    expect(countdown.left(0)).toBeNull();
    countdown.start(told(8), 0);
    countdown.stop();
    expect(countdown.left(0)).toBeNull();
    countdown.reset();
    countdown.start(told(7), 0);
    expect(countdown.left(0)).not.toBeNull();
  });

  it("is written in minutes, rounded up", () => {
    expect([0, 1, 999, 61_000, 600_000].map(minutes)).toEqual(["0:00", "0:01", "0:01", "1:01", "10:00"]);
  });
});

describe("a card chosen ahead", () => {
  const view = (more: Partial<View> = {}): View =>
    ({ phase: "play", deal: 3, hand: ["AS", "7C", "X"], ...more }) as View;

  it("goes when the turn comes and it is listed", () => {
    const ahead = new Preselected();
    ahead.toggle("AS", view());
    expect(ahead.due(view(), [])).toBe("wait");
    expect(ahead.due(view(), ["AS", "7C"])).toEqual({ move: "AS" });
    expect(ahead.due(view(), ["AS", "7C"])).toBe("wait");
  });

  it("does not go when it is not listed, is gone, or the deal is another", () => {
    for (const [now, moves] of [
      [view(), ["7C"]],
      [view({ hand: ["7C"] }), []],
      [view({ deal: 4 }), []],
      [view({ phase: "bid" }), ["0", "1"]],
    ] as const) {
      const ahead = new Preselected();
      ahead.toggle("AS", view());
      expect(ahead.due(now, moves)).toBe("void");
      expect(ahead.card).toBeNull();
    }
  });

  it("is taken back by the same card, moved by another, and is no joker", () => {
    const ahead = new Preselected();
    ahead.toggle("AS", view());
    ahead.toggle("AS", view());
    expect(ahead.card).toBeNull();
    ahead.toggle("AS", view());
    ahead.toggle("7C", view());
    expect(ahead.card).toBe("7C");
    ahead.toggle("X", view());
    expect(ahead.card).toBeNull();
  });
});

describe("the people at a table", () => {
  const seat = (more: Partial<SeatTold> = {}): SeatTold => ({
    kind: "person", name: "Ana", bot: null, ready: false, here: true, auto: false, offered: false, ...more,
  });
  const room = (seats: SeatTold[], more: Partial<Room> = {}): Room => ({
    t: "room", life: "playing", you: { seat: 0, owner: true }, owner: 0, seats, watching: 0, clock: null,
    paused: false, frozen: false, votes: {}, chat: true, spectators: true, open: false, next: null, ...more,
  });
  const open = seat({ kind: "open", name: null });

  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: { lang: "" } });
    await speak("en");
  });

  it("are announced as they come, go, fall silent and return", () => {
    const pairs: [SeatTold, SeatTold, string][] = [
      [open, seat(), "pe-sits"],
      [seat(), open, "pe-gone"],
      [seat(), seat({ here: false }), "away"],
      [seat({ here: false }), seat(), "pe-here"],
      [seat(), seat({ auto: true }), "auto"],
      [seat({ auto: true }), seat(), "pe-here"],
      [seat({ auto: true }), seat({ auto: true, offered: true }), "offered"],
      [seat(), seat({ ready: true }), "is-ready"],
    ];
    for (const [was, now, id] of pairs) {
      expect(changes(room([seat(), was]), room([seat(), now]))).toEqual([
        id.startsWith("pe-") ? say(id, { name: "Ana" }) : say("said-line", { name: "Ana", what: say(id) }),
      ]);
    }
  });

  it("are not announced to themselves, but for a bot that plays in their place", () => {
    expect(changes(room([seat()]), room([seat({ here: false })]))).toEqual([]);
    expect(changes(room([seat()]), room([seat({ auto: true })]))).toEqual([say("auto-you")]);
  });

  it("are warned of the last ten seconds, of the move and the bank together, once a turn", () => {
    const timers = new Timers();
    vi.stubGlobal("window", { setTimeout: (then: () => void, ms: number) => timers.after(ms, then) });
    vi.stubGlobal("clearTimeout", timers.cancel);
    const told: string[] = [];
    const people = new People(() => null!, (texts) => told.push(...texts), timers.now);
    people.take(room([seat(), seat()]));
    people.take({ t: "clock", seq: 7, turn: 0, left: 9_000, banks: [16_000, 0, 0, 0] });
    timers.pass(14_900);
    expect([people.hurry, told]).toEqual([false, []]);
    timers.pass(200);
    expect([people.hurry, told]).toEqual([true, [say("time-warning")]]);
    timers.pass(9_900);
    expect(told).toHaveLength(1);
    people.news(8);
    expect(people.hurry).toBe(false);
    people.take({ t: "clock", seq: 8, turn: 1, left: 9_000, banks: [0, 0, 0, 0] });
    timers.pass(1_000);
    expect([people.hurry, told.length]).toEqual([false, 1]);
    vi.unstubAllGlobals();
  });

  it("are muted by seat and name, never oneself", () => {
    const people = new People(() => null!, () => {}, () => 0);
    people.take(room([seat(), seat()]));
    const by = (at: number | null, name = "Ana"): Said => ({ from: { seat: at, name }, at: "", kind: "chat", what: "" });
    people.mute(whose(by(null).from));
    people.mute(whose(by(0).from));
    const all = [by(null), by(1), by(null, "Eka"), by(0)];
    expect(all.map((said) => people.isMuted(said))).toEqual([true, false, false, false]);
    people.take(room([seat(), seat()], { you: { seat: null, owner: false } }));
    expect(all.map((said) => people.isMuted(said))).toEqual([true, false, false, true]);
    people.mute(whose(by(null).from));
    expect(people.isMuted(by(null))).toBe(false);
  });

  it("may take their seat back, rest and vote while the match goes on, and no longer", () => {
    const more: Partial<Room> = { paused: true, votes: { end: [1] } };
    const acts = (told: Room): (string | undefined)[] => noticesOf(told).flatMap(([, does]) => does?.map(([, act]) => act.t));
    const seats = [seat({ auto: true }), seat({ offered: true })];
    expect(acts(room(seats, more))).toEqual(["take-back", "resume", "end"]);
    expect(noticesOf(room(seats, { ...more, life: "over" }))).toEqual([]);
    const you = { seat: null, owner: false };
    expect(acts(room(seats, { you }))).toEqual(["take-over"]);
    expect(noticesOf(room(seats, { you, life: "over" }))).toEqual([[say("watching-you"), []]]);
    expect(noticesOf(null)).toEqual([]);
  });

  it("are heard once for a vote", () => {
    const before = room([seat(), seat()]);
    const after = room([seat(), seat()], { votes: { pause: [1] }, paused: true });
    expect(changes(before, after)).toEqual([say("paused"), say("pe-vote", { name: "Ana", vote: "pause" })]);
    expect(changes(after, after)).toEqual([]);
  });
});
