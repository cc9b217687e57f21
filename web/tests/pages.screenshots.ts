/// Pictures of every page at three widths in both themes, the same in every run.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LINES } from "../src/pages/lines.ts";
import { forkIn, lessonOf, look, momentOf, wholeGame, type GameId } from "./support/rules.ts";
import { Table } from "./support/table.ts";
import { DESK, test, type Visit } from "./support/visit.ts";

const FOLDER = join(import.meta.dirname, "../../docs/screenshots");
const SIZES = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** A lively moment of a game. */
function moment(game: GameId): string[] {
  return LINES[game]?.turns ?? [];
}

/** A game of one's own against a level, as the page keeps it between visits. */
async function ownGame(visit: Visit, game: GameId, turns: string[]): Promise<Table> {
  const { side } = look({ game, turns });
  const players = side === "first" ? [{ kind: "human" }, { kind: "level", level: 3 }] : [{ kind: "level", level: 3 }, { kind: "human" }];
  const kept = JSON.stringify({ version: 1, sheet: { game, turns, partial: "", players, seed: 1 } });
  await visit.page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [`pionnier.own.${game}`, kept] as const);
  await visit.open(`/play/${game}`);
  const table = new Table(visit, game);
  table.turns = turns;
  await table.shows();
  return table;
}

/** A lesson with all its boards, which are drawn only when they come near. */
async function openLesson({ page }: Visit, game: GameId): Promise<void> {
  await page.goto(`/learn/${game}`);
  await page.locator("[data-section]").first().waitFor();
  const boards = page.locator("[data-diagram]");
  for (let at = 0; at < (await boards.count()); at += 1) {
    await boards.nth(at).scrollIntoViewIfNeeded();
    await boards.nth(at).locator("[data-position]").waitFor();
  }
}

const PAGES: Record<string, (visit: Visit) => Promise<unknown>> = {
  home: (visit) => visit.open("/"),
  setup: (visit) => visit.open("/play/quindo"),
  kono: async (visit) => {
    await ownGame(visit, "kono", moment("kono").slice(0, 6));
    await visit.act("values");
    await visit.page.locator("[data-exact] li").first().waitFor();
  },
  "cul-de-sac": async (visit) => {
    const table = await ownGame(visit, "cul-de-sac", moment("cul-de-sac"));
    await table.touchSquare(table.look().choices[0]?.touch.from ?? "");
  },
  bermudes: async (visit) => {
    const turns = momentOf("bermudes", (now, text) => text.turns.length > 6 && forkIn(now, text) !== null);
    const table = await ownGame(visit, "bermudes", turns);
    await table.touchChoice(table.look(), forkIn(table.look(), table.text)?.leg ?? "");
    await visit.page.locator("[data-stop]").waitFor();
  },
  quindo: async (visit) => {
    const table = await ownGame(visit, "quindo", moment("quindo").slice(0, 11));
    await table.touchSquare(table.look().choices[0]?.touch.from ?? "");
  },
  granat: async (visit) => {
    const table = await ownGame(visit, "granat", moment("granat").slice(0, 26));
    await table.touchSquare(table.look().choices[0]?.touch.from ?? "");
  },
  why: async (visit) => {
    const table = await ownGame(visit, "granat", moment("granat").slice(0, 8));
    await table.touchSquare(table.look().scene.men.find(({ side }) => side !== table.look().side)?.place ?? "");
    await visit.page.locator("#objection[data-objection]").waitFor();
  },
  end: async (visit) => {
    const turns = wholeGame("kono", [4, 1], 5);
    const table = await ownGame(visit, "kono", turns.slice(0, -1));
    await table.play(turns.at(-1) ?? "");
    await visit.page.locator("dialog [data-ending]").waitFor();
  },
  learn: async (visit) => {
    await visit.open("/learn");
    await visit.page.locator("[data-learn] [data-position]").nth(4).waitFor();
  },
  lesson: (visit) => openLesson(visit, "bermudes"),
  "lesson-granat": async (visit) => {
    await openLesson(visit, "granat");
    await visit.page.locator('[data-diagram="obligation"] [data-wrong]').first().click();
    await visit.page.locator('[data-said="no"]').waitFor();
  },
  task: async (visit) => {
    await visit.open("/learn/quindo/tutorial/4");
    await visit.page.locator('[data-verdict="open"]').waitFor();
    await visit.page.locator("[data-ask-hint]").click();
  },
  "task-done": async (visit) => {
    const [task] = lessonOf("cul-de-sac", "en").tasks;
    await visit.open("/learn/cul-de-sac/tutorial/1");
    await new Table(visit, "cul-de-sac").type(task?.solution ?? "");
    await visit.page.locator('[data-verdict="reached"]').waitFor();
  },
  sheet: async (visit) => {
    await visit.open("/learn/kono/sheet");
    await visit.page.locator("[data-sheet] [data-position]").waitFor();
  },
  rules: async (visit) => {
    await ownGame(visit, "granat", moment("granat").slice(0, 26));
    await visit.act("rules");
    await visit.page.locator("[data-rules] section").first().waitFor();
  },
  puzzles: async (visit) => {
    await visit.page.clock.install({ time: new Date("2026-05-05T12:00:00") });
    await visit.open("/puzzles");
    await visit.page.locator("[data-daily] [data-position]").nth(4).waitFor();
  },
  puzzle: async (visit) => {
    await visit.page.clock.install({ time: new Date("2026-05-05T12:00:00") });
    await visit.open("/puzzles/granat#daily");
    await visit.page.locator('section[data-puzzle][data-state="open"]').waitFor();
  },
  lost: (visit) => visit.openLost("/nowhere"),
};

/** The whole page as WebP, which is a fraction of a PNG. */
async function picture({ page, context }: Visit, { width, height }: { width: number; height: number }): Promise<Buffer> {
  // The pointer would leave a mark on whatever it rests on.
  await page.mouse.move(0, 0);
  // A page that is longer than the window gets a longer window: boards must not be drawn for one size and taken in another.
  const long = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, long) });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  const session = await context.newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 80 });
  return Buffer.from(data, "base64");
}

test.for(Object.keys(PAGES))("%s", async (name, { visit }) => {
  await mkdir(FOLDER, { recursive: true });
  for (const viewport of SIZES) {
    for (const colorScheme of ["light", "dark"] as const) {
      const visitor = await visit({ ...DESK, viewport, colorScheme });
      await PAGES[name]?.(visitor);
      await writeFile(join(FOLDER, `${name}-${viewport.width}-${colorScheme}.webp`), await picture(visitor, viewport));
      await visitor.page.close();
    }
  }
});
