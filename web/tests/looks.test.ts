/// What the page looks like, as far as a test can tell.

import { expect } from "vitest";
import { Duel } from "./support/online.ts";
import { Table } from "./support/table.ts";
import { test } from "./support/visit.ts";

test("every typeface comes with the page, and there are no more than three", async ({ visit }) => {
  const { page } = await visit();
  for (const path of ["/", "/play/kono", "/learn/granat", "/learn/kono/tutorial/1", "/online"]) {
    await page.goto(path);
    await page.locator("main h1").first().waitFor();
    const { used, loaded } = await page.evaluate(async () => {
      await document.fonts.ready;
      const first = (element: Element): string => (getComputedStyle(element).fontFamily.split(",")[0] ?? "").replaceAll('"', "");
      return {
        used: [...new Set([...document.querySelectorAll("main, main *")].map(first))],
        loaded: [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', "")),
      };
    });
    expect(["Caprasimo", "Literata", "Figtree"]).toEqual(expect.arrayContaining(used));
    expect(loaded, path).toEqual(expect.arrayContaining(used));
  }
});

test("a hint for a wall shows how it lies", async ({ visit }) => {
  const table = await Table.set(await visit(), "cul-de-sac", { opponent: "human" });
  await table.visit.act("hint");
  const said = table.visit.page.locator("[data-hint]");
  await said.waitFor();
  const wall = ((await said.getAttribute("data-hint")) ?? "").split("/")[1] ?? "";
  const box = await table.visit.page.locator(`[data-mark="${wall}"]`).first().boundingBox();
  const { width = 0, height = 0 } = box ?? {};
  expect(width > height ? "h" : "v").toBe(wall.slice(-1));
  expect(Math.max(width, height)).toBeGreaterThan(3 * Math.min(width, height));
});

test("a takeback is told as news, not as an error", async ({ visit }) => {
  const { host, friend } = await Duel.meet(await visit(), await visit(), "kono");
  await host.play("b1xb3");
  friend.turns = host.turns;
  await friend.shows();
  await host.visit.act("takeback");
  await friend.visit.page.locator("[data-yes]").click();
  for (const { visit } of [host, friend]) {
    await visit.page.locator('[data-news][role="status"]').waitFor();
    expect(await visit.objection.textContent()).toBe("");
  }
});

test("the space above the board is the space below it, and nothing is kept free beside the page", async ({ visit }) => {
  const { page } = await visit();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/play/quindo");
    await page.locator("[data-position]").waitFor();
    const { above, below, header } = await page.evaluate(() => {
      const box = (selector: string): DOMRect => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const board = box(".surface");
      return { above: board.top - box(".above").bottom, below: box(".below").top - board.bottom, header: box("header").width };
    });
    expect(above).toBeCloseTo(below, 0);
    expect(header).toBe(size.width);
  }
});
