/** Who is at the table, what they say, and whose time runs. */
import { keep, recall } from "../kept";
import type { Link } from "../net/link";
import type { Act, PeopleFrame, Room, Said } from "../net/messages";
import { say } from "../words";
import { changes } from "./changes";
import { Countdown, WARNING, type Left } from "./countdown";

const SAID_AT_MOST = 100;
const MUTED_AT_MOST = 100;
const TICK = 250;
/** So long a word stands beside who said it. */
const FRESH = 5_000;

export class People {
  room: Room | null = $state.raw(null);
  said: Said[] = $state.raw([]);
  fresh: Said[] = $state.raw([]);
  unread = $state(0);
  left: Left | null = $state.raw(null);
  muted: string[] = $state.raw(readMuted());
  acting: readonly Act[] = $state.raw([]);

  private readonly countdown = new Countdown();
  private ticking: number | null = null;
  private warned = false;

  constructor(
    private readonly link: () => Link,
    private readonly announce: (texts: string[]) => void,
    private readonly now: () => number,
  ) {}

  get seat(): number | null {
    return this.room?.you.seat ?? null;
  }

  /** Somebody else than this page's person belongs to the table. */
  get company(): boolean {
    const { room } = this;
    return (
      room !== null &&
      (room.watching > 0 ||
        room.seats.some(({ kind }, seat) => kind === "person" && seat !== room.you.seat))
    );
  }

  /** The last ten seconds of this seat. */
  get hurry(): boolean {
    const { left } = this;
    return left !== null && left.seat === this.seat && left.move + left.bank <= WARNING;
  }

  /** Ask for something; not again while the same is unanswered, as by a double click. */
  act(act: Act): void {
    const same = JSON.stringify(act);
    if (!this.acting.some((one) => JSON.stringify(one) === same)) this.link().act(act);
  }

  take(frame: PeopleFrame): void {
    if (frame.t === "room") {
      if (this.room !== null) this.announce(changes(this.room, frame));
      this.room = frame;
      if (frame.paused || frame.frozen || frame.life !== "playing") this.stopClock();
    } else if (frame.t === "clock") {
      this.countdown.start(frame, this.now());
      this.warned = false;
      this.tick();
    } else if (frame.t === "said") {
      this.said = frame.list;
    } else {
      this.hear(frame.said);
    }
  }

  news(seq: number): void {
    this.countdown.news(seq);
    this.tick();
  }

  restored(): void {
    this.countdown.reset();
    this.tick();
  }

  heard(): void {
    this.unread = 0;
  }

  isOther({ seat }: Said["from"]): boolean {
    return seat === null || seat !== this.seat;
  }

  isMuted(said: Said): boolean {
    return this.isOther(said.from) && this.muted.includes(whose(said.from));
  }

  mute(who: string): void {
    const on = !this.muted.includes(who);
    this.muted = this.muted.filter((one) => one !== who);
    if (on) this.muted = [...this.muted, who].slice(-MUTED_AT_MOST);
    keep("muted", this.muted);
  }

  stopClock(): void {
    this.countdown.stop();
    this.tick();
  }

  private hear(said: Said): void {
    this.said = [...this.said, said].slice(-SAID_AT_MOST);
    if (this.isMuted(said)) return;
    if (this.isOther(said.from)) {
      this.unread += 1;
      this.announce([say("said-line", { name: said.from.name ?? "", what: spoken(said) })]);
    }
    this.fresh = [...this.fresh.filter(({ from }) => from.seat !== said.from.seat), said];
    setTimeout(() => (this.fresh = this.fresh.filter((one) => one !== said)), FRESH);
  }

  private tick(): void {
    if (this.ticking !== null) clearTimeout(this.ticking);
    this.ticking = null;
    this.left = this.countdown.left(this.now());
    if (this.left === null) return;
    if (this.hurry && !this.warned) {
      this.warned = true;
      this.announce([say("time-warning")]);
    }
    this.ticking = window.setTimeout(() => this.tick(), TICK);
  }
}

/** Who speaks: somebody who watches may be called like somebody who sits. */
export const whose = ({ seat, name }: Said["from"]): string => `${seat} ${name}`;

/** What was said, in words. */
export function spoken(said: Said): string {
  return said.kind === "chat" ? said.what : say(`${said.kind}-${said.what}`);
}

function readMuted(): string[] {
  const kept = recall("muted");
  return Array.isArray(kept) ? kept.filter((who) => typeof who === "string") : [];
}
