import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Exact } from "../wasm/types";
import { Match } from "./match";
import { PACES, USUAL_PACE } from "./pace";
import { newSheet, rematch, type Setup, type Sheet } from "./sheet";
import { ToyEngine, ToyRules } from "./testing/toy";
import type { View } from "./view";

const AGAINST: Setup = { opponent: "level", level: 3, side: "first" };
const TWO: Setup = { opponent: "human", level: 3, side: "first" };

function sheet(setup: Setup = AGAINST): Sheet {
  return { ...newSheet("toy", setup, () => 0.3), seed: 7 };
}

/** Lets everything that is already decided happen; the toys answer without any clock. */
async function settle(): Promise<void> {
  for (let round = 0; round < 60; round += 1) await Promise.resolve();
}

async function open(from: Sheet, engine = new ToyEngine(), paused = false) {
  const views: View[] = [];
  const kept: Sheet[] = [];
  const watcher = { onview: (view: View) => void views.push(view), onsheet: (next: Sheet) => void kept.push(next) };
  const match = await Match.open(new ToyRules(), engine, watcher, from, paused);
  match.wake();
  await settle();
  return { match, engine, views, kept };
}

/** The board has shown its film. */
async function watch(match: Match): Promise<void> {
  match.endFilm();
  await settle();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets time pass, and everything happen that waits for it. */
async function pass(millis: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(millis);
  await settle();
}

describe("a match against the engine", () => {
  it("answers a turn, after the film of it", async () => {
    const { match } = await open(sheet());
    await match.type("a");
    await settle();
    expect(match.view.sheet.turns).toEqual(["a"]);
    expect(match.view.thinking).toBe(true);
    await watch(match);
    expect(match.view.sheet.turns).toEqual(["a", "a"]);
    expect(match.view.interactive).toBe(true);
  });

  it("lets the engine begin when it sits first", async () => {
    const { match } = await open(sheet({ ...AGAINST, side: "second" }));
    expect(match.view.sheet.turns).toEqual(["b"]);
    expect(match.view.canTakeBack).toBe(false);
  });

  it("takes back two turns, and the engine's answer is not drawn again", async () => {
    const { match, engine } = await open(sheet());
    await match.type("a");
    await watch(match);
    const answer = match.view.sheet.turns[1];
    await match.takeBack();
    expect(match.view.sheet.turns).toEqual([]);
    await match.type("a");
    await watch(match);
    expect(match.view.sheet.turns).toEqual(["a", answer]);
    expect(new Set(engine.asked.map((asked) => asked.seed))).toEqual(new Set([7]));
  });

  it("takes back one turn while the engine thinks, and drops its answer", async () => {
    const engine = new ToyEngine();
    engine.hold = true;
    const { match } = await open(sheet(), engine);
    await match.type("b");
    match.endFilm();
    await match.takeBack();
    engine.release();
    await settle();
    expect(match.view.sheet.turns).toEqual([]);
    expect(match.view.thinking).toBe(false);
    expect(match.view.interactive).toBe(true);
  });

  it("goes on with a sheet that was saved where it was left", async () => {
    const { match } = await open({ ...sheet(), turns: ["a", "b", "a"] });
    expect(match.view.sheet.turns).toHaveLength(4);
    expect(match.view.sheet.seed).toBe(7);
  });

  it("gives up legs that no longer fit and keeps the rest", async () => {
    const { match } = await open({ ...sheet(), turns: ["a", "b"], partial: "x" });
    expect(match.view.sheet).toMatchObject({ turns: ["a", "b"], partial: "" });
  });

  it("refuses a sheet with an impossible turn", async () => {
    await expect(open({ ...sheet(), turns: ["a", "z"] })).rejects.toThrow("no turn z");
  });

  it("resigns for the person, also while the engine thinks", async () => {
    const engine = new ToyEngine();
    engine.hold = true;
    const { match } = await open(sheet(), engine);
    await match.type("a");
    await match.resign();
    expect(match.view.sheet.ending).toEqual({ cause: "resigned", side: "first" });
    await match.takeBack();
    expect(match.view.sheet.ending).toBeUndefined();
    expect(match.view.sheet.turns).toEqual(["a"]);
  });

  it("hears an offer of a draw by what the engine expects", async () => {
    const engine = new ToyEngine();
    engine.chance = 0.3;
    const { match } = await open(sheet(), engine);
    await match.offerDraw();
    expect(match.view.offer).toBe("declined");
    engine.known = { value: { result: "draw", distance: 0 }, turns: [] } as unknown as Exact;
    await match.offerDraw();
    expect(match.view.sheet.ending).toEqual({ cause: "agreed" });
  });
});

describe("turns on the board", () => {
  it("are played leg by leg, kept between visits and given up", async () => {
    const { match, kept } = await open(sheet(TWO));
    const begin = match.view.live.choices.find((choice) => choice.text === "c");
    await match.choose(begin!);
    expect(match.view.live.midTurn).toBe(true);
    expect(kept.at(-1)?.partial).toBe("c");
    await match.back();
    expect(match.view.sheet.partial).toBe("");
    await match.choose(begin!);
    await match.choose(match.view.live.choices[0]!);
    expect(match.view.sheet.turns).toEqual(["cc"]);
    // Only the leg that was not on the board yet is filmed.
    expect(match.view.film).toHaveLength(1);
  });

  it("are objected to in words", async () => {
    const { match } = await open(sheet(TWO));
    expect(await match.type("z")).toBe(false);
    expect(match.view.objection?.words).toBe("no turn z");
    expect(await match.type(" a ")).toBe(true);
    expect(match.view.objection).toBeNull();
  });

  it("end the game by the rules", async () => {
    const { match } = await open({ ...sheet(TWO), turns: ["cc", "cc", "cc", "cc"] });
    await match.type("cc");
    expect(match.view.live.ending?.outcome).toBe("first");
    expect(match.view.interactive).toBe(false);
  });
});

describe("a viewer in the past", () => {
  it("is not pulled back by a new turn", async () => {
    const engine = new ToyEngine();
    engine.hold = true;
    const { match } = await open(sheet(), engine);
    await match.type("a");
    await match.browse(0);
    expect(match.view).toMatchObject({ ply: 0, browsing: true, interactive: false });
    engine.release();
    await settle();
    expect(match.view.sheet.turns).toHaveLength(2);
    expect(match.view).toMatchObject({ ply: 0, browsing: true });
    await match.browse(2);
    expect(match.view).toMatchObject({ ply: 2, browsing: false, interactive: true });
  });

  it("sees a film of one step forward only", async () => {
    const { match } = await open({ ...sheet(TWO), turns: ["a", "b", "cc"] });
    await match.browse(0);
    expect(match.view.film).toBeNull();
    await match.browse(1);
    expect(match.view.film).toHaveLength(1);
    await match.browse(99);
    expect(match.view.film).toBeNull();
    expect(match.view.browsing).toBe(false);
  });
});

describe("other ways to play", () => {
  it("lets two people agree on a draw", async () => {
    const { match } = await open(sheet(TWO));
    await match.offerDraw();
    expect(match.view).toMatchObject({ offer: "asked", interactive: false });
    await match.answerOffer(false);
    expect(match.view).toMatchObject({ offer: "none", interactive: true });
    await match.offerDraw();
    await match.answerOffer(true);
    expect(match.view.live.ending?.cause).toBe("agreed");
  });

  it("lets the engine play itself, and stops it", async () => {
    const { match, engine } = await open(sheet({ ...AGAINST, opponent: "engines" }));
    for (let turn = 0; turn < 20; turn += 1) {
      await watch(match);
      await pass(PACES[USUAL_PACE]);
    }
    expect(match.view.live.ending?.cause).toBe("rules");
    expect(engine.asked.length).toBe(match.view.sheet.turns.length);
    const paused = await open(sheet({ ...AGAINST, opponent: "engines" }), new ToyEngine(), true);
    expect(paused.engine.asked).toEqual([]);
    paused.match.pause(false);
    await pass(0);
    expect(paused.match.view.sheet.turns).toHaveLength(1);
  });

  it("swaps sides in a rematch and draws another seed", () => {
    const next = rematch({ ...sheet(), turns: ["a"], ending: { cause: "agreed" } }, () => 0.9);
    expect(next.players).toEqual([{ kind: "level", level: 3 }, { kind: "human" }]);
    expect(next).toMatchObject({ turns: [], partial: "" });
    expect(next.ending).toBeUndefined();
    expect(next.seed).not.toBe(7);
  });
});

describe("a game that goes by itself", () => {
  const engines = (): Sheet => sheet({ ...AGAINST, opponent: "engines" });

  it("takes its time, which can be changed at any moment", async () => {
    const { match } = await open(engines());
    const plies = (): number => match.view.sheet.turns.length;
    await pass(100);
    expect(plies()).toBe(1);
    await pass(PACES[USUAL_PACE] - 101);
    match.endFilm();
    expect(plies()).toBe(1);
    await pass(1);
    expect(plies()).toBe(2);
    expect(match.view.film).toHaveLength(1);
    match.setPace(PACES[0]);
    match.endFilm();
    await pass(PACES[0] - 1);
    expect(plies()).toBe(2);
    match.setPace(250);
    await pass(0);
    expect(plies()).toBe(3);
    // So fast that a film would only be cut short.
    expect(match.view.film).toBeNull();
    await pass(249);
    expect(plies()).toBe(3);
    await pass(1);
    expect(plies()).toBe(4);
  });

  it("stops and goes on", async () => {
    const { match } = await open(engines());
    await pass(0);
    expect(match.view.running).toBe(true);
    match.playPause();
    match.endFilm();
    await pass(20_000);
    expect(match.view).toMatchObject({ running: false, paused: true, sheet: { turns: { length: 1 } } });
    match.playPause();
    await pass(PACES[USUAL_PACE]);
    expect(match.view.sheet.turns.length).toBeGreaterThan(1);
  });

  it("is shown again from where one looks, turn by turn, and ends at the end", async () => {
    const { match } = await open({ ...sheet(TWO), turns: ["a", "cc", "a", "b"] });
    await match.browse(2);
    match.playPause();
    await pass(PACES[USUAL_PACE] - 1);
    expect(match.view).toMatchObject({ ply: 2, running: true });
    await pass(1);
    expect(match.view).toMatchObject({ ply: 3, running: true, film: { length: 1 } });
    match.endFilm();
    await pass(PACES[USUAL_PACE]);
    expect(match.view).toMatchObject({ ply: 4, running: false, browsing: false });
    // From the end it begins again; a step by hand stops it.
    match.playPause();
    await pass(0);
    expect(match.view).toMatchObject({ ply: 0, running: true });
    await match.browse(3);
    expect(match.view).toMatchObject({ ply: 3, running: false });
    await pass(20_000);
    expect(match.view.ply).toBe(3);
    match.playPause();
    match.playPause();
    await pass(20_000);
    expect(match.view).toMatchObject({ ply: 3, running: false });
  });

  it("waits for a film that takes longer than its pace", async () => {
    const { match } = await open({ ...sheet(TWO), turns: ["a", "cc", "a"] });
    await match.browse(0);
    match.playPause();
    await pass(PACES[USUAL_PACE]);
    expect(match.view).toMatchObject({ ply: 1, film: { length: 1 } });
    await pass(20_000);
    expect(match.view.ply).toBe(1);
    match.endFilm();
    await pass(0);
    expect(match.view.ply).toBe(2);
  });
});

describe("a turn that is prepared", () => {
  const far: Sheet = { game: "toy", turns: ["a"], partial: "", players: [{ kind: "human" }, { kind: "remote" }], seed: 0 };
  const answer = { ...far, turns: ["a", "b"] };

  it("is played as soon as it may be", async () => {
    const { match, kept } = await open(far);
    expect(match.view.preparing).toBe("first");
    expect(match.prepare({ text: "a" })).toBe(true);
    expect(match.view.premove).toEqual({ text: "a" });
    await match.follow(answer);
    await settle();
    expect(match.view.sheet.turns).toEqual(["a", "b", "a"]);
    expect(kept.map(({ turns }) => turns.length)).toEqual([2, 3]);
    expect(match.view).toMatchObject({ premove: null, dropped: false, objection: null });
  });

  it("may be what was touched, and begins a turn of several legs", async () => {
    const { match } = await open(far);
    match.prepare({ from: "x", to: "c" });
    await match.follow(answer);
    await settle();
    expect(match.view.sheet).toMatchObject({ turns: ["a", "b"], partial: "c" });
  });

  it("is dropped with the rules' word if it may not be played", async () => {
    const { match } = await open(far);
    match.prepare({ text: "z" });
    await match.follow(answer);
    await settle();
    expect(match.view).toMatchObject({ premove: null, dropped: true, interactive: true, objection: { words: "no turn z" } });
    match.dismiss();
    expect(match.view).toMatchObject({ dropped: false, objection: null });
    await match.type("a");
    match.prepare({ from: "x", to: "z" });
    await match.follow({ ...far, turns: ["a", "b", "a", "b"] });
    await settle();
    expect(match.view).toMatchObject({ dropped: true, objection: { words: "because" } });
  });

  it("is dropped if it could mean several things", async () => {
    const { match } = await open(far);
    match.prepare({ from: "x", to: "twice" });
    await match.follow(answer);
    await settle();
    expect(match.view).toMatchObject({ dropped: true, objection: null, sheet: { turns: { length: 2 } } });
  });

  it("can be taken back, and is forgotten when something else happens", async () => {
    const { match } = await open(far);
    match.prepare({ text: "a" });
    match.prepare(null);
    await match.follow(answer);
    await settle();
    expect(match.view.sheet.turns).toEqual(["a", "b"]);
    await match.type("a");
    match.prepare({ text: "a" });
    await match.follow(far);
    expect(match.view.premove).toBeNull();
    await match.follow({ ...far, ending: { cause: "agreed" } });
    expect(match.view.preparing).toBeNull();
    expect(match.prepare({ text: "a" })).toBe(false);
  });

  it("answers the engine too, but not on one's own turn or for two people", async () => {
    const engine = new ToyEngine();
    engine.hold = true;
    const { match } = await open(sheet(), engine);
    expect(match.prepare({ text: "a" })).toBe(false);
    await match.type("a");
    match.endFilm();
    expect(match.prepare({ text: "b" })).toBe(true);
    engine.hold = false;
    engine.release();
    await settle();
    expect(match.view.sheet.turns.slice(0, 3)).toEqual(["a", "a", "b"]);
    expect((await open(sheet(TWO))).match.view.preparing).toBeNull();
  });
});

describe("hints and values", () => {
  it("shows a hint until the next turn", async () => {
    const { match } = await open(sheet(TWO));
    await match.seekHint();
    expect(match.view.hint).toMatchObject({ turn: "a", worth: { chance: 0.5, value: null, exact: false } });
    await match.type("a");
    expect(match.view.hint).toBeNull();
  });

  it("shows exact values of what is looked at", async () => {
    const engine = new ToyEngine();
    engine.known = { value: { result: "win", distance: 3 }, turns: [] } as unknown as Exact;
    const { match } = await open({ ...sheet(TWO), turns: ["a"] }, engine);
    expect(match.view.exact).toBeNull();
    match.setExact(true);
    await settle();
    expect(match.view.exact?.value.result).toBe("win");
    await match.browse(0);
    await settle();
    expect(match.view.exact?.value.result).toBe("win");
    match.setExact(false);
    expect(match.view.exact).toBeNull();
  });

  it("says where nobody knows exact values, and asks again when it is told to", async () => {
    const engine = new ToyEngine();
    const { match } = await open({ ...sheet(TWO), turns: ["a"] }, engine);
    match.setExact(true);
    expect([match.view.exact, match.view.unknown]).toEqual([null, false]);
    await settle();
    expect([match.view.exact, match.view.unknown]).toEqual([null, true]);
    engine.known = { value: { result: "draw" }, turns: [] } as unknown as Exact;
    match.setExact(true);
    await settle();
    expect([match.view.exact?.value.result, match.view.unknown]).toEqual(["draw", false]);
  });

  it("shows none that come after they were given up", async () => {
    const engine = new ToyEngine();
    engine.known = { value: { result: "draw" }, turns: [] } as unknown as Exact;
    const { match } = await open({ ...sheet(TWO), turns: ["a"] }, engine);
    match.setExact(true);
    match.setExact(false);
    await settle();
    expect([match.view.showsExact, match.view.exact]).toEqual([false, null]);
  });

  it("never shows the values of the moment before, nor asks the engine where there is no table", async () => {
    const engine = new ToyEngine();
    engine.known = { value: { result: "draw" }, turns: [] } as unknown as Exact;
    const { match } = await open({ ...sheet(TWO), turns: ["a", "cc", "cc", "cc", "cc"] }, engine);
    match.setExact(true);
    await settle();
    let asked = 0;
    engine.exact = async () => {
      asked += 1;
      return null;
    };
    await match.type("b");
    expect(match.view.shown.ending).not.toBeNull();
    expect([match.view.exact, match.view.unknown]).toEqual([null, true]);
    await settle();
    expect(asked).toBe(0);
    await match.browse(0);
    expect(match.view.exact).toBeNull();
    await settle();
    expect(asked).toBe(1);
  });
});

describe("a match with somebody elsewhere", () => {
  const far: Sheet = { game: "toy", turns: [], partial: "", players: [{ kind: "human" }, { kind: "remote" }], seed: 0 };

  it("lets one act on one's own turn only, and never asks the engine", async () => {
    const { match, engine } = await open(far);
    expect(match.view.interactive).toBe(true);
    await match.type("a");
    await watch(match);
    expect(match.view.interactive).toBe(false);
    expect(await match.type("a")).toBe(false);
    expect(engine.asked).toEqual([]);
  });

  it("shows a turn that arrives as it is played", async () => {
    const { match } = await open({ ...far, turns: ["a"] });
    await match.follow({ ...far, turns: ["a", "cc"] });
    expect(match.view.film).toHaveLength(2);
    expect(match.view.played).toMatchObject({ side: "second", text: "cc" });
    expect(match.view.interactive).toBe(true);
  });

  it("catches up with more than one turn, with a takeback and with an agreed draw at once", async () => {
    const { match } = await open(far);
    await match.follow({ ...far, turns: ["a", "b", "a"] });
    expect(match.view.sheet.turns).toEqual(["a", "b", "a"]);
    expect(match.view.film).toBeNull();
    await match.follow({ ...far, turns: ["a"] });
    expect(match.view.sheet.turns).toEqual(["a"]);
    await match.follow({ ...far, turns: ["a"], ending: { cause: "agreed" } });
    expect(match.view.live.ending?.cause).toBe("agreed");
  });

  it("keeps the legs of an unfinished turn when nothing has changed", async () => {
    const { match } = await open({ ...far, partial: "c" });
    await match.follow(far);
    expect(match.view.live.partial).toBe("c");
  });

  it("does not take the viewer away from what they look at", async () => {
    const { match } = await open({ ...far, turns: ["a", "b", "a"] });
    await match.browse(1);
    await match.follow({ ...far, turns: ["a", "b", "a", "b"] });
    expect(match.view.ply).toBe(1);
    expect(match.view.live.history).toHaveLength(4);
  });

  it("does not follow what the rules refuse", async () => {
    const { match } = await open(far);
    await expect(match.follow({ ...far, turns: ["z"] })).rejects.toThrow();
    expect(match.view.sheet.turns).toEqual([]);
  });
});
