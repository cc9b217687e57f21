/// A hand on the arrow keys, which knows the way over a board.

import type { Page } from "playwright-core";
import { Plan, type Direction } from "../../src/board/plan.ts";
import { info, type GameId } from "./rules.ts";

const ARROWS: Record<Direction, string> = { up: "ArrowUp", down: "ArrowDown", left: "ArrowLeft", right: "ArrowRight" };
const DIRECTIONS = Object.keys(ARROWS) as Direction[];

export class Keys {
  private readonly plan: Plan;

  constructor(
    private readonly page: Page,
    game: GameId,
    flipped: boolean,
  ) {
    this.plan = new Plan(info(game).layout, flipped);
  }

  async touchSquare(place: string): Promise<void> {
    if ((await this.focused("square")) === null) await this.page.keyboard.press("b");
    const from = await this.focused("square");
    if (from === null) throw new Error("the keyboard does not reach the board");
    await this.walk(from, place, (at, direction) => this.plan.neighbour(at, direction));
    await this.page.keyboard.press("Enter");
  }

  async touchWall(wall: string): Promise<void> {
    // The keyboard goes with the turn, from the pawn to the walls.
    await this.page.waitForFunction(() => document.activeElement?.hasAttribute("data-wall"));
    let from = (await this.focused("wall")) ?? "";
    if (from.slice(-1) !== wall.slice(-1)) {
      await this.page.keyboard.press("r");
      from = (await this.focused("wall")) ?? "";
    }
    await this.walk(from, wall, (at, direction) => this.plan.neighbourWall(at, direction));
    await this.page.keyboard.press("Enter");
  }

  private focused(kind: "square" | "wall"): Promise<string | null> {
    return this.page.evaluate((kind) => document.activeElement?.getAttribute(`data-${kind}`) ?? null, kind);
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
    for (const direction of way) await this.page.keyboard.press(ARROWS[direction]);
  }
}
