/** What a plate tells of who sits there. */
import type { Said, SeatTold } from "../net/messages";
import { minutes, type Left } from "./countdown";

export interface Sitting {
  /** The character who sits there. */
  face: string | null;
  state: "away" | "auto" | "offered" | null;
  /** What is left of the move, and of the bank, when it is this seat's time that runs. */
  time: string | null;
  bank: string | null;
  hurry: boolean;
  said: Said | undefined;
}

export function sittingOf(
  seats: readonly SeatTold[],
  left: Left | null,
  warning: number,
  fresh: readonly Said[],
): Sitting[] {
  return seats.map((seat, index) => {
    const own = left?.seat === index ? left : null;
    return {
      face: characterOf(seat.bot, seat.name),
      state: stateOf(seat),
      time: own === null ? null : minutes(own.move > 0 ? own.move : own.bank),
      bank: own === null || own.bank === 0 || own.move === 0 ? null : minutes(own.bank),
      hurry: own !== null && own.move + own.bank <= warning,
      said: [...fresh].reverse().find(({ from }) => from.seat === index),
    };
  });
}

/** A bot that goes by its own name is a character. */
export const characterOf = (bot: string | null | undefined, name: string | null): string | null =>
  bot && name?.toLowerCase().startsWith(bot) ? bot : null;

function stateOf(seat: SeatTold): Sitting["state"] {
  if (seat.kind !== "person") return null;
  if (seat.offered) return "offered";
  if (seat.auto) return "auto";
  return seat.here ? null : "away";
}
