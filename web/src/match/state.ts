/// Where a match stands: all that changes in it, and what follows from that. It asks nobody and shows nothing; those who do tell it
/// what they found, and it says when there is something to be seen.

import { Stopped } from "../wasm/client";
import type { Exact, Look, Objection, Said, Side, Touch } from "../wasm/types";
import type { Premove } from "./premove";
import { canTakeBack, isHuman, type Player, type Sheet } from "./sheet";
import { indexOf, otherSide } from "./side";
import type { Showing } from "./showing";
import type { Hint, Offer, Played, View } from "./view";

export class MatchState {
  thinking = false;
  objection: Said<Objection> | null = null;
  premove: Premove | null = null;
  dropped = false;
  hint: Hint | null = null;
  seekingHint = false;
  exact: Exact | null = null;
  unknown = false;
  showsExact = false;
  offer: Offer = "none";
  played: Played | null = null;
  begun: Touch[] = [];
  stuck = false;
  closed = false;
  /** Grows whenever the sheet changes: an answer to a question about an older sheet is dropped. */
  moment = 0;

  constructor(
    public sheet: Sheet,
    public live: Look,
    public paused: boolean,
    /** Something else is to be seen. */
    private readonly shown: () => void,
  ) {}

  show(): void {
    if (!this.closed) this.shown();
  }

  view({ browsed, film, replaying, ply }: Showing): View {
    return {
      sheet: this.sheet,
      live: this.live,
      shown: browsed?.look ?? this.live,
      ply,
      browsing: browsed !== null,
      film,
      thinking: this.thinking,
      paused: this.paused,
      running: replaying || (!browsed && this.isBetweenEngines() && !this.paused && !this.live.ending),
      interactive: this.mayAct() && !browsed,
      preparing: browsed ? null : this.preparer(),
      premove: this.premove,
      dropped: this.dropped,
      objection: this.objection,
      hint: this.hint,
      seekingHint: this.seekingHint,
      exact: this.exact,
      unknown: this.unknown,
      showsExact: this.showsExact,
      offer: this.offer,
      canTakeBack: canTakeBack(this.sheet, this.sides()),
      played: this.played,
      begun: this.begun,
      stuck: this.stuck,
    };
  }

  sides(): Side[] {
    return this.live.history.map((turn) => turn.side);
  }

  playerToMove(): Player {
    return this.sheet.players[indexOf(this.live.side)];
  }

  mayAct(): boolean {
    return !this.live.ending && isHuman(this.playerToMove()) && this.offer !== "asked";
  }

  isBetweenEngines(): boolean {
    return this.sheet.players.every((player) => player.kind === "level");
  }

  /** Who waits for another's turn can prepare their own. */
  preparer(): Side | null {
    const other = otherSide(this.live.side);
    return !this.live.ending && !isHuman(this.playerToMove()) && isHuman(this.sheet.players[indexOf(other)]) ? other : null;
  }

  /** Another sheet: what was said or asked of the one before is out of date. */
  change(sheet: Sheet, live: Look): void {
    this.moment += 1;
    this.sheet = sheet;
    this.live = live;
    this.begun = [];
    this.objection = null;
    this.dropped = false;
    this.hint = null;
    this.offer = "none";
  }

  /** Keeps a turn for later; the answer says whether that is possible now. */
  prepare(premove: Premove | null): boolean {
    const may = this.preparer() !== null;
    const next = may ? premove : null;
    if (next === this.premove && !this.dropped && !this.objection) return may;
    this.premove = next;
    this.objection = null;
    this.dropped = false;
    this.show();
    return may;
  }

  /** The turn that was prepared cannot be played. */
  drop(reason: Said<Objection> | null): void {
    this.dropped = true;
    this.object(reason);
  }

  object(objection: Said<Objection> | null): void {
    this.objection = objection;
    this.show();
  }

  /** Whatever was objected to is not what the player does now. */
  dismiss(): void {
    if (!this.objection && !this.dropped && this.offer !== "declined") return;
    this.objection = null;
    this.dropped = false;
    if (this.offer === "declined") this.offer = "none";
    this.show();
  }

  /** Rules or engine could not answer; one that was stopped was not meant to. */
  breakdown(error: unknown): void {
    this.offer = "none";
    if (!(error instanceof Stopped)) {
      this.thinking = false;
      this.stuck = true;
    }
    this.show();
  }
}
