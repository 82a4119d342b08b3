/** How long things stay in sight, in milliseconds; null: until a tap. */
import type { TableEvent } from "./wire";

export const PACES = ["slow", "normal", "fast", "tap", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** `step`: a bid or a card is on its way; `trick`: a whole trick lies there; `deal`: its scores. */
export interface Stop {
  kind: "step" | "trick" | "deal";
  ms: number | null;
}

interface Times {
  step: number;
  news: number; // a first dealer, a named trump: something to read
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

/** The stops that these events make, in order, without those that take no time. */
export function stopsOf(events: readonly TableEvent[], pace: Pace): Stop[] {
  const times = TIMES[pace];
  const stops: Stop[] = [];
  for (const event of events) {
    if (event.is === "first-dealer" || event.is === "trump-named") {
      stops.push({ kind: "step", ms: times.news });
    } else if (event.is === "dealt" || event.is === "bid" || event.is === "played") {
      stops.push({ kind: "step", ms: times.step });
    } else if (event.is === "trick-taken") {
      stops.push({ kind: "trick", ms: times.trick });
    } else if (event.is === "deal-scored") {
      stops.push({ kind: "deal", ms: times.deal });
    }
  }
  // The last card of a trick is seen as long as the trick is.
  const whole = stops.some((stop) => stop.kind === "trick");
  return stops.filter((stop) => stop.ms !== 0 && !(whole && stop.kind === "step"));
}
