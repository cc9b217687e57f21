/// How soon the page can be used, and how smooth it stays while the strongest level thinks. Figures, not assertions: machines
/// differ.

import { GAMES, levelTurn } from "./support/rules.ts";
import { Table } from "./support/table.ts";
import { DESK, test, type Visit } from "./support/visit.ts";

const ROUNDS = 5;
const TURNS = 5;
const MOVING = { ...DESK, reducedMotion: "no-preference" } as const;

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
  for (const [path, boards] of [["/", 5], ["/play/granat", 1]] as const) {
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

test("frames while level 8 thinks", async ({ visit }) => {
  for (const game of GAMES) {
    const visitor = await visit(MOVING);
    const { page } = visitor;
    const table = await Table.set(visitor, game, { opponent: "level", level: 8, side: "first" });
    await page.evaluate(() => {
      const seen = { frame: 0, task: 0, frames: 0 };
      let last = performance.now();
      const next = (now: number): void => {
        seen.frame = Math.max(seen.frame, now - last);
        seen.frames += 1;
        last = now;
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration);
      }).observe({ type: "longtask" });
      Object.assign(window, { seen });
    });
    const began = performance.now();
    for (let turn = 0; turn < TURNS; turn += 1) {
      await table.play(levelTurn(table.text, 1, turn));
      await table.answered();
    }
    const { frame, task, frames } = await page.evaluate(() => (window as unknown as { seen: { frame: number; task: number; frames: number } }).seen);
    const seconds = (performance.now() - began) / 1000;
    report([[game, `${frame.toFixed(0)} ms`, task === 0 ? "none" : `${task.toFixed(0)} ms`, `${frames} frames in ${seconds.toFixed(1)} s`]]);
    await page.close();
  }
});
