/**
 * The socket of a table: connects, comes again by itself, and keeps the one unanswered move, and the
 * unanswered acts behind it, until they are answered. It knows nothing of the page; what it needs of
 * the browser is handed in.
 */
import { backOff, Heartbeat } from "./heartbeat";
import { newId } from "./ids";
import type { Act, Frame, News, Pending, PeopleFrame, Refused, TableFrame } from "./messages";
import type { PendingStore } from "./pending";

export type State =
  | { is: "connecting" }
  | { is: "open" }
  | { is: "lost"; since: number }
  | { is: "ended"; why: Ending };

export type Ending = "gone" | "closed" | "kicked" | "crowded" | "rules";

export interface Listener {
  state(state: State): void;
  table(frame: TableFrame): void;
  news(news: News): void;
  /** The server knows less than it told before: its database is an older one. The news follow. */
  restored(): void;
  refused(refused: Refused): void;
  pending(pending: Pending | null): void;
  people(frame: PeopleFrame): void;
  /** The acts that wait for their answer. */
  acting(acts: readonly Act[]): void;
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
  /** Asked when the server turns the socket away unsaid: whether the table is there for us. */
  mine(table: string): Promise<Mine>;
}

/** `perhaps`: we came by a link; then several refusals in a row are believed. */
export type Mine = "yes" | "no" | "perhaps";

const OPENING = 9_000;
const TOO_FAST = 4429;
const COOLING = 10_000;
const BELIEVED = 3;
const FINAL = new Map<number, Ending>([
  [4404, "gone"],
  [4403, "kicked"],
  [4408, "crowded"],
  [4409, "rules"],
]);

export class Link {
  private socket: Socket | null = null;
  private current: State = { is: "connecting" };
  private retry: number | null = null;
  private opening: number | null = null;
  private tries = 0;
  private doubts = 0;
  private seen = 0;
  /** No news yet on this socket: the first tell how it stands. */
  private fresh = true;
  private held: Pending | null;
  private readonly acts = new Map<string, Act>();
  private readonly pulse: Heartbeat;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly browser: Browser,
  ) {
    this.pulse = new Heartbeat(
      browser,
      () => this.send({ t: "ping" }),
      () => this.drop(this.socket, 1006, true),
    );
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

  /** Ask for something that is no move; sent again until it is answered. */
  act(act: Act): void {
    if (this.current.is === "ended") return;
    const id = newId();
    this.acts.set(id, act);
    this.listener.acting([...this.acts.values()]);
    if (this.current.is === "open") this.send({ ...act, id });
  }

  /** Come again at once, or try the line if it seems to stand. */
  wake(): void {
    if (this.current.is === "ended") return;
    if (this.current.is === "open") {
      this.pulse.probe();
      return;
    }
    this.detach(); // a socket that is still opening may be on its way through a network that is gone
    this.open();
  }

  /** Leave for good. */
  close(): void {
    this.end("closed");
  }

  private open(): void {
    this.stop("retry");
    const socket = this.browser.connect(`/ws/tables/${encodeURIComponent(this.table)}`);
    this.socket = socket;
    let opened = false;
    this.opening = this.browser.after(OPENING, () => this.drop(socket, 1006, opened));
    socket.onopen = () => {
      opened = true;
      this.stop("opening");
      this.pulse.heard();
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket || typeof data !== "string") return;
      this.pulse.heard();
      this.receive(JSON.parse(data) as Frame);
    };
    socket.onclose = ({ code }) => this.drop(socket, code, opened);
  }

  private receive(frame: Frame): void {
    switch (frame.t) {
      case "table": {
        const again = this.current.is !== "open";
        this.tries = this.doubts = 0;
        if (again) this.become({ is: "open" });
        this.listener.table(frame);
        if (!again) break;
        this.fresh = true;
        if (this.held !== null) this.sendHeld();
        for (const [id, act] of this.acts) this.send({ ...act, id });
        break;
      }
      case "news":
        if (this.fresh && frame.seq < this.seen) {
          this.seen = 0;
          this.listener.restored();
        }
        this.fresh = false;
        this.seen = Math.max(this.seen, frame.seq);
        this.answered(frame.id);
        this.listener.news(frame);
        break;
      case "refused":
        this.seen = Math.max(this.seen, frame.seq ?? 0);
        this.answered(frame.id);
        this.listener.refused(frame);
        break;
      case "done":
        this.answered(frame.id);
        break;
      case "pong":
        break;
      default:
        this.listener.people(frame);
    }
  }

  /** The socket is no more: come again, unless the reason is final. */
  private drop(socket: Socket | null, code: number, opened: boolean): void {
    if (socket === null || socket !== this.socket) return;
    this.detach();
    const final = FINAL.get(code);
    if (final !== undefined) {
      this.end(final);
      return;
    }
    if (this.current.is !== "lost") this.become({ is: "lost", since: this.browser.now() });
    if (!opened) void this.ask();
    const least = code === TOO_FAST ? COOLING : 0;
    const wait = Math.max(least, backOff(this.tries, this.browser.random()));
    this.tries += 1;
    this.stop("retry");
    this.retry = this.browser.after(wait, () => this.open());
  }

  /** A browser is not told why a socket was turned away; the lists of tables tell. */
  private async ask(): Promise<void> {
    if (this.tries % 3 !== 0) return;
    const mine = await this.browser.mine(this.table).catch(() => "yes" as const);
    if (mine === "yes" || this.current.is === "open") return;
    this.doubts += 1;
    if (mine === "no" || this.doubts >= BELIEVED) this.end("gone");
  }

  private hold(pending: Pending | null): void {
    this.held = pending;
    this.browser.pending.write(this.table, pending);
    this.listener.pending(pending);
  }

  private answered(id: string | undefined): void {
    if (id === undefined) return;
    if (id === this.held?.id) this.hold(null);
    if (this.acts.delete(id)) this.listener.acting([...this.acts.values()]);
  }

  private sendHeld(): void {
    this.send({ t: "move", ...this.held });
  }

  private send(frame: object): void {
    this.socket?.send(JSON.stringify(frame));
  }

  private end(why: Ending): void {
    this.stop("retry");
    this.detach();
    if (why === "gone") this.browser.pending.write(this.table, null);
    this.become({ is: "ended", why });
  }

  private detach(): void {
    this.stop("opening");
    this.pulse.stop();
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

  private stop(which: "retry" | "opening"): void {
    const timer = this[which];
    if (timer !== null) this.browser.cancel(timer);
    this[which] = null;
  }
}
