/**
 * A game as the page finds it in `games.ts`, in the shape of the server's `Kind`: all that differs
 * from game to game, loaded when a table, a replay or a start form of it is shown. The page calls a
 * game; a game draws with the shared parts (table/, sheet/, replay/) and never calls the page.
 *
 * A game's folder holds `game.ts`, whose default export is one of these. Its words stand in
 * `src/jokeri/words/LANGUAGE/GAME/`.
 */
import type { Component, Snippet } from "svelte";

import type { StopKind } from "../pace";
import type { Sitting } from "../people/sitting";
import type { Replay } from "../replay/replay";
import type { Sound } from "../sounds";
import type { CardText, MoveText, Sheet, TableEvent, View } from "../wire";

/**
 * What a table is given by the seat at it. It shows the view and gives one of the moves back. A button
 * that sends a move has it as `data-move`, one that plays or lifts a card has it as `data-card`, one
 * that only brings others to light has their moves as `data-moves`, with bars between and around.
 */
export interface TableProps<V extends View, S extends Sheet, E extends TableEvent> {
  view: V;
  moves: readonly MoveText[];
  names: readonly string[];
  /** Null for a spectator. */
  seat: number | null;
  sheet?: S | null;
  /** What has just happened, as long as it is held up to be seen. */
  events?: readonly E[];
  /** A card is played by a second tap. */
  confirm?: boolean;
  /** A move is on its way; nothing else can be sent. */
  pending?: boolean;
  /** The whole trick is being looked at; a tap goes on. */
  paused?: boolean;
  /** A refusal or the state of the connection, in a sentence. */
  note?: string;
  onmove: (move: MoveText) => void;
  ontap?: () => void;
  /** A card was picked that is not among the moves: the app may ask the server why. */
  onillegal?: (card: CardText) => void;
  /** The app's buttons at the end of the strip. */
  menu?: Snippet;
  /** Laid over the felt, never over the hand. */
  panel?: Snippet | undefined;
  /** Above the answers: what is to be known or done about the people at the table. */
  notice?: Snippet | undefined;
  sitting?: readonly Sitting[];
  /** The match stands still: nobody is waited for. */
  halted?: boolean;
  /** The move to be shown as the best. */
  hint?: MoveText | null;
  /** A card that goes when the turn comes, and choosing one. */
  ahead?: CardText | null;
  onahead?: ((card: CardText) => void) | undefined;
}

/** What a finished deal is summed up from. */
export interface SummaryProps<V extends View, E extends TableEvent> {
  view: V;
  /** What came with the scores, them included. */
  events: readonly E[];
  names: readonly string[];
  seat: number | null;
  onnext?: () => void;
}

export interface Game<
  V extends View,
  S extends Sheet,
  E extends TableEvent,
  R extends Replay,
> {
  /** All of the table: made of `table/Table.svelte`. */
  Table: Component<TableProps<V, S, E>>;
  /** What a deal brought, read before the next one: on a `sheet/Slip.svelte`. */
  Summary: Component<SummaryProps<V, E>>;
  /** A match to step through: made of `replay/Steps.svelte`. */
  Player: Component<{ replay: R }>;
  /** A look back at one's worst decisions of a finished match, if the game has one. */
  look?: () => Promise<{ default: Component<{ id: string; names: readonly string[] }> }>;
  /** How long each event stays in sight; one that is not named takes no time. */
  stops: Readonly<Record<string, StopKind>>;
  /** The sound of what happened, if it has one. */
  sound(event: E): Sound | null;
  /** What is asked of who is to move; the words are `turn-…`, `yours-…` and `ev-your-…` of it. */
  doing(view: V): string;
  /** The sentences for one event, announced; the view is the one that came with it. */
  sentences(event: E, view: V, names: readonly string[]): string[];
  /** How a table stands that one comes to: when the page opens, and after a cut that hid events. */
  asItStands(view: V, names: readonly string[]): string[];
  /** How points are written, if not plainly. */
  write?: (points: number) => string;
  /** The seats that share a line of points, for each of the view's totals. */
  sides(view: V): readonly (readonly number[])[];
}

/** Whichever: its types are its own affair. */
export type AnyGame = Game<any, any, any, any>;
