/// Positions and games as text: in the address, copied, pasted, downloaded.

import { readFile } from "node:fs/promises";
import { describe, expect } from "vitest";
import { GAMES, info, look, momentOf, wholeGame } from "./support/rules.ts";
import { Table } from "./support/table.ts";
import { test, type Visit } from "./support/visit.ts";

async function openText(visit: Visit): Promise<void> {
  await visit.act("text");
  await visit.page.locator("dialog textarea").waitFor();
}

async function paste(visit: Visit, text: string): Promise<void> {
  await openText(visit);
  await visit.page.locator('textarea[name="pasted"]').fill(text);
  await visit.page.locator("dialog form button.main").click();
}

describe("the address", () => {
  test.for(GAMES)("holds a game of %s", async (game, { visit }) => {
    const turns = wholeGame(game, [1, 1], 4).slice(0, 9);
    const table = await Table.join(await visit(), game, { turns });
    // It follows the game, so that it can be sent to somebody at any time.
    const next = momentAfter(table);
    await table.play(next);
    const address = await table.visit.url();
    const elsewhere = await visit();
    await elsewhere.open(address.slice(address.indexOf("/play/")));
    const again = new Table(elsewhere, game);
    again.turns = table.turns;
    await again.shows();
  });

  test("holds a position", async ({ visit }) => {
    const { position } = look({ game: "granat", turns: momentOf("granat", (_, { turns }) => turns.length === 20) });
    const table = await Table.join(await visit(), "granat", { start: position });
    await table.play(momentAfter(table));
    await table.shows();
  });

  function momentAfter(table: Table): string {
    return table.look().choices.find(({ done }) => done)?.text ?? wholeGame(table.game, [1, 1], 4)[9] ?? "";
  }
});

describe("copied text", () => {
  test("is pasted elsewhere and gives the same", async ({ visit }) => {
    const visitor = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    const turns = wholeGame("bermudes", [2, 2], 6).slice(0, 8);
    const table = await Table.join(visitor, "bermudes", { turns });
    const copied = async (what: RegExp): Promise<string> => {
      await openText(visitor);
      await visitor.page.locator("dialog").getByRole("button", { name: what }).click();
      await visitor.page.locator("dialog .answer", { hasText: "copied" }).waitFor();
      const text = await visitor.page.evaluate(() => navigator.clipboard.readText());
      await visitor.leaveDialog();
      return text;
    };
    const position = await copied(/position/);
    expect(position).toBe(table.look().position);
    const game = await copied(/game/);
    expect(game).toContain('[GameType "bermudes"]');
    const address = await copied(/link/);

    const other = await visit();
    // A game of another kind: the page goes there.
    await other.open("/play/kono");
    const again = new Table(other, "bermudes");
    again.turns = turns;
    await paste(other, game);
    await again.shows();
    await other.open("/play/kono");
    await paste(other, address);
    await again.shows();
    await other.open("/play/bermudes");
    await paste(other, position);
    again.turns = [];
    again.start = position;
    await again.shows();
  });

  test("can be downloaded", async ({ visit }) => {
    const visitor = await visit();
    const turns = wholeGame("quindo", [2, 2], 6).slice(0, 8);
    await Table.join(visitor, "quindo", { turns });
    await openText(visitor);
    const coming = visitor.page.waitForEvent("download");
    await visitor.page.getByRole("button", { name: "Download" }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe("pionnier-quindo.txt");
    const words = await readFile(await file.path(), "utf8");
    for (const turn of turns) expect(words).toContain(turn);
  });
});

describe("a text that is nothing", () => {
  test.for(["", "Hello", '[GameType "chess"]', "1. a1xa3 a1xa3", "http://example.com/", '{"game":'])(
    "is refused with a reason: %s",
    async (text, { visit }) => {
      const visitor = await visit();
      await visitor.open("/play/kono");
      await paste(visitor, text);
      const problem = visitor.page.locator("dialog .answer.bad");
      await problem.waitFor();
      expect((await problem.innerText()).length).toBeGreaterThan(20);
      await visitor.leaveDialog();
      await visitor.page.locator(`[data-position="${info("kono").start}"]`).waitFor();
    },
  );

  test("is refused when it is far too long, after a long one too, and the rules go on", async ({ visit }) => {
    const visitor = await visit();
    const table = await Table.set(visitor, "kono", { opponent: "human" });
    await openText(visitor);
    const problem = visitor.page.locator("dialog .answer.bad");
    for (const [length, words] of [
      [3_900_000, "a game has at most"],
      [4_200_000, "four million characters"],
    ] as const) {
      await visitor.page.locator('textarea[name="pasted"]').evaluate((field, length) => {
        (field as HTMLTextAreaElement).value = `[x${"x".repeat(length)}`;
        field.dispatchEvent(new Event("input", { bubbles: true }));
        field.closest("form")?.requestSubmit();
      }, length);
      await problem.filter({ hasText: words }).waitFor();
    }
    await visitor.leaveDialog();
    await table.play("a1xa3");
    await table.shows();
  });
});

describe("a typed turn", () => {
  test.for(["a1", "a1-a2", "a1xa4", "what", "a1xa3xa4", "é", "a4xa2"])("is refused with a reason: %s", async (turn, { visit }) => {
    const table = await Table.set(await visit(), "kono", { opponent: "human" }, "typed");
    await table.type(turn);
    await table.visit.page.locator("#objection[data-objection]").waitFor();
    const input = table.visit.page.locator('input[name="turn"]');
    expect(await input.getAttribute("aria-invalid")).toBe("true");
    // What was typed stays, to be mended.
    expect(await input.inputValue()).toBe(turn);
    await table.play("a1xa3");
    expect(await input.inputValue()).toBe("");
  });
});
