// Which of the offered moves a key means. Keys are read by place, so that any keyboard layout does.
import type { MoveText } from "../wire";

const LETTERS: Record<string, string> = { KeyS: "S", KeyC: "C", KeyD: "D", KeyH: "H", KeyN: "N" };

/** Digits for bids, letters for trump; for a call the suit's letter, with Shift for low. */
export function moveOfKey(
  event: Pick<KeyboardEvent, "code" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey" | "key">,
  offered: readonly MoveText[],
): MoveText | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  const letter = LETTERS[event.code];
  const sign = event.shiftKey ? "-" : "+";
  const calls = [
    ...(letter === undefined ? [] : [`${sign}${letter}`, `=${letter}`]),
    ...(event.code === "KeyH" && !event.shiftKey ? ["+"] : []),
    ...(event.code === "KeyL" ? ["-"] : []),
    ...(event.key === "+" || event.code === "NumpadAdd" ? ["+"] : []),
    ...(event.key === "-" || event.code === "NumpadSubtract" ? ["-"] : []),
  ];
  const wanted = [
    ...(digit === undefined ? [] : [digit]),
    ...calls.flatMap((call) => [`X${call}`, `Y${call}`]),
    ...(letter === undefined ? [] : [letter]),
  ];
  return wanted.find((move) => offered.includes(move)) ?? null;
}
