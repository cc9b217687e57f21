/// A hand on the keyboard, which knows the way over a board and counts how often it had to press Tab.

import type { Page } from "playwright-core";
import { Plan, type Direction } from "../../src/board/plan.ts";
import { info, type GameId } from "./rules.ts";

const ARROWS: Record<Direction, string> = { up: "ArrowUp", down: "ArrowDown", left: "ArrowLeft", right: "ArrowRight" };
const DIRECTIONS = Object.keys(ARROWS) as Direction[];
/** Whoever has pressed Tab so often without arriving goes round in circles. */
const ENOUGH = 100;

export class Keys {
  tabs = 0;

  constructor(private readonly page: Page) {}

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** Tabs on to what a selector means. */
  async tabTo(selector: string): Promise<void> {
    for (let presses = 0; !(await this.isOn(selector)); presses += 1) {
      if (presses === ENOUGH) throw new Error(`Tab does not lead to ${selector}`);
      await this.press("Tab");
      this.tabs += 1;
    }
  }

  async touchSquare(game: GameId, flipped: boolean, place: string): Promise<void> {
    const plan = new Plan(info(game).layout, flipped);
    if ((await this.focused("square")) === null) await this.press("b");
    const from = await this.focused("square");
    if (from === null) throw new Error("the keyboard does not reach the board");
    await this.walk(from, place, (at, direction) => plan.neighbour(at, direction));
    await this.press("Enter");
  }

  async touchWall(game: GameId, flipped: boolean, wall: string): Promise<void> {
    const plan = new Plan(info(game).layout, flipped);
    // The keyboard goes with the turn, from the pawn to the walls.
    await this.page.waitForFunction(() => document.activeElement?.hasAttribute("data-wall"));
    let from = (await this.focused("wall")) ?? "";
    if (from.slice(-1) !== wall.slice(-1)) {
      await this.press("r");
      from = (await this.focused("wall")) ?? "";
    }
    await this.walk(from, wall, (at, direction) => plan.neighbourWall(at, direction));
    await this.press("Enter");
  }

  /** The name of the place or wall that the focus is on. */
  focused(kind: "square" | "wall"): Promise<string | null> {
    return this.page.evaluate((kind) => document.activeElement?.getAttribute(`data-${kind}`) ?? null, kind);
  }

  private isOn(selector: string): Promise<boolean> {
    return this.page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);
  }

  /** The shortest way, as the arrows lead. */
  private async walk(from: string, to: string, next: (at: string, direction: Direction) => string | null): Promise<void> {
    const ways = new Map<string, Direction[]>([[from, []]]);
    for (const [at, way] of ways) {
      if (at === to) break;
      for (const direction of DIRECTIONS) {
        const there = next(at, direction);
        if (there !== null && !ways.has(there)) ways.set(there, [...way, direction]);
      }
    }
    const way = ways.get(to);
    if (!way) throw new Error(`no arrows lead from ${from} to ${to}`);
    for (const direction of way) await this.press(ARROWS[direction]);
  }
}
