/// The visitor's results on this device, and the next level.

import { describe, expect } from "vitest";
import { levelTurn } from "./support/rules.ts";
import { Table } from "./support/table.ts";
import { test, type Visit } from "./support/visit.ts";

/** Plays against the first level as the fifth, and must have won. */
async function win(table: Table): Promise<void> {
  await table.answered();
  while (!table.look().ending) {
    await table.play(levelTurn(table.text, 5, 1));
    await table.answered();
  }
  await table.visit.page.locator('dialog [data-result="won"]').waitFor();
}

async function shown(visit: Visit, row: string): Promise<string[]> {
  const cells = visit.page.locator(`dialog [data-result="${row}"] td`);
  await cells.first().waitFor();
  return cells.allInnerTexts();
}

describe("results", () => {
  test("are counted, and after two wins in a row the next level is offered", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const table = await Table.set(visitor, "quindo", { opponent: "level", level: 1, side: "first" }, "typed");
    await win(table);
    expect(await page.locator("dialog [data-next]").count()).toBe(0);
    expect(await page.locator("dialog").innerText()).toContain("Against level 1: 1 won, 0 drawn, 0 lost.");
    // To look at it again is not to win again.
    await visitor.reload();
    await visitor.until("over");
    await visitor.act("rematch");
    // Until then the page still says that the last one is over.
    await page.locator('[data-status="over"]').waitFor({ state: "detached" });
    await win(table);
    expect(await page.locator("dialog [data-next]").getAttribute("data-next")).toBe("2");
    await page.locator("dialog [data-play-next]").click();
    await page.locator("[data-player] .name", { hasText: "Level 2" }).waitFor();

    await visitor.open("/");
    await page.locator("[data-show-results]").click();
    expect(await shown(visitor, "Quindo 1")).toEqual(["2", "2", "0", "0"]);
    await page.locator("[data-forget]").click();
    await page.locator("[data-forget]").click();
    await page.locator('[data-results="none"]').waitFor();
  });

  test("a resigned game is lost, and damaged counts begin again", async ({ visit }) => {
    const visitor = await visit({ locale: "fr-FR" });
    const { page } = visitor;
    await visitor.context.addInitScript(
      () => localStorage.getItem("pionnier.results") ?? localStorage.setItem("pionnier.results", '{"kono":{"tallies":7'),
    );
    const table = await Table.set(visitor, "kono", { opponent: "level", level: 3, side: "first" }, "typed");
    await table.play("b1xb3");
    await table.answered();
    await visitor.act("resign");
    await page.locator("dialog [data-yes]").click();
    await page.locator('dialog [data-result="lost"]').waitFor();
    await visitor.leaveDialog();
    await visitor.act("new");
    await page.locator("[data-show-results]").click();
    expect(await shown(visitor, "Kono 3")).toEqual(["1", "0", "0", "1"]);
  });
});
