// How a hand lies: card size, one row or two, and where each card goes. All in CSS pixels.

/** What of a card must stay uncovered, with a little to spare. */
const STRIP = 48;
const RAISE = 8;
const RATIO = 1.4;

export interface Spot {
  x: number;
  y: number;
  /** Degrees; a hand in one row lies in a light arc. */
  tilt: number;
}
export interface HandLayout {
  card: number;
  height: number;
  rows: number;
  spots: Spot[];
}

/** A card's width in the hand for a window of this size. */
export function cardWidth(width: number, windowHeight: number): number {
  const tall = windowHeight < 500 ? 0.185 : 0.125;
  return Math.round(Math.max(56, Math.min(width * 0.2, windowHeight * tall, 120)));
}

function row(count: number, width: number, card: number, top: number): Spot[] {
  const step = count > 1 ? Math.min(card + 8, (width - card) / (count - 1)) : 0;
  const left = (width - card - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, index) => ({ x: left + index * step, y: top, tilt: 0 }));
}

/** The same in a light arc, the outer cards lower and tilted. */
function arc(spots: readonly Spot[], card: number): Spot[] {
  const middle = (spots.length - 1) / 2;
  return spots.map(({ x, y }, index) => {
    const bow = spots.length > 2 ? (index - middle) / middle : 0;
    return { x, y: y + bow * bow * card * 0.06, tilt: bow * 2 };
  });
}

/** More rows as soon as one would leave less of a card than a thumb needs. */
export function layHand(count: number, width: number, card: number): HandLayout {
  const tall = Math.round(card * RATIO);
  const oneRow = count < 2 || (width - card) / (count - 1) >= STRIP;
  if (oneRow) {
    const bow = Math.round(card * 0.06) + 4;
    return { card, height: tall + RAISE + bow, rows: 1, spots: arc(row(count, width, card, RAISE), card) };
  }
  const most = Math.floor((width - card) / STRIP) + 1;
  const rows = Math.max(2, Math.ceil(count / most));
  const each = Math.ceil(count / rows);
  const drop = Math.max(STRIP + RAISE, Math.round(tall * 0.6));
  return {
    card,
    height: RAISE + (rows - 1) * drop + tall,
    rows,
    spots: Array.from({ length: rows }, (_, index) =>
      row(Math.min(each, count - index * each), width, card, RAISE + index * drop),
    ).flat(),
  };
}
