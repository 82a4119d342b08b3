// Where things are on the screen, and how cards travel between them: transforms and opacity only.
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { TransitionConfig } from "svelte/transition";
import { still } from "../pace";

const TRAVEL = 220;
const TAKE = 300;
const FADE = 150;
const STAGGER = 30;

const easeOut = (t: number): number => 1 - (1 - t) ** 3;
const easeIn = (t: number): number => t * t;

const fade = (delay = 0): TransitionConfig => ({
  delay,
  duration: FADE,
  css: (t) => `opacity: ${t}`,
});

class Motion {
  #spots = new Map<string, Element>();
  #rects = new Map<string, DOMRect>();

  /** Marks an element as the place called `name`. */
  spot =
    (name: string): Attachment =>
    (node) => {
      this.#spots.set(name, node);
      return () => {
        if (this.#spots.get(name) === node) this.#spots.delete(name);
      };
    };

  /** Remembers where a card of the hand lies, for the moment when it is gone from there. */
  note(card: string, node: Element): void {
    this.#rects.set(card, node.getBoundingClientRect());
  }

  #from(names: readonly string[]): DOMRect | undefined {
    for (const name of names) {
      const rect = this.#rects.get(name) ?? this.#spots.get(name)?.getBoundingClientRect();
      if (rect !== undefined && rect.width > 0) return rect;
    }
    return undefined;
  }

  /** A card comes from the first of these places that is known, or is turned where it lies. */
  arrive = (
    node: Element,
    { from, turn }: { from: readonly string[]; turn: number | null },
  ): TransitionConfig => {
    if (turn !== null && !still()) {
      return {
        delay: turn * 90,
        duration: TRAVEL,
        css: (t) => `opacity: ${Math.min(1, t * 3)}; transform: scaleX(${t})`,
      };
    }
    const start = this.#from(from);
    for (const name of from) this.#rects.delete(name);
    if (start === undefined || still()) return fade();
    const end = node.getBoundingClientRect();
    const { x, y } = gap(start, end);
    const size = Math.min(1.6, Math.max(0.5, start.width / end.width));
    return {
      duration: TRAVEL,
      easing: easeOut,
      css: (t, u) =>
        `transform: translate(${x * u}px, ${y * u}px) scale(${1 + (size - 1) * u});` +
        `opacity: ${Math.min(1, 0.3 + t * 2)}`,
    };
  };

  /** A card goes to the place called `to`. */
  leave = (node: Element, to: string | null): TransitionConfig => {
    const end = to === null ? undefined : this.#from([to]);
    if (end === undefined || still()) return fade();
    const { x, y } = gap(end, node.getBoundingClientRect());
    return {
      duration: TAKE,
      easing: easeIn,
      css: (t, u) =>
        `transform: translate(${x * u}px, ${y * u}px) scale(${0.35 + 0.65 * t});` +
        `opacity: ${Math.min(1, t * 2.5)}`,
    };
  };

  /** The cards of a deal come one after another from the dealer. */
  deal = (node: Element, { from, index }: { from: string; index: number }): TransitionConfig => {
    const start = this.#from([from]);
    if (start === undefined || still()) return fade(still() ? 0 : index * STAGGER);
    const { x, y } = gap(start, node.getBoundingClientRect());
    return {
      delay: index * STAGGER,
      duration: TRAVEL,
      easing: easeOut,
      css: (t, u) =>
        `transform: translate(${x * u}px, ${y * u}px) scale(${0.5 + 0.5 * t});` +
        `opacity: ${Math.min(1, t * 3)}`,
    };
  };
}

function gap(from: DOMRect, to: DOMRect): { x: number; y: number } {
  return {
    x: from.left + from.width / 2 - to.left - to.width / 2,
    y: from.top + from.height / 2 - to.top - to.height / 2,
  };
}

const KEY = Symbol("motion");
export const provideMotion = (): Motion => setContext(KEY, new Motion());
export const useMotion = (): Motion => getContext<Motion>(KEY);
