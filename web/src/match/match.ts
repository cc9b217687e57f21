/// The running game: who is to act, what is on the board, what the viewer looks at. It knows players and turns; rules and
/// engine are asked, words and pixels belong to others.

import { whole } from "../face/choices";
import { Broken, Refused, Stopped, type Engine, type Rules } from "../face/face";
import type { Choice, Exact, Look, Objection, Said, Side } from "../face/types";
import { acceptsDraw } from "./draw";
import { isFilmed, Metronome } from "./pace";
import { indexOf, otherSide } from "./side";
import { choicesFor, type Premove } from "./premove";
import { canTakeBack, isHuman, takeback, withTurn, type Player, type Sheet } from "./sheet";
import { Showing } from "./showing";
import { gameText, type Offer, type Played, type View, type Watcher } from "./view";

/** Nodes for a hint or an answer to an offer: about a second. */
const THOUGHT = 60_000;

export class Match {
  private thinking = false;
  private objection: Said<Objection> | null = null;
  private premove: Premove | null = null;
  private dropped = false;
  private readonly metronome = new Metronome();
  private readonly showing: Showing;
  private hint: View["hint"] = null;
  private seekingHint = false;
  private exact: Exact | null = null;
  private showsExact = false;
  private offer: Offer = "none";
  private played: Played | null = null;
  private begun: View["begun"] = [];
  private stuck = false;
  private over = false;
  /** Grows whenever the sheet changes: an answer to a question about an older sheet is dropped. */
  private moment = 0;

  private constructor(
    private readonly rules: Rules,
    private readonly engine: Engine,
    private readonly watcher: Watcher,
    private sheet: Sheet,
    private live: Look,
    private paused: boolean,
  ) {
    this.showing = new Showing(
      rules,
      this.metronome,
      () => this.sheet,
      (isElsewhere) => {
        this.show();
        if (isElsewhere) void this.value();
      },
    );
  }

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
    const match = new Match(rules, engine, watcher, { ...kept, rules: live.rules }, live, paused);
    match.show();
    return match;
  }

  get view(): View {
    const { browsed, film, replaying, ply } = this.showing;
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
      showsExact: this.showsExact,
      offer: this.offer,
      canTakeBack: canTakeBack(this.sheet, this.sides()),
      played: this.played,
      begun: this.begun,
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
    this.engine.stop();
    this.showing.close();
    this.metronome.hurry();
  }

  /** The board was touched: one leg, or the rest of the turn at once. */
  async choose(choice: Choice): Promise<void> {
    if (!this.mayAct()) return;
    if (choice.done) return this.play(choice.text);
    const moment = this.moment;
    const live = await this.rules.look(gameText(this.sheet), choice.text);
    if (moment !== this.moment) return;
    const begun = [...this.begun, choice.touch];
    this.change({ ...this.sheet, partial: choice.text }, live);
    this.begun = begun;
    this.showing.setFilm([{ touch: choice.touch, scene: live.scene }]);
    this.show();
  }

  /** A turn as text, from whoever is to move here. The answer says whether it was played; if not, `objection` says why. */
  async type(turn: string): Promise<boolean> {
    if (!this.mayAct()) return false;
    try {
      await this.play(await this.rules.typed(gameText(this.sheet), turn));
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.object(error.objection);
      return false;
    }
  }

  /** Prepares a turn to be played as soon as it is one's own; the answer says whether that is possible now. Nothing takes back what was
   * prepared. */
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
    if (!this.mayAct() || this.showing.browsed) return;
    const moment = this.moment;
    const objection = await this.rules.why(gameText(this.sheet), this.sheet.partial, from, to);
    if (moment === this.moment && objection) this.object(objection);
  }

  /** Whatever was objected to is not what the player does now. */
  dismiss(): void {
    if (!this.objection && !this.dropped && this.offer !== "declined") return;
    this.objection = null;
    this.dropped = false;
    if (this.offer === "declined") this.offer = "none";
    this.show();
  }

  async takeBack(): Promise<void> {
    if (!canTakeBack(this.sheet, this.sides())) return;
    this.showing.browsed = null;
    await this.turnTo(takeback(this.sheet, this.sides()));
  }

  async resign(): Promise<void> {
    if (this.live.ending || !this.sheet.players.some(isHuman)) return;
    const side: Side = isHuman(this.playerToMove()) ? this.live.side : otherSide(this.live.side);
    await this.turnTo({ ...this.sheet, partial: "", ending: { cause: "resigned", side } });
  }

  /** Offers a draw: to the other person, or to the engine, which thinks about it. */
  async offerDraw(): Promise<void> {
    if (!this.mayAct() || this.offer === "thinking") return;
    const other = this.sheet.players[indexOf(otherSide(this.live.side))];
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
    this.metronome.hurry();
    this.show();
    if (!paused) void this.proceed();
  }

  /** Milliseconds a turn, where the game goes by itself. */
  setPace(pace: number): void {
    this.metronome.pace = pace;
  }

  /** Stops what goes by itself, or lets it go on: engines at the end of their game, and otherwise the game as it was played. */
  playPause(): void {
    const { showing } = this;
    if (showing.replaying) showing.stop();
    else if (!showing.browsed && this.isBetweenEngines() && !this.live.ending) this.pause(!this.paused);
    else showing.replay().catch(() => showing.stop());
  }

  /** Shows the moment after so many turns. The end of the game is where it goes on by itself. */
  browse(ply: number): Promise<void> {
    return this.showing.browse(ply);
  }

  /** The board has shown what it was given to show. */
  endFilm(): void {
    this.showing.endFilm();
  }

  /** Asks again for everything that is said in words, after a change of language. */
  async reword(): Promise<void> {
    const { moment } = this;
    const live = await this.rules.look(gameText(this.sheet), this.sheet.partial);
    await this.showing.reword();
    if (moment !== this.moment) return;
    this.live = live;
    this.objection = null;
    this.show();
  }

  private sides(): Side[] {
    return this.live.history.map((turn) => turn.side);
  }

  private playerToMove(): Player {
    return this.sheet.players[indexOf(this.live.side)];
  }

  private mayAct(): boolean {
    return !this.live.ending && isHuman(this.playerToMove()) && this.offer !== "asked";
  }

  private isBetweenEngines(): boolean {
    return this.sheet.players.every((player) => player.kind === "level");
  }

  /** Who waits for another's turn can prepare their own. */
  private preparer(): Side | null {
    const other = otherSide(this.live.side);
    return !this.live.ending && !isHuman(this.playerToMove()) && isHuman(this.sheet.players[indexOf(other)]) ? other : null;
  }

  /** Plays what was prepared, if it is the player's turn and the rules allow it. */
  private async fulfil(): Promise<void> {
    const { premove } = this;
    if (!premove || !this.mayAct()) return;
    this.premove = null;
    if ("text" in premove) {
      if (!(await this.type(premove.text))) this.drop(this.objection);
      return;
    }
    const { moment } = this;
    const [choice, ...others] = choicesFor(this.live, premove);
    if (choice && others.length === 0) return this.choose(whole(this.live, choice));
    const reason = choice ? null : await this.rules.why(gameText(this.sheet), "", premove.from, premove.to);
    if (moment === this.moment) this.drop(reason);
  }

  private drop(reason: Said<Objection> | null): void {
    this.objection = reason;
    this.dropped = true;
    this.show();
  }

  private async play(turn: string): Promise<void> {
    const { moment, sheet } = this;
    // A hint or an offer that nobody waits for any more would only keep the engine from its answer.
    if (this.seekingHint || this.offer === "thinking") this.engine.stop();
    const text = gameText(sheet);
    const partial = turn.startsWith(this.live.partial) ? this.live.partial : "";
    const side = this.live.side;
    const { frames, touches, look } = await this.rules.play(text, turn, partial);
    const next = withTurn(sheet, turn);
    if (moment !== this.moment) return;
    if (isHuman(this.playerToMove())) this.showing.browsed = null;
    this.change(next, look);
    this.played = { side, text: turn, touches, count: next.turns.length };
    const isQuick = this.isBetweenEngines() && !isFilmed(this.metronome.pace);
    if (!this.showing.browsed) this.showing.setFilm(isQuick ? null : frames);
    this.metronome.beat();
    this.show();
    void this.value();
    void this.proceed();
    // Not waited for: whoever follows a game elsewhere must see that turn on the board before the answer to it.
    this.fulfil().catch((error: unknown) => this.breakdown(error));
  }

  /** Puts another sheet in the place of this one, without a film. */
  private async turnTo(sheet: Sheet): Promise<void> {
    const moment = (this.moment += 1);
    this.engine.stop();
    this.thinking = false;
    this.premove = null;
    this.showing.stop();
    this.showing.setFilm(null);
    const live = await this.rules.look(gameText(sheet), sheet.partial);
    if (moment !== this.moment) return;
    const { browsed } = this.showing;
    if (browsed && browsed.ply >= sheet.turns.length) this.showing.browsed = null;
    this.change(sheet, live);
    this.show();
    void this.value();
    void this.proceed();
  }

  private change(sheet: Sheet, live: Look): void {
    this.moment += 1;
    this.sheet = sheet;
    this.live = live;
    this.begun = [];
    this.objection = null;
    this.dropped = false;
    this.hint = null;
    this.offer = "none";
    this.watcher.onsheet(sheet);
  }

  private agree(): Promise<void> {
    return this.turnTo({ ...this.sheet, partial: "", ending: { cause: "agreed" } });
  }

  private object(objection: Said<Objection>): void {
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
        await this.showing.filmEnd();
        if (this.isBetweenEngines()) await this.metronome.next();
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
    const { moment, showing } = this;
    const { glance } = showing;
    const text = gameText(this.sheet, this.sheet.turns.slice(0, showing.ply));
    try {
      const exact = this.view.shown.ending ? null : await this.engine.exact(text);
      if (moment !== this.moment || glance !== showing.glance) return;
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

  private show(): void {
    if (!this.over) this.watcher.onview(this.view);
  }
}
