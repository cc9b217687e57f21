/// The page by keyboard alone: the board is one stop of the Tab key, and every game is played to its end.

import { describe, expect } from "vitest";
import { Keys } from "./support/keys.ts";
import { GAMES, wholeGame } from "./support/rules.ts";
import { Table } from "./support/table.ts";
import { test, type Visit } from "./support/visit.ts";

/** What the focus is on, as Tab leads once round the page. */
async function round({ page }: Visit): Promise<string[]> {
  const stops: string[] = [];
  const name = (): Promise<string> =>
    page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return "";
      if (at.closest("[aria-hidden=true]")) return "hidden";
      return at.closest("[data-game]") && at instanceof SVGElement
        ? "board"
        : (at.getAttribute("aria-label") ?? at.textContent?.trim() ?? "") || at.tagName;
    });
  await page.keyboard.press("Tab");
  for (let at = await name(); at !== "" && stops.length < 400; at = await name()) {
    stops.push(at);
    await page.keyboard.press("Tab");
  }
  return stops;
}

test.for(GAMES)("%s is played from the address bar to its end in fewer than 60 Tabs", async (game, { visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open("/");
  const table = new Table(visitor, game, "keys");
  const { keys } = table;
  // Past the header.
  await keys.press("Tab");
  keys.tabs += 1;
  await keys.press("Enter");
  await keys.tabTo(`[data-card="${game}"]`);
  await keys.press("Enter");
  await visitor.ready();
  // A new game begins with the form; radio buttons change with the arrow keys.
  await keys.press("n");
  await keys.tabTo('input[name="opponent"]');
  await page.locator('input[name="opponent"][value="level"]:focus').waitFor();
  await keys.press("ArrowRight");
  await page.locator('input[name="opponent"][value="human"]:checked').waitFor();
  await keys.press("Enter");
  await page.locator("[data-turns]").waitFor();

  await table.follow(wholeGame(game, [5, 2], 3));
  await table.saysEnd(table.look().ending?.outcome === "draw" ? "drawn" : "over");
  expect(keys.tabs).toBeLessThan(60);
  // And on to the next.
  await keys.tabTo("dialog button.main");
  await keys.press("Enter");
  table.turns = [];
  await table.shows();
});

describe("the board is one stop of the Tab key", () => {
  test.for(GAMES)("in %s, while it is played and in its first steps", async (game, { visit }) => {
    const visitor = await visit();
    for (const path of [`/play/${game}`, `/learn/${game}/tutorial/1`]) {
      await visitor.open(path);
      await visitor.page.locator("[data-position]").waitFor();
      const stops = await round(visitor);
      expect(stops.filter((stop) => stop === "board")).toHaveLength(1);
      expect(stops).not.toContain("hidden");
      expect(stops.length).toBeLessThan(40);
    }
  });

  test("in the wall half of Cul-de-sac too, and everything that can be met has a name", async ({ visit }) => {
    const visitor = await visit();
    const table = await Table.set(visitor, "cul-de-sac", { opponent: "human" });
    await table.touchChoice(table.look(), "d4-d6");
    await visitor.page.locator("[data-turn-wall]").waitFor();
    const stops = await round(visitor);
    expect(stops.filter((stop) => stop === "board")).toHaveLength(1);
    const nameless = await visitor.page.locator("[data-game] :is([role=gridcell], [role=button]):not([aria-label])").count();
    expect(nameless).toBe(0);
  });
});

describe("the walls of Cul-de-sac", () => {
  test("are reached after the pawn, walked over, rotated and placed", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const table = await Table.set(visitor, "cul-de-sac", { opponent: "human" }, "keys");
    await table.touchChoice(table.look(), "d4-d6");
    await page.locator("[data-wall]:focus").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("r");
    const wall = await table.keys.focused("wall");
    expect(wall).toMatch(/v$/);
    await page.keyboard.press("Enter");
    table.turns = [`d4-d6/${wall}`];
    await table.shows();
    await page.locator("[data-square]:focus").waitFor();
  });

  test("are read with a key while none is to be placed", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await Table.join(visitor, "cul-de-sac", { turns: ["d4-d6/e5v"] });
    const keys = new Keys(page);
    await keys.touchSquare("cul-de-sac", false, "e5");
    for (const key of ["w", "ArrowUp", "ArrowRight", "r"]) await keys.press(key);
    expect(await keys.focused("wall")).toBe("e5v");
    expect(await page.locator(":focus").getAttribute("aria-label")).toContain("is placed");
    await keys.press("w");
    await page.locator("[data-square]:focus").waitFor();
  });
});

test("a board that is turned round keeps the keyboard", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open("/play/kono");
  const keys = new Keys(page);
  await keys.press("b");
  await keys.press("ArrowUp");
  const place = await keys.focused("square");
  await keys.press("f");
  await page.locator(`[data-square="${place}"]:focus`).waitFor();
});

test("the keys of the board are told", async ({ visit }) => {
  const { page } = await visit();
  await page.goto("/play/cul-de-sac");
  await page.locator("[data-position]").waitFor();
  await page.keyboard.press("?");
  const dialog = page.locator("dialog[open]");
  for (const key of ["w", "r", "s", "Enter"]) await dialog.locator("kbd", { hasText: new RegExp(`^${key}$`) }).waitFor();
});
