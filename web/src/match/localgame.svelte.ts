/// The match as the page sees it: a thin layer that turns views into state and keeps sheets as saved games and in the address.

import { Refused, type Engine, type Rules } from "../wasm/client";
import { PREFIX } from "../storage/store";
import { writeLink, type Linked } from "./link";
import { Match } from "./match";
import { freshSheet, legalBeginning, openAddress, openOwn, type Opening, type Trouble } from "./opening";
import { isHuman, newSheet, rematch, seat, type Setup, type Sheet } from "./sheet";
import { savedKey, type SavedGames, type Slot } from "./saved";
import type { View, Watcher } from "./view";

export class LocalGame {
  view = $state.raw<View | null>(null);
  setup: Setup = $state.raw()!;
  /** Nothing has been played yet and the players can still be chosen. */
  fresh = $state(false);
  /** The game came with a link and is not the visitor's own. */
  slot = $state<Slot>("own");
  trouble = $state.raw<Trouble | null>(null);
  /** The rules could not be asked at all: the program is not there. */
  failed = $state(false);
  /** A running game that was left for a new one: until that begins, there is a way back. */
  left = $state.raw<Opening | null>(null);
  /** The browser has not kept the game: it lasts as long as the visit. */
  unkept = $state(false);
  match: Match | null = null;
  private openings = 0;
  private closed = false;

  constructor(
    private readonly game: string,
    private readonly rules: Rules,
    private readonly engine: Engine,
    private readonly saved: SavedGames,
    private readonly address: (hash: string) => void,
  ) {
    this.setup = saved.findSetup();
  }

  /** Opens what the address means. Of a game that the rules refuse the legal beginning is kept; if there is none, it is put aside. */
  async openAddress(hash: string): Promise<void> {
    const opening = openAddress(this.game, hash, this.saved, Math.random);
    await this.openOr(opening, (reason) => this.openOwn({ kind: opening.slot === "link" ? "link" : "damaged", words: reason }));
    if (opening.level !== undefined && !this.trouble) await this.playOn(opening.level);
    // A finished game is looked at again by its address only; without one a new game is meant.
    if (hash === "" && !this.fresh && this.view?.live.ending) await this.renew();
  }

  /** A new game, players still to be chosen. */
  async renew(start?: string): Promise<void> {
    const running = !this.fresh && this.view && !this.view.live.ending && this.view.sheet.turns.length > 0;
    if (running && this.view) this.left = { sheet: this.view.sheet, slot: this.slot, fresh: false, trouble: null };
    const sheet = freshSheet(this.game, this.setup, Math.random, start);
    await this.open({ sheet, slot: this.slot, fresh: true, trouble: null });
    this.note(writeLink(sheet));
  }

  /** Back to the game that was left. */
  async resume(): Promise<void> {
    if (!this.left) return;
    const { sheet } = this.left;
    await this.open(this.left);
    this.note(writeLink(sheet));
  }

  /** Another choice of players, before the first turn. */
  async choose(setup: Setup): Promise<void> {
    this.setup = setup;
    this.saved.keepSetup(setup);
    if (this.fresh) await this.renew(this.view?.sheet.start);
  }

  /** The chosen players sit down; lots are drawn now. */
  async start(): Promise<void> {
    await this.begin(newSheet(this.game, this.setup, Math.random, this.view?.sheet.start));
  }

  async rematch(): Promise<void> {
    if (this.view) await this.begin(rematch(this.view.sheet, Math.random));
  }

  /** A new game against another level, on the other side of the board. */
  async seatNext(level: number): Promise<void> {
    this.setup = { ...this.setup, opponent: "level", level };
    this.saved.keepSetup(this.setup);
    if (!this.view) return;
    const next = rematch(this.view.sheet, Math.random);
    const seated = next.players.map((player) => (player.kind === "level" ? { ...player, level } : player));
    await this.begin({ ...next, players: seated as Sheet["players"] });
  }

  /** Goes on with the game as it stands, with other players. */
  private async seat(setup: Setup): Promise<void> {
    if (this.view) await this.begin({ ...this.view.sheet, players: seat(setup, Math.random()) });
  }

  /** The visitor takes the side that is to move, and goes on against a level. */
  async playOn(level = this.setup.level): Promise<void> {
    const live = this.view?.live;
    if (live && !live.ending) await this.seat({ opponent: "level", level, side: live.side });
  }

  /** Opens a game that was pasted, or its legal beginning. Throws `Refused` if there is none, and leaves everything as it was. */
  async take({ rules, start, turns, ending }: Linked): Promise<void> {
    const two: Setup = { ...this.setup, opponent: "human" };
    const sheet: Sheet = {
      ...newSheet(this.game, two, Math.random, start),
      turns,
      ...(rules === undefined ? {} : { rules }),
      ...(ending ? { ending } : {}),
    };
    await this.openLegal({ sheet, slot: "link", fresh: false, trouble: null });
    const taken = this.view?.sheet ?? sheet;
    this.note(writeLink(taken));
    this.saved.keep(taken, "link");
  }

  /** Another tab has gone on with this game: follow it, so that neither overwrites what was played in the other. */
  async follow(key: string | null): Promise<void> {
    if (key !== PREFIX + savedKey(this.game, this.slot) || !this.view) return;
    const found = this.saved.find(this.game, this.slot);
    if (found.kind !== "sheet" || JSON.stringify(found.sheet) === JSON.stringify(this.view.sheet)) return;
    await this.openOr({ sheet: found.sheet, slot: this.slot, fresh: false, trouble: null }, async () => {});
    this.note(writeLink(found.sheet));
  }

  close(): void {
    this.closed = true;
    this.openings += 1;
    this.match?.close();
  }

  /** Notes in the address what is shown. Who has gone elsewhere meanwhile has another address, which stays. */
  private note(hash: string): void {
    if (!this.closed) this.address(hash);
  }

  private async begin(sheet: Sheet): Promise<void> {
    await this.open({ sheet, slot: this.slot, fresh: false, trouble: null });
    this.keep(this.view?.sheet ?? sheet);
  }

  private keep(sheet: Sheet): void {
    this.unkept = !this.saved.keep(sheet, this.slot);
    this.note(writeLink(sheet));
  }

  private async openOwn(trouble: Trouble): Promise<void> {
    const own = trouble.kind === "link" ? openOwn(this.game, this.saved, Math.random) : this.nothing();
    await this.openOr({ ...own, trouble }, () => this.open({ ...this.nothing(), trouble }));
    this.note(writeLink(this.view?.sheet ?? { turns: [] }));
  }

  private nothing(): Opening {
    return { sheet: freshSheet(this.game, this.setup, Math.random), slot: "own", fresh: true, trouble: null };
  }

  private async openOr(opening: Opening, otherwise: (reason: string) => Promise<void>): Promise<void> {
    try {
      await this.openLegal(opening);
    } catch (error) {
      if (error instanceof Refused) await otherwise(error.objection.words);
      else this.failed = true;
    }
  }

  private async openLegal(opening: Opening): Promise<void> {
    try {
      await this.open(opening);
    } catch (error) {
      const { sheet, slot } = opening;
      if (!(error instanceof Refused) || sheet.turns.length === 0) throw error;
      const beginning = await legalBeginning(this.rules, sheet);
      if (beginning.sheet.turns.length === 0 && sheet.start === undefined) throw error;
      const trouble: Trouble = { kind: slot === "link" ? "link-torn" : "damaged-torn", words: beginning.words, ply: beginning.ply };
      await this.open({ ...opening, sheet: beginning.sheet, trouble });
      this.note(writeLink(beginning.sheet));
    }
  }

  private async open(opening: Opening): Promise<void> {
    const mine = (this.openings += 1);
    const watcher: Watcher = {
      onview: (view) => {
        if (mine === this.openings) this.view = view;
      },
      onsheet: (sheet) => {
        if (mine !== this.openings) return;
        this.fresh = false;
        this.left = null;
        this.keep(sheet);
      },
    };
    // Two engines do not start by themselves when a visitor comes back.
    const paused = !opening.fresh && opening.sheet.turns.length > 0 && !opening.sheet.players.some(isHuman);
    const before = this.match;
    const match = await Match.open(this.rules, this.engine, watcher, opening.sheet, paused);
    if (mine !== this.openings) return match.close();
    before?.close();
    this.match = match;
    this.view = match.view;
    this.slot = opening.slot;
    this.fresh = opening.fresh;
    if (!opening.fresh) this.left = null;
    this.trouble = opening.trouble;
    this.failed = false;
    if (!opening.fresh) match.wake();
  }
}
