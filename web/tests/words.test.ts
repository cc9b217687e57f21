/// Both languages: the browser's, the chosen one, and the one remembered.

import { describe, expect } from "vitest";
import { GAMES, info } from "./support/rules.ts";
import { Table } from "./support/table.ts";
import { test } from "./support/visit.ts";

const TITLES = { en: "Five board games that were nearly lost", fr: "Cinq jeux de plateau" };

describe("the language", () => {
  test.for([
    ["en-US", "en"],
    ["fr-CA", "fr"],
    ["de-DE", "en"],
  ] as const)("follows the browser: %s", async ([locale, language], { visit }) => {
    const visitor = await visit({ locale });
    await visitor.open("/");
    expect(await visitor.page.locator("html").getAttribute("lang")).toBe(language);
    expect(await visitor.page.locator("h1").innerText()).toContain(TITLES[language]);
  });

  test("is switched in the middle of a game, and remembered", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const table = await Table.set(visitor, "kono", { opponent: "human" });
    await table.play("b1xb3");
    await table.touchSquare("a1");
    await page.locator("#objection[data-objection]").waitFor();
    await page.locator('[data-language="fr"]').click();
    await page.locator('html[lang="fr"]').waitFor();
    const yellow = info("kono", "fr").sides.second;
    await page.locator("[data-status]", { hasText: yellow }).waitFor();
    await table.shows();
    await visitor.reload();
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
    await page.locator("[data-status]", { hasText: yellow }).waitFor();
    await page.locator('[data-language="en"]').click();
    await page.locator('html[lang="en"]').waitFor();
  });

  test.for(GAMES)("is spoken by all of %s", async (game, { visit }) => {
    const visitor = await visit({ locale: "fr-FR" });
    await visitor.open(`/play/${game}`);
    const { sides, firstTouch } = info(game, "fr");
    const words = await visitor.page.locator("main").innerText();
    for (const name of [sides.first, sides.second]) expect(words).toContain(name);
    expect(words).toContain(firstTouch);
    // A name in place of a text would give a forgotten message away.
    const names = await visitor.page
      .locator("main *")
      .evaluateAll((all) =>
        all.flatMap((one) => [one.getAttribute("aria-label"), one.getAttribute("title")]).filter((word) => word !== null),
      );
    for (const word of [...words.split("\n"), ...names])
      expect(word).not.toMatch(/^(act|board|setup|status|go|turn|value|say|end|key)s?-[a-z-]+$/);
  });
});

test("a chosen theme is remembered and there from the first moment", async ({ visit }) => {
  const visitor = await visit({ colorScheme: "light" });
  const { page } = visitor;
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await visitor.open("/");
  const light = await ground();
  await page.getByRole("button", { name: "Dark colours" }).click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await visitor.reload();
  expect(await ground()).toBe(dark);
});

test("a page that cannot be fetched says so", async ({ visit }) => {
  const visitor = await visit({ locale: "fr-FR" });
  const { page } = visitor;
  await visitor.open("/");
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.locator('header [data-to="learn"]').click();
  await page.getByRole("alert").getByText("Cette page n’a pas pu être chargée. Êtes-vous en ligne\u202f?").waitFor();
  visitor.forgive(/ERR_FAILED|Failed to fetch/);
});
