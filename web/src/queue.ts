/** Plays what the server tells at the pace chosen. It never invents a view and never loses one. */
import { stopsOf, type Pace, type Stop, type StopKind } from "./pace";

export interface Item {
  seq: number;
  events: readonly unknown[];
  /** What holds it up. */
  stops: readonly StopKind[];
  /** For how many steps whoever moves next thinks; 1 if it is left out. */
  steps?: number;
}

export interface Clock {
  after(ms: number, then: () => void): number;
  cancel(timer: number): void;
}

export interface Stage<T> {
  /** Each item once, in order, also those that a tap jumps over. */
  show(item: T): void;
  /** What holds the item shown, and how many wait behind it. */
  hold(stop: Stop | null, behind: number): void;
}

export class Queue<T extends Item> {
  private waiting: T[] = [];
  private stops: Stop[] = [];
  private timer: number | null = null;
  private hidden = false;
  private newest = -1;

  constructor(
    private readonly stage: Stage<T>,
    private readonly clock: Clock,
    private pace: Pace,
  ) {}

  /** Add what the server told. A view that is known already (after a reconnect) adds nothing. */
  push(item: T): void {
    if (item.seq < this.newest || (item.seq === this.newest && item.events.length > 0)) return;
    const again = item.seq === this.newest;
    this.newest = item.seq;
    if (again && this.waiting.length > 0) return;
    if (again) this.stage.show(item);
    else this.waiting.push(item);
    this.run();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
  }

  /** In a hidden page nothing is waited for. */
  setHidden(hidden: boolean): void {
    this.hidden = hidden;
    if (!hidden) return;
    this.halt();
    this.run();
  }

  /** Go on: to the next thing when tapping sets the pace, else to the newest or a deal's scores. */
  tap(): void {
    if (this.stops.length === 0) return;
    const held = this.stops[0]?.kind;
    this.halt(held === "deal" ? 0 : this.stops.findIndex((stop) => stop.kind === "deal"));
    while (this.pace !== "tap" && this.stops.length === 0) {
      const item = this.waiting.shift();
      if (item === undefined) break;
      this.stage.show(item);
      this.stops = stopsOf(item.stops, this.pace).filter((stop) => stop.kind === "deal");
    }
    this.run();
  }

  close(): void {
    this.waiting = [];
    this.halt();
  }

  /** What comes next is taken for what it is, however old. */
  reset(): void {
    this.close();
    this.newest = -1;
  }

  /** Take away the stops before this one; all of them when there is none such. */
  private halt(upTo = -1): void {
    if (this.timer !== null) this.clock.cancel(this.timer);
    this.timer = null;
    this.stops = upTo > 0 ? this.stops.slice(upTo) : [];
  }

  private run(): void {
    while (this.stops.length === 0) {
      const item = this.waiting.shift();
      if (item === undefined) break;
      this.stage.show(item);
      this.stops = this.hidden ? [] : stopsOf(item.stops, this.pace, item.steps);
    }
    const stop = this.stops[0] ?? null;
    this.stage.hold(stop, this.waiting.length);
    if (stop === null || stop.ms === null || this.timer !== null) return;
    this.timer = this.clock.after(stop.ms, () => {
      this.timer = null;
      this.stops.shift();
      this.run();
    });
  }
}
