/** A replay of Jokers, event by event. */
import type { Lies, ReplayDeal, ReplayStep } from "./wire";

export interface Board extends Lies {
  deal: number;
  /** What has just been done; null at the end of a deal that was scored. */
  done: ReplayStep["done"];
}

/** Every position of the match: a step tells only what lies otherwise than before it. */
export const boards = (deals: readonly ReplayDeal[]): Board[] =>
  deals.flatMap(({ steps }, deal) => {
    let lies: Lies = { hands: [], safety: [], discards: [], pile: 0 };
    return steps.map(({ done, ...changed }) => ({ deal, done, ...(lies = { ...lies, ...changed }) }));
  });
