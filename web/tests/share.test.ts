/// What is given away: pictures with the right men, and games in other people's pages.

import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, inject } from "vitest";
import { troubles } from "./support/axe.ts";
import { GAMES, look, wholeGame } from "./support/rules.ts";
import { Table } from "./support/table.ts";
import { PHONE, test, type Visit } from "./support/visit.ts";

/** Keeps the file that a button offers. */
async function kept({ page }: Visit, kind: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(`[data-keep="${kind}"]`).click()]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^pionnier-[\\w-]+\\.${kind}$`));
  return readFile(await download.path());
}

/** Place, side and kind of every man in a picture. */
function menIn(svg: string): string[] {
  return [...svg.matchAll(/data-place="(\w+)" data-side="(\w+)" data-kind="(\w+)"/g)].map(([, ...man]) => man.join(" ")).sort();
}

describe("a picture", () => {
  test.for(GAMES)("of %s has the men and walls of the board", async (game, { visit }) => {
    const visitor = await visit();
    const turns = wholeGame(game, [3, 3], 5).slice(0, 9);
    await Table.join(visitor, game, { turns });
    await visitor.act("text");
    await visitor.page.locator("[data-share]").click();
    await visitor.page.locator("[data-picture] img").waitFor();
    const svg = (await kept(visitor, "svg")).toString("utf8");
    const { scene } = look({ game, turns });
    expect(menIn(svg)).toEqual(scene.men.map(({ place, side, kind }) => `${place} ${side} ${kind}`).sort());
    expect([...svg.matchAll(/data-wall="(\w+)"/g)].map(([, wall]) => wall)).toEqual(scene.barriers);
    // The picture and the board on the page are laid out alike.
    const box = await visitor.page.locator(".stage .board svg").first().getAttribute("viewBox");
    expect(svg).toContain(`viewBox="${box}"`);
    expect(await visitor.page.locator("[data-embed-code]").inputValue()).toMatch(new RegExp(`/embed/${game}#.*turns=`));
    const png = await kept(visitor, "png");
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(png.readUInt32BE(16)).toBe(960);
    if (game !== "kono") return;
    const gif = await kept(visitor, "gif");
    expect(gif.subarray(0, 6).toString()).toBe("GIF89a");
    const count = await visitor.page.evaluate(
      async (bytes) => {
        const decoder = new ImageDecoder({ data: Uint8Array.from(bytes), type: "image/gif" });
        await Promise.all([decoder.completed, decoder.tracks.ready]);
        const { frameCount } = decoder.tracks.selectedTrack ?? { frameCount: 0 };
        for (let frameIndex = 0; frameIndex < frameCount; frameIndex += 1) await decoder.decode({ frameIndex });
        return frameCount;
      },
      [...gif],
    );
    expect(count).toBe(turns.length + 1);
    expect(await troubles(visitor)).toEqual([]);
  });

  test("of what is analysed is of the moment one looks at, and its link leads back there", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const turns = wholeGame("quindo", [3, 3], 5).slice(0, 6);
    await visitor.open(`/analysis/quindo#turns=${turns.join("_")}&ply=4`);
    const { position, scene } = look({ game: "quindo", turns: turns.slice(0, 4) });
    await page.locator(`[data-position="${position}"]:not([data-filming])`).waitFor();
    await page.locator("[data-share]").click();
    await page.locator("[data-picture] img").waitFor();
    const svg = (await kept(visitor, "svg")).toString("utf8");
    expect(menIn(svg)).toEqual(scene.men.map(({ place, side, kind }) => `${place} ${side} ${kind}`).sort());
    expect(await page.locator('dialog [data-link="share"]').inputValue()).toContain("/analysis/quindo#");
    await visitor.leaveDialog();
    await page.locator('[data-to="editor"]').click();
    await page.locator(`[data-position="${position}"]`).first().waitFor();
  });
});

test("a link to an online game is passed on with words and a picture, and without rights", async () => {
  const ours = inject("address");
  const wish = { game: "kono", clock: { kind: "none" }, seat: "first" };
  const made = await fetch(`${ours}api/games`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wish),
  });
  const { id, secret, invitation } = (await made.json()) as { id: string; secret: string; invitation: string };
  const page = await (await fetch(`${ours}game/${id}`, { headers: { "accept-language": "fr" } })).text();
  const tag = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)" />`).exec(page)?.[1];
  expect(tag("og:title")).toBe("Kono\u202f: à Rouge de jouer");
  expect(tag("og:url")).toBe(`${ours}game/${id}`);
  const image = await fetch(tag("og:image") ?? "");
  expect(image.headers.get("content-type")).toBe("image/png");
  for (const right of [secret, invitation]) expect(right.length > 8 && !page.includes(right)).toBe(true);
  // Where there is no such game there is the page and nothing about one.
  expect(await (await fetch(`${ours}game/AbC1234567`)).text()).not.toContain("og:");
});

describe("a game in somebody else's page", () => {
  test("is gone through there, and nothing else of ours is shown there", async ({ visit }) => {
    const ours = inject("address");
    const turns = wholeGame("kono", [2, 2], 3).slice(0, 4);
    const addresses = [`embed/kono#turns=${turns.join("_")}`, "play/kono", "", "editor/kono", "online"];
    const frames = addresses
      .map((address, at) => `<iframe id="f${at}" src="${ours}${address}" width="380" height="500"></iframe>`)
      .join("");
    const other = createServer((_, answer) => {
      answer.setHeader("content-type", "text/html");
      answer.end(`<!doctype html><title>Elsewhere</title>${frames}`);
    }).listen(0, "127.0.0.1");
    await once(other, "listening");
    try {
      const visitor = await visit();
      const { page } = visitor;
      await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
      const frame = page.frameLocator("#f0");
      const state = (ply: number) => frame.locator(`[data-embed="kono"][data-ply="${ply}"]`);
      await state(0)
        .locator(`.board[data-position="${look({ game: "kono", turns: [] }).position}"]`)
        .waitFor();
      await frame.locator('[data-leaf="next"]').click();
      await state(1).waitFor();
      await frame.locator('[data-leaf="last"]').click();
      await state(4)
        .locator(`.board[data-position="${look({ game: "kono", turns }).position}"]`)
        .waitFor();
      await page.keyboard.press("Home");
      await state(0).waitFor();
      await page.keyboard.press("ArrowRight");
      await state(1).waitFor();
      for (let at = 1; at < addresses.length; at += 1) {
        expect(await page.frameLocator(`#f${at}`).locator("main").count(), addresses[at]).toBe(0);
      }
      const refused = visitor.complaints.filter((complaint) => complaint.endsWith("ERR_BLOCKED_BY_RESPONSE"));
      expect(refused).toHaveLength(addresses.length - 1);
      visitor.forgive(/frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE|Refused to (display|frame)/);
    } finally {
      other.close();
    }
    for (const address of ["", "play/kono", "editor/kono", "game/AbC1234567", "embed/chess", "sw.js"]) {
      const { headers } = await fetch(`${ours}${address}`);
      expect(headers.get("x-frame-options"), address).toBe("DENY");
      expect(headers.get("content-security-policy"), address).toContain("frame-ancestors 'none'");
    }
  });

  test("says what is wrong with its address, and is for everybody", async ({ visit }) => {
    for (const options of [{}, { ...PHONE, viewport: { width: 360, height: 640 }, colorScheme: "dark" as const }]) {
      const visitor = await visit(options);
      const { page } = visitor;
      await page.goto(`/embed/granat#turns=${wholeGame("granat", [1, 1], 1).slice(0, 3).join("_")}`);
      await page.locator('[data-embed="granat"] [data-leaf="next"]').click();
      await page.locator('[data-ply="1"]').waitFor();
      expect(await troubles(visitor)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await page.locator("header").count()).toBe(0);
    }
    const { page } = await visit();
    await page.goto("/embed/kono#turns=b1xb3_a1-d4");
    await page.locator('[role="alert"]', { hasText: "This game cannot be shown:" }).waitFor();
    await page.goto("/embed/quindo#what");
    await page.locator('[role="alert"]', { hasText: "cannot be read" }).waitFor();
  });
});
