/// Online play for everybody: nothing serious is found by axe, neither language is missing, and nothing is wider than a phone.

import { describe, expect } from "vitest";
import { troubles } from "./support/axe.ts";
import { Duel, join, makeGame } from "./support/online.ts";
import { PHONE, test, type Visit } from "./support/visit.ts";

async function isSound(visitor: Visit): Promise<void> {
  expect(await troubles(visitor)).toEqual([]);
  const spare = await visitor.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(spare).toBeLessThanOrEqual(0);
}

const SMALL = { ...PHONE, viewport: { width: 360, height: 740 }, locale: "fr-FR" };

describe.each(["light", "dark"] as const)("in %s colours", (colorScheme) => {
  test("axe finds nothing serious from the invitation to the end, on a desk and on a phone", async ({ visit }) => {
    const [host, friend] = [await visit({ colorScheme }), await visit({ ...SMALL, colorScheme })];
    for (const visitor of [host, friend]) {
      await visitor.page.goto("/online");
      await visitor.page.locator("[data-new] label:has(input[name=clock][value=live])").click();
      await visitor.page.locator("[data-new] input[name=side]").first().waitFor({ state: "attached" });
      await isSound(visitor);
    }
    const link = await makeGame(host, "bermudes", { clock: "live" });
    await isSound(host);
    await friend.page.goto(link);
    await friend.page.locator("[data-join]").waitFor();
    await isSound(friend);
    await join(friend, link);
    await host.until("yours");
    await friend.act("say");
    await host.act("draw");
    await friend.page.locator('[data-question="draw"]').waitFor();
    for (const visitor of [host, friend]) await isSound(visitor);
    await host.act("links");
    await host.page.locator('[data-link="personal"]').waitFor();
    await isSound(host);
    await host.leaveDialog();
    await friend.page.locator("[data-yes]").click();
    for (const visitor of [host, friend]) {
      await visitor.page.locator("dialog [data-ending]").waitFor();
      await isSound(visitor);
    }
  });
});

test("a whole turn, an offer and its answer need no mouse", async ({ visit }) => {
  const [host, friend] = [await visit(), await visit()];
  const duel = await Duel.meet(host, friend, "kono");
  await host.page.keyboard.press("t");
  await host.page.keyboard.type("b1xb3");
  await host.page.keyboard.press("Enter");
  duel.friend.turns = duel.host.turns = ["b1xb3"];
  await duel.friend.shows();
  // What happens elsewhere is said.
  await friend.page.locator("[data-spoken]", { hasText: "b1" }).waitFor({ state: "attached" });
  await friend.page.locator('[data-act="draw"]').focus();
  await friend.page.keyboard.press("Enter");
  await host.page.locator('[data-question="draw"][role="alert"]').waitFor();
  await host.page.locator("[data-yes]").focus();
  await host.page.keyboard.press("Enter");
  await host.until("over");
});

test("the language can be changed in the middle of a game", async ({ visit }) => {
  const [host, friend] = [await visit(), await visit()];
  await Duel.meet(host, friend, "kono");
  await host.page.locator('[data-language="fr"]').click();
  await host.page.locator('[data-status="yours"]', { hasText: "À vous de jouer" }).waitFor();
  await host.page.locator("[data-connection]", { hasText: "Connecté" }).waitFor();
});
