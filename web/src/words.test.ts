import { beforeEach, describe, expect, it, vi } from "vitest";

import { bundleOf, fitting, knows, language, LANGUAGES, say, speak, speakFirst } from "./words";

const kept = new Map<string, string>();
const page = { documentElement: { lang: "" } };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("document", page);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.restoreAllMocks();
});

describe("the words of the page", () => {
  it("come in the first language of the device that the page speaks, else in English", () => {
    expect(fitting(["de-AT", "tr-TR", "ka"])).toBe("tr");
    expect(fitting(["KA-ge"])).toBe("ka");
    expect(fitting(["fr", "kab"])).toBe("en");
    expect(fitting([])).toBe("en");
  });

  it("are switched at once, kept on the device, and tell the page's language", async () => {
    for (const lang of LANGUAGES) {
      await speak(lang);
      expect([language(), page.documentElement.lang]).toEqual([lang, lang]);
      expect(say("ev-place", { place: 2, name: "Ana", points: "7" })).toContain("2");
      vi.stubGlobal("navigator", { languages: ["en"] });
      await speakFirst();
      expect(language()).toBe(lang);
    }
    await speak("en");
    expect(say("card", { rank: 9, suit: "H" })).toBe("nine of hearts");
  });

  it("are in the language asked for last, whichever file came first", async () => {
    await Promise.all([speak("ru"), speak("ka"), speak("ka")]);
    expect(language()).toBe("ka");
  });

  it("show the id and complain when there are none, or a variable is missing", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await speak("en");
    expect(say("no-such-id")).toBe("no-such-id");
    expect(say("ev-place", { name: "Ana" })).toBe("ev-place");
    expect(complaint).toHaveBeenCalledTimes(2);
    expect([knows("no-such-id"), knows("play")]).toEqual([false, true]);
  });

  it("complain of a text that Fluent cannot read", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    bundleOf("en", "same = one\nsame = two\n");
    expect(complaint).toHaveBeenCalled();
  });
});
