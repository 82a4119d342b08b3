/** What is chosen for the next table. The server alone says what goes together. */
import { checkHouse, failure, type GameSpec, type HouseCheck, type TableOrder } from "../net/http";
import type { ClockRule } from "../net/messages";
import { placeOf, type Place } from "../table/place";
import { keepChoice, keptChoice, readHouse, type KeptChoice } from "./kept-choice";

/** The paces of a table; the first is untimed. */
export const CLOCKS: readonly (ClockRule | null)[] = [
  null,
  { move: 15, bank: 60 },
  { move: 30, bank: 120 },
  { move: 60, bank: 300 },
  { move: 300, bank: 0 },
];
export const OPEN = "open";

/** Why the rules chosen cannot be, as the server says it. */
export interface Fault {
  code: string;
  option: string;
  value: string;
}

const MOST_SEATS = 6;
const BEST_BOTS = ["normal", "careful"];
const SHORT_REST = 250;

export class Choice {
  preset = $state("");
  changes: Record<string, string> = $state.raw({});
  /** The others' bots, clockwise; those of seats that the house has not are kept. */
  bots: string[] = $state.raw([]);
  name = $state("");
  company: KeptChoice["company"] = $state("alone");
  /** The same among friends: open, or a bot's. */
  seats: string[] = $state.raw([]);
  clock = $state(0);
  chat = $state(true);
  spectators = $state(true);
  /** The bot for seats still open at the start; empty: nobody. */
  fill = $state("");
  checked: HouseCheck | null = $state.raw(null);
  fault: Fault | null = $state.raw(null);
  away = $state(false);

  /** How many others there are at this house's table. */
  others = $state(0);

  private timer: number | undefined;
  private asked = 0;

  constructor(
    /** The server's name of the game. */
    readonly of: string,
    readonly game: GameSpec,
  ) {
    const kept = keptChoice();
    const own = kept.of?.[of] ?? {};
    this.preset = Object.keys(game.presets)[0] ?? "";
    this.others = game.seats - 1;
    if (own.preset !== undefined && own.preset in game.presets) {
      this.preset = own.preset;
      const known = Object.entries(own.changes ?? {}).filter(([name]) =>
        game.options.some((option) => option.name === name),
      );
      this.changes = Object.fromEntries(known);
    }
    const usual = BEST_BOTS.find((bot) => game.bots.includes(bot)) ?? game.bots[0] ?? "";
    const places = Array.from({ length: MOST_SEATS - 1 }, (_, place) => place);
    this.bots = places.map((place) => {
      const bot = own.bots?.[place];
      return bot !== undefined && game.bots.includes(bot) ? bot : usual;
    });
    this.name = typeof kept.name === "string" ? kept.name : "";
    if (kept.company === "friends" || kept.company === "open") this.company = kept.company;
    this.seats = places.map((place) => {
      const bot = own.seats?.[place];
      return bot !== undefined && game.bots.includes(bot) ? bot : OPEN;
    });
    if (kept.clock !== undefined && kept.clock in CLOCKS) this.clock = kept.clock;
    this.chat = kept.chat !== false;
    this.spectators = kept.spectators !== false;
    this.fill = kept.fill === "" || game.bots.includes(kept.fill ?? "?") ? (kept.fill ?? "") : usual;
    void this.check();
  }

  /** The preset, then what differs from it; the server writes it in its own way. */
  get house(): string {
    const base = this.game.presets[this.preset] ?? {};
    const changed = Object.entries(this.changes).filter(([name, value]) => value !== base[name]);
    return [this.preset, ...changed.map(([name, value]) => `${name}=${value}`)].join(" ");
  }

  value(name: string): string {
    return this.changes[name] ?? this.game.presets[this.preset]?.[name] ?? "";
  }

  changed(name: string): boolean {
    return this.value(name) !== this.game.presets[this.preset]?.[name];
  }

  /** Where the others sit, clockwise. */
  get places(): Place[] {
    return Array.from({ length: this.others }, (_, place) => placeOf(place + 1, 0, this.others + 1));
  }

  /** Give one of the other seats, from 0 clockwise, to a bot, or leave it open. */
  chooseSeat(place: number, who: string): void {
    const row = this.company === "alone" ? "bots" : "seats";
    this[row] = this[row].map((one, index) => (index === place ? who : one));
  }

  choosePreset(preset: string): void {
    this.preset = preset;
    this.changes = {};
    void this.check();
  }

  change(name: string, value: string): void {
    this.changes = { ...this.changes, [name]: value.trim() };
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.check(), SHORT_REST);
  }

  /** Take a whole house, as the server writes it. */
  take(house: string): void {
    ({ preset: this.preset, changes: this.changes } = readHouse(house));
    void this.check();
  }

  /** What is asked of the server for this table. */
  order(name: string): TableOrder {
    const { of: game, house, others } = this;
    if (this.company === "alone") return { game, house, name, bots: this.bots.slice(0, others) };
    return {
      game,
      house,
      name,
      seats: ["me", ...this.seats.slice(0, others).map((seat) => (seat === OPEN ? OPEN : `bot:${seat}`))],
      open: this.company === "open",
      clock: CLOCKS[this.clock] ?? null,
      chat: this.chat,
      spectators: this.spectators,
      fill: this.fill || null,
    };
  }

  reset(): void {
    this.changes = {};
    void this.check();
  }

  /** Ask the server whether these rules hold; the newest question's answer counts. */
  async check(): Promise<boolean> {
    clearTimeout(this.timer);
    const mine = (this.asked += 1);
    try {
      const checked = await checkHouse(this.of, this.house);
      if (mine !== this.asked) return false;
      [this.checked, this.fault, this.away] = [checked, null, false];
      this.others = checked.seats - 1;
      return true;
    } catch (error) {
      if (mine !== this.asked) return false;
      this.checked = null;
      const { code, detail } = failure(error);
      this.away = code === "away";
      this.fault = this.away ? null : faultOf(detail);
      return false;
    }
  }

  keep(): void {
    const { of: game, preset, changes, bots, seats, name, company, clock, chat, spectators, fill } = this;
    const of = { [game]: { preset, changes, bots, seats } };
    keepChoice({ game, of, name, company, clock, chat, spectators, fill });
  }
}

function faultOf({ code, option, value }: Record<string, unknown>): Fault {
  return { code: text(code), option: text(option), value: text(value) };
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
