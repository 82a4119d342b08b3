/** Georgian Joker. */
import { write } from "../../settings.svelte";
import type { Game } from "../game";
import { asItStands, sentences, sides, sound, stops } from "./events";
import Player from "./Player.svelte";
import Summary from "./Summary.svelte";
import Table from "./Table.svelte";
import type { Event, ReplayState, SheetState, View } from "./wire";

export default {
  Table,
  Summary,
  Player,
  look: () => import("./Look.svelte"),
  stops,
  sound,
  doing: ({ phase }) => phase,
  sentences,
  asItStands,
  sides,
  write,
} satisfies Game<View, SheetState, Event, ReplayState>;
