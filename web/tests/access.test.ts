/// The page for everybody: nothing serious is found by axe, whatever the colours and the shape of the window.

import { describe, expect } from "vitest";
import { troubles } from "./support/axe.ts";
import { GAMES, momentOf, forkIn, wholeGame } from "./support/rules.ts";
import { Table } from "./support/table.ts";
import { PHONE, test } from "./support/visit.ts";

describe.each(["light", "dark"] as const)("axe finds nothing serious in %s colours", (colorScheme) => {
  test("on the front page and on a page that is not there", async ({ visit }) => {
    for (const options of [{}, PHONE]) {
      const visitor = await visit({ ...options, colorScheme });
      await visitor.open("/");
      expect(await troubles(visitor)).toEqual([]);
      await visitor.openLost("/nowhere");
      expect(await troubles(visitor)).toEqual([]);
    }
  });

  test.for(GAMES)("in %s, from the setup to the end", async (game, { visit }) => {
    const visitor = await visit({ colorScheme });
    await visitor.open(`/play/${game}`);
    expect(await troubles(visitor)).toEqual([]);

    const whole = wholeGame(game, [5, 2], 3);
    const table = await Table.join(visitor, game, { turns: whole.slice(0, 6) });
    const enemy = table.look().scene.men.find(({ side }) => side !== table.look().side)?.place ?? "";
    await table.touchSquare(enemy);
    await visitor.page.locator("#objection[data-objection]").waitFor();
    expect(await troubles(visitor)).toEqual([]);

    const last = await Table.join(visitor, game, { turns: whole.slice(0, -1) }, "typed");
    await last.play(whole.at(-1) ?? "");
    await visitor.page.locator("dialog [data-ending]").waitFor();
    expect(await troubles(visitor)).toEqual([]);
  });

  test("in the middle of a turn", async ({ visit }) => {
    const visitor = await visit({ colorScheme });
    const walls = await Table.set(visitor, "cul-de-sac", { opponent: "human" });
    await walls.touchChoice(walls.look(), "d4-d6");
    await visitor.page.locator("[data-turn-wall]").waitFor();
    expect(await troubles(visitor)).toEqual([]);

    const chain = await Table.join(visitor, "granat", { turns: momentOf("granat", (now, text) => forkIn(now, text) !== null) });
    await chain.touchChoice(chain.look(), forkIn(chain.look(), chain.text)?.leg ?? "");
    await visitor.page.locator("[data-stop]").waitFor();
    expect(await troubles(visitor)).toEqual([]);
  });

  test("with exact values, and in every dialog", async ({ visit }) => {
    const visitor = await visit({ colorScheme });
    const { page } = visitor;
    const table = await Table.set(visitor, "kono", { opponent: "human" });
    await table.play("b1xb3");
    await visitor.act("values");
    await page.locator("[data-exact] li").first().waitFor();
    expect(await troubles(visitor)).toEqual([]);
    const dialogs = [
      () => visitor.act("keys"),
      () => visitor.act("text"),
      () => visitor.act("resign"),
      () => page.getByRole("button", { name: "Settings" }).click(),
    ];
    for (const open of dialogs) {
      await open();
      await page.locator("dialog[open]").waitFor();
      expect(await troubles(visitor)).toEqual([]);
      await visitor.leaveDialog();
    }
  });
});

describe.each([
  ["on a phone on its side", { ...PHONE, viewport: { width: 740, height: 360 } }],
  ["in colours that the system forces", { forcedColors: "active" }],
] as const)("axe finds nothing serious %s", (_, options) => {
  test.for(GAMES)("in %s, before and while it is played, and in its first steps", async (game, { visit }) => {
    const visitor = await visit(options);
    await visitor.open(`/play/${game}`);
    expect(await troubles(visitor)).toEqual([]);
    await Table.join(visitor, game, { turns: wholeGame(game, [5, 2], 3).slice(0, 6) });
    expect(await troubles(visitor)).toEqual([]);
    await visitor.open(`/learn/${game}/tutorial/1`);
    await visitor.page.locator("[data-position]").waitFor();
    expect(await troubles(visitor)).toEqual([]);
  });

  test("on the pages round them", async ({ visit }) => {
    const visitor = await visit(options);
    for (const path of ["/", "/learn", "/learn/kono", "/online"]) {
      await visitor.open(path);
      expect(await troubles(visitor), path).toEqual([]);
    }
  });
});

test("each move is spoken", async ({ visit }) => {
  const visitor = await visit();
  const table = await Table.set(visitor, "kono", { opponent: "human" });
  const spoken = visitor.page.locator('[data-spoken][aria-live="polite"]');
  await table.play("b1xb3");
  await expect.poll(() => spoken.textContent()).toBe("Red: b1 to b3, takes the man on b3.");
  expect(await visitor.page.locator('[data-square="b3"]').getAttribute("aria-label")).toMatch(/^b3.*Red/i);
});
