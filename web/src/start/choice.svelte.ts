/** What is chosen for the next table. The server alone says what goes together. */
import { keep, recall } from "../kept";
import { CallError, checkHouse, type GameSpec, type HouseCheck } from "../net/http";

interface Kept {
  preset: string;
  changes: Record<string, string>;
  bots: string[];
  name: string;
}

/** Why the rules chosen cannot be, as the server says it. */
export interface Fault {
  code: string;
  option: string;
  value: string;
}

const BEST_BOT = "careful";
const SHORT_REST = 250;

export class Choice {
  preset = $state("jokerx");
  changes: Record<string, string> = $state({});
  bots: string[] = $state([]);
  name = $state("");
  checked: HouseCheck | null = $state.raw(null);
  fault: Fault | null = $state.raw(null);
  away = $state(false);

  private timer: number | undefined;
  private asked = 0;

  constructor(readonly game: GameSpec) {
    const kept = (recall("choice") ?? {}) as Partial<Kept>;
    if (kept.preset !== undefined && kept.preset in game.presets) {
      this.preset = kept.preset;
      const known = Object.entries(kept.changes ?? {}).filter(([name]) =>
        game.options.some((option) => option.name === name),
      );
      this.changes = Object.fromEntries(known);
    }
    const usual = game.bots.includes(BEST_BOT) ? BEST_BOT : (game.bots[0] ?? "");
    this.bots = [0, 1, 2].map((place) => {
      const bot = kept.bots?.[place];
      return bot !== undefined && game.bots.includes(bot) ? bot : usual;
    });
    this.name = typeof kept.name === "string" ? kept.name : "";
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

  choosePreset(preset: string): void {
    this.preset = preset;
    this.changes = {};
    void this.check();
  }

  change(name: string, value: string): void {
    this.changes[name] = value.trim();
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.check(), SHORT_REST);
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
      const checked = await checkHouse(this.house);
      if (mine !== this.asked) return false;
      [this.checked, this.fault, this.away] = [checked, null, false];
      return true;
    } catch (error) {
      if (mine !== this.asked) return false;
      this.checked = null;
      this.away = error instanceof CallError && error.code === "away";
      const detail = error instanceof CallError ? error.detail : {};
      this.fault = this.away ? null : faultOf(detail);
      return false;
    }
  }

  keep(): void {
    const { preset, changes, bots, name } = this;
    keep("choice", { preset, changes, bots, name } satisfies Kept);
  }
}

function faultOf({ code, option, value }: Record<string, unknown>): Fault {
  return { code: text(code), option: text(option), value: text(value) };
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
