// The packed package in Node.js: its README, what is in it, every vector of the games, what it throws.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { folder, installed, rules, run } from "./installed.mjs";

const { load, Refused, BadRequest } = rules;
const pionnier = await load();
const GAMES = ["kono", "cul-de-sac", "bermudes", "quindo", "granat"];

/** What a call throws. */
function thrown(call) {
  try {
    call();
  } catch (error) {
    return error;
  }
  assert.fail("nothing was thrown");
}

test("the example of the README does what it says", () => {
  const text = readFileSync(join(installed, "README.md"), "utf8");
  const [, program, shown] = /```js\n(.*?)```\n\n```text\n(.*?)```/s.exec(text);
  assert.ok(program.trim().split("\n").length <= 12, "about ten lines");
  assert.equal(run("example.mjs", program), shown);
});

test("the types are those of a strict program", () => {
  const program = `
import { load, Refused, type Game, type Outcome } from "@pionnier/rules";
const pionnier = await load({ language: "fr" });
const game: Game = pionnier.game("quindo", { turns: ["b10-b7"] });
const turns: string[] = game.legalTurns(5);
const outcome: Outcome | null = game.play(turns[0]!).outcome;
const { lines } = await game.think({ nodes: 100, onProgress: ({ depth }) => void depth.toFixed() });
const chance: number | undefined = lines[0]?.chance;
try { game.play("x"); } catch (error) { if (error instanceof Refused) console.log(error.rule, error.places.length, outcome, chance); }
import type { PionnierBoard, TurnDetail } from "@pionnier/rules/board";
const board: PionnierBoard | null = document.querySelector("pionnier-board");
board?.addEventListener("turn", (event) => console.log((event as CustomEvent<TurnDetail>).detail.position, board.history.length));
// @ts-expect-error: a language that is not spoken here
await load({ language: "de" });
`;
  writeFileSync(join(folder, "typed.ts"), program);
  const tsc = join(import.meta.dirname, "../../node_modules/.bin/tsc");
  const options = ["--noEmit", "--strict", "--noUncheckedIndexedAccess", "--target", "es2022", "--lib", "es2023,dom"];
  execFileSync(tsc, [...options, "--module", "nodenext", "typed.ts"], { cwd: folder, stdio: "inherit" });
});

test("what is packed is what is needed, with its licences and without anybody's addresses", () => {
  const files = readdirSync(installed, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((file) => join(file.parentPath, file.name).slice(installed.length + 1)).sort();
  const expected = ["LICENSE-APACHE", "LICENSE-MIT", "README.md", "package.json", "dist/licences.txt", "dist/pionnier.wasm"].concat(
    ["quindo", "granat"].map((id) => `dist/tables/${id}.table`),
  );
  for (const name of expected) assert.ok(names.includes(name), name);
  const others = names.filter((name) => !expected.includes(name) && !/^dist\/([\w.]+\.(js|d\.ts)|nets\/[a-z-]+\.net)$/.test(name));
  assert.deepEqual(others, []);
  const about = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  assert.deepEqual([about.dependencies, about.scripts], [undefined, undefined]);
  const workspace = readFileSync(new URL("../../../Cargo.toml", import.meta.url), "utf8");
  assert.ok(workspace.includes(`\nversion = "${about.version}"\n`), "the version of the crates");
  for (const name of names.filter((name) => !/licen[cs]e/i.test(name))) {
    const text = readFileSync(join(installed, name), "latin1");
    // Names of XML, and what Svelte's errors are explained by.
    const found = /(?:https?:\/\/(?!www\.w3\.org|svelte\.dev\/e\/)|\/(?:home|root|usr|work|tmp)\/)[^\s"'`)]*/.exec(text);
    assert.equal(found?.[0], undefined, name);
  }
});

for (const id of GAMES) {
  test(`${id}: every vector agrees`, () => {
    const text = readFileSync(new URL(`../../../crates/games/testdata/${id}/vectors.jsonl`, import.meta.url), "utf8");
    for (const line of text.trim().split("\n")) {
      const { position, outcome, count, sha256, game, final } = JSON.parse(line);
      if (position === undefined) {
        // Only the last position is asked about: what needs a history is no part of a vector.
        const turns = game.slice(0, -1);
        const before = turns.reduce((place, turn) => pionnier.game(id, { position: place }).play(turn).position, undefined);
        assert.equal(pionnier.game(id, { position: before }).play(game.at(-1)).position, final);
        continue;
      }
      const here = pionnier.game(id, { position });
      const turns = here.legalTurns().sort();
      assert.equal(here.isOver, outcome !== null, position);
      assert.equal(turns.length, count, position);
      assert.equal(createHash("sha256").update(turns.join("\n")).digest("hex"), sha256, position);
    }
  });
}

test("a game is played, taken back, ended, written and read", async () => {
  const game = pionnier.game("kono");
  assert.deepEqual([game.side, game.legalTurns(2), game.perft(4)], ["first", ["a1xa3", "b1xb3"], 576]);
  const other = pionnier.game("kono", { turns: ["a1xa3"] });
  game.play("b1xb3").play(game.parse("C4XC2"));
  // Two games at once, although the rules keep the record of one.
  assert.equal(other.play("c4xc2").turns.length, 2);
  assert.deepEqual([game.turns, game.side], [["b1xb3", "c4xc2"], "first"]);
  assert.ok(game.isLegal(game.legalTurns(1)[0]) && !game.isLegal("a1-a2"));
  assert.equal(game.undo(), "c4xc2");
  assert.equal(game.position, pionnier.game("kono", { turns: ["b1xb3"] }).position);
  const { value, turns } = game.exact();
  assert.deepEqual([value.result, turns[0].turn], ["draw", "c4xc2"]);
  assert.match(game.svg({ width: 200, theme: "dark", arrows: [["c4", "c2"]] }), /^<svg [^>]*width="200"/);
  const read = pionnier.read(game.clone().resign().transcript({ First: "Ada" }));
  assert.deepEqual([read.outcome, read.ending.rule, game.isOver], ["first", "C5", false]);
  assert.equal(thrown(() => read.agreeDraw()).code, "over-won");
  assert.equal(read.undo(), null);
  assert.ok(!read.isOver);
  // Three times the same position.
  const round = ["a1-b1", "c3-c4", "b1-a1", "c4-c3"];
  const drawn = pionnier.game("kono", { turns: ["b1xb3", "c4xc2", ...round, ...round] });
  assert.deepEqual([drawn.outcome, drawn.ending.rule, drawn.legalTurns()], ["draw", "C3", []]);
});

test("the engine plays as it does everywhere, with its nets", async () => {
  const kept = readFileSync(new URL("../../../crates/wasm/testdata/levels.txt", import.meta.url), "utf8");
  const lines = kept
    .trim()
    .split("\n")
    .map((line) => line.split(" "));
  for (const [id, level, seed, ...played] of lines.filter(([, level]) => Number(level) < 9)) {
    const game = pionnier.game(id);
    for (const turn of played.slice(0, 3)) {
      assert.equal(await game.levelTurn(Number(level), Number(seed)), turn, `${id} ${level}`);
      game.play(turn);
    }
  }
  const depths = [];
  const quindo = pionnier.game("quindo");
  const thought = await quindo.think({ nodes: 3000, lines: 2, onProgress: ({ depth }) => depths.push(depth) });
  assert.ok(thought.lines.length === 2 && depths.at(-1) === thought.depth);
});

test("endgames are known once the engine was taught the game", async () => {
  const other = await load();
  for (const [id, position, distance] of [
    ["quindo", "11/11/11/11/11/11/11/3w7/11/4b4w1/11 w 1", 11],
    ["granat", "4b/4/5/4/5/r3/5/5/5/r3/5/4/5/4/5 r", 29],
  ]) {
    const game = other.game(id, { position });
    assert.deepEqual([game.look().tabled, game.exact()], [true, null]);
    await other.teach(id);
    assert.deepEqual(game.exact().value, { result: "win", distance });
    assert.equal(other.game(id).exact(), null);
  }
});

test("what is wrong is thrown, each by its kind, and nothing is broken after it", async () => {
  const quindo = pionnier.game("quindo", { turns: ["b10-b7"] });
  const refused = thrown(() => quindo.play("b2-b5"));
  assert.ok(refused instanceof Refused && refused instanceof Error);
  assert.deepEqual([refused.name, refused.rule, refused.code], ["Refused", "Q6", "same-length"]);
  assert.equal(quindo.turns.length, 1);
  assert.deepEqual(thrown(() => pionnier.game("kono", { position: "9 r" })).at, 0);
  assert.ok(thrown(() => pionnier.game("kono", { turns: ["a1xa3", "nonsense"] })) instanceof Refused);
  for (const call of [
    () => pionnier.game("chess"),
    () => pionnier.info("go"),
    () => quindo.parse("x".repeat(5 << 20)),
    () => quindo.perft(-1),
  ]) {
    assert.ok(thrown(call) instanceof BadRequest);
  }
  await assert.rejects(quindo.levelTurn(11), BadRequest);
  await assert.rejects(quindo.think({ onProgress: () => assert.fail("mine") }), /mine/);
  await assert.rejects(quindo.think({ onProgress: () => quindo.play("b2-b3") }), BadRequest);
  await assert.rejects(load({ wasm: new URL("file:///nowhere/pionnier.wasm") }), { code: "ENOENT" });
  const french = await load({ language: "fr", wasm: readFileSync(join(installed, "dist/pionnier.wasm")) });
  assert.match(french.game("quindo", { turns: ["b10-b7"] }).why("b2-b5").words, /longueur 3/);
  assert.equal(quindo.play("b2-b3").side, "first");
});
