import { beforeAll, describe, expect, it, vi } from "vitest";

import { learn, speak, speakOf } from "../words";
import { houseLabel } from "./labels";

describe("a house", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: { lang: "" } });
    await speak("en");
  });
  it("is called by its preset in the words of its own game, whatever game is spoken of", async () => {
    expect(houseLabel("joker", "old-school schedule=1")).toBe("old-school schedule=1");
    await learn("joker");
    await learn("five-hundred");
    speakOf("five-hundred");
    expect(houseLabel("joker", "old-school")).toBe("Old school");
    expect(houseLabel("joker", "old-school schedule=1")).toBe("Old school, one option changed");
    expect(houseLabel("five-hundred", "australian j5=on misere=any")).toBe("Australian, 2 options changed");
    expect(houseLabel("joker", "of-another-version x=1")).toBe("of-another-version x=1");
  });
});
