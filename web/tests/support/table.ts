/// A game on the page and the hands that play it. What is to be touched comes from the rules, what came of it is read from the
/// page and compared with them.

import { expect } from "vitest";
import type { Look } from "../../src/wasm/types.ts";
import { legs, levelTurn, look, towards, type GameId } from "./rules.ts";
import { Keys } from "./keys.ts";
import type { Visit } from "./visit.ts";

/** How turns are played. */
export type Way = "mouse" | "touch" | "typed" | "keys";

export interface Players {
  opponent: "level" | "human" | "engines";
  level?: number;
  side?: "first" | "second" | "lot";
}

export class Table {
  turns: string[] = [];
  start: string | undefined;
  /** The side that moves second sits at the bottom. */
  flipped = false;
  readonly keys: Keys;

  constructor(
    readonly visit: Visit,
    readonly game: GameId,
    readonly way: Way = "mouse",
  ) {
    this.keys = new Keys(visit.page);
  }

  /** A new game between these players. */
  static async set(visit: Visit, game: GameId, players: Players, way?: Way): Promise<Table> {
    await visit.open(`/play/${game}`);
    const table = new Table(visit, game, way);
    await table.seat(players);
    return table;
  }

  /** A game that is already under way, from an address. */
  static async join(visit: Visit, game: GameId, { start, turns = [] }: { start?: string; turns?: string[] }, way?: Way): Promise<Table> {
    const parts = new URLSearchParams();
    if (start !== undefined) parts.set("start", start);
    if (turns.length > 0) parts.set("turns", turns.join("_"));
    if (turns.length > 0) parts.set("rules", look({ game, turns: [] }).rules);
    await visit.open(`/play/${game}#${parts.toString()}`);
    const table = new Table(visit, game, way);
    table.start = start;
    table.turns = [...turns];
    await table.shows();
    return table;
  }

  async seat({ opponent, level, side }: Players): Promise<void> {
    const choose = (name: string, value: string): Promise<void> =>
      this.visit.page.locator(`[data-setup] label:has(input[name="${name}"][value="${value}"])`).click();
    await choose("opponent", opponent);
    if (level !== undefined) await choose("level", String(level));
    if (side !== undefined) await choose("side", side);
    await this.visit.page.locator("[data-setup] button.main").click();
    await this.visit.page.locator("[data-turns]").waitFor();
    this.turns = [];
    this.start = undefined;
  }

  get text(): { game: GameId; start?: string; turns: string[] } {
    return { game: this.game, turns: this.turns, ...(this.start === undefined ? {} : { start: this.start }) };
  }

  look(partial = ""): Look {
    return look(this.text, partial);
  }

  /** The page shows what the rules make of the turns so far. */
  async shows(ply = this.turns.length): Promise<void> {
    const { position } = look({ ...this.text, turns: this.turns.slice(0, ply) });
    await this.visit.page.locator(`[data-position="${position}"]:not([data-filming])`).waitFor();
    await this.visit.page.locator(`[data-turns="${this.turns.join(" ")}"]`).waitFor({ state: "attached" });
  }

  /** Plays a turn, leg by leg or typed, and waits until it is on the sheet. */
  async play(turn: string): Promise<void> {
    if (this.way === "typed") await this.type(turn);
    else await this.touchTurn(turn);
    this.turns = [...this.turns, turn];
    await this.visit.page.locator(`[data-turns^="${this.turns.join(" ")}"]`).waitFor({ state: "attached" });
  }

  async type(turn: string): Promise<void> {
    const input = this.visit.page.locator('input[name="turn"]');
    await input.fill(turn);
    await input.press("Enter");
  }

  /** The engine has answered, or the game is over. */
  async answered(): Promise<void> {
    await this.visit.page.locator('[data-status="yours"], [data-status="over"]').waitFor();
    const turns = (await this.visit.page.locator("[data-turns]").getAttribute("data-turns")) ?? "";
    this.turns = turns === "" ? [] : turns.split(" ");
    await this.shows();
  }

  /** Plays to the end as one level would, against the engine or for both sides. */
  async playOn(level: number, seed: number, players: "one" | "both"): Promise<void> {
    if (players === "one") await this.answered();
    while (!this.look().ending) {
      await this.play(levelTurn(this.text, level, seed));
      if (players === "one") await this.answered();
    }
    await this.visit.until("over");
    await this.shows();
  }

  /** Plays these turns. */
  async follow(turns: string[]): Promise<void> {
    for (const turn of turns) await this.play(turn);
    await this.shows();
  }

  /** Plays a turn leg by leg. */
  async touchTurn(turn: string): Promise<void> {
    let now = this.look();
    for (;;) {
      const choice = towards(now, turn);
      await this.touchChoice(now, choice.text);
      // If only one way leads to the end of the turn, a touch goes all the way.
      if (choice.done || now.completion !== undefined) return;
      now = this.look(choice.text);
      await this.isHeld(now, choice.touch.to);
    }
  }

  /** Touches what makes a choice: a man and its goal, a wall, or a button. */
  async touchChoice(now: Look, text: string): Promise<void> {
    const choice = now.choices.find((choice) => choice.text === text);
    if (!choice) throw new Error(`${text} cannot be chosen`);
    const { kind, from, to } = choice.touch;
    if (kind === "stop" || kind === "pass") return this.way === "keys" ? this.keys.press("s") : this.touch(`[data-${kind}]`);
    if (kind === "barrier" && to) return this.touchWall(to);
    if (!from || !to) throw new Error(`nobody can touch ${text}`);
    const movers = new Set(now.choices.flatMap(({ touch }) => touch.from ?? []));
    if (!now.midTurn || movers.size > 1) {
      await this.touchSquare(from);
      await this.visit.page.locator(`[data-square="${from}"][aria-selected="true"]`).waitFor();
    }
    await this.touchSquare(to);
    const alike = now.choices.filter(({ touch }) => touch.from === from && touch.to === to);
    if (alike.length > 1 || movers.has(to)) await this.touch(`[data-option="${text}"]`);
  }

  touchSquare(place: string): Promise<void> {
    if (this.way === "keys") return this.keys.touchSquare(this.game, this.flipped, place);
    return this.touch(`[data-square="${place}"]`);
  }

  async touchWall(wall: string): Promise<void> {
    if (this.way === "keys") return this.keys.touchWall(this.game, this.flipped, wall);
    await this.touch(`[data-wall="${wall}"]`);
    // A finger hides what it points at: the page asks again.
    if (this.way === "touch") await this.touch(`[data-option="${wall}"]`);
  }

  private touch(selector: string): Promise<void> {
    if (this.way === "keys") return this.enter(selector);
    const target = this.visit.page.locator(selector);
    return this.way === "touch" ? target.tap() : target.click();
  }

  private async enter(selector: string): Promise<void> {
    await this.visit.page.locator(selector).waitFor();
    await this.keys.tabTo(selector);
    await this.keys.press("Enter");
  }

  /** In the middle of a turn the page waits for what may follow: a wall, or the man that goes on. */
  private async isHeld(now: Look, place: string | null): Promise<void> {
    const sign = now.choices.some(({ touch }) => touch.kind === "barrier")
      ? "[data-turn-wall]"
      : `[data-square="${place}"][aria-selected="true"]`;
    await this.visit.page.locator(sign).waitFor({ state: "attached" });
  }

  /** How many men a turn takes or turns. */
  captures(turn: string): number {
    return legs(this.text, turn).flatMap(({ over }) => over).length;
  }

  /** The page says what the rules say of the end, and for whom it is what. */
  async saysEnd(result: "won" | "lost" | "drawn" | "over"): Promise<void> {
    const { ending } = this.look();
    const shown = this.visit.page.locator("dialog [data-ending]");
    await shown.waitFor();
    expect(await shown.getAttribute("data-result")).toBe(result);
    if (ending) {
      expect(await shown.getAttribute("data-ending")).toBe(ending.cause);
      expect(await shown.textContent()).toContain(ending.words);
    }
  }
}
