/**
 * What is left of a seat's time, counted from the server's remaining milliseconds on a clock that
 * only goes forward: the device's own time of day has no part in it.
 */
import type { Clock } from "../net/messages";

/** From here on the player is warned. */
export const WARNING = 10_000;

export interface Left {
  seat: number;
  /** Of this move. */
  move: number;
  /** Of the bank, which runs when the move's own time has. */
  bank: number;
}

export class Countdown {
  private clock: Clock | null = null;
  private at = 0;
  private newest = -1;

  /** `now` in milliseconds since any moment, as `performance.now()` gives it. */
  start(clock: Clock, now: number): void {
    if (clock.seq < this.newest) return;
    [this.clock, this.at] = [clock, now];
  }

  /** News of this number have come: the time of an earlier turn runs no more. */
  news(seq: number): void {
    this.newest = Math.max(this.newest, seq);
    if (this.clock !== null && seq > this.clock.seq) this.clock = null;
  }

  stop(): void {
    this.clock = null;
  }

  /** What comes next counts, however old. */
  reset(): void {
    this.clock = null;
    this.newest = -1;
  }

  left(now: number): Left | null {
    if (this.clock === null) return null;
    const { turn, left, banks } = this.clock;
    const gone = now - this.at;
    const over = Math.max(0, gone - left);
    return {
      seat: turn,
      move: Math.max(0, left - gone),
      bank: Math.max(0, (banks[turn] ?? 0) - over),
    };
  }
}

/** "1:05", rounded up, so that 0:00 is the end. */
export function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
