/** Jokers. */
import type { Game } from "../game";
import { asItStands, doing, sentences, sides, sound, stops } from "./events";
import Player from "./Player.svelte";
import Summary from "./Summary.svelte";
import Table from "./Table.svelte";
import type { Event, ReplayState, SheetState, View } from "./wire";

export default {
  Table,
  Summary,
  Player,
  stops,
  sound,
  doing,
  sentences,
  asItStands,
  sides,
} satisfies Game<View, SheetState, Event, ReplayState>;
