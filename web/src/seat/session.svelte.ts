/**
 * One seat at one table, as the page shows it: the link brings news, the queue plays it at the
 * chosen pace, and input is taken only on the newest.
 */
import { awaited } from "../announce";
import { moveName } from "../deck/names";
import { points as plainly } from "../figures";
import { open } from "../games/games";
import type { AnyGame } from "../games/game";
import { realBrowser, wakeWith } from "../net/browser";
import { callMe, failure, games, hint, type GameSpec, type Hint } from "../net/http";
import { Link, type State } from "../net/link";
import type { News, Refused, TableFrame } from "../net/messages";
import { stepsOf, still, TIMES, type Stop, type StopKind } from "../pace";
import { Queue } from "../queue";
import { People } from "../people/people.svelte";
import { Preselected } from "../people/preselect";
import { characterOf } from "../people/sitting";
import { refusalText } from "../refusals";
import { settings } from "../settings.svelte";
import { play } from "../sounds";
import { botLabel } from "../start/labels";
import type { Sheet, TableEvent, View } from "../wire";
import { say } from "../words";

interface Told {
  seq: number;
  view: View;
  moves: string[];
  events: readonly TableEvent[];
  stops: readonly StopKind[];
  steps?: number;
  sheet: Sheet | undefined;
}

const SAID_AT_MOST = 40;
/** So long after, a game that did not come is asked for again. */
const AGAIN = 2_000;
/** The second click of a double click comes within this. */
const TAIL = 600;

export class Session {
  state: State = $state.raw({ is: "connecting" });
  table: TableFrame | null = $state.raw(null);
  /** What is played, once it is loaded. */
  game: AnyGame | null = $state.raw(null);
  told: Told | null = $state.raw(null);
  sheet: Sheet | null = $state.raw(null);
  /** The scores to read after a deal: they and what came with them. */
  scored: readonly TableEvent[] = $state.raw([]);
  stop: Stop | null = $state.raw(null);
  behind = $state(0);
  pending: string | null = $state(null);
  refusal: string | null = $state(null);
  said: { id: number; text: string }[] = $state.raw([]);
  /** The best move now, once it was asked for. */
  hint: Hint | null = $state.raw(null);
  hinting = $state(false);
  /** A card that goes when the turn comes. */
  ahead: string | null = $state(null);
  readonly people: People;

  private readonly preselected = new Preselected();
  private readonly link: Link;
  private readonly queue: Queue<Told>;
  private readonly undo: (() => void)[] = [];
  private alone: number | null = null;
  private lines = 0;
  private answeredTo = -1;
  /** The characters of this game, once they are known. */
  private cast: GameSpec["cast"] = {};
  private wasLost = false;
  /** Connected again, and what is due not said yet. */
  private back = false;
  private movedAt = -Infinity;
  /** What came before the game was loaded. */
  private early: (News | Refused)[] = [];

  constructor(private readonly id: string) {
    this.queue = new Queue<Told>(
      { show: (told) => this.show(told), hold: (stop, behind) => this.hold(stop, behind) },
      realBrowser,
      settings.pace,
    );
    this.people = new People(
      () => this.link,
      (texts) => this.say(texts),
      () => performance.now(),
    );
    this.link = new Link(
      id,
      {
        state: (state) => this.become(state),
        table: (frame) => {
          // The name one sits under becomes one's usual name: whoever watches speaks by it.
          const name = frame.names[frame.seat ?? -1];
          if (name && this.table?.seat == null) callMe(name).catch(() => {});
          this.table = frame;
          void this.open(frame.game);
        },
        news: (news) => this.take(news),
        restored: () => {
          this.answeredTo = -1;
          this.people.restored();
          this.queue.reset();
        },
        refused: (refused) => this.refuse(refused),
        pending: (pending) => (this.pending = pending?.move ?? null),
        people: (frame) => this.people.take(frame),
        acting: (acts) => (this.people.acting = acts),
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

  /** The characters by seat. */
  get faces(): (string | null)[] {
    const { names = [], bots = [] } = this.table ?? {};
    return names.map((name, seat) => characterOf(bots[seat], name));
  }

  /** The names by seat, a character's in the language shown; an open seat has none. */
  get names(): string[] {
    const { faces } = this;
    return (this.table?.names ?? []).map((name, seat) => {
      const own = faces[seat];
      return (own ? name?.replace(/^\w+/, botLabel(own)) : name) ?? say("seat-open");
    });
  }

  /** Choose a card before the turn comes, or take it back; not by the tail of a double click. */
  choose(card: string): void {
    const view = this.told?.view;
    if (view === undefined || this.table?.seat === null || this.moves.length > 0) return;
    if (this.pending !== null || performance.now() - this.movedAt < TAIL) return;
    this.preselected.toggle(card, view);
    this.ahead = this.preselected.card;
  }

  move(move: string): void {
    const seq = this.told?.seq ?? -1;
    // A second click may come before the answer does, or in the same moment as it.
    if (seq === this.answeredTo || !this.moves.includes(move)) return;
    this.answeredTo = seq;
    this.movedAt = performance.now();
    this.refusal = null;
    this.link.move(move);
    this.queue.tap();
  }

  /** Send a card that is not lit: the server refuses it, and says why. */
  askWhy(card: string): void {
    if (this.moves.length > 0 && this.link.move(card)) this.refusal = null;
  }

  /** What the hint says, in a sentence. */
  get hintText(): string {
    if (this.hint === null) return "";
    const { move, points, exact } = this.hint;
    return say("hint-is", {
      move: moveName(move),
      points: (this.game?.write ?? plainly)(Math.round(points)),
      exact: Math.round(exact * 100),
    });
  }

  /** Ask the server for the best move; it is of use only while nothing else has happened. */
  async askHint(): Promise<void> {
    if (this.hinting || this.moves.length === 0) return;
    this.hinting = true;
    try {
      const found = await hint(this.id);
      if (found.seq !== this.told?.seq) return;
      this.hint = found;
      this.say([this.hintText]);
    } catch (error) {
      const { code, detail } = failure(error);
      this.say([(this.refusal = refusalText(code, detail))]);
    } finally {
      this.hinting = false;
    }
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
    this.people.stopClock();
    this.queue.close();
    this.link.close();
  }

  private async open(name: string): Promise<void> {
    if (this.game !== null) return;
    try {
      this.game = await open(name);
    } catch {
      realBrowser.after(AGAIN, () => void this.open(name));
      return;
    }
    games().then((all) => (this.cast = all[name]?.cast ?? {}), () => {});
    for (const frame of this.early.splice(0)) this[frame.t === "news" ? "take" : "refuse"](frame as never);
  }

  private take(news: News): void {
    if (this.game === null) {
      this.early.push(news);
      return;
    }
    const { seq, view, moves, events, sheet } = news;
    const { stops } = this.game;
    // Where time runs, or less is to move, nobody thinks for longer than others.
    const bot = this.people.room?.clock || still() ? null : this.table?.bots[view.turn as number];
    this.people.news(seq);
    this.queue.push({
      seq,
      view,
      moves,
      events,
      sheet,
      stops: events.flatMap((event) => stops[event.is] ?? []),
      steps: stepsOf(bot, this.cast),
    });
  }

  private refuse(refused: Refused): void {
    if (this.game === null && refused.view !== undefined) {
      this.early.push(refused);
      return;
    }
    const { seq, view, moves, code, detail } = refused;
    this.refusal = refusalText(code, detail);
    this.say([this.refusal]);
    if (seq === undefined || view === undefined || moves === undefined) return;
    this.answeredTo = -1;
    this.people.news(seq);
    this.queue.push({ seq, view, moves, events: [], stops: [], sheet: undefined });
  }

  private show(told: Told): void {
    const { names, game } = this;
    if (game === null) return;
    const news = told.seq !== this.told?.seq;
    if (told.events.length > 0) this.refusal = null;
    this.told = told;
    if (news) this.hint = null;
    if (told.sheet !== undefined) this.sheet = told.sheet;
    if (told.events.some((event) => game.stops[event.is] === "deal")) this.scored = told.events;
    // A newer view without events: this is the first one, or the line was cut meanwhile.
    const skipped = news && told.events.length === 0;
    if (!skipped) {
      for (const event of told.events) play(game.sound(event));
      if (news && told.moves.length > 0) play("turn");
    }
    this.say(
      skipped
        ? game.asItStands(told.view, names)
        : told.events.flatMap((event) => game.sentences(event, told.view, names)),
    );
    if ((news || this.back) && told.moves.length > 0) this.say([say(`ev-your-${game.doing(told.view)}`)]);
    else if (this.back) this.say(awaited(told.view, names));
    this.back = false;
  }

  private hold(stop: Stop | null, behind: number): void {
    this.stop = stop;
    this.behind = behind;
    this.stopAlone();
    if (this.goAhead()) return;
    if (settings.auto) this.playAlone();
  }

  /** The card chosen ahead goes if it is listed, once what came before it has been seen. */
  private goAhead(): boolean {
    const { told } = this;
    if (told === null || this.preselected.card === null) return false;
    if (this.pending !== null || this.stop?.kind === "trick") return false;
    const due = this.preselected.due(told.view, this.moves);
    this.ahead = this.preselected.card;
    if (due === "void") this.say([(this.refusal = say("ahead-void"))]);
    if (typeof due === "string") return false;
    this.move(due.move);
    return true;
  }

  /** The only legal card plays itself, after a moment in which it can be seen. */
  private playAlone(): void {
    const [only, ...others] = this.moves;
    if (only === undefined || others.length > 0 || this.told?.view.phase !== "play") return;
    if (this.stop?.kind === "trick") return; // first the trick is looked at
    this.alone = realBrowser.after(TIMES[settings.pace].alone, () => this.move(only));
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
    const lines = texts.map((text) => ({ id: this.lines++, text }));
    this.said = [...this.said, ...lines].slice(-SAID_AT_MOST);
  }
}

/** Since when the connection is lost, and that nothing else is. */
export function lostText(since: number): string {
  const time = new Date(since).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  return say("lost-since", { time });
}
