import { beforeEach, describe, expect, it, vi } from "vitest";

import { set } from "./settings.svelte";
import { play, type Sound } from "./sounds";

let tones: number;
let rustles: number;
let gains: number[];

class Node {
  gain = {
    setValueAtTime: () => {},
    linearRampToValueAtTime: (value: number) => void gains.push(value),
    exponentialRampToValueAtTime: () => {},
  };
  frequency = { exponentialRampToValueAtTime: () => {} };
  connect = (to: Node): Node => to;
  stop = (): void => {};
}
class Tone extends Node {
  start = (): void => void (tones += 1);
}
class Noise extends Node {
  start = (): void => void (rustles += 1);
}
class Loud extends Node {
  constructor(_: unknown, { gain }: { gain: number }) {
    super();
    if (gain > 0) gains.push(gain);
  }
}
class Audio {
  currentTime = 0;
  sampleRate = 100;
  state = "running";
  destination = new Node();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

const active = { hasBeenActive: true };
const page = { hidden: false };
vi.stubGlobal("document", page);
vi.stubGlobal("navigator", { userActivation: active });
vi.stubGlobal("AudioContext", Audio);
vi.stubGlobal("OscillatorNode", Tone);
vi.stubGlobal("AudioBufferSourceNode", Noise);
vi.stubGlobal("BiquadFilterNode", Node);
vi.stubGlobal("GainNode", Loud);

/** How many tones and rustles it makes. */
function heard(what: Sound): [number, number] {
  [tones, rustles, gains] = [0, 0, []];
  play(what);
  return [tones, rustles];
}

beforeEach(() => {
  set("sounds", true);
  set("volume", 0.5);
  [page.hidden, active.hasBeenActive] = [false, true];
});

describe("the sounds", () => {
  it("are of a card, a trick, one's turn, a khishti and a premia", () => {
    const made = (["card", "trick", "turn", "khishti", "premia"] as const).map(heard);
    expect(made).toEqual([[0, 1], [0, 3], [2, 0], [1, 0], [4, 0]]);
  });

  it("are as loud as chosen", () => {
    heard("card");
    const [half] = gains;
    set("volume", 1);
    heard("card");
    expect(gains).toEqual([2 * half!]);
  });

  it("are none when silenced, at volume 0, in a hidden page, and before the first touch", () => {
    set("sounds", false);
    expect(heard("turn")).toEqual([0, 0]);
    set("sounds", true);
    set("volume", 0);
    expect(heard("turn")).toEqual([0, 0]);
    set("volume", 0.5);
    page.hidden = true;
    expect(heard("turn")).toEqual([0, 0]);
    [page.hidden, active.hasBeenActive] = [false, false];
    expect(heard("turn")).toEqual([0, 0]);
    active.hasBeenActive = true;
    expect(heard("turn")).toEqual([2, 0]);
  });
});
