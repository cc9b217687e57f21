/// Whatever the window: the whole board is in it, and nothing has to be scrolled sideways.

import { describe, expect } from "vitest";
import { Duel, makeGame } from "./support/online.ts";
import { GAMES } from "./support/rules.ts";
import { test, type Visit } from "./support/visit.ts";

/** Phones upright and on their side, tablets, desks, and what a magnification of 200 % leaves of 1280 × 800 and 1920 × 1080. */
const SIZES = [
  [320, 568],
  [568, 320],
  [360, 740],
  [740, 360],
  [390, 844],
  [844, 390],
  [640, 400],
  [960, 540],
  [820, 1180],
  [1180, 820],
  [1024, 600],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/** What is wrong in the window as it is now. */
async function flaws({ page }: Visit, board: "board" | "no board", width: number, height: number): Promise<string[]> {
  const { spare, box } = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const box = document.querySelector(".surface")?.getBoundingClientRect();
    const { scrollWidth, clientWidth } = document.documentElement;
    return { spare: scrollWidth - clientWidth, box: box ? [box.left, box.top, box.right, box.bottom] : [] };
  });
  const found: string[] = [];
  if (spare > 0) found.push(`${width} × ${height}: ${spare} px too wide`);
  const [left = -1, top = -1, right = Infinity, bottom = Infinity] = box;
  const isWhole = left >= 0 && top >= 0 && right <= width && bottom <= height;
  if (board === "board" && !isWhole) found.push(`${width} × ${height}: the board is at ${box.map(Math.round).join(" ")}`);
  // A board too small to be played on is no board either.
  if (board === "board" && isWhole && bottom - top < 200) found.push(`${width} × ${height}: the board is ${bottom - top} px high`);
  return found;
}

/** How many frames a browser may take after a change of size: it lays out for the new width before its units follow the new window. */
const FRAMES = 60;

/** What is wrong in any of these windows, once it has settled. */
async function faults(visitor: Visit, board: "board" | "no board"): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await visitor.page.setViewportSize({ width, height });
    let left = await flaws(visitor, board, width, height);
    for (let frame = 0; left.length > 0 && frame < FRAMES; frame += 1) left = await flaws(visitor, board, width, height);
    found.push(...left);
  }
  return found;
}

describe.each(GAMES)("%s", (game) => {
  test("is whole in every window: before and while it is played, and alone", async ({ visit }) => {
    const visitor = await visit();
    await visitor.open(`/play/${game}`);
    expect(await faults(visitor, "board")).toEqual([]);
    await visitor.page.setViewportSize({ width: 1280, height: 860 });
    await visitor.page.locator("[data-setup] button.main").click();
    await visitor.page.locator("[data-turns]").waitFor();
    expect(await faults(visitor, "board")).toEqual([]);
    await visitor.page.keyboard.press("z");
    await visitor.page.locator("[data-zen]").waitFor({ state: "attached" });
    expect(await faults(visitor, "board")).toEqual([]);
  });

  // French takes more room.
  test("is whole in every window in its first steps", async ({ visit }) => {
    const visitor = await visit({ locale: "fr-FR" });
    for (const step of [1, 2, 5, 9]) {
      await visitor.page.goto(`/learn/${game}/tutorial/${step}`);
      await visitor.page.locator(".surface").waitFor();
      expect(await faults(visitor, "board"), `task ${step}`).toEqual([]);
    }
  });

  test("is whole in every window with somebody elsewhere", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    await Duel.meet(host, friend, game);
    expect(await faults(host, "board")).toEqual([]);
  });
});

test("no page is wider than its window", async ({ visit }) => {
  for (const locale of ["en-GB", "fr-FR"]) {
    const visitor = await visit({ locale });
    for (const path of ["/", "/learn", "/learn/cul-de-sac", "/learn/granat/sheet", "/learn/granat/tutorial/1", "/online"]) {
      await visitor.page.goto(path);
      await visitor.page.locator("main h1").first().waitFor();
      expect(await faults(visitor, "no board"), path).toEqual([]);
    }
  }
});

test.for([
  [1440, 900],
  [360, 740],
  [390, 844],
])("all five games can be begun on the first screen of %i × %i", async ([width = 0, height = 0], { visit }) => {
  for (const locale of ["en-GB", "fr-FR"]) {
    const visitor = await visit({ locale, viewport: { width, height } });
    await visitor.open("/");
    const feet = await visitor.page
      .locator("[data-card] .play")
      .evaluateAll((plays) => plays.map((play) => play.getBoundingClientRect().bottom));
    expect(feet).toHaveLength(5);
    for (const foot of feet) expect(foot).toBeLessThanOrEqual(height);
  }
});

describe("on a phone nothing needed first lies below the board", () => {
  const SMALL = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const inView = async ({ page }: Visit, selector: string): Promise<boolean> =>
    page
      .locator(selector)
      .first()
      .evaluate((found) => {
        const { top, bottom, height } = found.getBoundingClientRect();
        return height > 0 && top >= 0 && bottom <= innerHeight;
      });

  test.for(GAMES)("%s: its name, its rules and the start", async (game, { visit }) => {
    const visitor = await visit(SMALL);
    await visitor.open(`/play/${game}`);
    for (const selector of ["main h1", '[data-act="rules"]', "[data-begin]"]) expect(await inView(visitor, selector), selector).toBe(true);
    await visitor.page.locator("[data-begin]").tap();
    await visitor.page.locator("[data-turns]").waitFor({ state: "attached" });
  });

  test("the link to send", async ({ visit }) => {
    const visitor = await visit(SMALL);
    await makeGame(visitor, "kono");
    await visitor.page.evaluate(() => scrollTo(0, 0));
    expect(await inView(visitor, ".lead [data-copy]")).toBe(true);
  });
});

test("a running game that is left for a new one is come back to", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto("/play/kono#turns=b1xb3");
  await page.locator('[data-turns="b1xb3"]').waitFor({ state: "attached" });
  const position = await page.locator("[data-position]").getAttribute("data-position");
  await visitor.act("new");
  await page.locator("[data-setup]").waitFor();
  await page.locator("[data-resume]").click();
  await page.locator(`[data-position="${position}"]`).waitFor();
  await page.locator("[data-setup]").waitFor({ state: "detached" });
});
