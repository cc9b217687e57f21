/// Positions put together by hand: what cannot be is refused in the words of the rules, and what can be is played, copied and shared.

import { readFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { troubles } from "./support/axe.ts";
import { GAMES, info, type GameId } from "./support/rules.ts";
import { PHONE, test, type Visit } from "./support/visit.ts";

/** Every kind of impossible position that the rules know, with an example of each. */
function impossible(game: GameId): { position: string; code: string }[] {
  const file = readFileSync(new URL(`../../crates/games/testdata/${game}/impossible.txt`, import.meta.url), "utf8");
  const found = new Map<string, string>();
  for (const line of file.split("\n").filter((line) => line.includes("|") && !line.startsWith("#"))) {
    const [position = "", why = ""] = line.split("|").map((part) => part.trim());
    const code = /^[A-Z]\d+ ([\w-]+)/.exec(why)?.[1];
    if (code !== undefined && !found.has(code)) found.set(code, position);
  }
  return [...found].map(([code, position]) => ({ code, position }));
}

class Editor {
  private constructor(readonly visitor: Visit) {}

  static async open(visitor: Visit, game: GameId, hash = ""): Promise<Editor> {
    await visitor.open(`/editor/${game}${hash}`);
    const editor = new Editor(visitor);
    await visitor.page.locator("[data-fault]").waitFor();
    return editor;
  }

  get page() {
    return this.visitor.page;
  }

  /** Waits until the rules say so: empty where nothing is wrong. */
  fault(code: string): Promise<void> {
    return this.page.locator(`[data-fault="${code}"]`).waitFor();
  }

  position(text: string): Promise<void> {
    return this.page.locator(`[data-fault=""][data-position="${text}"]`).waitFor();
  }

  tool(name: string): Promise<void> {
    return this.page.locator(`[data-tool="${name}"]`).click();
  }

  act(name: string): Promise<void> {
    return this.page.locator(`[data-editor-act="${name}"]`).click();
  }

  touch(place: string, button: "left" | "right" = "left"): Promise<void> {
    return this.page.locator(`[data-square="${place}"]`).click({ button });
  }

  async paste(text: string): Promise<void> {
    await this.page.locator('input[name="position"]').fill(text);
    await this.page.locator('input[name="position"]').press("Enter");
  }
}

describe("an impossible position", () => {
  test.for(GAMES)("of %s is refused, whatever is wrong with it", async (game, { visit }) => {
    const editor = await Editor.open(await visit(), game);
    const { start } = info(game);
    const kinds = impossible(game);
    expect(kinds.length).toBeGreaterThan(1);
    for (const { position, code } of kinds) {
      await editor.paste(position);
      await editor.fault(code);
      // The board stays as it was, and the next good text is taken.
      await editor.paste(start);
      await editor.position(start);
    }
    await editor.paste("nonsense");
    await editor.page.locator('[data-fault^="expected"]').waitFor();
    expect(await editor.page.locator("[data-fault]").innerText()).toContain("This text is not a position: Character 1:");
  });

  test("of Kono is seen while it is put together", async ({ visit }) => {
    const editor = await Editor.open(await visit(), "kono");
    await editor.position("yyyy/yyyy/rrrr/rrrr r");
    await editor.act("empty");
    await editor.fault("both-beaten");
    expect(await editor.page.locator('[data-editor-act="play"]').count()).toBe(0);
    await editor.tool("first-man");
    for (const place of ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"]) await editor.touch(place);
    await editor.position("4/4/rrrr/rrrr r");
    await editor.touch("a3");
    await editor.fault("too-many-men");
    expect(await editor.page.locator("[data-fault]").innerText()).toContain("Red has more than the 8 men in the box. [K1]");
    // A right click turns it over, and a second touch of what is held takes it away.
    await editor.touch("a3", "right");
    await editor.position("4/y3/rrrr/rrrr r");
    await editor.tool("second-man");
    await editor.touch("a3");
    await editor.touch("b4");
    await editor.page.locator('input[name="side"][value="second"]').check({ force: true });
    await editor.position("1y2/4/rrrr/rrrr y");
    // By keyboard the same.
    await editor.page.locator('[data-square="b4"]').focus();
    for (const key of ["ArrowRight", "Enter", "t", "ArrowLeft", "Delete"]) await editor.page.keyboard.press(key);
    await editor.fault("too-many-men");
    for (const key of ["ArrowRight", "1", "Enter", "2", "Enter"]) await editor.page.keyboard.press(key);
    await editor.position("2y1/4/rrrr/rrrr y");
    // What is on the board is in the address.
    await editor.visitor.reload();
    await editor.position("2y1/4/rrrr/rrrr y");
  });

  test("of Cul-de-sac has pawns and walls as they cannot be", async ({ visit }) => {
    const editor = await Editor.open(await visit(), "cul-de-sac");
    await editor.tool("remove");
    await editor.touch("d4");
    await editor.fault("two-pawns");
    expect(await editor.page.locator("[data-fault]").innerText()).toContain("White has two pawns, neither more nor fewer: there is 1");
    await editor.tool("first-pawn");
    await editor.touch("e5");
    await editor.fault("");
    // Walls lie where they are touched, and cross only if somebody makes them.
    for (const [tool, wall] of [
      ["wall-h", "e7h"],
      ["wall-v", "e7v"],
    ] as const) {
      await editor.tool(tool);
      await editor.page.locator(`[data-wall="${wall}"]`).click();
    }
    await editor.fault("walls-cross");
    expect(await editor.page.locator("circle.fault").count()).toBe(2);
    await editor.page.locator('[data-wall="e7v"]').click();
    await editor.position("e5,h4 d11,h11 8,9 9,9 e7h w");
    await editor.page.locator('[data-stock="first h"]').fill("9");
    await editor.page.locator('[data-stock="first h"]').press("Tab");
    await editor.fault("too-many-walls");
  });
});

test("the last length of Quindo and the balls of Granat are put down too", async ({ visit }) => {
  const visitor = await visit();
  const quindo = await Editor.open(visitor, "quindo");
  await quindo.page.locator('input[name="length"][value="2"]').check({ force: true });
  await quindo.position(info("quindo").start.replace(/0$/, "2"));
  const granat = await Editor.open(visitor, "granat");
  await granat.tool("first-carrier");
  await granat.touch("c1");
  await granat.fault("too-many-balls");
  await granat.tool("first-pawn");
  await granat.touch("a1");
  await granat.fault("");
  expect(await granat.page.locator('[data-man="c1 first carrier"]').count()).toBe(1);
});

test("a position is played from, and found again from the game", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const editor = await Editor.open(visitor, "kono");
  await editor.paste("yy2/4/4/2rr y");
  await editor.position("yy2/4/4/2rr y");
  await editor.act("play");
  await page.locator('.board[data-position="yy2/4/4/2rr y"]').waitFor();
  await page.keyboard.press("Escape");
  await visitor.act("text");
  await page.locator('dialog [data-to="editor"]').click();
  await editor.position("yy2/4/4/2rr y");
  // An address that says nothing possible says why, and the start is there instead.
  await Editor.open(visitor, "kono", "#start=rrrr%2Frrrr%2Frrrr%2Fyyyy+r");
  await editor.fault("too-many-men");
  await page.locator('[data-language="fr"]').click();
  await page.locator("h1", { hasText: "éditeur de position" }).waitFor();
});

test("the editor is for everybody: by axe, on a phone, at night", async ({ visit }) => {
  for (const options of [{}, { ...PHONE, viewport: { width: 360, height: 740 }, colorScheme: "dark" as const }]) {
    const visitor = await visit(options);
    for (const game of ["cul-de-sac", "granat"] as const) {
      const editor = await Editor.open(visitor, game);
      await editor.act("empty");
      await editor.page.locator('[data-fault]:not([data-fault=""])').waitFor();
      expect(await troubles(visitor)).toEqual([]);
      expect(await editor.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  }
});
