/// Whole games: by mouse against the engine, typed, and with a finger on a phone.

import { describe, expect } from "vitest";
import { GAMES, wholeGame } from "./support/rules.ts";
import { Table } from "./support/table.ts";
import { PHONE, test } from "./support/visit.ts";

describe.each(GAMES)("%s", (game) => {
  test("is played by mouse against the engine, to the end", async ({ visit }) => {
    // Both sides of the board are sat at.
    const side = game === "bermudes" || game === "kono" ? "second" : "first";
    const table = await Table.set(await visit(), game, { opponent: "level", level: 1, side });
    await table.playOn(5, 7, "one");
    const outcome = table.look().ending?.outcome;
    await table.saysEnd(outcome === "draw" ? "drawn" : outcome === side ? "won" : "lost");
  });

  test("is played by typed turns, two people at one board", async ({ visit }) => {
    const table = await Table.set(await visit(), game, { opponent: "human" }, "typed");
    await table.follow(wholeGame(game, [5, 2], 3));
    await table.saysEnd(table.look().ending?.outcome === "draw" ? "drawn" : "over");
    expect(await table.visit.status.textContent()).toContain(table.look().ending?.words);
  });

  test("is played with a finger on a phone", async ({ visit }) => {
    const table = await Table.set(await visit(PHONE), game, { opponent: "level", level: 1, side: "first" }, "touch");
    await table.playOn(5, 11, "one");
    const outcome = table.look().ending?.outcome;
    await table.saysEnd(outcome === "draw" ? "drawn" : outcome === "first" ? "won" : "lost");
  });
});
