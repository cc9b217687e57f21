// <pionnier-board> in a real browser, in a page of another origin that lets in nothing but the package.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { after, before, test } from "node:test";
import { launch } from "../../scripts/chromium.mjs";
import { installed } from "./installed.mjs";

const TYPES = { ".js": "text/javascript", ".wasm": "application/wasm", ".html": "text/html", ".net": "application/octet-stream" };

/** Serves files, or what `find` has instead; what it says is its address. */
async function serve(find, headers = {}) {
  const server = createServer((request, response) => {
    find(request.url).then(
      (body) =>
        response.writeHead(200, { "content-type": TYPES[extname(request.url)] ?? "text/html; charset=utf-8", ...headers }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  servers.push(server);
  return `http://127.0.0.1:${server.address().port}`;
}

/** A page with these elements, as strict as a page can be. */
function strictly(elements, packageAddress) {
  return `<!doctype html><html lang="en"><head><title>Boards</title><script type="module" src="${packageAddress}/dist/board.js"></script></head>
    <body><main><h1>Boards</h1>${elements}</main></body></html>`;
}

const demo = await readFile(new URL("../demo.html", import.meta.url), "utf8");
const servers = [];
let browser, cdn, page, complaints;

before(async () => {
  browser = await launch();
  cdn = await serve((url) => readFile(join(installed, url)), { "access-control-allow-origin": "*" });
});
after(async () => {
  await browser.close();
  for (const server of servers) server.close();
});

async function visit(address) {
  const context = await browser.newContext({
    locale: "en-GB",
    reducedMotion: "reduce",
    hasTouch: true,
    viewport: { width: 900, height: 900 },
  });
  context.setDefaultTimeout(60_000);
  page = await context.newPage();
  complaints = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.addInitScript(() => {
    window.told = [];
    for (const type of ["turn", "end"]) addEventListener(type, ({ detail, target }) => window.told.push([target.id, type, detail]));
  });
  await page.goto(address);
}

const told = (id) => page.evaluate((id) => window.told.filter(([from]) => from === id).map(([, type, detail]) => [type, detail]), id);
const square = (id, name) => page.locator(`#${id} [data-square="${name}"]`);
const status = (id) => page.locator(`#${id} [role="status"]`);

/** Waits until a board has heard of so many turns. */
const played = (id, count) => page.waitForFunction(([id, count]) => document.getElementById(id).history.length === count, [id, count]);

test("boards of another origin are played by mouse, finger, keyboard and program", async () => {
  const elements = `<pionnier-board id="quindo" game="quindo" playable></pionnier-board>
    <pionnier-board id="walls" game="cul-de-sac" playable theme="dark"></pionnier-board>
    <pionnier-board id="last" game="kono" position="4/1y2/1r1y/1r1r r" playable lang="fr"></pionnier-board>
    <pionnier-board id="still" game="granat"></pionnier-board>
    <pionnier-board id="wrong" game="kono" position="yyyy/4/4/5 r"></pionnier-board>
    <pionnier-board id="none" game="chess"></pionnier-board>`;
  const policy = `default-src 'none'; script-src ${cdn} 'wasm-unsafe-eval'; connect-src ${cdn}; style-src 'none'`;
  const host = await serve(async () => strictly(elements, cdn), { "content-security-policy": policy });
  await visit(host);

  // By mouse, and what cannot be done says why; the other boards hear nothing of it.
  await square("quindo", "b10").click();
  await square("quindo", "b7").click();
  await played("quindo", 1);
  await square("quindo", "b2").click();
  await square("quindo", "b5").click();
  await page.waitForFunction(() =>
    document.querySelector("#quindo").shadowRoot.querySelector("[role=status]").textContent.includes("[Q6]"),
  );
  // By keyboard: two columns on, and a step. White sits below, so the columns run from k to a.
  await square("quindo", "b2").focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await played("quindo", 2);
  const turns = await told("quindo");
  assert.deepEqual(
    turns.map(([type, { turn, side }]) => [type, turn, side]),
    [
      ["turn", "b10-b7", "first"],
      ["turn", "d2-d3", "second"],
    ],
  );
  assert.equal(turns[1][1].position, await page.evaluate(() => document.querySelector("#quindo").currentPosition));
  assert.match(await status("quindo").textContent(), /^Black has played d2-d3\./);

  // A pawn by mouse, its wall by finger, which is asked twice.
  await square("walls", "d4").click();
  await square("walls", "d6").click();
  const wall = await page.locator('#walls [data-wall="e5h"]').boundingBox();
  await page.touchscreen.tap(wall.x + wall.width / 2, wall.y + wall.height / 2);
  await page.locator("#walls [data-option]").first().tap();
  await played("walls", 1);
  assert.match((await told("walls"))[0][1].turn, /^d4-d6\/[a-k]\d+[hv]$/);

  // The last turn of a game, by a program, in French.
  assert.equal(await page.evaluate(() => document.querySelector("#last").undo()), undefined);
  const refused = await page.evaluate(() => {
    try {
      document.querySelector("#last").play("b1-b2");
    } catch ({ name, rule }) {
      return [name, rule];
    }
  });
  assert.deepEqual(refused, ["Refused", "K3"]);
  await page.evaluate(() => document.querySelector("#last").play("b1xb3"));
  assert.deepEqual(
    (await told("last")).map(([type, { outcome, rule }]) => [type, outcome, rule]),
    [
      ["turn", undefined, undefined],
      ["end", "first", "K6"],
    ],
  );
  assert.match(await status("last").textContent(), /^Rouge a joué b1xb3\. /);

  // What cannot be shown says why.
  assert.match(await page.locator("#wrong [role=alert]").textContent(), /^This position cannot be shown: Character \d+/);
  assert.equal(
    await page.locator("#none [role=alert]").textContent(),
    "There is no game “chess”. The games are: kono, cul-de-sac, bermudes, quindo, granat.",
  );
  assert.equal(await page.locator("#wrong [role=grid]").count(), 0);

  // Nobody plays where nobody may.
  assert.equal(await page.locator("#still .touchable").count(), 0);
  assert.deepEqual(await told("still"), []);

  await page.evaluate(await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
  const troubles = await page.evaluate(async () =>
    (await window.axe.run({ resultTypes: ["violations"] })).violations.map(({ id, nodes }) => [id, nodes[0].html]),
  );
  assert.deepEqual(troubles, []);
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test("attributes are followed, and the demonstration plays", async () => {
  const host = await serve(async () => demo.replaceAll("./dist/", `${cdn}/dist/`));
  await visit(host);
  const board = page.locator("#against");
  await board.locator('[data-square="b1"]').click();
  await board.locator('[data-square="b3"]').click();
  await played("against", 2);

  const seen = () =>
    page.evaluate(() => {
      const [board] = [...document.querySelectorAll("pionnier-board")].slice(-1);
      const inside = (selector) => board.shadowRoot.querySelector(selector);
      return {
        name: inside("[role=grid]")?.getAttribute("aria-label"),
        first: inside("[role=gridcell]")?.dataset.square,
        letters: board.shadowRoot.querySelectorAll(".labels text").length > 0,
        scheme: getComputedStyle(inside(".board") ?? board).colorScheme,
        men: inside(".board")?.dataset.position,
        history: board.history.length,
      };
    });
  const set = async (name, value) => {
    await page.evaluate(
      async ([name, value]) => {
        const board = [...document.querySelectorAll("pionnier-board")].at(-1);
        if (value === null) board.removeAttribute(name);
        else board.setAttribute(name, value);
        await new Promise((soon) => requestAnimationFrame(() => setTimeout(soon)));
      },
      [name, value],
    );
    return seen();
  };
  const start = await seen();
  assert.deepEqual([start.name, start.letters], ["Plateau du Granat", true]);
  assert.notEqual((await set("flipped", null)).first, start.first);
  assert.equal((await set("coordinates", "off")).letters, false);
  assert.equal((await set("theme", "dark")).scheme, "dark");
  const english = await set("lang", "en");
  assert.equal(english.name, "Board of Granat");
  const later = await set("turns", "c3-d4");
  assert.ok(later.history === 1 && later.men !== start.men);
  assert.equal((await set("game", "kono")).name, undefined, "c3-d4 is no turn of Kono");
  assert.equal((await set("turns", null)).name, "Board of Kono");
  // Taken out and put back, it is as it was.
  const moved = await page.evaluate(async () => {
    const board = [...document.querySelectorAll("pionnier-board")].at(-1);
    board.play("b1xb3");
    board.remove();
    await new Promise((soon) => setTimeout(soon));
    document.body.append(board);
    return [board.history.length, board.shadowRoot.querySelectorAll("[role=grid]").length];
  });
  assert.deepEqual(moved, [1, 1]);
  assert.deepEqual(complaints, []);
  await page.context().close();
});
