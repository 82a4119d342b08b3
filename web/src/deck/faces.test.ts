import { describe, expect, it } from "vitest";

import server from "../../../src/jokeri/server/names.py?raw";
import { faceFor } from "./faces";

const listed = /^BOT_NAMES = \(([^)]*)\)/m.exec(server)?.[1] ?? "";
const given = [...listed.matchAll(/"(\w+)"/g)].map(([, name]) => name!);
const SEATS = [0, 1, 2, 3, 4, 5];

describe("a drawn face", () => {
  it("goes with every name that the server gives, wherever it sits", () => {
    const women = ["Ana", "Eka", "Keti", "Maka", "Tamar"];
    expect(given).toEqual(expect.arrayContaining(women));
    for (const name of given) {
      const kinds = SEATS.map((seat) => faceFor(seat, name) % 2);
      expect([name, ...kinds]).toEqual([name, ...SEATS.map(() => (women.includes(name) ? 1 : 0))]);
    }
  });

  it("is another one for neighbours", () => {
    for (const seat of [0, 1, 2]) expect(faceFor(seat, "Ana")).not.toBe(faceFor(seat + 1, "Tamar"));
  });

  it("is a seat's own where the name tells nothing", () => {
    expect([0, 1, 2, 3].map((seat) => faceFor(seat, "Nino"))).toEqual([0, 1, 2, 3]);
  });
});
