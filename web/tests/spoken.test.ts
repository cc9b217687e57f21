/// What the page says to those who do not see it: read from its live regions.

import { describe, expect } from "vitest";
import { forkIn, info, legs, momentOf, type GameId } from "./support/rules.ts";
import { Table } from "./support/table.ts";
import { test, type Visit } from "./support/visit.ts";

/** Waits until the page has said something, and gives all of it. */
async function said(visit: Visit, part: string | RegExp): Promise<string> {
  const region = visit.page.locator('[data-spoken][aria-live="polite"]').filter({ hasText: part });
  await region.waitFor({ state: "attached" });
  return (await region.textContent()) ?? "";
}

describe("a turn is said as a whole", () => {
  test("a chain that stops early, with what it turned over", async ({ visit }) => {
    const turns = momentOf("bermudes", (now, text) => forkIn(now, text) !== null);
    const visitor = await visit();
    const table = await Table.join(visitor, "bermudes", { turns });
    const { leg } = forkIn(table.look(), table.text) ?? { leg: "" };
    const [touch] = legs(table.text, leg);
    const side = info("bermudes").sides[table.look().side];
    const words = `${side}: ${touch?.from ?? ""} to ${touch?.to ?? ""}, turns over the man on ${touch?.over[0] ?? ""}.`;
    await table.touchChoice(table.look(), leg);
    expect(await said(visitor, words)).toBe(`${words} The man on ${touch?.to ?? ""} may jump on or stop.`);
    await visitor.page.locator("[data-stop]").click();
    table.turns = [...turns, leg];
    await table.shows();
    expect(await said(visitor, words)).toBe(words);
  });

  test("a pawn and its wall, and in between that a wall is to be placed", async ({ visit }) => {
    const visitor = await visit();
    const table = await Table.set(visitor, "cul-de-sac", { opponent: "human" });
    await table.touchChoice(table.look(), "d4-d6");
    expect(await said(visitor, "wall")).toMatch(/^White: d4 to d6\. .*wall\.$/);
    await table.touchWall("f6h");
    await visitor.page.locator('[data-turns="d4-d6/f6h"]').waitFor({ state: "attached" });
    expect(await said(visitor, "f6h")).toBe("White: d4 to d6, then wall f6h.");
  });

  test.for([
    ["kono", "takes the man on"],
    ["quindo", "turns over the disc on"],
    ["granat", "takes the pawn on"],
  ] as const)("%s: with the game's own words", async ([game, words], { visit }) => {
    const visitor = await visit();
    const { turns, turn } = capture(game);
    const table = await Table.join(visitor, game, { turns }, "typed");
    await table.play(turn);
    expect(await said(visitor, words)).toContain(`${words} ${legs({ game, turns }, turn)[0]?.over[0] ?? ""}`);
  });

  /** A moment in which a turn of one leg costs the enemy one man. */
  function capture(game: GameId): { turns: string[]; turn: string } {
    let turn = "";
    const turns = momentOf(game, (now, { turns: before }) => {
      turn = now.choices.find(({ done, touch }) => done && touch.over.length === 1)?.text ?? "";
      return turn !== "" && before.length > 0;
    });
    return { turns, turn };
  }
});

describe("colours that the system replaces", () => {
  test("leave walls and sides to be seen", async ({ visit }) => {
    const visitor = await visit({ forcedColors: "active" });
    await Table.set(visitor, "cul-de-sac", { opponent: "human" });
    const painted = (selector: string): Promise<string> =>
      visitor.page
        .locator(selector)
        .first()
        .evaluate((node) => getComputedStyle(node).backgroundColor);
    const paper = await painted("body");
    expect(await painted('[data-stock="h"] .wall')).not.toBe(paper);
    const [white, black] = [await painted('[data-player="0"] .chip'), await painted('[data-player="1"] .chip')];
    expect(white).not.toBe(black);
    expect(await painted('[data-player="0"] .dot')).toBe(white);
  });
});

describe("what moves or listens by itself can be turned off", () => {
  test("single letters", async ({ visit }) => {
    const visitor = await visit();
    const table = await Table.set(visitor, "kono", { opponent: "human" });
    await table.play("b1xb3");
    await visitor.page.keyboard.press("?");
    await visitor.page.locator('dialog input[name="letters"]').uncheck();
    await visitor.leaveDialog();
    await visitor.page.keyboard.press("u");
    await visitor.page.keyboard.press("z");
    await visitor.page.keyboard.press("ArrowLeft");
    // Only the arrow did something.
    await visitor.page.locator(`[data-position="${info("kono").start}"]`).waitFor();
    expect(await visitor.page.locator("[data-turns]").getAttribute("data-turns")).toBe("b1xb3");
    expect(await visitor.page.locator("html[data-zen]").count()).toBe(0);
    await visitor.reload();
    await visitor.page.keyboard.press("z");
    await visitor.page.keyboard.press("End");
    expect(await visitor.page.locator("html[data-zen]").count()).toBe(0);
  });

  test("the boards of the front page", async ({ visit }) => {
    const visitor = await visit({ reducedMotion: "no-preference" });
    await visitor.open("/");
    const board = visitor.page.locator('[data-card="kono"] [data-position]');
    const before = (await board.getAttribute("data-position")) ?? "";
    await visitor.page.locator(`[data-card="kono"] [data-position]:not([data-position="${before}"])`).waitFor();
    const button = visitor.page.locator("[data-parade]");
    await button.click();
    expect(await button.innerText()).toBe("Let the boards play");
    await visitor.reload();
    expect(await visitor.page.locator("[data-parade]").innerText()).toBe("Let the boards play");
  });
});
