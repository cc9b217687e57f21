/// Hands that are quicker than the board, and turns that are prepared while somebody else thinks.

import { describe, expect } from "vitest";
import { Duel } from "./support/online.ts";
import { forkIn, legs, levelTurn, look, momentOf, type GameId } from "./support/rules.ts";
import { Table } from "./support/table.ts";
import { PHONE, test, type Visit } from "./support/visit.ts";

const MOVING = { reducedMotion: "no-preference" } as const;

/** Some turns between beginners. */
function turnsOf(game: GameId, count: number): string[] {
  const turns: string[] = [];
  while (turns.length < count) turns.push(levelTurn({ game, turns }, 1, 11));
  return turns;
}

/** Where the first leg of the last of these turns leads. */
function lastLeg(game: GameId, turns: string[]): { from: string; to: string } {
  const [leg] = legs({ game, turns: turns.slice(0, -1) }, turns.at(-1) ?? "");
  return { from: leg?.from ?? "", to: leg?.to ?? "" };
}

async function prepare({ page }: Visit, { from, to }: { from: string; to: string }): Promise<void> {
  await page.locator(`[data-square="${from}"]`).click();
  await page.locator(`[data-square="${from}"][aria-selected="true"]`).waitFor();
  await page.locator(`[data-square="${to}"]`).click();
}

async function type({ page }: Visit, turn: string): Promise<void> {
  await page.locator("input[name=turn]").fill(turn);
  await page.locator("input[name=turn]").press("Enter");
}

/** Lets the engine begin to think only when the answer is called: how long a level thinks depends on the machine. */
async function holdEngine({ page }: Visit): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { request?: string }): void {
      const post = (): void => postMessage.call(this, message);
      if (message.request?.includes('"call":"level"')) held.push(post);
      else post();
    };
    Object.assign(window, { think: () => held.splice(0).forEach((post) => post()) });
  });
  return () => page.evaluate(() => (window as unknown as { think(): void }).think());
}

const prepared = ({ page }: Visit) => page.locator("[data-premove]");

describe("a turn that is prepared", () => {
  test("is seen, and played as soon as the other has moved", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    const duel = await Duel.meet(host, friend, "kono");
    const turns = turnsOf("kono", 2);
    await prepare(friend, lastLeg("kono", turns));
    await prepared(friend).waitFor();
    expect(await friend.page.locator(".marks .premove").count()).toBeGreaterThan(0);
    await duel.host.play(turns[0] ?? "");
    for (const table of [duel.host, duel.friend]) {
      table.turns = turns;
      await table.shows();
    }
    await prepared(friend).waitFor({ state: "detached" });
    await host.until("yours");
  });

  test("can be typed, of as many legs as it has", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    const duel = await Duel.meet(host, friend, "cul-de-sac");
    const turns = turnsOf("cul-de-sac", 2);
    await type(friend, turns[1] ?? "");
    expect(await prepared(friend).getAttribute("data-premove")).toBe(turns[1]);
    await duel.host.play(turns[0] ?? "");
    duel.host.turns = turns;
    await duel.host.shows();
  });

  test("begins a turn of two halves, and leaves the rest to the player", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit(PHONE)];
    const duel = await Duel.meet(host, friend, "cul-de-sac");
    const turns = turnsOf("cul-de-sac", 2);
    const { from, to } = lastLeg("cul-de-sac", turns);
    await friend.page.locator(`[data-square="${from}"]`).tap();
    await friend.page.locator(`[data-square="${to}"]`).tap();
    await prepared(friend).waitFor();
    await duel.host.play(turns[0] ?? "");
    // The pawn has moved; now the wall.
    await friend.page.locator("[data-turn-wall]").waitFor({ state: "attached" });
    expect(await host.page.locator("[data-turns]").getAttribute("data-turns")).toBe(turns[0]);
  });

  test("is dropped with a word when the rules do not allow it", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    const duel = await Duel.meet(host, friend, "kono");
    // Onto a man of one's own, with nothing to leap over.
    await prepare(friend, { from: "a4", to: "b3" });
    await duel.host.play("b1xb3");
    await friend.until("yours");
    await friend.objection.getByText("The turn you had ready was not played.").waitFor();
    // And the rules' reason.
    expect(await friend.objection.textContent()).toMatch(/was not played\. \S+ /);
    // It is forgotten as soon as something possible is done.
    const man = look({ game: "kono", turns: ["b1xb3"] }).choices[0]?.touch.from ?? "";
    await friend.page.locator(`[data-square="${man}"]`).click();
    await friend.page.locator("#objection:empty").waitFor({ state: "attached" });
  });

  test("can be given up by a key, a right click, a touch and a button", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    const duel = await Duel.meet(host, friend, "kono");
    const { page } = friend;
    const leg = lastLeg("kono", turnsOf("kono", 2));
    const ways: (() => Promise<void>)[] = [
      () => page.keyboard.press("Escape"),
      () => page.locator('[data-square="b2"]').click({ button: "right" }),
      () => page.locator('[data-square="b2"]').click(),
      () => page.locator("[data-unprepare]").click(),
    ];
    for (const giveUp of ways) {
      await prepare(friend, leg);
      await prepared(friend).waitFor();
      await giveUp();
      await prepared(friend).waitFor({ state: "detached" });
    }
    await duel.host.play("b1xb3");
    await friend.until("yours");
    duel.friend.turns = ["b1xb3"];
    await duel.friend.shows();
  });

  test("answers the engine while it thinks", async ({ visit }) => {
    const visitor = await visit();
    const think = await holdEngine(visitor);
    const table = await Table.set(visitor, "bermudes", { opponent: "level", level: 2, side: "first" }, "typed");
    await table.play(table.look().choices.find(({ done }) => done)?.text ?? "");
    await visitor.until("thinking");
    await type(visitor, "A1A2");
    await prepared(visitor).waitFor();
    await think();
    await visitor.objection.getByText("The turn you had ready was not played.").waitFor();
  });
});

describe("a hand that is quicker than the board", () => {
  test("loses no touch, neither to an answer that is on its way nor to a film", async ({ visit }) => {
    const visitor = await visit(MOVING);
    const turns = momentOf("bermudes", (now, text) => forkIn(now, text) !== null);
    const table = await Table.join(visitor, "bermudes", { turns });
    const fork = forkIn(table.look(), table.text);
    const [first, second] = legs(table.text, fork?.longer ?? "");
    // All in the same moment: nothing of it can have been answered, or shown.
    await visitor.page.evaluate(
      (places) => {
        for (const place of places)
          document.querySelector(`[data-square="${place}"]`)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      },
      [first?.from, first?.to, second?.to],
    );
    table.turns = [...turns, fork?.longer ?? ""];
    await visitor.page.locator(`[data-turns="${table.turns.join(" ")}"]`).waitFor({ state: "attached" });
  });

  test("does not wait for a film to end", async ({ visit }) => {
    const visitor = await visit(MOVING);
    const { page } = visitor;
    const table = await Table.set(visitor, "kono", { opponent: "human" });
    // Time stands still: no film ends by itself.
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 1_000));
    const turns = turnsOf("kono", 3);
    for (const [at] of turns.entries()) {
      const { from, to } = lastLeg("kono", turns.slice(0, at + 1));
      await page.locator(`[data-square="${from}"]`).click();
      await page.locator(`[data-square="${to}"]`).click();
    }
    await page.locator(`[data-turns="${turns.join(" ")}"]`).waitFor({ state: "attached" });
    table.turns = turns;
    expect(await page.locator("[data-filming]").count()).toBe(1);
  });
});

describe("a refusal", () => {
  test("goes away with whatever is possible: a man, Escape, an empty place, the end", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await Table.set(visitor, "kono", { opponent: "human" });
    const square = (name: string) => page.locator(`[data-square="${name}"]`);
    const refuse = async (): Promise<void> => {
      await square("a4").click();
      await page.locator("#objection:not(:empty)").waitFor();
    };
    const gone = (): Promise<void> => page.locator("#objection:empty").waitFor({ state: "attached" });
    await refuse();
    await square("b1").click();
    await gone();
    await square("b1").click();
    await refuse();
    await page.keyboard.press("Escape");
    await gone();
    await refuse();
    await visitor.act("resign");
    await page.locator("dialog [data-yes]").click();
    await visitor.until("over");
    await gone();
  });

  test("does not outlive an online game that is called off", async ({ visit }) => {
    const [host, friend] = [await visit(), await visit()];
    await Duel.meet(host, friend, "kono");
    await host.page.locator('[data-square="a4"]').click();
    await host.page.locator("#objection:not(:empty)").waitFor();
    await friend.act("abort");
    await friend.page.locator("dialog [data-yes]").click();
    await host.until("over");
    await host.page.locator("#objection:empty").waitFor({ state: "attached" });
  });
});

describe("a game that goes by itself", () => {
  test("goes at the speed that is chosen, by button and by key, and stops", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await Table.set(visitor, "kono", { opponent: "engines", level: 1 });
    const speed = page.locator("[data-pace]");
    expect(await speed.getAttribute("data-pace")).toBe("2");
    await page.locator("[data-pace-slower]").click();
    await page.keyboard.press("-");
    expect(await speed.getAttribute("data-pace")).toBe("0");
    for (let more = 0; more < 5; more += 1) await page.keyboard.press("+");
    await page.locator('[data-pace="5"]').waitFor();
    await visitor.until("over");
    await page.locator("dialog [data-ending]").waitFor();
    await visitor.leaveDialog();
    // And once more, from the beginning to the end.
    const all = page.locator("[data-turns] button");
    const count = await all.count();
    await page.keyboard.press("Home");
    await page.keyboard.press("p");
    await page.locator('[data-play="true"]').waitFor();
    await page.locator(`[data-ply="${count}"][aria-current]`).waitFor();
    await page.locator('[data-play="false"]').waitFor();
    // Slowly, and stopped on the way.
    for (let less = 0; less < 5; less += 1) await page.keyboard.press("-");
    await page.keyboard.press("Home");
    await page.locator("[data-play]").click();
    await page.keyboard.press("p");
    await page.locator('[data-play="false"]').waitFor();
    expect(await page.locator("[data-turns] [aria-current]").count()).toBe(0);
    await page.keyboard.press("ArrowRight");
    await page.locator('[data-ply="1"][aria-current]').waitFor();
    // The speed is remembered.
    await visitor.reload();
    expect(await page.locator("[data-pace]").getAttribute("data-pace")).toBe("0");
  });
});
