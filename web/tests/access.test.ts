/// The page for everybody: nothing serious is found by axe, and a whole game needs neither mouse nor eyes.

import { describe, expect } from "vitest";
import { troubles } from "./support/axe.ts";
import { GAMES, levelTurn, legs, momentOf, forkIn, wholeGame } from "./support/rules.ts";
import { Table } from "./support/table.ts";
import { PHONE, test, type Visit } from "./support/visit.ts";

describe.each(["light", "dark"] as const)("axe finds nothing serious in %s colours", (colorScheme) => {
  test("on the front page and on a page that is not there", async ({ visit }) => {
    for (const options of [{}, PHONE]) {
      const visitor = await visit({ ...options, colorScheme });
      for (const path of ["/", "/nowhere"]) {
        await visitor.open(path);
        expect(await troubles(visitor)).toEqual([]);
      }
    }
  });

  test.for(GAMES)("in %s, from the setup to the end", async (game, { visit }) => {
    const visitor = await visit({ colorScheme });
    await visitor.open(`/play/${game}`);
    expect(await troubles(visitor)).toEqual([]);

    const whole = wholeGame(game, [3, 1], 2);
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
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
  });
});

describe("by keyboard alone", () => {
  /** Walks the focus over the board to a square, as the arrow keys lead. */
  async function walk({ page }: Visit, to: string): Promise<void> {
    const [column = "", row = ""] = to;
    for (;;) {
      const at = await page.evaluate(() => document.activeElement?.getAttribute("data-square") ?? "");
      const [x = "", y = ""] = at;
      if (at === to) return;
      const key = x < column ? "ArrowRight" : x > column ? "ArrowLeft" : y < row ? "ArrowUp" : "ArrowDown";
      await page.keyboard.press(key);
    }
  }

  test("a whole game of Kono is played, from the front page to the rematch", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open("/");
    const focused = (selector: string): Promise<boolean> => page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);
    const tabTo = async (selector: string): Promise<void> => {
      for (let presses = 0; !(await focused(selector)); presses += 1) {
        if (presses > 60) throw new Error(`Tab does not lead to ${selector}`);
        await page.keyboard.press("Tab");
      }
    };
    await tabTo('[data-card="kono"]');
    await page.keyboard.press("Enter");
    await visitor.ready();
    await tabTo('input[name="opponent"]');
    // Radio buttons change with the arrow keys.
    while (!(await focused('input[name="opponent"][value="human"]'))) await page.keyboard.press("ArrowRight");
    await tabTo("[data-setup] button");
    await page.keyboard.press("Enter");
    const table = new Table(visitor, "kono");
    await page.locator("[data-turns]").waitFor();
    while (!table.look().ending) {
      const turn = levelTurn(table.text, table.look().side === 0 ? 4 : 1, 2);
      const [{ from, to } = { from: "", to: "" }] = legs(table.text, turn);
      await page.keyboard.press("b");
      await walk(visitor, from ?? "");
      await page.keyboard.press("Enter");
      await page.locator(`[data-square="${from}"][aria-selected="true"]`).waitFor();
      await walk(visitor, to ?? "");
      await page.keyboard.press("Enter");
      table.turns = [...table.turns, turn];
      await table.shows();
    }
    await table.saysEnd(table.look().ending?.outcome === "draw" ? "drawn" : "over");
    await tabTo("dialog button.main");
    await page.keyboard.press("Enter");
    table.turns = [];
    await table.shows();
  });

  test("a wall is placed in Cul-de-sac", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const table = await Table.set(visitor, "cul-de-sac", { opponent: "human" });
    await page.keyboard.press("b");
    await walk(visitor, "d4");
    await page.keyboard.press("Enter");
    await walk(visitor, "d6");
    await page.keyboard.press("Enter");
    // The keyboard goes with the turn, from the pawn to the walls.
    await page.waitForFunction(() => document.activeElement?.hasAttribute("data-wall"));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("r");
    const wall = await page.evaluate(() => document.activeElement?.getAttribute("data-wall"));
    expect(wall).toMatch(/v$/);
    await page.keyboard.press("Enter");
    table.turns = [`d4-d6/${wall}`];
    await table.shows();
    await page.waitForFunction(() => document.activeElement?.hasAttribute("data-square"));
  });
});

test("each move is spoken", async ({ visit }) => {
  const visitor = await visit();
  const table = await Table.set(visitor, "kono", { opponent: "human" });
  const spoken = visitor.page.locator('[data-spoken][aria-live="polite"]');
  await table.play("b1xb3");
  await expect.poll(() => spoken.textContent()).toBe("Red: b1 to b3, takes b3.");
  expect(await visitor.page.locator('[data-square="b3"]').getAttribute("aria-label")).toMatch(/^b3.*Red/i);
});
