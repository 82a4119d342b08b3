/**
 * One seat at one table, as the page shows it: the link brings news, the queue plays it at the
 * chosen pace, and input is taken only on the newest.
 */
import { asItStands, asked, awaited, sentences } from "../announce";
import { realBrowser, wakeWith } from "../net/browser";
import { Link, type State } from "../net/link";
import type { News, Refused, TableFrame } from "../net/messages";
import { aloneTime, type Stop } from "../pace";
import { Queue } from "../queue";
import { refusalText } from "../refusals";
import { settings } from "../settings.svelte";
import type { DealScored, PulkaScored, SheetState, TableEvent, View } from "../wire";
import { say } from "../words";

interface Told {
  seq: number;
  view: View;
  moves: string[];
  events: readonly TableEvent[];
  sheet: SheetState | undefined;
}

const SAID_AT_MOST = 40;

export class Session {
  state: State = $state.raw({ is: "connecting" });
  table: TableFrame | null = $state.raw(null);
  told: Told | null = $state.raw(null);
  sheet: SheetState | null = $state.raw(null);
  /** The scores to read after a deal, the pulka's with them. */
  scored: { deal: DealScored; pulka: PulkaScored | null } | null = $state.raw(null);
  stop: Stop | null = $state.raw(null);
  behind = $state(0);
  pending: string | null = $state(null);
  refusal: string | null = $state(null);
  said: { id: number; text: string }[] = $state([]);

  private readonly link: Link;
  private readonly queue: Queue<Told>;
  private readonly undo: (() => void)[] = [];
  private alone: number | null = null;
  private lines = 0;
  private answeredTo = -1;
  private wasLost = false;
  /** Connected again, and what is due not said yet. */
  private back = false;

  constructor(id: string) {
    this.queue = new Queue<Told>(
      { show: (told) => this.show(told), hold: (stop, behind) => this.hold(stop, behind) },
      realBrowser,
      settings.pace,
    );
    this.link = new Link(
      id,
      {
        state: (state) => this.become(state),
        table: (frame) => (this.table = frame),
        news: (news) => this.take(news),
        refused: (refused) => this.refuse(refused),
        pending: (pending) => (this.pending = pending?.move ?? null),
      },
      realBrowser,
    );
    const hidden = (): void => this.queue.setHidden(document.hidden);
    document.addEventListener("visibilitychange", hidden);
    this.undo.push(wakeWith(this.link), () =>
      document.removeEventListener("visibilitychange", hidden),
    );
    hidden();
  }

  /** What may be done now: nothing while an older view is shown or a move is on its way. */
  get moves(): string[] {
    const ready = this.behind === 0 && this.pending === null && this.stop?.kind !== "deal";
    return ready && this.told !== null ? this.told.moves : [];
  }

  /** The pace, read anew: it may be changed at any time. */
  keepPace(): void {
    this.queue.setPace(settings.pace);
  }

  move(move: string): void {
    const seq = this.told?.seq ?? -1;
    // A second click may come before the answer does, or in the same moment as it.
    if (seq === this.answeredTo || !this.moves.includes(move)) return;
    this.answeredTo = seq;
    this.refusal = null;
    this.link.move(move);
    this.queue.tap();
  }

  /** Send a card that is not lit: the server refuses it, and says why. */
  askWhy(card: string): void {
    if (this.moves.length > 0 && this.link.move(card)) this.refusal = null;
  }

  tap(): void {
    this.queue.tap();
  }

  wake(): void {
    this.link.wake();
  }

  leave(): void {
    this.undo.forEach((undo) => undo());
    this.stopAlone();
    this.queue.close();
    this.link.close();
  }

  private take(news: News): void {
    const { seq, view, moves, events, sheet } = news;
    this.queue.push({ seq, view, moves, events, sheet });
  }

  private refuse(refused: Refused): void {
    const { seq, view, moves, code, detail } = refused;
    this.refusal = refusalText(code, detail);
    this.answeredTo = -1;
    this.say([this.refusal]);
    this.queue.push({ seq, view, moves, events: [], sheet: undefined });
  }

  private show(told: Told): void {
    const names = this.table?.names ?? [];
    const news = told.seq !== this.told?.seq;
    if (told.events.length > 0) this.refusal = null;
    this.told = told;
    if (told.sheet !== undefined) this.sheet = told.sheet;
    const deal = told.events.find((event) => event.is === "deal-scored");
    const pulka = told.events.find((event) => event.is === "pulka-scored") ?? null;
    if (deal !== undefined) this.scored = { deal, pulka };
    // A newer view without events: this is the first one, or the line was cut meanwhile.
    const skipped = news && told.events.length === 0;
    this.say(
      skipped
        ? asItStands(told.view, names)
        : told.events.flatMap((event) => sentences(event, told.view, names)),
    );
    if ((news || this.back) && told.moves.length > 0) this.say(asked(told.view));
    else if (this.back) this.say(awaited(told.view, names));
    this.back = false;
  }

  private hold(stop: Stop | null, behind: number): void {
    this.stop = stop;
    this.behind = behind;
    this.stopAlone();
    if (settings.auto) this.playAlone();
  }

  /** The only legal card plays itself, after a moment in which it can be seen. */
  private playAlone(): void {
    const [only, ...others] = this.moves;
    if (only === undefined || others.length > 0 || this.told?.view.phase !== "play") return;
    if (this.stop?.kind === "trick") return; // first the trick is looked at
    this.alone = realBrowser.after(aloneTime(settings.pace), () => this.move(only));
  }

  private stopAlone(): void {
    if (this.alone !== null) realBrowser.cancel(this.alone);
    this.alone = null;
  }

  private become(state: State): void {
    this.state = state;
    if (state.is === "lost") this.say([lostText(state.since)]);
    if (state.is === "open" && this.wasLost) {
      this.back = true;
      this.say([say("reconnected")]);
    }
    this.wasLost = state.is === "lost";
  }

  private say(texts: string[]): void {
    for (const text of texts) this.said.push({ id: this.lines++, text });
    if (this.said.length > SAID_AT_MOST) this.said.splice(0, this.said.length - SAID_AT_MOST);
  }
}

/** Since when the connection is lost, and that nothing else is. */
export function lostText(since: number): string {
  const time = new Date(since).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  return say("lost-since", { time });
}
