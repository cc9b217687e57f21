/// Analysis: the engine on the page, variations, and the review of a game.

import { describe, expect } from "vitest";
import { certaintyOf } from "../src/analysis/value.ts";
import { troubles } from "./support/axe.ts";
import { exact, GAMES, look, reviewOf, wholeGame, type GameId } from "./support/rules.ts";
import { Table } from "./support/table.ts";
import { PHONE, test, type Visit } from "./support/visit.ts";

/** The board shows what the rules make of these turns. */
async function shows(visit: Visit, game: GameId, turns: string[]): Promise<void> {
  const { position } = look({ game, turns });
  await visit.page.locator(`[data-position="${position}"]:not([data-filming])`).waitFor();
}

async function openAnalysis(visit: Visit, game: GameId, turns: string[], ply = 0): Promise<void> {
  await visit.page.goto("about:blank");
  await visit.open(`/analysis/${game}#turns=${turns.join("_")}&ply=${ply}`);
  await visit.page.locator("[data-engine]").waitFor();
}

describe("a finished game", () => {
  test.for(GAMES)("of %s is reviewed to its end, as the terminal does it", async (game, { visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const turns = wholeGame(game, [2, 1], 3).slice(0, 7);
    await visitor.open(`/play/${game}#turns=${turns.join("_")}&rules=${look({ game, turns }).rules}&end=resigned-0`);
    await visitor.act("analyse");
    await page.locator("[data-review=none] [data-act=review]").click();
    await page.locator("[data-review=done]").waitFor();
    const expected = reviewOf({ game, turns });
    const verdicts = await page
      .locator("[data-turns] [data-verdict]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-verdict")));
    expect(verdicts).toEqual(expected.turns.map(({ verdict }) => verdict));
    const shown = await page
      .locator("[data-graph] [data-ply]")
      .evaluateAll((all) => all.map((one) => [one.getAttribute("data-chance"), one.getAttribute("data-certainty")]));
    expect(shown).toEqual(expected.values.map((worth) => [worth.chance.toFixed(4), certaintyOf(worth)]));
    const points = await page
      .locator("[data-turning-point]")
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-turning-point"))));
    expect(points).toEqual(expected.turningPoints.map((point) => point + 1));
    for (const [at, side] of (["first", "second"] as const).entries()) {
      const percent = await page.locator(`[data-accuracy=${side}]`).getAttribute("data-percent");
      expect(Number(percent)).toBe(Math.round((expected.accuracy[at] ?? 0) * 100));
    }
  });
});

describe("the engine", () => {
  test("says what it finds, deeper as long as one looks, and plays its lines", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await openAnalysis(visitor, "cul-de-sac", []);
    const bar = page.locator("[data-value]");
    const depth = (): Promise<number> =>
      page
        .locator("[data-line]")
        .first()
        .evaluate((line) => Number(line.getAttribute("data-depth")));
    await page.locator("[data-line]").nth(2).waitFor();
    const before = await depth();
    await page.waitForFunction((before) => Number(document.querySelector("[data-line]")?.getAttribute("data-depth")) > before, before);
    expect(Number(await bar.getAttribute("data-value"))).toBeGreaterThan(0);
    expect(await bar.getAttribute("data-exact")).toBe("");
    // A pawn's move and a wall: an arrow and a frame.
    await page.locator(".marks [data-mark]").first().waitFor();
    await page.locator('select[name="lines"]').selectOption("1");
    await page.waitForFunction(() => document.querySelectorAll("[data-line]").length === 1);
    // It is played, whatever it is by now: what is found meanwhile does not matter.
    await page.locator("[data-line] button").first().click();
    await page.locator('[data-size="1"]').waitFor();
    await page.locator("[data-engine-switch]").click();
    await page.locator('[data-engine="off"]').waitFor();
    await page.keyboard.press("ArrowLeft");
    await shows(visitor, "cul-de-sac", []);
    await page.keyboard.press("l");
    await page.locator('[data-engine="thinking"]').waitFor();
    // A hidden page does not think.
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await page.locator('[data-engine="on"]').waitFor();
  });

  test("knows the truth in Kono", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const turns = ["b1xb3", "d4xd2"];
    await openAnalysis(visitor, "kono", turns, 1);
    const { value, turns: ranked } = exact({ game: "kono", turns: turns.slice(0, 1) });
    expect(value.result).toBe("draw");
    await page.locator('[data-value="0.5"][data-exact="draw"]').waitFor();
    expect(await page.locator("[data-line]").first().getAttribute("data-line")).toContain(ranked[0]?.turn ?? "");
    await page.keyboard.press("ArrowRight");
    const next = exact({ game: "kono", turns }).value;
    const distance = "distance" in next ? next.distance : 0;
    await page.locator(`[data-value="1"][data-exact="win ${distance}"]`).waitFor();
    expect(await page.locator("[data-value]").getAttribute("aria-label")).toContain(`Red wins in ${distance} turns (exact`);
  });
});

describe("a tree of variations", () => {
  test("is made, promoted, exported, imported and comes back the same; it is kept, found, renamed and deleted", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const turns = ["b1xb3", "c4xc2", "d1xd3"];
    await openAnalysis(visitor, "kono", turns, 1);
    await shows(visitor, "kono", turns.slice(0, 1));
    // Another turn, by hand: it branches.
    const table = new Table(visitor, "kono");
    table.turns = turns.slice(0, 1);
    await table.touchTurn("d4xd2");
    await page.locator('[data-size="4"]').waitFor();
    await shows(visitor, "kono", ["b1xb3", "d4xd2"]);
    const list = page.locator("[data-turns]");
    expect(await list.getAttribute("data-turns")).toBe(turns.join(" "));
    await page.keyboard.press("Shift+ArrowDown");
    await shows(visitor, "kono", turns.slice(0, 2));
    await page.keyboard.press("Shift+ArrowDown");
    await shows(visitor, "kono", ["b1xb3", "d4xd2"]);
    // Remarks: a sign, a comment, an arrow.
    await page.keyboard.press("c");
    await page.locator('textarea[name="comment"]').fill("Too {greedy} \\ by far");
    await page.locator('[data-glyph="??"]').click();
    await page.locator('button[data-turn="d4xd2"] .glyph').waitFor();
    await page.locator('[data-square="a1"]').hover();
    await page.mouse.down({ button: "right" });
    await page.locator('[data-square="b2"]').hover();
    await page.mouse.up({ button: "right" });
    await page.locator(".annotations path").waitFor();
    await page.locator("[data-promote]").click();
    await page.locator('[data-turns="b1xb3 d4xd2"]').waitFor();
    await page.locator("[data-promote]").waitFor({ state: "detached" });
    await page.keyboard.press("ArrowLeft");
    await shows(visitor, "kono", turns.slice(0, 1));
    expect(await page.locator(".annotations path").count()).toBe(0);

    await page.locator('[data-act="text"]').click();
    const text = page.locator('textarea[name="study-text"]');
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('textarea[name="study-text"]')?.value.includes("d4xd2"));
    const written = await text.inputValue();
    expect(written).toContain("1. b1xb3 d4xd2??");
    expect(written).toContain("(1... c4xc2 2. d1xd3)");
    const pasted = page.locator('textarea[name="pasted"]');
    await pasted.fill(written.replace("d4xd2??", "d4xd4"));
    await page.locator("dialog form .main").click();
    await page.locator("[data-problem]").waitFor();
    expect(await page.locator("[data-problem]").innerText()).toMatch(/^Line \d+: /);
    await visitor.leaveDialog();

    // The address carries it all.
    const address = await visitor.url();
    expect(address).toContain("#text=");
    await page.goto("about:blank");
    await visitor.open(new URL(address).pathname + new URL(address).hash);
    await page.locator('[data-turns="b1xb3 d4xd2"]').waitFor();
    // So does the text, in an analysis of nothing.
    await openAnalysis(visitor, "kono", []);
    await page.locator('[data-act="text"]').click();
    await pasted.fill(written);
    await page.locator("dialog form .main").click();
    await page.locator('[data-turns="b1xb3 d4xd2"][data-size="4"]').waitFor();
    await page.locator('button[data-turn="d4xd2"]').click();
    await shows(visitor, "kono", ["b1xb3", "d4xd2"]);
    await page.locator(".annotations path").waitFor();
    await page.locator('[data-act="text"]').click();
    await page.waitForFunction(
      (written) => document.querySelector<HTMLTextAreaElement>('textarea[name="study-text"]')?.value === written,
      written,
    );
    await visitor.leaveDialog();

    await page.locator('.keep input[name="title"]').fill("Évening study");
    await page.locator('[data-act="keep"]').click();
    await page.locator("[data-kept]").waitFor();
    expect(await visitor.url()).toContain("#study=");
    await visitor.reload();
    await page.locator('[data-turns="b1xb3 d4xd2"][data-size="4"]').waitFor();
    await page.locator('button[data-turn="d4xd2"]').click();
    await page.locator("[data-remove]").click();
    await page.locator('[data-turns="b1xb3 c4xc2 d1xd3"]').waitFor();
    await page.locator('[data-act="studies"]').click();
    await page.locator('input[name="sought"]').fill("nothing");
    await page.locator('[data-studies="0"]').waitFor();
    await page.locator('input[name="sought"]').fill("evening");
    await page.locator('[data-studies="1"]').waitFor();
    expect(await troubles(visitor)).toEqual([]);
    await page.locator("[data-rename]").click();
    await page.locator('dialog input[name="title"]').fill("Morning study");
    await page.keyboard.press("Enter");
    await page.locator("[data-study] strong", { hasText: "Morning study" }).waitFor({ state: "detached" });
    await page.locator('input[name="sought"]').fill("");
    await page.locator("[data-study] strong", { hasText: "Morning study" }).waitFor();
    await page.locator("[data-delete]").click();
    await page.locator("[data-delete]").click();
    await page.locator('[data-studies="none"]').waitFor();
  });
});

describe("a review", () => {
  test("is walked by pointer and keys, teaches, and is for everybody", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const turns = ["b1xb3", "d4xd2", "c1xc3"];
    await openAnalysis(visitor, "kono", turns);
    await page.keyboard.press("g");
    await page.locator("[data-review=done]").waitFor();
    const graph = page.locator("[data-graph]");
    await page.locator('[data-graph] [data-ply="2"]').click();
    await shows(visitor, "kono", turns.slice(0, 2));
    const { value } = exact({ game: "kono", turns: turns.slice(0, 2) });
    const distance = "distance" in value ? value.distance : 0;
    expect(await graph.getAttribute("aria-valuetext")).toBe(`Turn 2, d4xd2, blunder. Red wins in ${distance} turns (exact)`);
    await graph.focus();
    await page.keyboard.press("ArrowLeft");
    await shows(visitor, "kono", turns.slice(0, 1));
    await page.keyboard.press("End");
    await shows(visitor, "kono", turns);
    await page.keyboard.press("Home");
    await shows(visitor, "kono", []);
    expect(await graph.getAttribute("aria-valuenow")).toBe("0");
    expect(await troubles(visitor)).toEqual([]);

    // The mistake as a task: what was played is not taken, what is as good as the best is.
    await page.locator("[data-learn=second]").click();
    await page.locator('[data-drill="asked"]').waitFor();
    await shows(visitor, "kono", turns.slice(0, 1));
    const table = new Table(visitor, "kono");
    table.turns = turns.slice(0, 1);
    await table.touchTurn("d4xd2");
    await page.locator('[data-drill="missed"]', { hasText: "costs 50 points (exact)" }).waitFor();
    await page.locator("[data-again]").click();
    await page.locator('[data-drill="asked"]').waitFor();
    await shows(visitor, "kono", turns.slice(0, 1));
    await table.touchTurn("c4xc2");
    await page.locator('[data-drill="reached"]').waitFor();
    expect(await troubles(visitor)).toEqual([]);
    await page.locator("[data-leave]").click();
    await page.locator(`[data-turns="${turns.join(" ")}"][data-size="3"]`).waitFor();
  });

  test("can be stopped, and fits a phone", async ({ visit }) => {
    const visitor = await visit({ ...PHONE, viewport: { width: 360, height: 740 }, colorScheme: "dark", locale: "fr-FR" });
    const { page } = visitor;
    await openAnalysis(visitor, "quindo", wholeGame("quindo", [3, 3], 1).slice(0, 30));
    await page.locator('[data-act="review"]').click();
    await page.locator("[data-stop-review]").click();
    await page.locator('[data-review="stopped"]').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await troubles(visitor)).toEqual([]);
  });
});

test("an analysis is one press away from home, a lesson and a game between two people, and not from one against the computer", async ({
  visit,
}) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open("/");
  await page.locator('a[data-analyse="kono"]').click();
  await page.locator("[data-engine]").waitFor();
  // Where there is no turn yet, no review is offered.
  await page.locator("[data-review=none]").waitFor();
  expect(await page.locator('[data-act="review"]').count()).toBe(0);
  await visitor.open("/learn/kono");
  await page.locator("[data-diagram] a[data-analyse]").first().click();
  await page.locator("[data-engine]").waitFor();
  const two = await Table.set(visitor, "kono", { opponent: "human" }, "typed");
  await two.play("b1xb3");
  await visitor.act("analyse");
  await shows(visitor, "kono", ["b1xb3"]);
  await page.locator('[data-act="review"]').waitFor();
  const other = await visit();
  const one = await Table.set(other, "kono", { opponent: "level", level: 1, side: "first" }, "typed");
  await one.play("b1xb3");
  await one.answered();
  expect(await other.page.locator('[data-act="analyse"]').count()).toBe(0);
});
