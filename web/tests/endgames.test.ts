/// Endgames of Quindo and Granat, which a table knows: values beside the board, and a lesson that is played out.

import { readFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { readPuzzles } from "../src/puzzles/puzzle.ts";
import type { GameText } from "../src/wasm/types.ts";
import { troubles } from "./support/axe.ts";
import { exact, lessonOf, look, turnThat } from "./support/rules.ts";
import { Table } from "./support/table.ts";
import { DESK, PHONE, test, type Visit } from "./support/visit.ts";

const ENDGAMES = {
  quindo: "11/11/11/11/11/11/11/3w7/11/4b4w1/11 w 1",
  granat: "4b/4/5/4/5/r3/5/5/5/r3/5/4/5/4/5 r",
} as const;
const IDS = ["quindo", "granat"] as const;

/** The rows of the list are the turns of the table. */
async function agrees({ page }: Visit, table: Table): Promise<void> {
  const known = exact(table.text);
  await page.locator(`[data-exact="${known.value.result}"] li`).first().waitFor();
  const rows = page.locator("[data-exact] li button");
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => [row.querySelector(".turn")?.textContent, row.getAttribute("data-value")]),
  );
  expect(shown).toEqual(known.turns.map(({ turn, value }) => [turn, value.result]));
}

describe.each(IDS)("an endgame of %s", (game) => {
  test("has exact values, which follow the game and are played by a click", async ({ visit }) => {
    const visitor = await visit();
    const table = await Table.join(visitor, game, { start: ENDGAMES[game] });
    await visitor.act("values");
    await agrees(visitor, table);
    const best = exact(table.text).turns[0]?.turn ?? "";
    await visitor.page.locator("[data-exact] li button", { hasText: best }).first().click();
    table.turns = [best];
    await table.shows();
    await agrees(visitor, table);
    await visitor.page.keyboard.press("v");
    await visitor.page.locator("[data-exact]").waitFor({ state: "detached" });
  });

  test("has none where there are too many men, and fetches no table there", async ({ visit }) => {
    const visitor = await visit();
    const tables: string[] = [];
    visitor.page.on("request", (request) => void (request.url().endsWith(".table") && tables.push(request.url())));
    await Table.set(visitor, game, { opponent: "human" });
    expect(await visitor.page.locator('[data-act="values"]').count()).toBe(0);
    await visitor.page.keyboard.press("v");
    expect(await visitor.page.locator("[data-exact]").count()).toBe(0);
    expect(tables).toEqual([]);
  });

  test.for(["", "damaged"])("says that its table cannot be had, and has it when it is asked again: %j", async (body, { visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await page.route("**/*.table", (route) => route.fulfill({ status: 200, body }));
    const table = await Table.join(visitor, game, { start: ENDGAMES[game] });
    await visitor.act("values");
    await page.locator('[data-exact="unknown"]').waitFor();
    await page.unroute("**/*.table");
    await page.locator("[data-retry]").click();
    await agrees(visitor, table);
    // Whoever pressed the button that is gone is still in the list.
    expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-exact"))).toBe(true);
  });

  test.for([
    { ...DESK, colorScheme: "light", locale: "en-GB" },
    { ...PHONE, colorScheme: "dark", locale: "fr-FR" },
  ] as const)("can be read by everybody: $colorScheme, $locale", async (options, { visit }) => {
    const visitor = await visit(options);
    await Table.join(visitor, game, { start: ENDGAMES[game] });
    await visitor.act("values");
    await visitor.page.locator("[data-exact] li").first().waitFor();
    expect(await troubles(visitor)).toEqual([]);
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

describe("where a value comes from is said", () => {
  test.for([
    ["en-GB", `Try j2-j5: won in 11 (exact).`],
    ["fr-FR", `Essayez j2-j5\u202f: gagné en 11 (valeur exacte).`],
  ] as const)("with a hint: %s", async ([locale, words], { visit }) => {
    const visitor = await visit({ locale });
    await Table.join(visitor, "quindo", { start: ENDGAMES.quindo });
    await visitor.act("hint");
    const said = visitor.page.locator("[data-hint]");
    await said.waitFor();
    expect([(await said.innerText()).trim(), await said.getAttribute("data-certainty")]).toEqual([words, "exact"]);
    expect(await troubles(visitor)).toEqual([]);
  });

  test("with a hint that is only an estimate", async ({ visit }) => {
    const visitor = await visit();
    await Table.set(visitor, "quindo", { opponent: "human" });
    await visitor.act("hint");
    const said = visitor.page.locator('[data-hint][data-certainty="estimate"]');
    await said.waitFor();
    expect((await said.innerText()).trim()).toMatch(/^Try \S+: winning chances \d+% \(estimate\)\.$/);
  });

  test.for([
    ["en-GB", "from won in 11 (exact) to drawn (exact). Better: j2-j5", "exact values: 2, proved: 0, estimates: 0", "Drawn (exact)"],
    [
      "fr-FR",
      "de «\u202fgagné en 11 (valeur exacte)\u202f» à «\u202fnulle (valeur exacte)\u202f». Meilleur\u202f: j2-j5",
      "valeurs exactes\u202f: 2, prouvées\u202f: 0, estimations\u202f: 0",
      "Nulle (valeur exacte)",
    ],
  ] as const)("with every value of a review: %s", async ([locale, point, sources, value], { visit }) => {
    const visitor = await visit({ locale });
    const { page } = visitor;
    const text = { game: "quindo", start: ENDGAMES.quindo, turns: [] };
    const slip = exact(text).turns.find(({ value }) => value.result === "draw")?.turn ?? "";
    const { rules } = look(text);
    await visitor.open(`/analysis/quindo#turns=${slip}&rules=${rules}&start=${encodeURIComponent(ENDGAMES.quindo)}&ply=0`);
    await page.locator("[data-review=none] [data-act=review]").click();
    await page.locator("[data-review=done]").waitFor();
    expect(await page.locator("[data-turning-point]").innerText()).toContain(point);
    expect(await page.locator("[data-sources]").innerText()).toBe(sources);
    await page.locator('[data-graph] [data-ply="1"][data-certainty="exact"]').click();
    await page.locator(`[data-graph][aria-valuetext$="${value}"]`).waitFor();
    expect(await troubles(visitor)).toEqual([]);
  });

  test("with what refutes a wrong answer to a puzzle", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const lines = readFileSync(new URL("../../crates/catalog/puzzles/quindo.txt", import.meta.url), "utf8");
    // Few enough discs for the table, and a wrong turn that does not end the game.
    const text = (start: string, turns: string[] = []): GameText => ({ game: "quindo", start, turns });
    const puzzle = readPuzzles(lines).puzzles.find(({ goal, position }) => goal === "win" && look(text(position)).tabled);
    if (!puzzle) throw new Error("no such puzzle");
    const wrong = turnThat(text(puzzle.position), (turn) => {
      const after = look(text(puzzle.position, [turn]));
      return turn !== puzzle.solution[0] && !after.ending && exact(text(puzzle.position, [turn])).value.result === "draw";
    });
    await visitor.open(`/puzzles/quindo#p=${puzzle.id}`);
    const table = new Table(visitor, "quindo");
    table.start = puzzle.position;
    await table.shows();
    await table.type(wrong ?? "");
    await page.locator("[data-refutation]", { hasText: "holds the draw (exact)." }).waitFor();
  });
});

test("a list of values that cannot be fetched says so, and comes when it is asked for again", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const table = await Table.join(visitor, "granat", { start: ENDGAMES.granat });
  await page.route("**/assets/ExactList-*.js", (route) => route.abort());
  await visitor.act("values");
  const alert = page.getByRole("alert").filter({ hasText: "This part of the page could not be loaded." });
  await alert.waitFor();
  visitor.forgive(/ERR_FAILED|Failed to fetch/);
  await page.unroute("**/assets/ExactList-*.js");
  await alert.getByRole("button", { name: "Try again" }).click();
  await alert.waitFor({ state: "detached" });
  await table.shows();
  await visitor.act("values");
  await agrees(visitor, table);
});

test("the endings of Quindo's lesson begin by themselves, against level 10", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const endings = lessonOf("quindo", "en")
    .sections.flatMap(({ diagrams }) => diagrams)
    .filter(({ name }) => name.startsWith("endgame-"));
  expect(endings).toHaveLength(3);
  for (const { name, position, shows } of endings) {
    await visitor.open("/learn/quindo");
    await page.locator(`[data-diagram="${name}"] [data-play-out]`).click();
    await page.locator(`[data-position="${position}"]`).waitFor();
    await visitor.until("yours");
    await page.getByText("Level 10").first().waitFor();
    const table = new Table(visitor, "quindo");
    table.start = position;
    await table.play(shows[0] ?? "");
    await table.answered();
    // The longest defence.
    const [played = "", reply = ""] = table.turns;
    const after = { game: "quindo", start: position, turns: [played] };
    expect(
      exact(after)
        .turns.filter(({ value }) => JSON.stringify(value) === JSON.stringify(exact(after).value))
        .map(({ turn }) => turn),
    ).toContain(reply);
    expect(look(after).ending).toBeNull();
  }
});
