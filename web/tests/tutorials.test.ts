/// First steps: every task of every game, in both languages, by mouse, by keyboard and by typed turns; each is missed once before it is done.

import { describe, expect } from "vitest";
import type { Task } from "../src/wasm/types.ts";
import { GAMES, judge, lessonOf, look, turnThat, type GameId } from "./support/rules.ts";
import { Table, type Way } from "./support/table.ts";
import { PHONE, test, type Visit } from "./support/visit.ts";

const LOCALES = { en: "en-GB", fr: "fr-FR" } as const;
type Language = keyof typeof LOCALES;

async function verdict({ page }: Visit, task: string, stands: string): Promise<void> {
  await page.locator(`[data-task="${task}"][data-verdict="${stands}"]`).waitFor();
}

/** A hand at the board of a task. */
function sit(visit: Visit, game: GameId, task: Task, way: Way): Table {
  const table = new Table(visit, game, way);
  table.start = task.position;
  table.flipped = table.look().side === "second";
  return table;
}

async function answer(table: Table, turn: string): Promise<void> {
  await table.visit.page.locator(`[data-position="${table.start}"]:not([data-filming])`).waitFor();
  if (table.way === "typed") await table.type(turn);
  else await table.touchTurn(turn);
}

/** By keyboard the button that comes next has the focus already. */
async function press(table: Table, hook: string): Promise<void> {
  const { page } = table.visit;
  if (table.way === "mouse" || table.way === "touch") return page.locator(`[${hook}]`).click();
  await page.waitForFunction((hook) => document.activeElement?.hasAttribute(hook), hook);
  await page.keyboard.press("Enter");
}

async function missed(game: GameId, task: Task, language: Language, table: Table): Promise<void> {
  const wrong = turnThat({ game, start: task.position, turns: [] }, (turn) => judge(game, task.name, turn, language).verdict === "missed");
  if (wrong === null) throw new Error(`${task.name} cannot be missed`);
  await answer(table, wrong);
  await verdict(table.visit, task.name, "missed");
  const said = judge(game, task.name, wrong, language);
  expect(await table.visit.page.locator("#objection").textContent()).toContain(said.verdict === "missed" ? said.words : "");
  await press(table, "data-takeback");
  await verdict(table.visit, task.name, "open");
}

/** Every task is first missed, in one way, and then done, in the next: from task to task all take turns. */
async function whole(visit: Visit, game: GameId, language: Language, ways: Way[]): Promise<void> {
  const { tasks } = lessonOf(game, language);
  const { page } = visit;
  await visit.open(`/learn/${game}/tutorial`);
  for (const [at, task] of tasks.entries()) {
    await verdict(visit, task.name, "open");
    expect(await page.locator("h1").textContent()).toBe(task.text.replaceAll("`", ""));
    // What is asked was taught: the rules stand above the question.
    const taught = await page.locator("[data-reminder]").allTextContents();
    expect(taught.map((words) => words.trim())).toEqual(task.reminders.map(({ rule, text }) => `[${rule}] ${text}`));
    const way = (later: number): Way => ways[(at + later) % ways.length] ?? "mouse";
    await missed(game, task, language, sit(visit, game, task, way(0)));
    const table = sit(visit, game, task, way(1));
    await answer(table, task.solution);
    await verdict(visit, task.name, "reached");
    await page.locator(`[data-step="${at + 1}"][data-done]`).waitFor();
    await press(table, "data-next");
  }
  await page.locator("[data-finished]").waitFor();
}

describe.each(GAMES)("%s", (game) => {
  // In each language another way begins: words know no hands.
  test("in fr, in every way, to the end", async ({ visit }) => {
    await whole(await visit({ locale: LOCALES.fr }), game, "fr", ["keys", "typed", "mouse"]);
  });

  test("in en, in every way, to the end and to a first game", async ({ visit }) => {
    const visitor = await visit();
    await whole(visitor, game, "en", ["mouse", "keys", "typed"]);
    await visitor.page.locator("[data-first-game]").press("Enter");
    await visitor.until("yours");
    expect(await visitor.page.locator('[data-player="1"]').textContent()).toContain("Level 1");
  });
});

test("on a phone with a finger, walls and all", async ({ visit }) => {
  await whole(await visit(PHONE), "cul-de-sac", "en", ["touch"]);
});

describe.each([
  [360, 740],
  [740, 360],
])("on a phone of %i × %i", (width, height) => {
  test.for(GAMES)("what came of a turn of %s is seen where it was played", async (game, { visit }) => {
    const visitor = await visit({ ...PHONE, viewport: { width, height } });
    const { page } = visitor;
    const task = lessonOf(game, "en").tasks.at(-1);
    if (!task) throw new Error("there is no task");
    await visitor.open(`/learn/${game}/tutorial/${lessonOf(game, "en").tasks.length}`);
    await verdict(visitor, task.name, "open");
    const table = sit(visitor, game, task, "touch");
    await answer(table, task.solution);
    await verdict(visitor, task.name, "reached");
    for (const part of ["#objection", "[data-next]"]) {
      await expect
        .poll(async () => {
          const box = await page.locator(part).boundingBox();
          return box !== null && box.y >= 0 && box.y + box.height <= height && box.x >= 0 && box.x + box.width <= width;
        })
        .toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

describe("a task", () => {
  test("says why something cannot be touched, gives a hint and shows a solution, which does not count", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const [task] = lessonOf("bermudes", "en").tasks;
    if (!task) throw new Error("there is no task");
    await visitor.open("/learn/bermudes/tutorial/1");
    await verdict(visitor, task.name, "open");
    const table = sit(visitor, "bermudes", task, "mouse");
    await table.touchSquare(table.look().scene.men.find(({ side }) => side === "second")?.place ?? "");
    await verdict(visitor, task.name, "refused");
    expect(await page.locator("#objection a").getAttribute("href")).toMatch(/^\/learn\/bermudes#M\d$/);
    await page.locator("[data-ask-hint]").click();
    expect((await page.locator("[data-hint]").textContent())?.trim()).toBe(task.hint);
    await page.locator("[data-solve]").click();
    await verdict(visitor, task.name, "shown");
    const after = look({ game: "bermudes", start: task.position, turns: [task.solution] }).position;
    await page.locator(`[data-position="${after}"]`).waitFor();
    expect(await page.locator("[data-done]").count()).toBe(0);
    await page.locator("[data-takeback]").click();
    await verdict(visitor, task.name, "open");
    await answer(table, task.solution);
    await verdict(visitor, task.name, "reached");
  });

  test("speaks the language that is chosen in the middle of it", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const [task] = lessonOf("kono", "fr").tasks;
    if (!task) throw new Error("there is no task");
    await visitor.open("/learn/kono/tutorial/1");
    const table = sit(visitor, "kono", task, "typed");
    const wrong = turnThat(
      { game: "kono", start: task.position, turns: [] },
      (turn) => judge("kono", task.name, turn, "fr").verdict === "missed",
    );
    await answer(table, wrong ?? "");
    await verdict(visitor, task.name, "missed");
    await page.locator('[data-language="fr"]').click();
    const said = judge("kono", task.name, wrong ?? "", "fr");
    await page.locator("#objection", { hasText: said.verdict === "missed" ? said.words : "" }).waitFor();
    expect(await page.locator("h1").textContent()).toBe(task.text);
  });
});

describe("progress", () => {
  test("is remembered, and can be begun again", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const { tasks } = lessonOf("quindo", "en");
    const [first, second] = tasks;
    if (!first || !second) throw new Error("there are no tasks");
    await visitor.open("/learn/quindo/tutorial");
    await answer(sit(visitor, "quindo", first, "typed"), first.solution);
    await verdict(visitor, first.name, "reached");
    await visitor.open("/learn/quindo/tutorial");
    await verdict(visitor, second.name, "open");
    await visitor.open("/learn");
    await page.locator('[data-learn="quindo"]', { hasText: `1 of ${tasks.length}` }).waitFor();
    await visitor.open("/learn/quindo/tutorial/end");
    expect(await page.locator("[data-finished]").count()).toBe(0);
    await page.locator("[data-forget]").click();
    await verdict(visitor, first.name, "open");
    expect(await page.locator("[data-done]").count()).toBe(0);
  });

  test.for(["{", '{"version":9}', '{"version":1,"done":{"kono":[7],"quindo":"x"}}'])(
    "that cannot be read is none: %s",
    async (kept, { visit }) => {
      const visitor = await visit();
      await visitor.page.addInitScript((kept) => localStorage.setItem("pionnier.lessons", kept), kept);
      await visitor.open("/learn/kono/tutorial");
      await verdict(visitor, lessonOf("kono", "en").tasks[0]?.name ?? "", "open");
      expect(await visitor.page.locator("[data-done]").count()).toBe(0);
    },
  );

  test("never costs a game that is under way", async ({ visit }) => {
    const visitor = await visit();
    const table = await Table.set(visitor, "kono", { opponent: "level", level: 3, side: "first" });
    await table.play("b1xb3");
    await table.answered();
    await visitor.open("/learn/kono/tutorial/end");
    await visitor.page.locator("[data-first-game]", { hasText: "Go on playing" }).click();
    await table.shows();
  });
});

test("an address of a task that does not exist says so", async ({ visit }) => {
  const visitor = await visit();
  for (const step of ["0", "x"]) await visitor.openLost(`/learn/kono/tutorial/${step}`);
  // Only the lesson knows how many tasks there are.
  await visitor.open("/learn/kono/tutorial/99");
  await visitor.page.locator("h1", { hasText: "There is nothing here" }).waitFor();
});
