/** The pulse of a line: a ping after a short silence, and after a long one the line is given up. */

export interface Timers {
  after(ms: number, then: () => void): number;
  cancel(timer: number): void;
}

const PING = 2_500;
const DEAD = 9_000;
/** Back at the front the line is asked, and has no longer than this to answer. */
const PROBE = 2_500;

export class Heartbeat {
  private timer: number | null = null;

  constructor(
    private readonly timers: Timers,
    private readonly ping: () => void,
    private readonly dead: () => void,
  ) {}

  /** Something came, or the line has just been opened. */
  heard(): void {
    this.next(PING, () => {
      this.ping();
      this.next(DEAD - PING, this.dead);
    });
  }

  /** Ask now; whoever was away for long does not wait the whole silence. */
  probe(): void {
    this.ping();
    this.next(PROBE, this.dead);
  }

  stop(): void {
    if (this.timer !== null) this.timers.cancel(this.timer);
    this.timer = null;
  }

  private next(ms: number, then: () => void): void {
    this.stop();
    this.timer = this.timers.after(ms, () => {
      this.timer = null;
      then();
    });
  }
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

/** How long to wait before the next try; `random` is from 0 to 1, so that not all come at once. */
export function backOff(tries: number, random: number): number {
  return Math.min(LONGEST_WAIT / 2, FIRST_WAIT * 2 ** tries) * (1 + random);
}
