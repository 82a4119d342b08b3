import { describe, expect, it } from "vitest";
import { dots, mark } from "./promise";

describe("a seat's promise", () => {
  it("is drawn as dots", () => {
    expect(dots(null, 0)).toEqual([]);
    expect(dots(0, 0)).toEqual([]);
    expect(dots(2, 1)).toEqual(["full", "open"]);
    expect(dots(1, 3)).toEqual(["full", "over", "over"]);
    expect(dots(0, 1)).toEqual(["over"]);
  });
  it("is settled by one too many or by the last trick", () => {
    const marked = (bid: number, taken: number, left: number) => mark(dots(bid, taken), left);
    expect(marked(2, 1, 3)).toBeNull();
    expect(marked(1, 2, 3)).toBe("miss");
    expect(marked(2, 2, 0)).toBe("exact");
    expect(marked(0, 0, 0)).toBe("exact");
    expect(marked(2, 1, 0)).toBe("miss");
  });
});
