/// Puzzles: of the day, of one's strength, in a run; solved and failed by all hands.

import { readFileSync } from "node:fs";
import type { Download } from "playwright-core";
import { describe, expect } from "vitest";
import { dailyPuzzle, dayOf } from "../src/puzzles/daily.ts";
import { readPuzzles, type Puzzle } from "../src/puzzles/puzzle.ts";
import { troubles } from "./support/axe.ts";
import { exact, GAMES, info, look, turnThat, type GameId } from "./support/rules.ts";
import { serve } from "./support/server.ts";
import { Table, type Way } from "./support/table.ts";
import { PHONE, test, type Visit } from "./support/visit.ts";

function puzzlesOf(game: GameId): Puzzle[] {
  const { puzzles, faults } = readPuzzles(readFileSync(new URL(`../../crates/catalog/puzzles/${game}.txt`, import.meta.url), "utf8"));
  expect(faults).toEqual([]);
  return puzzles;
}

/** Some puzzles in which the solver has so many turns. */
function ofLength(game: GameId, turns: number): Puzzle[] {
  return puzzlesOf(game).filter(({ solution }) => solution.length === 2 * turns - 1);
}

/** A puzzle as a visitor has it before them. */
class PuzzleVisit {
  readonly table: Table;

  constructor(
    readonly visit: Visit,
    readonly puzzle: Puzzle,
    game: GameId,
    way: Way,
  ) {
    this.table = new Table(visit, game, way);
    this.table.start = puzzle.position;
    this.table.flipped = this.table.look().side === "second";
  }

  static async open(visit: Visit, game: GameId, puzzle: Puzzle, way: Way = "typed"): Promise<PuzzleVisit> {
    await visit.open(`/puzzles/${game}#p=${puzzle.id}`);
    const posed = new PuzzleVisit(visit, puzzle, game, way);
    await posed.stands("open");
    await posed.table.shows();
    return posed;
  }

  /** The puzzle that the page has chosen. */
  static async found(visit: Visit, game: GameId, way: Way = "typed"): Promise<PuzzleVisit> {
    const id = await visit.page.locator("section[data-puzzle]").getAttribute("data-puzzle");
    const puzzle = puzzlesOf(game).find((one) => one.id === id);
    if (!puzzle) throw new Error(`there is no puzzle ${id}`);
    return new PuzzleVisit(visit, puzzle, game, way);
  }

  async stands(state: "open" | "wrong" | "solved"): Promise<void> {
    const { id, grade } = this.puzzle;
    await this.visit.page.locator(`section[data-puzzle="${id}"][data-grade="${grade}"][data-state="${state}"]`).waitFor();
  }

  /** One turn by hand, by keys or typed. */
  async turn(turn: string): Promise<void> {
    if (this.table.way === "typed") await this.table.type(turn);
    else await this.table.touchTurn(turn);
  }

  /** Plays the solution from here on; the page plays the defender. */
  async solve(): Promise<void> {
    const { solution } = this.puzzle;
    for (let ply = 0; ply < solution.length; ply += 2) {
      await this.turn(solution[ply] ?? "");
      this.table.turns = solution.slice(0, ply + 2);
      if (ply + 1 < solution.length) await this.table.shows();
    }
  }

  /** Some turn that is not the right one. */
  wrong(): string {
    const turn = turnThat(this.table.text, (turn) => turn !== this.puzzle.solution[0] && isQuiet(this.table, turn));
    if (turn === null) throw new Error("there is nothing else to play");
    return turn;
  }
}

/** Whether the game goes on after a turn. */
function isQuiet(table: Table, turn: string): boolean {
  return look({ ...table.text, turns: [...table.turns, turn] }).ending === null;
}

describe("a puzzle is solved", () => {
  test.for(GAMES)("in %s by mouse, by keys and by typed turns", async (game, { visit }) => {
    const visitor = await visit();
    const puzzles = [...ofLength(game, 2), ...ofLength(game, 1)];
    for (const [at, way] of (["mouse", "keys", "typed"] as const).entries()) {
      const puzzle = puzzles[at];
      if (!puzzle) throw new Error(`no puzzle of ${game} is short enough`);
      const posed = await PuzzleVisit.open(visitor, game, puzzle, way);
      await posed.solve();
      await posed.stands("solved");
      await visitor.page.locator("[data-next]:focus").waitFor();
    }
    expect(Number(await visitor.page.locator("[data-change]").getAttribute("data-change"))).toBeGreaterThan(0);
    await visitor.page.locator('[data-attempts="3"] svg[data-points="3"]').waitFor();
    expect(await troubles(visitor)).toEqual([]);
    // One more, of the visitor's strength.
    const before = await visitor.page.locator("section[data-puzzle]").getAttribute("data-puzzle");
    await visitor.page.keyboard.press("n");
    await visitor.page.locator(`section[data-puzzle]:not([data-puzzle="${before}"])[data-state="open"]`).waitFor();
  });

  test("with a finger on a phone, in French", async ({ visit }) => {
    const visitor = await visit({ ...PHONE, locale: "fr-FR", colorScheme: "dark" });
    const [puzzle] = ofLength("quindo", 2);
    if (!puzzle) throw new Error("no such puzzle");
    const posed = await PuzzleVisit.open(visitor, "quindo", puzzle, "touch");
    const { sides } = info("quindo", "fr");
    expect(await visitor.page.locator("section[data-puzzle] h2").innerText()).toBe(`${sides[posed.table.look().side]} joue et gagne.`);
    expect(await troubles(visitor)).toEqual([]);
    await posed.solve();
    await posed.stands("solved");
    await visitor.page.locator("[data-theme-code]").first().waitFor();
    expect(await troubles(visitor)).toEqual([]);
  });
});

describe("a puzzle is failed", () => {
  test("in Kono, and the truth says why; it counts once, and is kept between visits", async ({ visit }) => {
    const visitor = await visit({ colorScheme: "dark" });
    const { page } = visitor;
    const puzzle = puzzlesOf("kono").find(({ goal }) => goal === "win");
    if (!puzzle) throw new Error("no such puzzle");
    const posed = await PuzzleVisit.open(visitor, "kono", puzzle);
    const wrong = posed.wrong();
    await posed.turn(wrong);
    await posed.stands("wrong");
    const [best] = exact({ ...posed.table.text, turns: [wrong] }).turns;
    await page.locator(`[data-refutation="${best?.turn}"]`).waitFor();
    expect(await page.locator("[data-refutation]").innerText()).toContain(`After ${wrong} comes ${best?.turn}`);
    await page.locator(".marks path").first().waitFor({ state: "attached" });
    const fallen = await page.locator("section[data-rating]").getAttribute("data-rating");
    expect(Number(await page.locator("[data-change]").getAttribute("data-change"))).toBeLessThan(0);
    await page.locator("[data-again]:focus").waitFor();
    expect(await troubles(visitor)).toEqual([]);
    await page.keyboard.press("Enter");
    await posed.stands("open");
    await posed.solve();
    await posed.stands("solved");
    await page.locator('[data-act="analyse"]').waitFor();

    await visitor.reload();
    await posed.stands("open");
    expect(await page.locator("section[data-rating]").getAttribute("data-rating")).toBe(fallen);
    await page.locator('[data-attempts="1"]').waitFor();
  });

  test("where the engine must search, and the solution shows itself after a hint", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const [puzzle] = ofLength("granat", 2);
    if (!puzzle) throw new Error("no such puzzle");
    const posed = await PuzzleVisit.open(visitor, "granat", puzzle);
    const wrong = posed.wrong();
    await posed.turn(wrong);
    await posed.stands("wrong");
    await page.locator("[data-refutation]").waitFor();
    const reply = (await page.locator("[data-refutation]").getAttribute("data-refutation")) ?? "";
    look({ ...posed.table.text, turns: [wrong, reply] });
    await page.keyboard.press("u");
    await posed.stands("open");
    await page.keyboard.press("h");
    await page.locator('[data-hint="piece"]').waitFor();
    await page.keyboard.press("h");
    await page.locator('[data-hint="turn"]', { hasText: puzzle.solution[0] ?? "" }).waitFor();
    await page.keyboard.press("v");
    await page.locator("section[data-puzzle][data-shown]").waitFor();
    posed.table.turns = puzzle.solution;
    await posed.table.shows();
    // How the line has ended: by the rules, or in a position that is won.
    const words = look(posed.table.text).ending?.words ?? "can force the win: that is proved.";
    await page.locator("section[data-puzzle]", { hasText: words }).waitFor();
    await page.locator('[data-act="analyse"]').click();
    await page.locator("[data-engine]").waitFor();
    const { position } = look({ game: "granat", start: puzzle.position, turns: [] });
    await page.locator(`[data-position="${position}"]`).waitFor();
  });
});

describe("a run", () => {
  test("of three minutes goes to the end of its clock, and another to its third mistake", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await page.clock.install({ time: new Date("2026-05-05T12:00:00") });
    await visitor.open("/puzzles/kono");
    await page.locator('section[data-puzzle][data-state="open"]').waitFor();
    await page.locator('[data-begin="rush"]').click();
    // The clock waits for a word, and the word is under the finger.
    await page.locator('[data-rush="ready"]').waitFor();
    expect(await troubles(visitor)).toEqual([]);
    await page.locator("[data-rush-leave]").click();
    await page.locator('section[data-puzzle][data-state="open"]').waitFor();
    await page.locator('[data-begin="rush"]').click();
    await page.locator("[data-rush-start]:focus").waitFor();
    expect(await page.locator("[data-left]").count()).toBe(0);
    await page.keyboard.press("Enter");
    await page.locator('[data-run="rush"]').waitFor();
    expect(await troubles(visitor)).toEqual([]);
    // From here on time stands still unless it is told to pass.
    await page.clock.pauseAt(new Date("2026-05-05T12:02:00"));
    const left = Number(await page.locator("[data-left]").getAttribute("data-left"));
    expect(left).toBeGreaterThan(30);
    for (const solved of [1, 2]) {
      const posed = await PuzzleVisit.found(visitor, "kono");
      await posed.solve();
      await page.locator(`[data-run="rush"][data-solved="${solved}"]`).waitFor();
      await page.locator(`section[data-puzzle]:not([data-puzzle="${posed.puzzle.id}"])`).waitFor();
    }
    const posed = await PuzzleVisit.found(visitor, "kono");
    await posed.turn(posed.wrong());
    await page.locator('[data-run="rush"][data-mistakes="1"]').waitFor();
    await page.clock.runFor(1_000);
    await page.locator(`section[data-puzzle]:not([data-puzzle="${posed.puzzle.id}"])`).waitFor();
    await page.clock.runFor(left * 1_000);
    await page.locator('[data-run="rush"][data-over="clock"][data-solved="2"] [data-best]').waitFor();
    expect(await page.locator("[data-run] li a").count()).toBe(3);
    await page.clock.resume();
    expect(await troubles(visitor)).toEqual([]);

    await page.locator("[data-run-again]").click();
    for (const mistakes of [1, 2, 3]) {
      await page.locator('section[data-puzzle][data-state="open"]').waitFor();
      const failing = await PuzzleVisit.found(visitor, "kono");
      await failing.table.shows();
      await failing.turn(failing.wrong());
      await page.locator(`[data-run="rush"][data-mistakes="${mistakes}"]`).waitFor();
      if (mistakes < 3) await page.locator(`section[data-puzzle]:not([data-puzzle="${failing.puzzle.id}"])`).waitFor();
    }
    await page.locator('[data-run="rush"][data-over="mistakes"]', { hasText: "Your best: 2" }).waitFor();
  });

  test("of three minutes waits until it is told to begin, in French on a phone", async ({ visit }) => {
    const visitor = await visit({ ...PHONE, locale: "fr-FR" });
    const { page } = visitor;
    await visitor.open("/puzzles/quindo#rush");
    await page.locator('[data-rush="ready"]', { hasText: "le chronomètre court pendant trois minutes" }).waitFor();
    expect(await troubles(visitor)).toEqual([]);
    expect(await page.locator("section[data-puzzle]").count()).toBe(0);
    await page.locator("[data-rush-start]").click();
    await page.locator('[data-run="rush"] [data-left]').waitFor();
    await page.locator('section[data-puzzle][data-state="open"]').waitFor();
  });

  test("without a mistake is a streak, in French", async ({ visit }) => {
    const visitor = await visit({ locale: "fr-FR" });
    const { page } = visitor;
    await visitor.open("/puzzles/kono#streak");
    await page.locator('[data-run="streak"]').waitFor();
    const posed = await PuzzleVisit.found(visitor, "kono");
    await posed.solve();
    await page.locator('[data-run="streak"][data-solved="1"]').waitFor();
    await page.locator(`section[data-puzzle]:not([data-puzzle="${posed.puzzle.id}"])[data-state="open"]`).waitFor();
    const last = await PuzzleVisit.found(visitor, "kono");
    await last.turn(last.wrong());
    await page.locator('[data-run="streak"][data-over="streak"][data-solved="1"]', { hasText: "La série est finie." }).waitFor();
    // A mistake is explained here too.
    await page.locator("[data-refutation]", { hasText: "vient" }).waitFor();
  });
});

describe("the puzzles of the day", () => {
  test("are the same for everybody on that date; days in a row are counted, carried to another device, and brought back", async ({
    visit,
  }) => {
    const date = new Date(2026, 4, 5);
    const expected = GAMES.map((game) => dailyPuzzle(puzzlesOf(game), dayOf(date))?.id);
    const visitors: Visit[] = [];
    // It is the same date on both calendars, and never the same time.
    for (const [locale, timezoneId, time] of [
      ["en-GB", "Pacific/Auckland", "2026-05-05T00:30:00+12:00"],
      ["fr-FR", "America/Los_Angeles", "2026-05-05T23:30:00-07:00"],
    ] as const) {
      const visitor = await visit({ locale, timezoneId });
      await visitor.page.clock.install({ time: new Date(time) });
      await visitor.open("/puzzles");
      await visitor.page.locator("[data-daily] [data-position]").nth(4).waitFor();
      const found = await visitor.page.locator("[data-daily]").evaluateAll((all) => all.map((one) => one.getAttribute("data-puzzle")));
      expect(found, locale).toEqual(expected);
      expect(await troubles(visitor)).toEqual([]);
      visitors.push(visitor);
    }
    const [{ page }, other] = visitors as [Visit, Visit];
    await page.locator('[data-daily="kono"] [data-to="daily"]').click();
    await page.locator('section[data-puzzle][data-state="open"]').waitFor();
    const posed = await PuzzleVisit.found(visitors[0] as Visit, "kono");
    expect(posed.puzzle.id).toBe(expected[0]);
    await posed.solve();
    await posed.stands("solved");
    await page.locator('.share [data-to="puzzles"]').click();
    await page.locator('[data-daily="kono"][data-state="solved"]').waitFor();
    await page.locator('[data-days="1"]').waitFor();

    await page.locator("[data-ratings]").click();
    const [saved] = await Promise.all([page.waitForEvent("download"), page.locator("[data-save]").click()]);
    const file = await textOf(saved);
    expect(await troubles(visitors[0] as Visit)).toEqual([]);
    await other.page.locator("[data-ratings]").click();
    const bring = (text: string): Promise<void> =>
      other.page
        .locator('input[name="ratings"]')
        .setInputFiles({ name: "ratings.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await bring("{}");
    await other.page.locator("[data-problem]", { hasText: "Ce n’est pas un fichier" }).waitFor();
    await bring(file);
    await other.page.locator("dialog [role=status]", { hasText: "repris" }).waitFor();
    await other.leaveDialog();
    await other.page.locator('[data-days="1"]').waitFor();
    expect(await other.page.locator('[data-daily="kono"] [data-rating]').getAttribute("data-rating")).toBe(
      await page.locator('[data-daily="kono"] [data-rating]').getAttribute("data-rating"),
    );
  });

  test("wait at home and at the end of a lesson, and are there without a network once they were", async ({ visit }) => {
    const served = await serve();
    const visitor = await visit({ serviceWorkers: "allow" }, served.address);
    const { page } = visitor;
    try {
      await visitor.open("/learn/kono/tutorial/end");
      await page.locator('[data-to="puzzles"]').waitFor();
      await visitor.open("/");
      // The page is in the hands of its service worker before puzzles are asked for.
      await page.evaluate(() => navigator.serviceWorker.ready);
      await visitor.reload();
      await page.locator('[data-to="puzzles"]').click();
      await page.locator("[data-daily] [data-position]").nth(4).waitFor();
    } finally {
      await served.stop();
    }
    await visitor.reload();
    await page.locator("[data-daily] [data-position]").nth(4).waitFor();
    await page.locator('[data-daily="quindo"] [data-to="daily"]').click();
    await page.locator('section[data-puzzle][data-state="open"]').waitFor();
    const posed = await PuzzleVisit.found(visitor, "quindo");
    await posed.solve();
    await posed.stands("solved");
    visitor.forgive(/net::ERR_CONNECTION_REFUSED$/);
  });
});

describe("an address", () => {
  test.for([
    ["#p=zzzzz", "unknown"],
    ["#p=<script>", "nonsense"],
    ["#what", "nonsense"],
    ["#theme=nothing", "none"],
  ] as const)("that asks for what there is not is answered: %s", async ([hash, notice], { visit }) => {
    const visitor = await visit();
    await visitor.open(`/puzzles/kono${hash}`);
    await visitor.page.locator(`[data-notice="${notice}"]`).waitFor();
    if (notice === "none") return;
    await visitor.page.locator('section[data-puzzle][data-state="open"]').waitFor();
    await visitor.page.locator("[data-notice] button").click();
    await visitor.page.locator("[data-notice]").waitFor({ state: "detached" });
  });

  test("of a theme or a grade has only such puzzles", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open("/puzzles/bermudes");
    await page.locator('section[data-puzzle][data-state="open"]').waitFor();
    await page.locator("details.filter summary").click();
    const grade = puzzlesOf("bermudes").at(-1)?.grade ?? 1;
    await page.locator('select[name="grade"]').selectOption(String(grade));
    await page.locator(`section[data-puzzle][data-grade="${grade}"]`).waitFor();
    expect(await visitor.url()).toContain(`grade=${grade}`);
    const count = puzzlesOf("bermudes").filter((puzzle) => puzzle.grade === grade).length;
    await page.locator(`details.filter [data-count="${count}"]`).waitFor();
    await page.keyboard.press("?");
    await page.locator("dialog", { hasText: "Hint: first the piece" }).waitFor();
    expect(await troubles(visitor)).toEqual([]);
  });
});

async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), "utf8");
}
