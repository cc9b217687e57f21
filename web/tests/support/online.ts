/// Two players, each with a browser of their own, and what they do to meet and to play.

import type { Clock, Made, NewGame, Seated } from "../../src/online/types.ts";
import type { GameId } from "./rules.ts";
import { Table, type Way } from "./table.ts";
import type { Visit } from "./visit.ts";

export type Side = "first" | "second";

/** What the form is filled in with. */
export interface Terms {
  side?: Side | "lot";
  clock?: Clock["kind"];
  listed?: boolean;
}

/** Makes a game on the page and waits for the other player. The answer is the friend's link. */
export async function makeGame(
  { page }: Visit,
  game: GameId,
  { side = "first", clock = "none", listed = false }: Terms = {},
): Promise<string> {
  await page.goto(`/online#${game}`);
  const form = page.locator("[data-new]");
  const choose = (name: string, value: string): Promise<void> => form.locator(`label:has(input[name="${name}"][value="${value}"])`).click();
  await choose("side", side);
  await choose("clock", clock);
  if (listed) await form.locator("input[name=listed]").check();
  await form.locator("button.main").click();
  await page.locator('[data-status="waiting"]').waitFor();
  return page.locator('[data-link="friend"]').inputValue();
}

/** Follows an invitation and sits down. Who sits has a player's actions: that the game has begun is shown to whoever looks on, and so to
 * somebody who is about to sit down and would find a quick first turn on the board already. */
export async function join({ page }: Visit, link: string): Promise<void> {
  await page.goto(link);
  await page.locator("[data-sit]").click();
  await page.locator('[data-act="draw"]').waitFor({ state: "attached" });
  await page.locator('[data-status="yours"], [data-status="theirs"]').waitFor();
}

/** Asks the server itself, for what the page does not offer. */
async function ask<T>({ address }: Visit, path: string, body: unknown): Promise<T> {
  const response = await fetch(new URL(path, address), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** The connection is good and nothing is on its way. */
export async function settled({ page }: Visit): Promise<void> {
  await page.locator('[data-connection="live"]:not([data-sending])').waitFor();
}

/** A game between two visitors; `host` plays first. */
export class Duel {
  private constructor(
    readonly host: Table,
    readonly friend: Table,
  ) {}

  /** They meet by a link. */
  static async meet(host: Visit, friend: Visit, game: GameId, way: Way = "typed"): Promise<Duel> {
    const link = await makeGame(host, game);
    await join(friend, link);
    await host.until("yours");
    return new Duel(new Table(host, game, way), new Table(friend, game, way));
  }

  /** They sit at a game with any clock, each by a personal link. */
  static async seat(host: Visit, friend: Visit, game: GameId, clock: Clock): Promise<Duel> {
    const wish: NewGame = { game, seat: "first", clock, listed: true };
    const made = await ask<Made>(host, "/api/games", wish);
    const { secret } = await ask<Seated>(host, `/api/games/${made.id}/join`, {});
    await host.page.goto(`/game/${made.id}#seat=${made.secret}`);
    await friend.page.goto(`/game/${made.id}#seat=${secret}`);
    await host.until("yours");
    await friend.until("theirs");
    return new Duel(new Table(host, game, "typed"), new Table(friend, game, "typed"));
  }

  /** Whoever is to move. */
  get mover(): Table {
    return this.host.look().side === "first" ? this.host : this.friend;
  }

  get waiter(): Table {
    return this.mover === this.host ? this.friend : this.host;
  }

  /** Plays turns in order; each arrives on the other's board. */
  async play(turns: string[]): Promise<void> {
    for (const turn of turns) {
      const { mover, waiter } = this;
      await mover.visit.until("yours");
      await mover.play(turn);
      waiter.turns = mover.turns;
      await waiter.shows();
    }
  }
}
