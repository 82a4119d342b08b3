import { expect, it } from "vitest";

import { sound } from "./events";
import type { Event } from "./wire";

const deal = (...kinds: string[]): Event => ({ is: "deal-scored", kinds }) as unknown as Event;
const pulka = (...premia: (number | null)[]): Event =>
  ({ is: "pulka-scored", premia }) as unknown as Event;

it("sounds for a card, a trick, a khishti and a premia, and for nothing else", () => {
  expect(sound({ is: "played", seat: 1, play: "AS" })).toBe("card");
  expect(sound({ is: "trick-taken", seat: 1, leader: 0, plays: [] })).toBe("trick");
  expect(sound(deal("made", "khishti", "over", "pass"))).toBe("khishti");
  expect(sound(deal("made", "short", "over", "pass"))).toBe(null);
  expect(sound(pulka(null, 3, null, null))).toBe("premia");
  expect(sound(pulka(null, null, null, null))).toBe(null);
  expect(sound({ is: "bid", seat: 1, bid: 2 })).toBe(null);
});
