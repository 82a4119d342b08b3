import { describe, expect, it } from "vitest";

import { hundreds, points, signed } from "./figures";

describe("points", () => {
  it("are written whole or in hundreds", () => {
    expect(points(350)).toBe("350");
    expect(hundreds(350)).toBe("3.5");
    expect(hundreds(-200)).toBe("\u22122");
    expect(signed(50, points)).toBe("+50");
    expect(signed(-150, hundreds)).toBe("\u22121.5");
    expect(signed(0, points)).toBe("0");
  });
});
