/** What a game's `samples.ts` holds for the gallery: one scene for each thing that its table can show. */
import type { Sheet, TableEvent, View } from "../wire";

export interface Sample<V extends View = View, E extends TableEvent = TableEvent> {
  view: V;
  moves: string[];
  paused?: boolean;
  /** What is held up to be seen. */
  events?: E[];
  /** A deal's scores, with what came with them. */
  scored?: E[];
  /** Of a match that is over. */
  places?: number[];
  /** What the server said of the last move, as `refused` frames have it. */
  refused?: { code: string; detail: Record<string, unknown> };
  /** A selector of what is pressed as soon as it is there. */
  press?: string;
}

export interface Samples<V extends View = View, S extends Sheet = Sheet, E extends TableEvent = TableEvent> {
  sheet: S;
  /** The first one is shown where none is asked for. */
  scenes: Record<string, Sample<V, E>>;
}
