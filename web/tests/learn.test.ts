/// The pages that teach: every rule has its place, every diagram can be played on, every cheat sheet is one sheet.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { Diagram } from "../src/wasm/types.ts";
import { troubles } from "./support/axe.ts";
import { GAMES, info, legs, lessonOf, look, turnThat, why, type GameId } from "./support/rules.ts";
import { Table } from "./support/table.ts";
import { PHONE, test, type Visit } from "./support/visit.ts";

const LOCALES = { en: "en-GB", fr: "fr-FR" } as const;
const LANGUAGES = ["en", "fr"] as const;

const numbers = new Map(
  (await readFile(join(import.meta.dirname, "../../crates/catalog/testdata/rules.txt"), "utf8"))
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line): [string, string[]] => {
      const [game = "", ...rules] = line.split(" ");
      return [game, rules];
    }),
);

function diagramsOf(game: GameId): Diagram[] {
  return lessonOf(game, "en").sections.flatMap(({ diagrams }) => diagrams);
}

async function openLesson(visit: Visit, path: string): Promise<void> {
  await visit.open(path);
  await visit.page.locator("[data-section]").first().waitFor();
}

describe.each(GAMES)("the lesson of %s", (game) => {
  test.for(LANGUAGES)("has an anchor for every rule, and all its words, in %s", async (language, { visit }) => {
    const visitor = await visit({ locale: LOCALES[language] });
    const { page } = visitor;
    await openLesson(visitor, `/learn/${game}`);
    const anchors = await page.locator("[data-rule][id]").evaluateAll((all) => all.map(({ id }) => id));
    expect([...anchors].sort()).toEqual([...(numbers.get(game) ?? ["none"])].sort());
    const words = (await page.locator("main").innerText()).replace(/\s+/g, " ");
    const { goal, history, sections } = lessonOf(game, language);
    const texts = [
      goal,
      ...history,
      ...sections.flatMap(({ title, text, rulings }) => [title, ...text, ...rulings.map((ruling) => ruling.text)]),
    ];
    for (const text of texts) expect(words).toContain(text.replaceAll("`", "").replace(/\s+/g, " "));
    expect(await page.locator("[data-ruling]").count()).toBe(sections.flatMap(({ rulings }) => rulings).length);
  });

  test("is open where an address points", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const rules = numbers.get(game) ?? [];
    for (const rule of [rules.at(2), rules.at(-6)]) {
      await page.goto("about:blank");
      await openLesson(visitor, `/learn/${game}#${rule}`);
      const section = page.locator(`section[data-marked]:has(#${rule})`);
      await section.waitFor();
      await expect.poll(async () => Math.abs((await section.boundingBox())?.y ?? 999)).toBeLessThan(40);
    }
    // From one rule to another, and back.
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator(`nav a[href="#${rules[3]}"]`).evaluate((link: HTMLElement) => link.click());
    await page.locator(`section[data-marked]:has(#${rules[3]})`).waitFor();
    await page.goBack();
    await page.locator(`section[data-marked]:has(#${rules.at(-6)})`).waitFor();
  });

  test("has diagrams that are played on and refuse what is wrong", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await openLesson(visitor, `/learn/${game}`);
    for (const diagram of diagramsOf(game)) {
      const figure = page.locator(`[data-diagram="${diagram.name}"]`);
      await figure.scrollIntoViewIfNeeded();
      const board = figure.locator("[data-position]");
      await board.waitFor();
      const start = (await board.getAttribute("data-position")) ?? "";
      const text = { game, start, turns: [] };
      // In words, for who cannot see it.
      const words = (await figure.locator("figure > .unseen").textContent()) ?? "";
      for (const { place } of look(text).scene.men) expect(words).toContain(place);
      for (const turn of diagram.wrong) {
        await figure.locator(`[data-wrong="${turn}"]`).click();
        await figure.locator('[data-said="no"]').waitFor();
        expect(await figure.locator("[data-said] a").count()).toBe(1);
        await expect.poll(() => board.getAttribute("data-position")).toBe(start);
      }
      for (const turn of diagram.shows) {
        await figure.locator(`[data-show="${turn}"]`).click();
        const { position } = look({ ...text, turns: [turn] });
        await figure.locator(`[data-position="${position}"]:not([data-filming])`).waitFor();
        await figure.locator('[data-said="played"]').waitFor();
      }
      await figure.locator("[data-reset]").click({ force: diagram.shows.length === 0 });
      await figure.locator(`[data-position="${start}"]`).waitFor();
    }
  });

  test("has diagrams for a hand, with the reason of what cannot be done", async ({ visit }) => {
    const visitor = await visit();
    await openLesson(visitor, `/learn/${game}`);
    const diagram = diagramsOf(game).find(({ shows, wrong }) => shows.length > 0 && wrong.length > 0);
    if (!diagram) throw new Error("nothing to try");
    const figure = visitor.page.locator(`[data-diagram="${diagram.name}"]`);
    await figure.scrollIntoViewIfNeeded();
    const text = { game, start: diagram.position, turns: [] };
    const enemy = look(text).scene.men.find(({ side }) => side !== look(text).side)?.place ?? "";
    await figure.locator(`[data-square="${enemy}"]`).click();
    const said = figure.locator('[data-said="no"]');
    await said.waitFor();
    expect((await said.innerText()).replace(/\s+/g, " ").trim()).toBe(why(text, "", enemy, null));
    const [{ from, to } = { from: null, to: null }] = legs(text, diagram.shows[0] ?? "");
    await figure.locator(`[data-square="${from}"]`).click();
    await figure.locator(`[data-square="${from}"][aria-selected="true"]`).waitFor();
    await figure.locator(`[data-square="${to}"]`).click();
    await figure.locator("[data-reset]:enabled").click();
    await figure.locator(`[data-position="${diagram.position}"]`).waitFor();
  });

  test.for(LANGUAGES)("is one printed sheet in %s", async (language, { visit }) => {
    const visitor = await visit({ locale: LOCALES[language], colorScheme: "dark" });
    await visitor.open(`/learn/${game}/sheet`);
    await visitor.page.locator("[data-sheet] [data-position]").waitFor();
    for (const format of ["A4", "Letter"]) {
      const pdf = (await visitor.page.pdf({ format, printBackground: false })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page(?!s)/g)).toHaveLength(1);
    }
  });
});

test("figures of the rule sheets are called so", async ({ visit }) => {
  const visitor = await visit();
  for (const [game, figures] of [
    ["bermudes", 2],
    ["quindo", 3],
  ] as const) {
    await openLesson(visitor, `/learn/${game}`);
    expect(await visitor.page.locator('[data-diagram^="figure-"] figcaption', { hasText: "From the rule sheet" }).count()).toBe(figures);
  }
});

/** The letters and numbers beside a board name the squares of their column and row. */
async function namesItsSquares(visit: Visit, board: string): Promise<void> {
  const wrong = await visit.page.locator(board).evaluate((board) => {
    const middle = (element: Element): { x: number; y: number } => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const squares = [...board.querySelectorAll<SVGElement>("[data-square]")].map((square) => ({
      name: square.dataset.square ?? "",
      ...middle(square),
    }));
    const labels = [...board.querySelectorAll(".labels text")].map((label) => ({ text: label.textContent ?? "", ...middle(label) }));
    return labels
      .filter(({ text, x, y }) => {
        const named = /\d/.test(text)
          ? squares.filter((square) => square.name.replace(/^[a-z]/, "") === text)
          : squares.filter(({ name }) => name.startsWith(text));
        const isBeside = /\d/.test(text)
          ? (square: { y: number }) => Math.abs(square.y - y) < 3
          : (square: { x: number }) => Math.abs(square.x - x) < 3;
        return named.length === 0 || !named.every(isBeside);
      })
      .map(({ text }) => text);
  });
  expect(wrong).toEqual([]);
}

test("Quindo's coordinates are those of the rules, whoever sits below", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const labels = (): Promise<string[]> =>
    page
      .locator("[data-game] .labels text")
      .evaluateAll((all) => all.map((label) => label.textContent ?? "").filter((text) => /[a-k]/.test(text)));
  await Table.set(visitor, "quindo", { opponent: "human" });
  await namesItsSquares(visitor, '[data-game="quindo"]');
  // White sits below, at rank 11, and has file a on the right; Black has it on the left.
  const side = async (place: string): Promise<{ x: number; y: number }> =>
    (await page.locator(`[data-square="${place}"]`).boundingBox()) ?? { x: 0, y: 0 };
  expect((await side("a11")).y).toBeGreaterThan((await side("a1")).y);
  expect((await side("a11")).x).toBeGreaterThan((await side("k11")).x);
  await page.locator('[data-act="flip"]').click();
  await expect.poll(async () => (await side("a11")).y < (await side("a1")).y).toBe(true);
  expect((await side("a11")).x).toBeLessThan((await side("k11")).x);
  await namesItsSquares(visitor, '[data-game="quindo"]');
  expect(await labels()).toHaveLength(22);
  await openLesson(visitor, "/learn/quindo");
  await page.locator('[data-diagram="start"] .labels text').first().waitFor();
  await namesItsSquares(visitor, '[data-diagram="start"]');
  expect((await page.locator('[data-diagram="start"] [data-square="a1"]').boundingBox())?.x).toBeLessThan(
    (await page.locator('[data-diagram="start"] [data-square="k1"]').boundingBox())?.x ?? 0,
  );
});

describe("what to do first", () => {
  test.for(GAMES)("is said in one line in %s, until a first turn was played", async (game, { visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const table = await Table.set(visitor, game, { opponent: "human" });
    const first = page.locator("[data-first]");
    expect(await first.textContent()).toBe(info(game).firstTouch);
    const turn = turnThat(table.text, () => true);
    if (turn === null) throw new Error("there is no turn");
    await table.play(turn);
    await first.waitFor({ state: "detached" });
    await visitor.act("new");
    await page.locator("[data-setup]").waitFor();
    expect(await first.count()).toBe(0);
  });

  test("can be put away, and stays away", async ({ visit }) => {
    const visitor = await visit({ locale: LOCALES.fr });
    const { page } = visitor;
    await visitor.open("/play/granat");
    expect(await page.locator("[data-first]").textContent()).toBe(info("granat", "fr").firstTouch);
    await page.locator("[data-close-first]").click();
    await page.locator("[data-first]").waitFor({ state: "detached" });
    await visitor.reload();
    await page.locator("[data-setup]").waitFor();
    expect(await page.locator("[data-first]").count()).toBe(0);
    await visitor.open("/play/kono");
    await page.locator("[data-first]").waitFor();
  });
});

test("how positions are written comes last in a lesson", async ({ visit }) => {
  const visitor = await visit();
  for (const game of GAMES) {
    await openLesson(visitor, `/learn/${game}`);
    const last = visitor.page.locator("[data-section] ~ [data-position-text]");
    expect(await last.textContent()).toContain(info(game).start);
  }
});

test("Granat says what is reconstructed and asks owners to tell", async ({ visit }) => {
  const visitor = await visit();
  await openLesson(visitor, "/learn/granat");
  const notice = visitor.page.locator("[data-reconstruction]");
  expect(await notice.textContent()).toContain("Do you own the original?");
  await notice.locator('a[href="/learn/granat#G3"]').click();
  await visitor.page.locator("section[data-marked]:has(#G3)").waitFor();
});

describe("the rules beside a game", () => {
  test("open where an objection points, on a desk", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const table = await Table.set(visitor, "granat", { opponent: "human" });
    await page.keyboard.press("l");
    await page.locator("[data-rules]").waitFor();
    await page.keyboard.press("l");
    await page.locator("[data-rules]").waitFor({ state: "detached" });
    await table.touchSquare("a15");
    const link = page.locator("#objection a");
    const rule = (await link.getAttribute("href"))?.split("#")[1] ?? "";
    await link.click();
    const section = page.locator(`[data-rules] section[data-marked]:has([data-rule="${rule}"])`);
    await section.waitFor();
    expect(await page.evaluate(() => location.pathname)).toBe("/play/granat");
    // The board can still be played on.
    await table.play("c3-d4");
    await table.shows();
    await page.locator("[data-close-rules]").click();
    await page.locator("[data-rules]").waitFor({ state: "detached" });
  });

  test("are a dialog on a phone", async ({ visit }) => {
    const visitor = await visit(PHONE);
    const { page } = visitor;
    const table = await Table.set(visitor, "kono", { opponent: "human" }, "touch");
    await table.touchSquare("a4");
    await page.locator("#objection a").tap();
    await page.locator("dialog [data-rules] section[data-marked]").waitFor();
    await visitor.leaveDialog();
    await page.locator('[data-act="rules"]').tap();
    await page.locator("dialog [data-rules]").waitFor();
  });
});

test("the way to a lesson: from the front page, the header, and back to a game", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open("/");
  await page.locator('a[href="/learn/quindo"]').click();
  await page.locator('[data-lesson="quindo"] h1').waitFor();
  await page.locator('header [data-to="learn"]').click();
  await page.locator('[data-learn="granat"] [data-to="lesson"]').click();
  await page.locator('[data-lesson="granat"] [data-to="play"]').click();
  await page.locator("[data-setup]").waitFor();
});

test("everything is there without a network", async ({ visit }) => {
  const visitor = await visit({ serviceWorkers: "allow" });
  await visitor.open("/");
  await visitor.page.evaluate(() => navigator.serviceWorker.ready);
  await visitor.context.setOffline(true);
  await openLesson(visitor, "/learn/bermudes#M4");
  await visitor.page.locator("[data-position]").first().waitFor();
  await visitor.open("/learn/granat/tutorial/2");
  await visitor.page.locator('[data-verdict="open"]').waitFor();
  await visitor.open("/learn/kono/sheet");
  await visitor.page.locator("[data-sheet] [data-position]").waitFor();
});

describe.each(["light", "dark"] as const)("axe finds nothing serious in %s colours", (colorScheme) => {
  test.for(GAMES)("in the lesson of %s", async (game, { visit }) => {
    const visitor = await visit({ colorScheme });
    await openLesson(visitor, `/learn/${game}#${numbers.get(game)?.[3]}`);
    await visitor.page.locator("[data-diagram] [data-position]").first().waitFor();
    await visitor.page.locator("[data-wrong]").first().click();
    await visitor.page.locator('[data-said="no"]').waitFor();
    expect(await troubles(visitor)).toEqual([]);
  });

  test("in the list of lessons, a task, its end, a cheat sheet and the rules beside a game", async ({ visit }) => {
    for (const options of [{}, PHONE]) {
      const visitor = await visit({ ...options, colorScheme });
      const { page } = visitor;
      await visitor.open("/learn");
      await page.locator("progress").nth(4).waitFor();
      expect(await troubles(visitor)).toEqual([]);
      await visitor.open("/learn/kono/tutorial/1");
      await page.locator('[data-verdict="open"]').waitFor();
      await page.locator("[data-ask-hint]").click();
      expect(await troubles(visitor)).toEqual([]);
      await page.locator("[data-solve]").click();
      await page.locator('[data-verdict="shown"]').waitFor();
      expect(await troubles(visitor)).toEqual([]);
      await visitor.open("/learn/kono/tutorial/end");
      expect(await troubles(visitor)).toEqual([]);
      await visitor.open("/learn/granat/sheet");
      await page.locator("[data-sheet] [data-position]").waitFor();
      expect(await troubles(visitor)).toEqual([]);
      await visitor.open("/play/quindo");
      await page.locator('[data-act="rules"]').click();
      await page.locator("[data-rules] section").first().waitFor();
      expect(await troubles(visitor)).toEqual([]);
    }
  });
});
