/**
 * The socket of a table: connects, comes again by itself, and keeps the one unanswered move until
 * it is answered. It knows nothing of the page; what it needs of the browser is handed in.
 */
import { newId } from "./ids";
import type { Frame, News, Pending, Refused, TableFrame } from "./messages";
import type { PendingStore } from "./pending";

export type State =
  | { is: "connecting" }
  | { is: "open" }
  | { is: "lost"; since: number }
  | { is: "ended"; why: End };

/** Why a link comes no more: not this guest's table, left, turned away, rules not known here. */
export type End = "gone" | "closed" | "foreign" | "rules";

export interface Listener {
  state(state: State): void;
  table(frame: TableFrame): void;
  news(news: News): void;
  refused(refused: Refused): void;
  pending(pending: Pending | null): void;
}

/** The part of WebSocket that is used. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Browser {
  connect(path: string): Socket;
  after(ms: number, then: () => void): number;
  cancel(timer: number): void;
  now(): number;
  random(): number;
  pending: PendingStore;
  /** Asked when the server turns the socket away unsaid: whether the table is this guest's. */
  mine(table: string): Promise<boolean>;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const QUIET = 20_000; // after so long without a frame the line is tried
const ANSWER = 4_000; // and given up when nothing comes back by then
const OPENING = 10_000;
const FINAL = new Map<number, End>([
  [4404, "gone"],
  [4403, "foreign"],
  [4409, "rules"],
]);

export class Link {
  private socket: Socket | null = null;
  private current: State = { is: "connecting" };
  private retry: number | null = null;
  private watch: number | null = null;
  private opened = false;
  private tries = 0;
  private seen = 0;
  private held: Pending | null;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly browser: Browser,
  ) {
    this.held = browser.pending.read(table);
    if (this.held !== null) listener.pending(this.held);
    this.open();
  }

  /** Send a move, once; false while another one is unanswered. */
  move(move: string): boolean {
    if (this.held !== null || this.current.is === "ended") return false;
    this.hold({ id: newId(), seq: this.seen, move });
    if (this.current.is === "open") this.sendHeld();
    return true;
  }

  /** Come again at once, or try the line if it seems to stand. */
  wake(): void {
    if (this.current.is === "ended") return;
    if (this.current.is === "open") this.probe();
    else if (this.socket === null) this.open();
  }

  /** Leave for good. */
  close(): void {
    this.end("closed");
  }

  private open(): void {
    this.stop("retry");
    const socket = this.browser.connect(`/ws/tables/${encodeURIComponent(this.table)}`);
    this.socket = socket;
    this.opened = false;
    this.watchFor(OPENING, () => this.drop(socket, 1006));
    socket.onopen = () => {
      this.opened = true;
      this.listen();
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket || typeof data !== "string") return;
      this.listen();
      this.receive(JSON.parse(data) as Frame);
    };
    socket.onclose = ({ code }) => this.drop(socket, code);
  }

  private receive(frame: Frame): void {
    switch (frame.t) {
      case "table":
        this.tries = 0;
        this.become({ is: "open" });
        this.listener.table(frame);
        if (this.held !== null) this.sendHeld();
        break;
      case "news":
        this.seen = Math.max(this.seen, frame.seq);
        this.answered(frame.id);
        this.listener.news(frame);
        break;
      case "refused":
        this.seen = Math.max(this.seen, frame.seq);
        this.answered(frame.id);
        this.listener.refused(frame);
        break;
      case "pong":
        break;
    }
  }

  /** The socket is no more: come again, unless the reason is final. */
  private drop(socket: Socket, code: number): void {
    if (socket !== this.socket) return;
    this.detach();
    const final = FINAL.get(code);
    if (final !== undefined) {
      this.end(final);
      return;
    }
    if (this.current.is !== "lost") this.become({ is: "lost", since: this.browser.now() });
    if (!this.opened) void this.ask();
    this.again();
  }

  private again(): void {
    const step = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.stop("retry");
    this.retry = this.browser.after(step * (0.5 + this.browser.random() / 2), () => this.open());
  }

  /** A browser is not told why a socket was turned away; the list of tables tells. */
  private async ask(): Promise<void> {
    if (this.tries % 3 !== 1) return;
    const mine = await this.browser.mine(this.table).catch(() => true);
    if (!mine && this.current.is !== "open") this.end("gone");
  }

  private probe(): void {
    const socket = this.socket;
    if (socket === null) return;
    socket.send(JSON.stringify({ t: "ping" }));
    this.watchFor(ANSWER, () => this.drop(socket, 1006));
  }

  private listen(): void {
    this.watchFor(QUIET, () => this.probe());
  }

  private hold(pending: Pending | null): void {
    this.held = pending;
    this.browser.pending.write(this.table, pending);
    this.listener.pending(pending);
  }

  private answered(id: string | undefined): void {
    if (id !== undefined && id === this.held?.id) this.hold(null);
  }

  private sendHeld(): void {
    const socket = this.socket;
    if (socket === null) return;
    socket.send(JSON.stringify({ t: "move", ...this.held }));
    this.watchFor(ANSWER, () => this.drop(socket, 1006));
  }

  private end(why: End): void {
    this.stop("retry");
    this.detach();
    if (why === "gone") this.browser.pending.write(this.table, null);
    this.become({ is: "ended", why });
  }

  private detach(): void {
    this.stop("watch");
    const socket = this.socket;
    this.socket = null;
    if (socket === null) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }

  private become(state: State): void {
    this.current = state;
    this.listener.state(state);
  }

  private watchFor(ms: number, then: () => void): void {
    this.stop("watch");
    this.watch = this.browser.after(ms, then);
  }

  private stop(which: "retry" | "watch"): void {
    const timer = this[which];
    if (timer !== null) this.browser.cancel(timer);
    this[which] = null;
  }
}
