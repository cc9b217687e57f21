/// What the viewer looks at: the game as it stands or an earlier moment, the film of how it came about, the game shown again.

import type { Rules } from "../wasm/client";
import type { Frame, Look } from "../wasm/types";
import { isFilmed, type Metronome } from "./pace";
import type { Sheet } from "./sheet";
import { gameText } from "./sheet";

export class Showing {
  film: Frame[] | null = null;
  /** The earlier moment that is looked at. */
  browsed: { ply: number; look: Look } | null = null;
  /** The game is being shown again. */
  replaying = false;
  /** Grows whenever something else is looked at: an answer about an older glance is dropped. */
  glance = 0;
  private filmOver: (() => void)[] = [];

  constructor(
    private readonly rules: Rules,
    private readonly metronome: Metronome,
    private readonly sheet: () => Sheet,
    /** Something else is to be seen; `isElsewhere` if it is another moment. */
    private readonly changed: (isElsewhere: boolean) => void,
  ) {}

  /** Turns played at the moment that is shown. */
  get ply(): number {
    return this.browsed?.ply ?? this.sheet().turns.length;
  }

  /** Shows the moment after so many turns. The end of the game is where it goes on by itself. */
  async browse(ply: number): Promise<void> {
    this.stop();
    await this.leaf(ply);
  }

  /** Shows the turns from here on, one after the other; from the end, from the beginning. */
  async replay(): Promise<void> {
    const count = this.sheet().turns.length;
    if (count === 0) return;
    this.replaying = true;
    if (this.ply === count) await this.leaf(0);
    this.metronome.beat();
    this.changed(false);
    while (this.replaying) {
      await this.metronome.next();
      await this.filmEnd();
      if (!this.replaying) return;
      await this.leaf(this.ply + 1);
      this.metronome.beat();
      if (!this.browsed) this.stop();
    }
  }

  /** Shows nothing more by itself. */
  stop(): void {
    if (!this.replaying) return;
    this.replaying = false;
    this.metronome.hurry();
    this.changed(false);
  }

  close(): void {
    this.replaying = false;
    this.glance += 1;
    this.endFilm();
  }

  /** Asks again for what is said in words of the moment that is looked at. */
  async reword(): Promise<void> {
    const { browsed, glance } = this;
    if (!browsed) return;
    const look = await this.rules.look(gameText(this.sheet(), this.sheet().turns.slice(0, browsed.ply)));
    if (glance === this.glance) this.browsed = { ply: browsed.ply, look };
  }

  setFilm(frames: Frame[] | null): void {
    this.endFilm();
    this.film = frames && frames.length > 0 ? frames : null;
  }

  /** The board has shown what it was given to show. */
  endFilm(): void {
    if (this.film) {
      this.film = null;
      this.changed(false);
    }
    const waiting = this.filmOver;
    this.filmOver = [];
    for (const go of waiting) go();
  }

  filmEnd(): Promise<void> {
    return this.film ? new Promise((resolve) => this.filmOver.push(resolve)) : Promise.resolve();
  }

  private async leaf(ply: number): Promise<void> {
    const sheet = this.sheet();
    const from = this.ply;
    const to = Math.max(0, Math.min(ply, sheet.turns.length));
    if (to === from) return;
    const glance = (this.glance += 1);
    const turn = sheet.turns[to - 1];
    const before = gameText(sheet, sheet.turns.slice(0, to - 1));
    const isShown = to === from + 1 && turn !== undefined && (!this.replaying || isFilmed(this.metronome.pace));
    // The end of the game is where it goes on by itself.
    const isEnd = to === sheet.turns.length;
    const step = isShown ? await this.rules.play(before, turn) : null;
    const look = isEnd ? null : (step?.look ?? (await this.rules.look(gameText(sheet, sheet.turns.slice(0, to)))));
    if (glance !== this.glance) return;
    this.browsed = look && { ply: to, look };
    this.setFilm(step?.frames ?? null);
    this.changed(true);
  }
}
