import { beforeEach, describe, expect, it } from "vitest";

import { Timers } from "../testing";
import type { View } from "../wire";
import { backOff } from "./heartbeat";
import { Link, type Mine, type Socket, type State } from "./link";
import type { Act, Pending } from "./messages";

class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  tell(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  welcome(seq: number): void {
    this.onopen?.();
    this.tell({ t: "table", table: "a", names: [] });
    this.tell(news(seq));
  }
}

const news = (seq: number, id?: string): object => ({
  t: "news", seq, view: {} as View, moves: [], events: [], sheetVersion: 0, ...(id && { id }),
});

let timers: Timers;
let sockets: FakeSocket[];
let states: State[];
let pending: (Pending | null)[];
let told: string[];
let kept: Map<string, Pending>;
let mine: Mine;
let acting: readonly Act[];

const last = (): FakeSocket => sockets.at(-1)!;
const state = (): string => states.at(-1)?.is ?? "connecting";

function start(): Link {
  return new Link(
    "a",
    {
      state: (next) => states.push(next),
      table: () => told.push("table"),
      news: (frame) => told.push(`news ${frame.seq}`),
      restored: () => told.push("restored"),
      refused: (frame) => told.push(`refused ${frame.code}`),
      pending: (next) => pending.push(next),
      people: (frame) => told.push(frame.t),
      acting: (acts) => (acting = acts),
    },
    {
      connect: () => {
        sockets.push(new FakeSocket());
        return last();
      },
      after: timers.after,
      cancel: timers.cancel,
      now: timers.now,
      random: () => 0,
      pending: {
        read: (table) => kept.get(table) ?? null,
        write: (table, next) => void (next === null ? kept.delete(table) : kept.set(table, next)),
      },
      mine: () => Promise.resolve(mine),
    },
  );
}

beforeEach(() => {
  timers = new Timers();
  [sockets, states, pending, told] = [[], [], [], []];
  kept = new Map();
  mine = "yes";
  acting = [];
});

describe("the link to a table", () => {
  it("opens, tells what comes, and sends a move with the newest seq", () => {
    const link = start();
    last().welcome(7);
    expect([state(), told]).toEqual(["open", ["table", "news 7"]]);
    expect(link.move("X+H")).toBe(true);
    const [sent] = last().sent;
    expect(sent).toMatchObject({ t: "move", seq: 7, move: "X+H" });
    expect(sent!.id).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
  });

  it("takes one move at a time, until that one is answered", () => {
    const link = start();
    last().welcome(7);
    link.move("AS");
    expect(link.move("AS")).toBe(false);
    last().tell(news(8)); // somebody else's news releases nothing
    expect(link.move("KS")).toBe(false);
    last().tell(news(9, last().sent[0]!.id as string));
    expect(pending.at(-1)).toBe(null);
    expect(link.move("KS")).toBe(true);
    expect(new Set(last().sent.map(({ id }) => id)).size).toBe(2);
  });

  it("is released by a refusal of its own move only", () => {
    const link = start();
    last().welcome(7);
    link.move("AS");
    last().tell({ t: "refused", code: "unreadable", detail: {}, seq: 7, view: {}, moves: [] });
    expect(kept.size).toBe(1);
    const id = last().sent[0]!.id;
    last().tell({ t: "refused", id, code: "stale", detail: {}, seq: 9, view: {}, moves: [] });
    expect([kept.size, told.at(-1)]).toEqual([0, "refused stale"]);
  });

  it("comes again, waiting longer each time, from half a second on", () => {
    start();
    last().welcome(1);
    const waits: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const count = sockets.length;
      const from = timers.now();
      last().onclose?.({ code: 1006 });
      while (sockets.length === count) timers.pass(100);
      waits.push(timers.now() - from);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 4000, 4000, 4000]);
    expect(states.filter(({ is }) => is === "lost")).toHaveLength(1);
    expect(states.at(-1)).toMatchObject({ is: "lost", since: 0 });
  });

  it("sends the unanswered move again, first, with the same id", () => {
    const link = start();
    last().welcome(7);
    link.move("AS");
    const [first] = last().sent;
    last().onclose?.({ code: 1012 });
    timers.pass(500);
    last().welcome(8);
    expect(last().sent).toEqual([first]);
  });

  it("keeps a move that was given while the line was down", () => {
    const link = start();
    last().welcome(7);
    last().onclose?.({ code: 1006 });
    expect(link.move("AS")).toBe(true);
    timers.pass(500);
    last().welcome(7);
    expect(last().sent.map(({ move }) => move)).toEqual(["AS"]);
  });

  it("remembers the unanswered move over a reload", () => {
    kept.set("a", { id: "same", seq: 3, move: "2" });
    start();
    last().welcome(3);
    expect(last().sent).toEqual([{ t: "move", id: "same", seq: 3, move: "2" }]);
  });

  it("gives up a line that swallows a move after 9 s, and sends it on a new one", () => {
    const link = start();
    last().welcome(7);
    link.move("AS");
    timers.pass(8_999);
    expect(sockets[0]!.closed).toBe(false);
    timers.pass(1);
    expect(sockets[0]!.closed).toBe(true);
    timers.pass(500);
    last().welcome(7);
    expect(last().sent[0]).toEqual(sockets[0]!.sent[0]);
  });

  it("pings after 2.5 s of silence, and keeps the line while it answers", () => {
    start();
    last().welcome(7);
    timers.pass(2_499);
    expect(last().sent).toEqual([]);
    for (let beats = 1; beats < 9; beats += 1) {
      timers.pass(beats === 1 ? 1 : 2_500);
      expect(last().sent).toHaveLength(beats);
      last().tell({ t: "pong" });
    }
    timers.pass(8_999);
    expect([sockets.length, sockets[0]!.closed]).toEqual([1, false]);
    timers.pass(1 + 500);
    expect(sockets).toHaveLength(2);
  });

  it("gives a socket that does not open 9 s", () => {
    start();
    timers.pass(9_000 + 500);
    expect([sockets.length, sockets[0]!.closed]).toEqual([2, true]);
  });

  it("tries a line that seems to stand when the page comes back to the front", () => {
    const link = start();
    last().welcome(7);
    link.wake();
    expect(last().sent).toEqual([{ t: "ping" }]);
    last().tell({ t: "pong" });
    timers.pass(2_400);
    expect(sockets).toHaveLength(1);
    link.wake();
    timers.pass(2_500 + 500);
    expect(sockets).toHaveLength(2);
  });

  it("waits half a second to eight between tries, whatever the chance", () => {
    for (const random of [0, 0.5, 1]) {
      const waits = [0, 1, 2, 3, 4, 5, 50].map((tries) => backOff(tries, random));
      expect(Math.min(...waits)).toBeGreaterThanOrEqual(500);
      expect(Math.max(...waits)).toBeLessThanOrEqual(8_000);
      expect(waits.at(-1)).toBeGreaterThanOrEqual(4_000);
    }
    for (const tries of [0, 3, 50]) expect(backOff(tries, 0.2)).not.toBe(backOff(tries, 0.8));
  });

  it("cools down when it wrote too fast", () => {
    start();
    last().welcome(7);
    last().onclose?.({ code: 4429 });
    timers.pass(9_999);
    expect(sockets).toHaveLength(1);
    timers.pass(1);
    expect(sockets).toHaveLength(2);
  });

  it("sends acts with an id each, and again behind the move until they are answered", () => {
    const link = start();
    last().welcome(7);
    link.act({ t: "ready" });
    link.act({ t: "chat", text: "hi" });
    const [ready, chat] = last().sent;
    expect(ready!.id).not.toBe(chat!.id);
    last().tell({ t: "done", id: ready!.id });
    expect(acting).toEqual([{ t: "chat", text: "hi" }]);
    link.move("AS");
    const move = last().sent.at(-1);
    last().onclose?.({ code: 1006 });
    link.act({ t: "pause" });
    timers.pass(500);
    last().welcome(7);
    expect(last().sent.slice(0, 2)).toEqual([move, chat]);
    expect(last().sent[2]).toMatchObject({ t: "pause" });
    last().tell({ t: "refused", id: chat!.id, code: "chat-off", detail: {} });
    last().tell({ t: "done", id: last().sent[2]!.id });
    expect([acting, told.at(-1)]).toEqual([[], "refused chat-off"]);
  });

  it("follows a server whose database was restored from an older copy", () => {
    const link = start();
    last().welcome(7);
    last().tell(news(5)); // an answer told twice is no such thing
    link.move("AS");
    last().onclose?.({ code: 1012 });
    timers.pass(500);
    last().welcome(3);
    expect(told.slice(-3)).toEqual(["table", "restored", "news 3"]);
    last().tell({ t: "refused", id: last().sent[0]!.id, code: "stale", detail: {}, seq: 3, view: {}, moves: [] });
    link.move("KS");
    expect(last().sent.at(-1)).toMatchObject({ move: "KS", seq: 3 });
    last().onclose?.({ code: 1006 });
    timers.pass(500);
    last().welcome(3);
    last().tell(news(2));
    expect(told.slice(-3)).toEqual(["table", "news 3", "news 2"]);
  });

  it("tells a table anew without sending anything again", () => {
    const link = start();
    last().welcome(7);
    link.move("AS");
    last().tell({ t: "table", table: "a", names: [] });
    last().tell({ t: "room" });
    expect([last().sent.length, told.slice(-2)]).toEqual([1, ["table", "room"]]);
  });

  it("comes again at once when woken", () => {
    const link = start();
    last().welcome(7);
    for (let tries = 0; tries < 3; tries += 1) {
      last().onclose?.({ code: 1006 });
      link.wake();
    }
    expect(sockets).toHaveLength(4);
  });

  it("opens anew at once when woken while a socket does not open, and hears no more of that one", () => {
    const link = start();
    link.wake();
    expect([sockets.length, sockets[0]!.closed, sockets[0]!.onclose]).toEqual([2, true, null]);
    timers.pass(8_999);
    expect([sockets.length, last().closed]).toEqual([2, false]);
    last().welcome(7);
    expect(state()).toBe("open");
    last().onclose?.({ code: 1006 });
    timers.pass(500);
    link.wake();
    expect([sockets.length, sockets[2]!.closed]).toEqual([4, true]);
    timers.pass(500);
    expect(sockets).toHaveLength(4);
  });

  it.each([
    [4404, "gone"],
    [4403, "kicked"],
    [4408, "crowded"],
    [4409, "rules"],
  ])("stops at the final close %i", (code, why) => {
    const link = start();
    last().onopen?.();
    last().onclose?.({ code });
    timers.pass(60_000);
    link.wake();
    link.act({ t: "ready" });
    expect([sockets.length, states.at(-1), acting]).toEqual([1, { is: "ended", why }, []]);
  });

  it("believes three refusals where it came by a link", async () => {
    mine = "perhaps";
    start();
    for (let tries = 0; tries < 7; tries += 1) {
      expect(state()).not.toBe("ended");
      last().onclose?.({ code: 1006 });
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
      timers.pass(8_000);
    }
    expect(states.at(-1)).toEqual({ is: "ended", why: "gone" });
  });

  it.each([1011, 1012, 1013, 1006, 1009])("comes again after the close %i", (code) => {
    start();
    last().welcome(7);
    last().onclose?.({ code });
    timers.pass(500);
    expect(sockets).toHaveLength(2);
  });

  it("stops when the list of tables shows that this one is not there", async () => {
    mine = "no";
    start();
    last().onclose?.({ code: 1006 });
    timers.pass(500);
    last().onclose?.({ code: 1006 });
    await Promise.resolve();
    await Promise.resolve();
    expect(states.at(-1)).toEqual({ is: "ended", why: "gone" });
    timers.pass(60_000);
    expect(sockets).toHaveLength(2);
  });

  it("does not come again once left", () => {
    const link = start();
    last().welcome(7);
    link.close();
    timers.pass(60_000);
    expect([sockets.length, last().closed]).toEqual([1, true]);
  });
});
