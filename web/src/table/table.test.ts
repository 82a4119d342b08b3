import { describe, expect, it } from "vitest";
import { tapped } from "./hold";
import { moveOfKey } from "./keys";
import { laid, placeOf, takenTrick } from "./place";
import { cardWidth, layHand } from "./rows";

const SIZES = [
  [304, 568],
  [374, 844],
  [828, 390],
  [1088, 900],
] as const;

describe("the hand's rows", () => {
  it.each(SIZES)("leave 44 x 44 of each card free at %i x %i", (width, height) => {
    for (let count = 1; count <= 16; count += 1) {
      const lay = layHand(count, width, cardWidth(width, height));
      const tall = lay.card * 1.4;
      expect(lay.spots).toHaveLength(count);
      for (const [index, spot] of lay.spots.entries()) {
        expect(spot.x).toBeGreaterThanOrEqual(-0.001);
        expect(spot.x + lay.card).toBeLessThanOrEqual(width + 0.001);
        expect(spot.y + tall).toBeLessThanOrEqual(lay.height + 1);
        const beside = lay.spots[index + 1];
        if (beside !== undefined && beside.y - spot.y < 20) {
          expect(Math.min(lay.card, beside.x - spot.x)).toBeGreaterThanOrEqual(44);
        }
        const below = lay.spots.filter((other) => other.y - spot.y >= 20);
        // The lower row may be raised by 7 when its cards are legal.
        for (const other of below) expect(other.y - 7 - spot.y).toBeGreaterThanOrEqual(44);
      }
    }
  });
  it("are two on a phone with nine cards and one on a desktop", () => {
    expect(layHand(9, 374, cardWidth(374, 844)).rows).toBe(2);
    expect(layHand(9, 304, cardWidth(304, 568)).rows).toBe(2);
    expect(layHand(9, 828, cardWidth(828, 390)).rows).toBe(1);
    expect(layHand(9, 1088, cardWidth(1088, 900)).rows).toBe(1);
  });
  it("are three on a small phone with a kitty of six taken up", () => {
    expect(layHand(16, 304, cardWidth(304, 568)).rows).toBe(3);
    expect(layHand(13, 374, cardWidth(374, 844)).rows).toBe(2);
  });
  it("never make a card wider than 120", () => {
    expect(cardWidth(3000, 2000)).toBe(120);
  });
});

describe("seats on the screen", () => {
  it("go clockwise from the viewer", () => {
    expect([0, 1, 2, 3].map((seat) => placeOf(seat, 2, 4))).toEqual(["top", "right", "own", "left"]);
    expect(placeOf(1, null, 4)).toBe("left");
    expect(placeOf(0, 1, 2)).toBe("top");
    for (let seats = 2; seats <= 6; seats += 1) {
      const places = Array.from({ length: seats }, (_, seat) => placeOf(seat, 1, seats));
      expect(places[1]).toBe("own");
      expect(new Set(places).size).toBe(seats);
    }
  });
  it("lay their cards from the leader on", () => {
    expect(laid(3, ["AS", "7S"], [0, 1, 2, 3])).toEqual([
      { seat: 3, play: "AS" },
      { seat: 0, play: "7S" },
    ]);
    expect(takenTrick([3, "AS", "8S", "QS", "TS", 3], [0, 1, 2, 3]).taker).toBe(3);
    expect(laid(3, ["AS", "7S"], [0, 2, 3]).map(({ seat }) => seat)).toEqual([3, 0]);
    expect(takenTrick([1, "AS"], [0, 1])).toEqual({ plays: [{ seat: 1, play: "AS" }], taker: null });
  });
});

describe("a tap on a card", () => {
  it("plays it, takes it off the felt, or lifts it for its call or a second tap", () => {
    const moves = ["AS", "X+H", "X-H", "t3"];
    expect(["AS", "t3", "X", "KS"].map((what) => tapped(what, moves, false))).toEqual(["AS", "t3", "lift", null]);
    expect(["AS", "t3", "X", "KS"].map((what) => tapped(what, moves, true))).toEqual(["lift", "lift", "lift", null]);
  });
});

describe("keys", () => {
  const key = (code: string, shiftKey = false, sign = "") => ({
    code,
    shiftKey,
    key: sign,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
  });
  it("give back an offered move or nothing", () => {
    expect(moveOfKey(key("Digit3"), ["0", "3"])).toBe("3");
    expect(moveOfKey(key("Numpad2"), ["0", "3"])).toBeNull();
    expect(moveOfKey(key("KeyN"), ["C", "N"])).toBe("N");
    expect(moveOfKey(key("KeyH"), ["X+H", "X-H"])).toBe("X+H");
    expect(moveOfKey(key("KeyH", true), ["X+H", "X-H"])).toBe("X-H");
    expect(moveOfKey(key("KeyH"), ["X+", "X-"])).toBe("X+");
    expect(moveOfKey(key("KeyL"), ["X+", "X-"])).toBe("X-");
    expect(moveOfKey(key("Minus", false, "-"), ["X+", "X-"])).toBe("X-");
    expect(moveOfKey(key("KeyH"), ["Y+H", "Y-H"])).toBe("Y+H");
    expect(moveOfKey(key("KeyL"), ["Y+", "Y-"])).toBe("Y-");
    expect(moveOfKey(key("KeyD"), ["X=D", "X=S"])).toBe("X=D");
    expect(moveOfKey({ ...key("KeyS"), ctrlKey: true }, ["S"])).toBeNull();
  });
});
