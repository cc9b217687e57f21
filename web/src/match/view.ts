/// What is to be seen of a match: every change makes a new, unchanging view.

import type { Choice, Exact, Frame, Look, Objection, Said, Side, Touch, Worth } from "../wasm/types";
import type { Premove } from "./premove";
import type { Sheet } from "./sheet";

/** A turn that has just been played, for the ear. `count` makes two equal turns in a row different. */
export interface Played {
  side: Side;
  text: string;
  /** All of its legs, whenever they were put on the board. */
  touches: Touch[];
  count: number;
}

export interface Hint {
  turn: string;
  touches: Touch[];
  /** What the turn is worth to who plays it. */
  worth: Pick<Worth, "chance" | "value" | "exact">;
}

export type Offer = "none" | "asked" | "thinking" | "declined";

export interface View {
  sheet: Sheet;
  /** Where the game stands, with the legs of an unfinished turn. */
  live: Look;
  /** What the viewer sees: the game as it stands, or an earlier moment. */
  shown: Look;
  /** Turns played at the moment that is shown. */
  ply: number;
  browsing: boolean;
  film: Frame[] | null;
  thinking: boolean;
  paused: boolean;
  /** The game goes on by itself before the viewer's eyes: engines play, or it is shown again. */
  running: boolean;
  /** A person may act now, on what is shown. */
  interactive: boolean;
  /** The side of the person who may prepare a turn while the other acts. */
  preparing: Side | null;
  premove: Premove | null;
  /** The turn that was prepared could not be played. If `objection` has no reason, it could have meant several things. */
  dropped: boolean;
  objection: Said<Objection> | null;
  hint: Hint | null;
  seekingHint: boolean;
  exact: Exact | null;
  /** Nobody knows exact values of what is shown: there is no table of it, or it could not be had. */
  unknown: boolean;
  showsExact: boolean;
  offer: Offer;
  canTakeBack: boolean;
  played: Played | null;
  /** The legs of an unfinished turn that were put on the board here, for the ear. */
  begun: Touch[];
  /** The engine has broken down twice in a row; `wake` tries again. */
  stuck: boolean;
}

export interface Watcher {
  /** Something is to be seen. */
  onview(view: View): void;
  /** Something is to be kept. */
  onsheet(sheet: Sheet): void;
}

/** What the page around a board asks of the game on it. */
export interface Handler {
  choose(choice: Choice): Promise<void>;
  prepare(premove: Premove | null): boolean;
  dismiss(): void;
  back(): Promise<void>;
  why(from: string | null, to: string | null): Promise<void>;
  browse(ply: number): Promise<void>;
  endFilm(): void;
  playPause(): void;
  setPace(pace: number): void;
}
