/// A new version of the page: it waits until the visitor takes it, comes whole or not at all, and keeps the game.

import { expect } from "vitest";
import { folder } from "./support/folder.ts";
import { Table } from "./support/table.ts";
import { test, type Visit } from "./support/visit.ts";

function version({ page }: Visit): Promise<string | null> {
  return page.locator('meta[name="version"]').getAttribute("content");
}

/** Asks for a new version, as browsers do from time to time. */
function look({ page }: Visit): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.update().then(
      () => "looked",
      (error: unknown) => String(error),
    );
  });
}

test("a new version waits, comes whole, and keeps the game", async ({ visit }) => {
  const served = await folder("one");
  const visitor = await visit({ serviceWorkers: "allow" }, served.address);
  try {
    const { page } = visitor;
    const table = await Table.set(visitor, "kono", { opponent: "human" });
    await table.play("b1xb3");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await visitor.reload();
    expect(await version(visitor)).toBe("one");

    served.publish("two");
    await look(visitor);
    const offer = page.locator("aside", { hasText: "A new version" });
    await offer.waitFor();
    // Nobody has to take it: everything stays of one version.
    await visitor.reload();
    expect(await version(visitor)).toBe("one");
    await table.shows();
    await offer.locator("button").click();
    await page.locator('meta[name="version"][content="two"]').waitFor({ state: "attached" });
    await visitor.ready();
    await table.shows();
    expect(await page.evaluate(() => caches.keys())).toHaveLength(1);

    served.publish("three", true);
    await look(visitor);
    // It is not whole: it never comes, and what is there goes on working.
    await page.waitForFunction(async () => {
      const { installing, waiting } = await navigator.serviceWorker.ready;
      return installing === null && waiting === null;
    });
    await visitor.reload();
    expect(await version(visitor)).toBe("two");
    await table.shows();
    // The browser itself tells that an installation failed; that is all it may complain about.
    expect(visitor.complaints.filter((complaint) => !/is of another version/.test(complaint))).toEqual([]);
    visitor.complaints.length = 0;
  } finally {
    // What is still on its way to the version that never comes ends with the visit, and not for want of a server.
    await visitor.context.close();
    await served.stop();
  }
});
