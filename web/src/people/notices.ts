/** What is to be known or done about the people at the table. */
import type { Act, Room } from "../net/messages";
import { calledHere } from "../start/kept-choice";
import { say } from "../words";
import { VOTES } from "./changes";

/** A sentence, and what may be done about it. */
export type Notice = [text: string, does?: [words: string, act: Act][]];

/** Once the match is over nothing is left to be done in it. */
export function noticesOf(room: Room | null): Notice[] {
  if (room === null) return [];
  const own = room.you.seat;
  const playing = room.life === "playing";
  const told: Notice[] = [];
  const may = (can: boolean, words: string, act: Act): [string, Act][] => (can ? [[words, act]] : []);
  if (own === null) {
    const free = room.seats.flatMap(({ offered, name }, seat) =>
      may(playing && offered, say("take-over", { name: name ?? "" }), { t: "take-over", seat, name: calledHere() }),
    );
    told.push([say(room.spectators ? "watching-you" : "watch-nothing"), free]);
  }
  if (!playing) return told;
  if (own !== null && room.seats[own]?.auto) {
    told.push([say("auto-you"), [[say("take-back"), { t: "take-back" }]]]);
  }
  if (room.paused) {
    const allowed = own !== null && !room.votes.resume?.includes(own);
    told.push([say("paused"), may(allowed, say("votes", { vote: "resume" }), { t: "resume" })]);
  } else if (room.frozen) told.push([say("frozen")]);
  for (const vote of VOTES) {
    const voters = room.votes[vote] ?? [];
    if (voters.length === 0) continue;
    const names = voters.map((seat) => room.seats[seat]?.name ?? "").join(", ");
    const can = own !== null && !voters.includes(own) && vote !== "resume";
    told.push([`${say("votes", { vote })}? ${say("vote-for", { names })}`, may(can, say("yes"), { t: vote })]);
  }
  return told;
}
