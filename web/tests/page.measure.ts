/// How soon the page can be used, and how smooth it stays while the strongest level thinks. Figures, not assertions: machines
/// differ. What keeps the page from drawing is counted in CPU time, so that a busy machine does not falsify it.

import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { GAMES, levelTurn, look, type GameId } from "./support/rules.ts";
import { Table } from "./support/table.ts";
import { DESK, test, type Visit } from "./support/visit.ts";

const ROUNDS = 5;
const TURNS = 5;
const MOVING = { ...DESK, reducedMotion: "no-preference", serviceWorkers: "allow" } as const;

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function report(rows: (string | number)[][]): void {
  for (const row of rows) console.log(`| ${row.join(" | ")} |`);
}

/** Milliseconds from the first byte asked for until every board of the page is there. */
async function usable({ page }: Visit, path: string, boards: number): Promise<number> {
  await page.goto(path);
  const handle = await page.waitForFunction(
    (boards) => (document.querySelectorAll("[data-position]").length >= boards ? performance.now() : 0),
    boards,
  );
  return handle.jsonValue();
}

/** Everything a visit has loaded, in bytes as sent. */
function loaded({ page }: Visit): Promise<number> {
  return page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].reduce(
      (sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize,
      0,
    ),
  );
}

test("time until the page can be used", async ({ visit }) => {
  for (const [path, boards] of [
    ["/", 5],
    ["/play/granat", 1],
  ] as const) {
    const first: number[] = [];
    const again: number[] = [];
    let bytes = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const visitor = await visit(MOVING);
      first.push(await usable(visitor, path, boards));
      bytes = await loaded(visitor);
      await visitor.page.evaluate(() => navigator.serviceWorker.ready);
      await visitor.page.goto("about:blank");
      again.push(await usable(visitor, path, boards));
      await visitor.page.close();
    }
    report([[path, `${median(first).toFixed(0)} ms`, `${median(again).toFixed(0)} ms`, `${(bytes / 1000).toFixed(0)} kB`]]);
  }
});

/** How long the threads of the page with these names were busy without a break, in milliseconds of their own CPU time. */
function busiest(trace: Buffer, names: RegExp): number[] {
  interface Event {
    name: string;
    pid: number;
    tid: number;
    tdur?: number;
    args?: { name?: string };
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Event[] };
  const place = ({ pid, tid }: Event): string => `${pid}/${tid}`;
  const threads = new Set(traceEvents.filter(({ name, args }) => name === "thread_name" && names.test(args?.name ?? "")).map(place));
  return traceEvents
    .filter((event) => event.name.endsWith("RunTask") && threads.has(place(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
}

test("the page while level 10 thinks", async ({ browser, visit }) => {
  for (const game of GAMES) {
    const visitor = await visit(MOVING);
    const table = await Table.set(visitor, game, { opponent: "level", level: 10, side: "first" });
    await browser.startTracing(visitor.page, { categories: ["toplevel", "disabled-by-default-devtools.timeline"] });
    for (let turn = 0; turn < TURNS; turn += 1) {
      await table.play(levelTurn(table.text, 5, turn));
      await table.answered();
    }
    const [longest = 0, ...others] = busiest(await browser.stopTracing(), /^CrRendererMain$/);
    report([[game, `${longest.toFixed(1)} ms`, others.filter((task) => task > 16).length + (longest > 16 ? 1 : 0)]]);
    await visitor.page.close();
  }
});

/** The longest game between beginners among the first few, cut at so many turns. */
function longGame(game: GameId, most: number): string[] {
  let longest: string[] = [];
  for (let seed = 1; seed < 20 && longest.length < most; seed += 1) {
    const text = { game, turns: [] as string[] };
    while (text.turns.length < most && !look(text).ending) text.turns.push(levelTurn(text, 2, seed));
    if (text.turns.length > longest.length) longest = text.turns;
  }
  return longest;
}

test("the review of a game of sixty turns", async ({ browser, visit }) => {
  for (const game of GAMES) {
    const turns = longGame(game, 60);
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open(`/analysis/${game}#rules=${look({ game, turns }).rules}&turns=${turns.join("_")}`);
    await page.locator("[data-line]").first().waitFor();
    await browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline"] });
    const began = performance.now();
    await page.locator("[data-review] [data-act=review]").click();
    await page.locator("[data-accuracy]").first().waitFor();
    const graph = performance.now() - began;
    await page.locator("[data-review=done]").waitFor();
    const whole = performance.now() - began;
    const [longest = 0] = busiest(await browser.stopTracing(), /^CrRendererMain$/);
    report([[game, turns.length, `${(graph / 1000).toFixed(1)} s`, `${(whole / 1000).toFixed(1)} s`, `${longest.toFixed(1)} ms`]]);
    await page.close();
  }
});

/** The turns of a game of Bermudes that goes on for more than a thousand. */
const LONG = readFileSync(new URL("../../crates/wasm/testdata/long.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

/** What a turn costs the page and its rules, in milliseconds of CPU time, when so many have been played. */
async function turnCost(browser: Browser, visitor: Visit, ply: number): Promise<number> {
  const turns = LONG.slice(0, ply);
  const { rules } = look({ game: "bermudes", turns: [] });
  const sheet = { game: "bermudes", rules, turns, partial: "", players: [{ kind: "human" }, { kind: "human" }], seed: 1 };
  await visitor.page.addInitScript((kept) => localStorage.setItem("pionnier.own.bermudes", kept), JSON.stringify({ version: 1, sheet }));
  await visitor.open("/play/bermudes");
  const table = new Table(visitor, "bermudes", "typed");
  table.turns = turns;
  await table.shows();
  await browser.startTracing(visitor.page, { categories: ["toplevel"] });
  await table.follow(LONG.slice(ply, ply + TURNS));
  const tasks = busiest(await browser.stopTracing(), /^CrRendererMain$|Worker/);
  await visitor.page.close();
  return tasks.reduce((sum, task) => sum + task, 0) / TURNS;
}

test("a turn early and late in a long game", async ({ browser, visit }) => {
  const costs = new Map<number, number[]>([10, 1_000].map((ply) => [ply, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [ply, found] of costs) found.push(await turnCost(browser, await visit(), ply - 1));
  }
  const [early = 0, late = 0] = [...costs.values()].map(median);
  report([
    ["turn 10", `${early.toFixed(1)} ms`],
    ["turn 1,000", `${late.toFixed(1)} ms`, `${(late / early).toFixed(2)} ×`],
  ]);
});
