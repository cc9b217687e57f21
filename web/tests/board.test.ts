/// What a hand can do on the boards, and what they say to a hand that errs.

import { describe, expect } from "vitest";
import { forkIn, GAMES, legs, look, momentOf, why, wholeGame } from "./support/rules.ts";
import { Table } from "./support/table.ts";
import { DESK, PHONE, test } from "./support/visit.ts";

const RULE = /\[[A-Z]\d+\w?\]$/;

describe("something impossible explains itself with the number of the rule", () => {
  test.for(GAMES)("%s: another's man, and a place that is out of reach", async (game, { visit }) => {
    const table = await Table.set(await visit(), game, { opponent: "human" });
    const { objection, page } = table.visit;
    const said = async (expected: string): Promise<void> => {
      await page.locator("#objection[data-objection]", { hasText: expected }).waitFor();
      const words = (await objection.innerText()).replace(/\s+/g, " ").trim();
      expect(words).toBe(expected);
      expect(words).toMatch(RULE);
      const rule = RULE.exec(words)?.[0].slice(1, -1);
      expect(await objection.locator("a").getAttribute("href")).toBe(`/learn/${game}#${rule}`);
    };

    const now = table.look();
    const enemy = now.scene.men.find(({ side }) => side === "second")?.place ?? "";
    await table.touchSquare(enemy);
    await said(why(table.text, "", enemy, null));

    const from = now.choices.find(({ touch }) => touch.from !== null)?.touch.from ?? "";
    const reached = new Set(now.choices.map(({ touch }) => touch.to));
    const movers = new Set(now.choices.map(({ touch }) => touch.from));
    const to = now.scene.men.find(({ place }) => !reached.has(place) && !movers.has(place))?.place ?? "";
    await table.touchSquare(from);
    await table.touchSquare(to);
    await said(why(table.text, "", from, to));
    // It goes away when something is done.
    await table.play(wholeGame(game, [2, 2], 1)[0] ?? "");
    await page.locator("#objection[data-objection]").waitFor({ state: "detached" });
  });

  test("in French too", async ({ visit }) => {
    const table = await Table.set(await visit({ locale: "fr-FR" }), "kono", { opponent: "human" });
    await table.touchSquare("a4");
    const expected = why(table.text, "", "a4", null, "fr");
    await table.visit.page.locator("#objection[data-objection]").waitFor();
    expect((await table.visit.objection.innerText()).replace(/[ \n]+/g, " ").trim()).toBe(expected);
  });
});

describe("the walls of Cul-de-sac", () => {
  async function middle(table: Table, cross: string): Promise<{ x: number; y: number }> {
    const flat = await table.visit.page.locator(`[data-wall="${cross}h"]`).boundingBox();
    const upright = await table.visit.page.locator(`[data-wall="${cross}v"]`).boundingBox();
    if (!flat || !upright) throw new Error(`${cross} cannot be seen`);
    return { x: upright.x + upright.width / 2, y: flat.y + flat.height / 2 };
  }

  test("both are offered where a click could mean two", async ({ visit }) => {
    const table = await Table.set(await visit(), "cul-de-sac", { opponent: "human" });
    const { page } = table.visit;
    await table.touchChoice(table.look(), "d4-d6");
    await page.locator("[data-turn-wall]").waitFor();
    const { x, y } = await middle(table, "e5");
    await page.mouse.click(x, y);
    await page.locator('[data-option="e5h"]').waitFor();
    await page.locator('[data-option="cancel"]').click();
    await page.locator('[data-option="e5h"]').waitFor({ state: "detached" });
    await page.mouse.click(x, y);
    await page.locator('[data-option="e5v"]').click();
    table.turns = ["d4-d6/e5v"];
    await table.shows();
  });

  test("can be turned with a key before they are placed", async ({ visit }) => {
    const table = await Table.set(await visit(), "cul-de-sac", { opponent: "human" });
    const { page } = table.visit;
    await table.touchChoice(table.look(), "d4-d6");
    await page.locator("[data-turn-wall]").waitFor();
    const { x, y } = await middle(table, "e5");
    await page.mouse.move(x, y);
    await page.keyboard.press("r");
    await page.mouse.click(x, y);
    // Only one can be meant now: it stands at once.
    await page.locator('[data-turns^="d4-d6/e5"]').waitFor({ state: "attached" });
  });

  test("say why they cannot stand", async ({ visit }) => {
    const table = await Table.set(await visit(), "cul-de-sac", { opponent: "human" });
    await table.play("d4-d6/e5v");
    await table.touchChoice(table.look(), "d11-d9");
    await table.visit.page.locator("[data-turn-wall]").waitFor();
    await table.touchWall("e5h");
    const expected = why(table.text, "d11-d9", null, "e5h");
    await table.visit.page.locator("#objection[data-objection]").waitFor();
    expect((await table.visit.objection.innerText()).replace(/\s+/g, " ").trim()).toBe(expected);
    await table.touchWall("e7h");
    table.turns = ["d4-d6/e5v", "d11-d9/e7h"];
    await table.shows();
  });

  test("ask a finger twice", async ({ visit }) => {
    const table = await Table.set(await visit(PHONE), "cul-de-sac", { opponent: "human" }, "touch");
    const { page } = table.visit;
    await table.touchChoice(table.look(), "d4-d6");
    await page.locator('[data-wall="e5h"]').tap();
    await page.locator('[data-option="e5h"]').waitFor();
    expect(await page.locator("[data-turns]").getAttribute("data-turns")).toBe("");
    await page.locator('[data-option="e5h"]').tap();
    table.turns = ["d4-d6/e5h"];
    await table.shows();
  });
});

describe.each(["bermudes", "granat"] as const)("a chain in %s", (game) => {
  test("can be given up, stopped and gone on with", async ({ visit }) => {
    const turns = momentOf(game, (now, text) => forkIn(now, text) !== null);
    const table = await Table.join(await visit(), game, { turns });
    const { page } = table.visit;
    const fork = forkIn(table.look(), table.text);
    if (!fork) throw new Error("there is no fork");
    const leg = legs(table.text, fork.leg)[0];
    const goOn = page.locator(`[data-square="${leg?.to}"][aria-selected="true"]`);

    await table.touchChoice(table.look(), fork.leg);
    await goOn.waitFor();
    await page.locator("[data-back]").click();
    await page.locator("[data-back]").waitFor({ state: "detached" });
    await table.shows();

    // Escape does the same.
    await table.touchChoice(table.look(), fork.leg);
    await goOn.waitFor();
    await page.keyboard.press("Escape");
    await page.locator("[data-back]").waitFor({ state: "detached" });

    await table.play(fork.leg);
    await table.shows();
    await table.visit.act("takeback");
    table.turns = turns;
    await table.shows();
    await table.play(fork.longer);
    await table.shows();
  });
});

test("men can be dragged", async ({ visit }) => {
  const table = await Table.set(await visit(), "quindo", { opponent: "human" });
  const { page } = table.visit;
  const { text, touch } = table.look().choices.find(({ touch }) => touch.kind === "move") ?? { text: "", touch: { from: "", to: "" } };
  const box = async (place: string | null): Promise<[number, number]> => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(`[data-square="${place}"]`).boundingBox()) ?? {};
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...(await box(touch.from)));
  await page.mouse.down();
  await page.mouse.move(...(await box(touch.to)), { steps: 6 });
  await page.mouse.up();
  table.turns = [text];
  await table.shows();
});

test("every leg is seen where animation is wanted", async ({ visit }) => {
  const turns = momentOf("bermudes", (now, text) => forkIn(now, text) !== null);
  const table = await Table.join(await visit({ ...DESK, reducedMotion: "no-preference" }), "bermudes", { turns });
  const { page } = table.visit;
  // Counts how often a film begins, whether or not anybody looks at the right moment.
  await page.evaluate(() => {
    const board = document.querySelector("[data-game]");
    if (!board) throw new Error("no board");
    const count = (): void => {
      if (board.hasAttribute("data-filming")) document.body.dataset.films = String(Number(document.body.dataset.films ?? 0) + 1);
    };
    new MutationObserver(count).observe(board, { attributeFilter: ["data-filming"] });
  });
  const fork = forkIn(table.look(), table.text);
  await table.play(fork?.longer ?? "");
  await table.shows();
  expect(Number(await page.locator("body").getAttribute("data-films"))).toBeGreaterThanOrEqual(2);
  // Browsing forwards is shown too.
  await page.keyboard.press("ArrowLeft");
  await table.shows(turns.length);
  await page.keyboard.press("ArrowRight");
  await table.shows();
  expect(Number(await page.locator("body").getAttribute("data-films"))).toBeGreaterThanOrEqual(3);
});

test("the board turns round and back", async ({ visit }) => {
  const table = await Table.set(await visit(), "granat", { opponent: "human" });
  const { page } = table.visit;
  const height = async (): Promise<number> => (await page.locator('[data-square="a1"]').boundingBox())?.y ?? 0;
  const before = await height();
  await page.keyboard.press("f");
  await expect.poll(height).toBeLessThan(before);
  await table.play(look(table.text).choices.find(({ done }) => done)?.text ?? "");
  await table.visit.act("flip");
  await expect.poll(height).toBe(before);
});
