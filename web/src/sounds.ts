/** A few sounds, made where they are heard: nothing is loaded. */
import { settings } from "./settings.svelte";

export type Sound = "card" | "trick" | "turn" | "premia" | "khishti";

let context: AudioContext | null = null;

/** A browser lets a page sound only after a touch; a sound before that is left out. */
function ready(): AudioContext | null {
  if (!settings.sounds || settings.volume === 0 || document.hidden) return null;
  if (navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** One tone that fades: from one pitch to another, `at` seconds from now. */
function tone(audio: AudioContext, at: number, from: number, to: number, length: number, loud: number): void {
  const start = audio.currentTime + at;
  const source = new OscillatorNode(audio, { type: "triangle", frequency: from });
  const gain = new GainNode(audio, { gain: 0 });
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * settings.volume, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}

/** A card on cloth: a breath of noise. */
function rustle(audio: AudioContext, at: number, loud: number): void {
  const length = 0.07;
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let index = 0; index < wave.length; index += 1) {
    wave[index] = (Math.random() * 2 - 1) * (1 - index / wave.length) ** 2;
  }
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: 1_800, Q: 0.7 });
  const gain = new GainNode(audio, { gain: loud * settings.volume });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + at);
}

export function play(sound: Sound | null): void {
  const audio = sound === null ? null : ready();
  if (audio === null) return;
  if (sound === "card") rustle(audio, 0, 0.5);
  if (sound === "trick") [0, 0.07, 0.14].forEach((at) => rustle(audio, at, 0.35));
  if (sound === "turn") {
    tone(audio, 0, 620, 620, 0.16, 0.14);
    tone(audio, 0.13, 830, 830, 0.28, 0.14);
  }
  if (sound === "premia") {
    [523, 659, 784, 1047].forEach((pitch, step) => tone(audio, step * 0.11, pitch, pitch, 0.5, 0.13));
  }
  if (sound === "khishti") tone(audio, 0, 300, 90, 0.6, 0.22);
}
