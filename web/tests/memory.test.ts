/// A game survives what happens to pages: reloads, closed tabs, no network, nonsense.

import { describe, expect } from "vitest";
import { forkIn, info, momentOf, oldGame, wholeGame } from "./support/rules.ts";
import { serve } from "./support/server.ts";
import { Table } from "./support/table.ts";
import { test } from "./support/visit.ts";

describe("a game in progress", () => {
  test("goes on after a reload, against the same opponent", async ({ visit }) => {
    const visitor = await visit();
    const table = await Table.set(visitor, "kono", { opponent: "level", level: 1, side: "second" });
    await table.answered();
    const [turn = ""] = table.look().choices.map(({ text }) => text);
    await table.play(turn);
    await table.answered();
    const { turns } = table;
    await visitor.reload();
    await visitor.until("yours");
    await table.shows();
    expect(await visitor.page.locator('[data-player="0"] .name').innerText()).toMatch(/Level 1$/);
    await table.playOn(5, 1, "one");
    expect(table.turns.slice(0, turns.length)).toEqual(turns);
  });

  test("keeps the legs of an unfinished turn", async ({ visit }) => {
    const visitor = await visit();
    const table = await Table.set(visitor, "cul-de-sac", { opponent: "human" });
    await table.touchChoice(table.look(), "d4-d6");
    await visitor.page.locator("[data-turn-wall]").waitFor();
    await visitor.reload();
    await visitor.page.locator("[data-turn-wall]").waitFor();
    await table.touchWall("f6h");
    table.turns = ["d4-d6/f6h"];
    await table.shows();

    const turns = momentOf("bermudes", (now, text) => forkIn(now, text) !== null);
    const chain = await Table.join(visitor, "bermudes", { turns });
    const fork = forkIn(chain.look(), chain.text);
    await chain.touchChoice(chain.look(), fork?.leg ?? "");
    await visitor.page.locator("[data-stop]").waitFor();
    await visitor.reload();
    await visitor.page.locator("[data-stop]").click();
    chain.turns = [...turns, fork?.leg ?? ""];
    await chain.shows();
  });

  test("waits on the front page when the browser was closed", async ({ visit }) => {
    const visitor = await visit();
    const table = await Table.set(visitor, "granat", { opponent: "human" });
    await table.follow(wholeGame("granat", [1, 1], 1).slice(0, 3));
    await visitor.page.close();

    const later = await visitor.another();
    await later.open("/");
    await later.page.locator('[data-card="granat"] .play', { hasText: "Go on playing" }).waitFor();
    expect(await later.page.locator('[data-card="kono"] .play').innerText()).toBe("Play");
    await later.page.locator('[data-card="granat"]').click();
    const again = new Table(later, "granat");
    again.turns = table.turns;
    await again.shows();
    await later.until("theirs");
  });

  test("is not lost when a link to another game is followed", async ({ visit }) => {
    const visitor = await visit();
    const table = await Table.set(visitor, "quindo", { opponent: "human" });
    await table.follow(wholeGame("quindo", [1, 1], 1).slice(0, 3));
    await Table.join(visitor, "quindo", { turns: wholeGame("quindo", [1, 1], 2).slice(0, 5) });
    await visitor.page.locator('[data-notice="linked"] button').last().click();
    await table.shows();
  });
});

describe("a browser that is full", () => {
  test("says so, and forgets nothing while it is open", async ({ visit }) => {
    const visitor = await visit();
    const turns = wholeGame("kono", [1, 1], 1).slice(0, 4);
    const table = await Table.set(visitor, "kono", { opponent: "human" });
    await table.follow(turns.slice(0, 2));
    // Not a byte is left, so that the next turn has no room.
    await visitor.page.evaluate(() => {
      for (let size = 1 << 23; size >= 1; size >>= 1) {
        for (let more = true; more;) {
          try {
            localStorage.setItem("filling", (localStorage.getItem("filling") ?? "") + "x".repeat(size));
          } catch {
            more = false;
          }
        }
      }
    });
    await table.follow(turns.slice(2));
    const notice = visitor.page.locator('[role="alert"][data-notice="full"]');
    await notice.waitFor();
    await visitor.page.locator('[data-notice="unkept"]').waitFor();
    await notice.locator("button").click();
    expect(await notice.count()).toBe(0);

    await visitor.page.locator('header a[href="/"]').click();
    await visitor.page.locator('[data-card="kono"] .play', { hasText: "Go on playing" }).click();
    await table.shows();

    await visitor.page.evaluate(() => localStorage.removeItem("filling"));
    await table.follow(wholeGame("kono", [1, 1], 1).slice(4, 5));
    await visitor.reload();
    await table.shows();
  });
});

describe("a game by older rules", () => {
  const turns = oldGame();
  const before = turns.slice(0, turns.indexOf("pass"));
  const sheet = { game: "granat", turns: before, partial: "", players: [{ kind: "human" }, { kind: "human" }], seed: 1 };

  test("that was kept goes on by them", async ({ visit }) => {
    const visitor = await visit();
    await visitor.context.addInitScript(
      ([key, kept]) => localStorage.getItem(key!) ?? localStorage.setItem(key!, kept!),
      ["pionnier.own.granat", JSON.stringify({ version: 1, sheet })],
    );
    await visitor.open("/");
    await visitor.page.locator('[data-card="granat"] .play', { hasText: "Go on playing" }).waitFor();
    await visitor.open("/play/granat");
    await visitor.page.locator('[data-note="version-1"]').waitFor();
    await visitor.page.locator("[data-pass]").click();
    const played = [...before, "pass"].join(" ");
    await visitor.page.locator(`[data-turns="${played}"]`).waitFor({ state: "attached" });
    await visitor.reload();
    await visitor.page.locator(`[data-turns="${played}"]`).waitFor({ state: "attached" });
    // A new game is by the rules of today.
    await visitor.act("new");
    await new Table(visitor, "granat").seat({ opponent: "human" });
    expect(await visitor.page.locator('[data-note="version-1"]').count()).toBe(0);
  });

  test("that was linked is shown as what it was, to its end", async ({ visit }) => {
    const visitor = await visit();
    await visitor.open(`/play/granat#turns=${turns.join("_")}`);
    await visitor.until("over");
    expect(await visitor.status.innerText()).toBe("The game is a draw: neither side can move any more. [C2]");
    await visitor.page.keyboard.press("Home");
    await visitor.page.locator(`[data-position="${info("granat").start}"]`).waitFor();
  });

  test("that nobody knows is refused with a sentence, and nothing is lost", async ({ visit }) => {
    const visitor = await visit();
    const text = JSON.stringify({ version: 1, sheet: { ...sheet, rules: "9" } });
    await visitor.context.addInitScript(
      ([key, kept]) => localStorage.getItem(key!) ?? localStorage.setItem(key!, kept!),
      ["pionnier.own.granat", text],
    );
    await visitor.open("/play/granat");
    const notice = visitor.page.locator('[data-notice="damaged"]');
    await notice.waitFor();
    expect(await notice.innerText()).toContain("version “9” of the rules");
    expect(await visitor.page.evaluate(() => localStorage.getItem("pionnier.own.granat"))).toBe(text);
  });
});

describe("without network", () => {
  test("everything works after the first visit, reloads too", async ({ visit }) => {
    const visitor = await visit({ serviceWorkers: "allow" });
    await visitor.open("/");
    await visitor.page.evaluate(() => navigator.serviceWorker.ready);
    await visitor.context.setOffline(true);
    await visitor.reload();
    await visitor.page.locator('[data-card="kono"]').click();
    await visitor.ready();
    const table = new Table(visitor, "kono");
    await table.seat({ opponent: "level", level: 2, side: "second" });
    await table.answered();
    await table.play(table.look().choices.find(({ done }) => done)?.text ?? "");
    await table.answered();
    await visitor.reload();
    await visitor.until("yours");
    await table.playOn(5, 3, "one");
    // A page that was never opened before.
    await visitor.open("/play/granat");
    expect(await visitor.page.locator("h1").innerText()).toBe("Granat");
    // Where there is nothing, there is nothing without network either.
    await visitor.openLost("/nowhere");
  });

  test("nothing is missed when the server itself is gone", async ({ visit }) => {
    const served = await serve();
    const visitor = await visit({ serviceWorkers: "allow" }, served.address);
    try {
      await visitor.open("/play/bermudes");
      await visitor.page.evaluate(() => navigator.serviceWorker.ready);
    } finally {
      await served.stop();
    }
    await visitor.reload();
    const table = new Table(visitor, "bermudes");
    await table.seat({ opponent: "level", level: 1, side: "first" });
    await table.play(table.look().choices.find(({ done }) => done)?.text ?? "");
    await table.answered();
    expect(table.turns).toHaveLength(2);
    // The net of a game that was never played here cannot be had now: the engine has judged by hand.
    visitor.forgive(/\.net: net::ERR_CONNECTION_REFUSED$/);
  });
});

describe("nonsense", () => {
  test.for([
    "#what",
    "#turns=",
    "#turns=z9xz9",
    "#start=nonsense",
    "#end=won",
    "#turns=a1xa3&turns=b1xb3",
    // The rules are asked about a text of any length.
    `#start=${"y/".repeat(40)}`,
    "#%E0%A4%A",
  ])("in the address: %s", async (hash, { visit }) => {
    const visitor = await visit();
    await visitor.open(`/play/kono${hash}`);
    const notice = visitor.page.locator('[data-notice="link"]');
    await notice.waitFor();
    await notice.locator("button").click();
    await notice.waitFor({ state: "detached" });
    await visitor.page.locator(`[data-position="${info("kono").start}"]`).waitFor();
    await new Table(visitor, "kono").seat({ opponent: "human" });
  });

  test.for([
    ["#turns=b1xb3_d4xd2__a1xa3", "link-cut", 2],
    ["#turns=b1xb3_d4xd2_z9", "link-torn", 2],
    ["#start=yyyy/yyyy/rrrr/rrrr%20r&turns=a4xa2", "link-torn", 0],
    ["#turns=b1xb3&end=resi", "link-cut", 1],
  ] as const)("from some point on: %s", async ([hash, trouble, legal], { visit }) => {
    const visitor = await visit();
    await visitor.open(`/play/kono${hash}`);
    const notice = visitor.page.locator(`[data-notice="${trouble}"]`);
    await notice.waitFor();
    if (trouble === "link-torn") expect(await notice.textContent()).toContain(`broken at turn ${legal + 1}`);
    const table = new Table(visitor, "kono");
    table.turns = ["b1xb3", "d4xd2"].slice(0, legal);
    await table.shows();
    await notice.locator("button").click();
    await notice.waitFor({ state: "detached" });
    await visitor.page.locator('[data-notice="linked"]').waitFor();
  });

  test("a link cut anywhere opens a legal beginning or says what is wrong", async ({ visit }) => {
    const visitor = await visit();
    const turns = ["b1xb3", "d4xd2"];
    const whole = `/play/kono#turns=${turns.join("_")}&end=resigned-0`;
    await visitor.open(whole);
    await visitor.until("over");
    for (let length = whole.length - 1; length > 0; length -= 1) {
      // As if one had followed it: the page stays, the address is another.
      await visitor.page.evaluate(
        (address) => {
          history.replaceState(null, "", address);
          dispatchEvent(new PopStateEvent("popstate"));
        },
        whole.slice(0, length),
      );
      const found = visitor.page.locator(
        "main [data-turns], main [data-setup], main [data-notice], main h1:has-text('nothing here'), main [data-card]",
      );
      await found.first().waitFor({ state: "attached" });
      const shown = await visitor.page
        .locator("[data-turns]")
        .first()
        .getAttribute("data-turns", { timeout: 1 })
        .catch(() => null);
      if (shown !== null) expect(turns.join(" ").startsWith(shown)).toBe(true);
    }
  });

  test.for(["/play/chess", "/play", "/play/kono/more", "/nowhere"])("as a path: %s", async (path, { visit }) => {
    const visitor = await visit();
    await visitor.openLost(path);
    await visitor.page.locator('main a[href="/play/quindo"]').click();
    await visitor.page.locator('[data-game="quindo"]').waitFor();
  });

  const sheet = (part: object): string =>
    JSON.stringify({
      version: 1,
      sheet: { game: "kono", turns: [], partial: "", players: [{ kind: "human" }, { kind: "human" }], seed: 1, ...part },
    });
  test.for([
    ["no JSON", "{"],
    ["another version", '{"version":99,"sheet":{}}'],
    ["turns of which none is legal", sheet({ turns: ["a1xa4", "a1xa3"] })],
    ["a position that is none", sheet({ start: "kings" })],
    ["a player that is none", sheet({ players: [{ kind: "level", level: 99 }, { kind: "human" }] })],
  ] as const)("among saved games: %s", async ([, kept], { visit }) => {
    const visitor = await visit();
    await visitor.page.addInitScript((text) => {
      localStorage.setItem("pionnier.own.kono", text);
      localStorage.setItem("pionnier.setup", "[]");
      localStorage.setItem("pionnier.settings", '{"theme":7,"sound":"loud"}');
      localStorage.setItem("pionnier.language", "tlh");
    }, kept);
    await visitor.open("/play/kono");
    await visitor.page.locator('[data-notice="damaged"]').waitFor();
    await visitor.page.locator(`[data-position="${info("kono").start}"]`).waitFor();
    await new Table(visitor, "kono").seat({ opponent: "human" });
  });
});
