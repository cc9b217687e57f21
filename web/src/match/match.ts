/// The running game: who is to act, what is on the board, what the viewer looks at. It knows players and turns; rules and
/// engine are asked, words and pixels belong to others. Every change makes a new, unchanging `View`.

import { Broken, Refused, Stopped, type Engine, type Rules } from "../face/face";
import type { Choice, Exact, Frame, GameText, Look, Objection, Seat, Touch } from "../face/types";
import { acceptsDraw } from "./draw";
import { canTakeBack, isHuman, takeback, withTurn, type Player, type Sheet } from "./sheet";

/** Nodes for a hint or an answer to an offer: about a second. */
const THOUGHT = 60_000;

/** A turn that has just been played, for the ear. `count` makes two equal turns in a row different. */
export interface Played {
  side: Seat;
  text: string;
  touches: Touch[];
  count: number;
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
  /** A person may act now, on what is shown. */
  interactive: boolean;
  objection: Objection | null;
  hint: { turn: string; touches: Touch[] } | null;
  seekingHint: boolean;
  exact: Exact | null;
  showsExact: boolean;
  offer: Offer;
  canTakeBack: boolean;
  played: Played | null;
  /** The engine has broken down twice in a row; `wake` tries again. */
  stuck: boolean;
}

export interface Watcher {
  /** Something is to be seen. */
  onview(view: View): void;
  /** Something is to be kept. */
  onsheet(sheet: Sheet): void;
}

export function gameText(sheet: Sheet, turns: string[] = sheet.turns): GameText {
  const text: GameText = { game: sheet.game, turns };
  if (sheet.start !== undefined) text.start = sheet.start;
  if (sheet.ending && turns.length === sheet.turns.length) text.ending = sheet.ending;
  return text;
}

export class Match {
  private film: Frame[] | null = null;
  private filmOver: (() => void)[] = [];
  private browsed: { ply: number; look: Look } | null = null;
  private thinking = false;
  private objection: Objection | null = null;
  private hint: View["hint"] = null;
  private seekingHint = false;
  private exact: Exact | null = null;
  private showsExact = false;
  private offer: Offer = "none";
  private played: Played | null = null;
  private stuck = false;
  private over = false;
  /** Grows whenever the sheet changes: an answer to a question about an older sheet is dropped. */
  private moment = 0;
  /** The same for what is shown. */
  private glance = 0;

  private constructor(
    private readonly rules: Rules,
    private readonly engine: Engine,
    private readonly watcher: Watcher,
    private sheet: Sheet,
    private live: Look,
    private paused: boolean,
  ) {}

  /** Opens a sheet. Throws `Refused` if the rules object to it; unfinished legs that no longer fit are given up. */
  static async open(rules: Rules, engine: Engine, watcher: Watcher, sheet: Sheet, paused = false): Promise<Match> {
    const text = gameText(sheet);
    let kept = sheet;
    let live: Look;
    try {
      live = await rules.look(text, sheet.partial);
    } catch (error) {
      if (sheet.partial === "" || !(error instanceof Refused)) throw error;
      kept = { ...sheet, partial: "" };
      live = await rules.look(text);
    }
    const match = new Match(rules, engine, watcher, kept, live, paused);
    match.show();
    return match;
  }

  get view(): View {
    const shown = this.browsed?.look ?? this.live;
    return {
      sheet: this.sheet,
      live: this.live,
      shown,
      ply: this.browsed?.ply ?? this.sheet.turns.length,
      browsing: this.browsed !== null,
      film: this.film,
      thinking: this.thinking,
      paused: this.paused,
      interactive: this.mayAct() && !this.browsed,
      objection: this.objection,
      hint: this.hint,
      seekingHint: this.seekingHint,
      exact: this.exact,
      showsExact: this.showsExact,
      offer: this.offer,
      canTakeBack: canTakeBack(this.sheet, this.sides()),
      played: this.played,
      stuck: this.stuck,
    };
  }

  /** Lets the engine act if it is to move. Called once when the game may begin, and after a breakdown. */
  wake(): void {
    this.stuck = false;
    void this.proceed();
  }

  /** Ends all that is under way; the match is not used any more. */
  close(): void {
    this.over = true;
    this.moment += 1;
    this.glance += 1;
    this.engine.stop();
    this.endFilm();
  }

  /** The board was touched: one leg, or the rest of the turn at once. */
  async choose(choice: Choice): Promise<void> {
    if (!this.mayAct()) return;
    if (choice.done) return this.play(choice.text);
    const moment = this.moment;
    const live = await this.rules.look(gameText(this.sheet), choice.text);
    if (moment !== this.moment) return;
    this.change({ ...this.sheet, partial: choice.text }, live);
    this.setFilm([{ touch: choice.touch, scene: live.scene }]);
    this.show();
  }

  /** A turn as text, from whoever is to move here. The answer says whether it was played; if not, `objection` says why. */
  async type(turn: string): Promise<boolean> {
    if (!this.mayAct()) return false;
    try {
      await this.play(turn.trim());
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.object(error.objection);
      return false;
    }
  }

  /** Takes over what has happened elsewhere: a turn more is shown as it is played, anything else at once. Legs of an unfinished
   * turn stay as long as nothing else was played. */
  async follow(sheet: Sheet): Promise<void> {
    const isSame = (): boolean =>
      this.sheet.turns.join(" ") === sheet.turns.join(" ") && JSON.stringify(this.sheet.ending) === JSON.stringify(sheet.ending);
    if (isSame()) return;
    const turn = sheet.turns.at(-1);
    if (turn !== undefined && sheet.turns.slice(0, -1).join(" ") === this.sheet.turns.join(" ")) await this.play(turn);
    if (!isSame()) await this.turnTo(sheet);
  }

  /** Gives up the legs so far. */
  async back(): Promise<void> {
    if (this.sheet.partial === "") return;
    await this.turnTo({ ...this.sheet, partial: "" });
  }

  /** Something impossible was touched: find out why it is impossible. */
  async why(from: string | null, to: string | null): Promise<void> {
    if (!this.mayAct() || this.browsed) return;
    const moment = this.moment;
    const objection = await this.rules.why(gameText(this.sheet), this.sheet.partial, from, to);
    if (moment === this.moment && objection) this.object(objection);
  }

  dismiss(): void {
    this.objection = null;
    if (this.offer === "declined") this.offer = "none";
    this.show();
  }

  async takeBack(): Promise<void> {
    if (!canTakeBack(this.sheet, this.sides())) return;
    this.browsed = null;
    await this.turnTo(takeback(this.sheet, this.sides()));
  }

  async resign(): Promise<void> {
    if (this.live.ending || !this.sheet.players.some(isHuman)) return;
    const side: Seat = isHuman(this.playerToMove()) ? this.live.side : this.live.side === 0 ? 1 : 0;
    await this.turnTo({ ...this.sheet, partial: "", ending: { cause: "resigned", side } });
  }

  /** Offers a draw: to the other person, or to the engine, which thinks about it. */
  async offerDraw(): Promise<void> {
    if (!this.mayAct() || this.offer === "thinking") return;
    const other = this.sheet.players[this.live.side === 0 ? 1 : 0];
    if (isHuman(other)) {
      this.offer = "asked";
      this.show();
      return;
    }
    this.offer = "thinking";
    this.show();
    const moment = this.moment;
    try {
      const text = gameText(this.sheet);
      const exact = await this.engine.exact(text);
      const thought = exact ? null : await this.engine.think(text, THOUGHT, 1);
      if (moment !== this.moment) return;
      if (acceptsDraw(this.sheet.turns.length, thought, exact)) {
        await this.agree();
      } else {
        this.offer = "declined";
        this.show();
      }
    } catch (error) {
      this.breakdown(error);
    }
  }

  async answerOffer(accepted: boolean): Promise<void> {
    if (this.offer !== "asked") return;
    if (accepted) return this.agree();
    this.offer = "none";
    this.show();
  }

  /** Shows a good turn. Legs so far are given up, since they may not be part of it. */
  async seekHint(): Promise<void> {
    if (!this.mayAct() || this.seekingHint) return;
    this.seekingHint = true;
    await this.back();
    this.show();
    const moment = this.moment;
    try {
      const text = gameText(this.sheet);
      const turn = (await this.engine.think(text, THOUGHT, 1)).lines[0]?.turns[0];
      if (moment !== this.moment) return;
      if (turn !== undefined) {
        const frames = await this.rules.film(text, turn);
        if (moment === this.moment) this.hint = { turn, touches: frames.map((frame) => frame.touch) };
      }
    } catch (error) {
      this.breakdown(error);
    } finally {
      this.seekingHint = false;
      this.show();
    }
  }

  setExact(shows: boolean): void {
    this.showsExact = shows;
    this.exact = null;
    this.show();
    if (shows) void this.value();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    if (paused) {
      this.moment += 1;
      this.engine.stop();
      this.thinking = false;
    }
    this.show();
    if (!paused) void this.proceed();
  }

  /** Shows the moment after so many turns. The end of the game is where it goes on by itself. */
  async browse(ply: number): Promise<void> {
    const from = this.browsed?.ply ?? this.sheet.turns.length;
    const to = Math.max(0, Math.min(ply, this.sheet.turns.length));
    if (to === from) return;
    const glance = (this.glance += 1);
    const turn = this.sheet.turns[to - 1];
    const before = gameText(this.sheet, this.sheet.turns.slice(0, to - 1));
    const frames = to === from + 1 && turn !== undefined ? await this.rules.film(before, turn) : null;
    const atEnd = to === this.sheet.turns.length;
    const look = atEnd ? null : await this.rules.look(gameText(this.sheet, this.sheet.turns.slice(0, to)));
    if (glance !== this.glance) return;
    this.browsed = look && { ply: to, look };
    this.setFilm(frames);
    this.show();
    void this.value();
  }

  /** The board has shown what it was given to show. */
  endFilm(): void {
    if (this.film) {
      this.film = null;
      this.show();
    }
    const waiting = this.filmOver;
    this.filmOver = [];
    for (const go of waiting) go();
  }

  /** Asks again for everything that is said in words, after a change of language. */
  async reword(): Promise<void> {
    const { moment, glance, browsed } = this;
    const live = await this.rules.look(gameText(this.sheet), this.sheet.partial);
    const look = browsed && (await this.rules.look(gameText(this.sheet, this.sheet.turns.slice(0, browsed.ply))));
    if (moment !== this.moment || glance !== this.glance) return;
    this.live = live;
    if (browsed && look) this.browsed = { ply: browsed.ply, look };
    this.objection = null;
    this.show();
  }

  private sides(): Seat[] {
    return this.live.history.map((turn) => turn.side);
  }

  private playerToMove(): Player {
    return this.sheet.players[this.live.side];
  }

  private mayAct(): boolean {
    return !this.live.ending && isHuman(this.playerToMove()) && this.offer !== "asked";
  }

  private async play(turn: string): Promise<void> {
    const { moment, sheet } = this;
    // A hint or an offer that nobody waits for any more would only keep the engine from its answer.
    if (this.seekingHint || this.offer === "thinking") this.engine.stop();
    const text = gameText(sheet);
    const partial = turn.startsWith(this.live.partial) ? this.live.partial : "";
    const side = this.live.side;
    const frames = await this.rules.film(text, turn, partial);
    const next = withTurn(sheet, turn);
    const live = await this.rules.look(gameText(next));
    if (moment !== this.moment) return;
    if (isHuman(this.playerToMove())) this.browsed = null;
    this.change(next, live);
    this.played = { side, text: turn, touches: frames.map((frame) => frame.touch), count: next.turns.length };
    if (!this.browsed) this.setFilm(frames);
    this.show();
    void this.value();
    void this.proceed();
  }

  /** Puts another sheet in the place of this one, without a film. */
  private async turnTo(sheet: Sheet): Promise<void> {
    const moment = (this.moment += 1);
    this.engine.stop();
    this.thinking = false;
    this.setFilm(null);
    const live = await this.rules.look(gameText(sheet), sheet.partial);
    if (moment !== this.moment) return;
    if (this.browsed && this.browsed.ply >= sheet.turns.length) this.browsed = null;
    this.change(sheet, live);
    this.show();
    void this.value();
    void this.proceed();
  }

  private change(sheet: Sheet, live: Look): void {
    this.moment += 1;
    this.sheet = sheet;
    this.live = live;
    this.objection = null;
    this.hint = null;
    this.offer = "none";
    this.watcher.onsheet(sheet);
  }

  private agree(): Promise<void> {
    return this.turnTo({ ...this.sheet, partial: "", ending: { cause: "agreed" } });
  }

  private object(objection: Objection): void {
    this.objection = objection;
    this.show();
  }

  /** The engine's turn, if it is. Its answer waits for the film of the turn before. */
  private async proceed(): Promise<void> {
    const player = this.playerToMove();
    if (this.over || this.live.ending || player.kind !== "level" || this.paused || this.thinking) return;
    const moment = this.moment;
    this.thinking = true;
    this.show();
    for (let tries = 0; tries < 2; tries += 1) {
      try {
        const turn = await this.engine.level(gameText(this.sheet), player.level, this.sheet.seed);
        await this.filmEnd();
        if (moment !== this.moment) return;
        this.thinking = false;
        if (turn === null) this.breakdown(new Broken("no turn"));
        else await this.play(turn);
        return;
      } catch (error) {
        if (moment !== this.moment) return;
        if (tries === 1 || error instanceof Refused) this.breakdown(error);
      }
    }
  }

  /** The exact values of what is shown, if they are wanted and known. */
  private async value(): Promise<void> {
    this.exact = null;
    if (!this.showsExact) return;
    const { moment, glance } = this;
    const text = gameText(this.sheet, this.sheet.turns.slice(0, this.view.ply));
    try {
      const exact = this.view.shown.ending ? null : await this.engine.exact(text);
      if (moment !== this.moment || glance !== this.glance) return;
      this.exact = exact;
      this.show();
    } catch (error) {
      if (moment === this.moment) this.breakdown(error);
    }
  }

  private breakdown(error: unknown): void {
    this.offer = "none";
    if (!(error instanceof Stopped)) {
      this.thinking = false;
      this.stuck = true;
    }
    this.show();
  }

  private setFilm(frames: Frame[] | null): void {
    this.endFilm();
    this.film = frames && frames.length > 0 ? frames : null;
  }

  private filmEnd(): Promise<void> {
    return this.film ? new Promise((resolve) => this.filmOver.push(resolve)) : Promise.resolve();
  }

  private show(): void {
    if (!this.over) this.watcher.onview(this.view);
  }
}
