/** How long things stay in sight, in milliseconds; null: until a tap. */
export const PACES = ["slow", "normal", "fast", "tap", "instant"] as const;
export type Pace = (typeof PACES)[number];

/**
 * `step`: a bid or a card is on its way; `news`: something to read, such as a named trump; `trick`:
 * a whole trick lies there; `deal`: its scores.
 */
export type StopKind = "step" | "news" | "trick" | "deal";

export interface Stop {
  kind: Exclude<StopKind, "news">;
  ms: number | null;
}

interface Times {
  step: number;
  news: number;
  trick: number | null;
  deal: number | null;
  alone: number; // before the only legal card plays itself
}

export const TIMES: Record<Pace, Times> = {
  slow: { step: 1_000, news: 2_500, trick: 2_500, deal: null, alone: 1_400 },
  normal: { step: 550, news: 1_500, trick: 1_200, deal: null, alone: 800 },
  fast: { step: 240, news: 700, trick: 500, deal: 4_000, alone: 350 },
  tap: { step: 550, news: 1_500, trick: null, deal: null, alone: 800 },
  instant: { step: 0, news: 0, trick: 0, deal: 0, alone: 0 },
};

/** Whether less is to move. */
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** So many steps a character thinks at most: three slow ones are still played with gladly. */
const LONGEST = 2;

/** For how many steps whoever moves next seems to think: a character as its own pace says. */
export const stepsOf = (bot: string | null | undefined, cast: Record<string, { pace: number }>): number =>
  Math.min(cast[bot ?? ""]?.pace ?? 1, LONGEST);

/**
 * The stops of these kinds, in order, without those that take no time. In a step whoever moves next
 * thinks; what is to be read stays as long for everybody.
 */
export function stopsOf(kinds: readonly StopKind[], pace: Pace, steps = 1): Stop[] {
  const times = { ...TIMES[pace] };
  times.step *= steps;
  // The last card of a trick is seen as long as the trick is.
  const whole = kinds.includes("trick");
  return kinds
    .map((kind): Stop => ({ kind: kind === "news" ? "step" : kind, ms: times[kind] }))
    .filter(({ kind, ms }) => ms !== 0 && !(whole && kind === "step"));
}
