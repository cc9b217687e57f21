/// How games end: won, lost and drawn, by the rules and by the players.

import { describe, expect } from "vitest";
import { exact, info, look, momentOf, wholeGame } from "./support/rules.ts";
import { Table } from "./support/table.ts";
import { test, type Visit } from "./support/visit.ts";

/** Sits down to a game that came with a link, against the level chosen before. */
async function playOn(visit: Visit): Promise<void> {
  await visit.page.locator('[data-notice="linked"] button').first().click();
  await visit.until("yours");
}

async function chooseLevel(visit: Visit, level: number): Promise<void> {
  await visit.open("/play/kono");
  await visit.page.locator(`[data-setup] label:has(input[name="level"][value="${level}"])`).click();
  await visit.page.locator(`input[name="level"][value="${level}"]:checked`).waitFor({ state: "attached" });
}

describe("a game by the rules", () => {
  test("is won", async ({ visit }) => {
    const turns = wholeGame("kono", [4, 1], 5);
    const last = turns.at(-1) ?? "";
    const visitor = await visit();
    const table = await Table.join(visitor, "kono", { turns: turns.slice(0, -1) });
    await playOn(visitor);
    await table.play(last);
    await table.saysEnd("won");
    expect(await visitor.page.locator("dialog h2").textContent()).toBe("You have won");
  });

  test("is lost", async ({ visit }) => {
    const turns = wholeGame("kono", [1, 4], 5);
    const visitor = await visit();
    await chooseLevel(visitor, 10);
    const table = await Table.join(visitor, "kono", { turns: turns.slice(0, -2) });
    await playOn(visitor);
    await table.play(turns.at(-2) ?? "");
    await table.answered();
    await visitor.until("over");
    await table.saysEnd("lost");
    expect(await visitor.page.locator("dialog h2").textContent()).toBe("You have lost");
  });

  test("is drawn when a position comes for the third time", async ({ visit }) => {
    // Each side walks one man there and back.
    const start = "y3/3y/r3/3r r";
    const round = ["a2-b2", "a4-b4", "b2-a2", "b4-a4"];
    const visitor = await visit();
    const table = await Table.join(visitor, "kono", { start }, "typed");
    await table.follow([...round, ...round]);
    expect(table.look().ending?.cause).toBe("repetition");
    await table.saysEnd("drawn");
    expect(await visitor.page.locator("dialog [data-ending] a").textContent()).toBe("[C3]");
  });
});

describe("a game by agreement", () => {
  test("is drawn when the other person agrees, and goes on when not", async ({ visit }) => {
    const visitor = await visit();
    const table = await Table.set(visitor, "quindo", { opponent: "human" });
    await table.follow(wholeGame("quindo", [2, 2], 1).slice(0, 2));
    await visitor.act("draw");
    await visitor.page.locator('[data-offer="asked"]').waitFor();
    await visitor.page.locator(".status [data-no]").click();
    await visitor.page.locator('[data-offer="asked"]').waitFor({ state: "detached" });
    await visitor.act("draw");
    await visitor.page.locator(".status [data-yes]").click();
    await visitor.until("over");
    await table.saysEnd("drawn");
    expect(await visitor.page.locator("dialog [data-ending]").getAttribute("data-ending")).toBe("agreed");
  });

  test("is drawn when the engine has nothing to hope for", async ({ visit }) => {
    const turns = momentOf("kono", (now, text) => now.side === "first" && text.turns.length > 1 && exact(text).value.result === "draw");
    const visitor = await visit();
    await Table.join(visitor, "kono", { turns });
    await playOn(visitor);
    await visitor.act("draw");
    await visitor.page.locator('dialog [data-ending="agreed"][data-result="drawn"]').waitFor();
  });

  test("goes on when the engine hopes for more", async ({ visit }) => {
    const turns = momentOf("kono", (now, text) => now.side === "first" && text.turns.length > 1 && exact(text).value.result === "loss");
    const visitor = await visit();
    const table = await Table.join(visitor, "kono", { turns });
    await playOn(visitor);
    await visitor.act("draw");
    await visitor.page.locator('[data-offer="declined"]').waitFor();
    await visitor.until("yours");
    await table.shows();
  });
});

describe("a resigned game", () => {
  test("is lost, and the rematch swaps the sides", async ({ visit }) => {
    const visitor = await visit();
    const table = await Table.set(visitor, "bermudes", { opponent: "level", level: 1, side: "first" });
    const [first = ""] = wholeGame("bermudes", [2, 2], 1);
    await table.play(first);
    await table.answered();

    await visitor.act("resign");
    await visitor.page.locator("dialog [data-no]").click();
    await visitor.until("yours");
    await visitor.act("resign");
    await visitor.page.locator("dialog [data-yes]").click();
    await visitor.page.locator('dialog [data-ending="resigned"][data-result="lost"]').waitFor();

    const { first: white, second: black } = info("bermudes").sides;
    expect(await visitor.page.locator('[data-player="0"] .name').innerText()).toMatch(new RegExp(`^${white}\\s+You$`));
    await visitor.page.locator("dialog button.main").click();
    await visitor.until("yours");
    await table.answered();
    expect(table.turns).toHaveLength(1);
    expect(await visitor.page.locator('[data-player="1"] .name').innerText()).toMatch(new RegExp(`^${black}\\s+You$`));
  });

  test("of two people names the winner, and can be taken back", async ({ visit }) => {
    const visitor = await visit();
    const table = await Table.set(visitor, "granat", { opponent: "human" });
    const [first = ""] = wholeGame("granat", [2, 2], 1);
    await table.play(first);
    await visitor.act("resign");
    await visitor.page.locator("dialog [data-yes]").click();
    const winner = info("granat").sides.first;
    await visitor.page.locator('dialog [data-ending="resigned"][data-result="over"]').waitFor();
    expect(await visitor.page.locator("dialog h2").textContent()).toBe(`${winner} has won`);
    await visitor.leaveDialog();
    await visitor.act("takeback");
    await visitor.until("theirs");
    await table.shows();
  });
});

test("a finished game can be looked at, and a new one begun", async ({ visit }) => {
  const turns = wholeGame("kono", [4, 1], 5);
  const visitor = await visit();
  const table = await Table.join(visitor, "kono", { turns });
  await visitor.until("over");
  await visitor.page.keyboard.press("Home");
  await visitor.page.locator(`[data-position="${info("kono").start}"]`).waitFor();
  await visitor.page.keyboard.press("End");
  await table.shows();
  await visitor.act("new");
  await visitor.page.locator("[data-setup]").waitFor();
  await visitor.page.locator(`[data-position="${look({ game: "kono", turns: [] }).position}"]`).waitFor();
});
