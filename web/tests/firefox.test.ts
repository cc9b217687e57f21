/// The page in another browser: a whole game against the engine, a game without network, a game between two people.

import { describe, expect } from "vitest";
import { test } from "./support/firefox.ts";
import { levelTurn, look, towards, wholeGame } from "./support/rules.ts";
import { serve } from "./support/server.ts";

describe("in Firefox", () => {
  test("a whole game is played against the engine, by mouse", async ({ visit }) => {
    const visitor = await visit();
    await visitor.open("/play/kono");
    await visitor.choose("opponent", "level");
    await visitor.choose("level", "2");
    await visitor.choose("side", "second");
    await visitor.click("[data-setup] button.main");
    for (;;) {
      await visitor.there('[data-status="yours"], [data-status="over"]');
      const turns = (await visitor.attribute("[data-turns]", "data-turns")).split(" ");
      await visitor.shows("kono", turns);
      const now = look({ game: "kono", turns });
      if (now.ending) {
        await visitor.there("dialog [data-ending]");
        expect(await visitor.attribute("dialog [data-ending]", "data-ending")).toBe(now.ending.cause);
        return;
      }
      const turn = levelTurn({ game: "kono", turns }, 6, 1);
      await visitor.touch(towards(now, turn));
      await visitor.there(`[data-turns^="${[...turns, turn].join(" ")}"]`);
    }
  });

  test("everything works without a server after the first visit", async ({ visit }) => {
    const served = await serve();
    const visitor = await visit(served.address);
    try {
      await visitor.open("/");
      await visitor.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    } finally {
      await served.stop();
    }
    // A page that was never opened before.
    await visitor.open("/play/quindo");
    await visitor.choose("opponent", "level");
    await visitor.choose("level", "1");
    await visitor.choose("side", "first");
    await visitor.click("[data-setup] button.main");
    const turn = levelTurn({ game: "quindo", turns: [] }, 1, 1);
    await visitor.there('[data-status="yours"]');
    await visitor.type(turn);
    await visitor.there(`[data-turns^="${turn} "]`);
    await visitor.there('[data-status="yours"]');
    const turns = (await visitor.attribute("[data-turns]", "data-turns")).split(" ");
    await visitor.page.reload();
    await visitor.shows("quindo", turns);
  });

  test("two people play by a link", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    await host.open("/online#bermudes");
    await host.choose("side", "first");
    await host.choose("clock", "none");
    await host.click("[data-new] button.main");
    await host.there('[data-status="waiting"]');
    await friend.page.goto(await host.value('[data-link="friend"]'));
    await friend.click("[data-sit]");
    for (const player of [host, friend]) await player.there('[data-connection="live"]');
    const turns = wholeGame("bermudes", [1, 1], 1).slice(0, 6);
    for (const [ply, turn] of turns.entries()) {
      const mover = look({ game: "bermudes", turns: turns.slice(0, ply) }).side === "first" ? host : friend;
      await mover.there('[data-status="yours"]');
      await mover.type(turn);
      for (const player of [host, friend]) await player.shows("bermudes", turns.slice(0, ply + 1));
    }
  });
});
