/// The running game as pages have it: everything that can be done in it, and a new view of it after every change. Rules and engine
/// are asked, words and pixels belong to others.

import { whole } from "../wasm/choices";
import { Refused, type Engine, type Rules } from "../wasm/client";
import type { Choice, Look, Side } from "../wasm/types";
import { Advice } from "./advice";
import { DrawOffer } from "./draw";
import { EnginePlayer } from "./engineplayer";
import { isFilmed, Metronome } from "./pace";
import { choicesFor, type Premove } from "./premove";
import { canTakeBack, gameText, isHuman, takeback, withTurn, type Settlement, type Sheet } from "./sheet";
import { Showing } from "./showing";
import { otherSide } from "./side";
import { MatchState } from "./state";
import type { Handler, View, Watcher } from "./view";

export class Match implements Handler {
  private readonly state: MatchState;
  private readonly metronome = new Metronome();
  private readonly showing: Showing;
  private readonly advice: Advice;
  private readonly offer: DrawOffer;
  private readonly player: EnginePlayer;

  private constructor(
    private readonly rules: Rules,
    private readonly engine: Engine,
    private readonly watcher: Watcher,
    sheet: Sheet,
    live: Look,
    paused: boolean,
  ) {
    const state = new MatchState(sheet, live, paused, () => watcher.onview(this.view));
    const looked = (isElsewhere: boolean): void => {
      if (isElsewhere) void this.advice.value();
      state.show();
    };
    this.state = state;
    this.showing = new Showing(rules, this.metronome, () => state.sheet, looked);
    this.advice = new Advice(rules, engine, state, this.showing);
    this.offer = new DrawOffer(engine, state, () => this.settle({ cause: "agreed" }));
    this.player = new EnginePlayer(engine, state, this.showing, this.metronome, (turn) => this.play(turn));
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
    match.state.show();
    return match;
  }

  get view(): View {
    return this.state.view(this.showing);
  }

  /** Lets the engine act if it is to move. Called once when the game may begin, and after a breakdown. */
  wake(): void {
    this.state.stuck = false;
    void this.player.proceed();
  }

  /** Ends all that is under way; the match is not used any more. */
  close(): void {
    this.state.closed = true;
    this.state.moment += 1;
    this.engine.stop();
    this.showing.close();
    this.metronome.hurry();
  }

  /** The board was touched: one leg, or the rest of the turn at once. */
  async choose(choice: Choice): Promise<void> {
    const { state } = this;
    if (!state.mayAct()) return;
    if (choice.done) return this.play(choice.text);
    const { moment } = state;
    const live = await this.rules.look(gameText(state.sheet), choice.text);
    if (moment !== state.moment) return;
    const begun = [...state.begun, choice.touch];
    this.change({ ...state.sheet, partial: choice.text }, live);
    state.begun = begun;
    this.showing.setFilm([{ touch: choice.touch, scene: live.scene }]);
    state.show();
  }

  /** A turn as text, from whoever is to move here. The answer says whether it was played; if not, `objection` says why. */
  async type(turn: string): Promise<boolean> {
    const { state } = this;
    if (!state.mayAct()) return false;
    try {
      await this.play(await this.rules.typed(gameText(state.sheet), turn));
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      state.object(error.objection);
      return false;
    }
  }

  /** Prepares a turn to be played as soon as it is one's own; the answer says whether that is possible now. Nothing takes back what was
   * prepared. */
  prepare(premove: Premove | null): boolean {
    return this.state.prepare(premove);
  }

  /** Takes over what has happened elsewhere: a turn more is shown as it is played, anything else at once. Legs of an unfinished
   * turn stay as long as nothing else was played. */
  async follow(sheet: Sheet): Promise<void> {
    const { state } = this;
    const isSame = (): boolean =>
      state.sheet.turns.join(" ") === sheet.turns.join(" ") && JSON.stringify(state.sheet.ending) === JSON.stringify(sheet.ending);
    if (isSame()) return;
    const turn = sheet.turns.at(-1);
    if (turn !== undefined && sheet.turns.slice(0, -1).join(" ") === state.sheet.turns.join(" ")) await this.play(turn);
    if (!isSame()) await this.turnTo(sheet);
  }

  /** Gives up the legs so far. */
  async back(): Promise<void> {
    if (this.state.sheet.partial === "") return;
    await this.turnTo({ ...this.state.sheet, partial: "" });
  }

  /** Something impossible was touched: find out why it is impossible. */
  async why(from: string | null, to: string | null): Promise<void> {
    const { state } = this;
    if (!state.mayAct() || this.showing.browsed) return;
    const { moment } = state;
    const objection = await this.rules.why(gameText(state.sheet), state.sheet.partial, from, to);
    if (moment === state.moment && objection) state.object(objection);
  }

  /** Whatever was objected to is not what the player does now. */
  dismiss(): void {
    this.state.dismiss();
  }

  async takeBack(): Promise<void> {
    const { sheet } = this.state;
    const sides = this.state.sides();
    if (!canTakeBack(sheet, sides)) return;
    this.showing.browsed = null;
    await this.turnTo(takeback(sheet, sides));
  }

  async resign(): Promise<void> {
    const { live, sheet } = this.state;
    if (live.ending || !sheet.players.some(isHuman)) return;
    const side: Side = isHuman(this.state.playerToMove()) ? live.side : otherSide(live.side);
    await this.settle({ cause: "resigned", side });
  }

  /** Offers a draw: to the other person, or to the engine, which thinks about it. */
  offerDraw(): Promise<void> {
    return this.offer.make();
  }

  answerOffer(accepted: boolean): Promise<void> {
    return this.offer.answer(accepted);
  }

  /** Shows a good turn. Legs so far are given up, since they may not be part of it. */
  async seekHint(): Promise<void> {
    if (this.state.mayAct()) await this.back();
    await this.advice.seekHint();
  }

  setExact(shows: boolean): void {
    this.advice.setExact(shows);
  }

  pause(paused: boolean): void {
    this.player.pause(paused);
  }

  /** Milliseconds a turn, where the game goes by itself. */
  setPace(pace: number): void {
    this.metronome.pace = pace;
  }

  /** Stops what goes by itself, or lets it go on: engines at the end of their game, and otherwise the game as it was played. */
  playPause(): void {
    const { showing, state } = this;
    if (showing.replaying) showing.stop();
    else if (!showing.browsed && state.isBetweenEngines() && !state.live.ending) this.pause(!state.paused);
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
    const { state } = this;
    const { moment } = state;
    const live = await this.rules.look(gameText(state.sheet), state.sheet.partial);
    await this.showing.reword();
    if (moment !== state.moment) return;
    state.live = live;
    state.objection = null;
    state.show();
  }

  /** Plays what was prepared, if it is the player's turn and the rules allow it. */
  private async fulfil(): Promise<void> {
    const { state } = this;
    const { premove } = state;
    if (!premove || !state.mayAct()) return;
    state.premove = null;
    if ("text" in premove) {
      if (!(await this.type(premove.text))) state.drop(state.objection);
      return;
    }
    const { moment } = state;
    const [choice, ...others] = choicesFor(state.live, premove);
    if (choice && others.length === 0) return this.choose(whole(state.live, choice));
    const reason = choice ? null : await this.rules.why(gameText(state.sheet), "", premove.from, premove.to);
    if (moment === state.moment) state.drop(reason);
  }

  private async play(turn: string): Promise<void> {
    const { state, showing } = this;
    const { moment, sheet } = state;
    // A hint or an offer that nobody waits for any more would only keep the engine from its answer.
    if (state.seekingHint || state.offer === "thinking") this.engine.stop();
    const partial = turn.startsWith(state.live.partial) ? state.live.partial : "";
    const side = state.live.side;
    const { frames, touches, look } = await this.rules.play(gameText(sheet), turn, partial);
    const next = withTurn(sheet, turn);
    if (moment !== state.moment) return;
    if (isHuman(state.playerToMove())) showing.browsed = null;
    this.change(next, look);
    state.played = { side, text: turn, touches, count: next.turns.length };
    const isQuick = state.isBetweenEngines() && !isFilmed(this.metronome.pace);
    if (!showing.browsed) showing.setFilm(isQuick ? null : frames);
    this.metronome.beat();
    this.goOn();
    // Not waited for: whoever follows a game elsewhere must see that turn on the board before the answer to it.
    this.fulfil().catch((error: unknown) => state.breakdown(error));
  }

  /** Puts another sheet in the place of this one, without a film. */
  private async turnTo(sheet: Sheet): Promise<void> {
    const { state, showing } = this;
    const moment = (state.moment += 1);
    this.player.stop();
    state.premove = null;
    showing.stop();
    showing.setFilm(null);
    const live = await this.rules.look(gameText(sheet), sheet.partial);
    if (moment !== state.moment) return;
    const { browsed } = showing;
    if (browsed && browsed.ply >= sheet.turns.length) showing.browsed = null;
    this.change(sheet, live);
    this.goOn();
  }

  /** Ends the game as the players want it. */
  private settle(ending: Settlement): Promise<void> {
    return this.turnTo({ ...this.state.sheet, partial: "", ending });
  }

  private change(sheet: Sheet, live: Look): void {
    this.state.change(sheet, live);
    this.watcher.onsheet(sheet);
  }

  /** Shows what has changed, and lets those act who wait for it. */
  private goOn(): void {
    void this.advice.value();
    this.state.show();
    void this.player.proceed();
  }
}
