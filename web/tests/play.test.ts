/// What the players can ask for besides playing.

import { describe, expect } from "vitest";
import { exact, info, look, wholeGame } from "./support/rules.ts";
import { Table } from "./support/table.ts";
import { test } from "./support/visit.ts";

describe("taking back", () => {
  test("goes to the last choice of the person, even after the reply", async ({ visit }) => {
    const visitor = await visit();
    const table = await Table.set(visitor, "quindo", { opponent: "level", level: 1, side: "first" });
    const [first = ""] = wholeGame("quindo", [3, 1], 1);
    await table.play(first);
    await table.answered();
    const answer = table.turns[1];
    await visitor.act("takeback");
    table.turns = [];
    await table.shows();
    // The same turn gets the same answer.
    await table.play(first);
    await table.answered();
    expect(table.turns[1]).toBe(answer);
  });

  test("goes one turn with two people, to the start", async ({ visit }) => {
    const visitor = await visit();
    const table = await Table.set(visitor, "granat", { opponent: "human" });
    const turns = wholeGame("granat", [1, 1], 1).slice(0, 3);
    await table.follow(turns);
    for (const length of [2, 1, 0]) {
      await visitor.page.keyboard.press("u");
      table.turns = turns.slice(0, length);
      await table.shows();
    }
    expect(await visitor.page.locator('[data-act="takeback"]').isDisabled()).toBe(true);
  });
});

test("each turn is heard once, whatever else changes before the eye", async ({ visit }) => {
  const visitor = await visit({ reducedMotion: "no-preference" });
  await visitor.page.addInitScript(() => {
    // Where there is nothing to hear it with, a sound is made all the same. A turn has one tone.
    Object.defineProperty(AudioContext.prototype, "state", { get: () => "running" });
    const make = Reflect.get(AudioContext.prototype, "createOscillator") as () => OscillatorNode;
    AudioContext.prototype.createOscillator = function () {
      const { dataset } = document.documentElement;
      dataset.tones = `${Number(dataset.tones ?? 0) + 1}`;
      return make.call(this);
    };
  });
  const table = await Table.set(visitor, "quindo", { opponent: "level", level: 1, side: "first" });
  await table.play(wholeGame("quindo", [3, 1], 1)[0] ?? "");
  await table.answered();
  expect(await visitor.page.evaluate(() => document.documentElement.dataset.tones)).toBe("2");
});

test("a hint is a turn that can be played", async ({ visit }) => {
  const visitor = await visit();
  const table = await Table.set(visitor, "kono", { opponent: "human" });
  await visitor.act("hint");
  const hint = await visitor.page.locator("[data-hint]").getAttribute("data-hint");
  expect(table.look().choices.map(({ text }) => text)).toContain(hint);
  await table.play(hint ?? "");
  await visitor.page.locator("[data-hint]").waitFor({ state: "detached" });
});

test("exact values in Kono are those of the solved game, and follow the game", async ({ visit }) => {
  const visitor = await visit();
  const table = await Table.set(visitor, "kono", { opponent: "human" });
  await visitor.act("values");
  const agrees = async (): Promise<void> => {
    const known = exact(table.text);
    await visitor.page.locator(`[data-exact="${known.value.result}"] li`).first().waitFor();
    const shown = await visitor.page
      .locator("[data-exact] li button")
      .evaluateAll((rows) => rows.map((row) => [row.querySelector(".turn")?.textContent, row.getAttribute("data-value"), row.textContent]));
    expect(shown.map(([turn, value]) => [turn, value])).toEqual(known.turns.map(({ turn, value }) => [turn, value.result]));
    known.turns.forEach(({ value }, at) => {
      if ("distance" in value) expect(shown[at]?.[2]).toMatch(new RegExp(`\\b${value.distance} turns?$`));
    });
  };
  await agrees();
  const worst = exact(table.text).turns.at(-1)?.turn ?? "";
  await table.play(worst);
  await visitor.page.locator(`[data-exact="${exact(table.text).value.result}"]`).waitFor();
  await agrees();
  // A row of the list plays its turn.
  const best = exact(table.text).turns[0]?.turn ?? "";
  await visitor.page.locator("[data-exact] li button", { hasText: best }).click();
  table.turns = [worst, best];
  await table.shows();
  await visitor.page.keyboard.press("v");
  await visitor.page.locator("[data-exact]").waitFor({ state: "detached" });
});

test("whoever looks at earlier turns is left in peace when the answer comes", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const table = await Table.set(visitor, "quindo", { opponent: "level", level: 10, side: "first" });
  await table.play(wholeGame("quindo", [3, 1], 1)[0] ?? "");
  await page.keyboard.press("Home");
  const { start } = info("quindo");
  await page.locator(`[data-position="${start}"]`).waitFor();
  await page.locator('[data-turns*=" "]').waitFor({ state: "attached" });
  await visitor.until("yours");
  expect(await page.locator("[data-position]").getAttribute("data-position")).toBe(start);
  // Looking is not playing.
  await table.touchSquare(look({ game: "quindo", turns: [] }).choices[0]?.touch.from ?? "");
  expect(await page.locator('[data-square][aria-selected="true"]').count()).toBe(0);
  await page.keyboard.press("End");
  await table.answered();
});

test("the list of turns leads through the whole game by keyboard", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const turns = wholeGame("bermudes", [1, 1], 1).slice(0, 12);
  const table = await Table.join(visitor, "bermudes", { turns });
  for (const [key, ply] of [
    ["ArrowLeft", 11],
    ["k", 10],
    ["ArrowRight", 11],
    ["Home", 0],
    ["j", 1],
    ["End", 12],
  ] as const) {
    await page.keyboard.press(key);
    await table.shows(ply);
  }
  await page.locator('[data-ply="5"]').click();
  await table.shows(5);
  expect(await page.locator('[data-ply="5"]').getAttribute("aria-current")).toBe("step");
});

test("? shows all keys, and Escape leaves them", async ({ visit }) => {
  const visitor = await visit();
  await Table.set(visitor, "kono", { opponent: "human" });
  await visitor.page.keyboard.press("?");
  const overlay = visitor.page.locator("dialog[open]");
  await overlay.waitFor();
  const keys = await overlay.locator("kbd").allInnerTexts();
  for (const key of ["←", "→", "Home", "End", "f", "z", "?", "r", "Esc"]) expect(keys).toContain(key);
  await visitor.page.keyboard.press("Escape");
  await overlay.waitFor({ state: "detached" });
  await visitor.page.keyboard.press("z");
  await visitor.page.locator("[data-turns]").waitFor({ state: "hidden" });
  await visitor.page.keyboard.press("z");
  await visitor.page.locator("[data-turns]").waitFor();
});

test("the engine plays against itself, and pauses", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const table = await Table.set(visitor, "quindo", { opponent: "engines", level: 7 });
  await page.locator('[data-turns]:not([data-turns=""])').waitFor({ state: "attached" });
  await visitor.act("pause");
  await visitor.until("paused");
  const before = (await page.locator("[data-turns]").getAttribute("data-turns")) ?? "";
  await visitor.reload();
  await visitor.until("paused");
  table.turns = before.split(" ");
  await table.shows();
  await visitor.act("pause");
  await page.locator(`[data-turns^="${before} "]`).waitFor({ state: "attached" });
});

test("a side by lot is drawn only when the game begins", async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open("/play/kono");
  await page.locator('[data-setup] label:has(input[value="lot"])').click();
  await page.locator('[data-player="0"]', { hasText: "by lot" }).waitFor();
  await page.locator("[data-setup] button.main").click();
  await visitor.until("yours");
  const names = await page.locator("[data-player] .name").allInnerTexts();
  expect(names.filter((name) => /You$/.test(name))).toHaveLength(1);
});
