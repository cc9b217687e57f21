// The built WebAssembly, in node: whole games by touch, thoughts, exact values, garbage.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { load } from "./wasm.mjs";

const SEED = BigInt(process.env.PIONNIER_SEED ?? 20261115);
const MASK = (1n << 64n) - 1n;

/** SplitMix64, as in the games. */
function generator() {
  let state = SEED;
  return (bound) => {
    state = (state + 0x9e3779b97f4a7c15n) & MASK;
    let bits = state;
    bits = ((bits ^ (bits >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
    bits = ((bits ^ (bits >> 27n)) * 0x94d049bb133111ebn) & MASK;
    return Number(((bits ^ (bits >> 31n)) * BigInt(bound)) >> 64n);
  };
}

const { ask, send, thoughts, size } = await load();
const games = ask({ call: "games", language: "fr" });

test("there are five games with boards and words", () => {
  assert.deepEqual(games.map((game) => game.id), ["kono", "cul-de-sac", "bermudes", "quindo", "granat"]);
  for (const game of games) {
    assert.equal(game.levels.length, 10);
    assert.ok(game.levels.every(({ name, about }) => name && about), game.id);
    assert.ok(game.layout.places.length >= 16 && game.name && game.sides.second, game.id);
  }
});

for (const { id, layout } of games) {
  test(`${id}: a random game by touch, with every turn filmed and an impossible touch explained`, () => {
    const below = generator();
    const names = new Set(layout.places.map((place) => place.name));
    const turns = [];
    let look = ask({ call: "look", game: id, turns });
    while (!look.ending && turns.length < 80) {
      const side = look.side;
      let choice;
      for (;;) {
        for (const man of look.scene.men) assert.ok(names.has(man.place));
        choice = look.choices[below(look.choices.length)];
        if (choice.done) break;
        look = ask({ call: "look", game: id, turns, partial: choice.text });
        assert.equal(look.side, side);
        assert.equal(look.partial, choice.text);
      }
      const film = ask({ call: "film", game: id, turns, turn: choice.text });
      const place = layout.places[below(layout.places.length)].name;
      const objection = ask({ call: "why", language: "fr", game: id, turns, from: place });
      assert.ok(objection === null || objection.words.endsWith("."));
      turns.push(choice.text);
      look = ask({ call: "look", game: id, turns });
      assert.deepEqual(film.at(-1).scene, look.scene);
      assert.equal(look.history.length, turns.length);
    }
    const text = ask({ call: "transcript", game: id, turns, tags: [["White", "Ada"]] });
    const read = ask({ call: "readTranscript", text, language: "fr" });
    assert.deepEqual([read.game, read.start, read.turns, read.tags], [id, null, turns, [["White", "Ada"]]]);
  });

  test(`${id}: the engine plays, the same turn with the same seed, and thinks`, () => {
    const level = { call: "level", game: id, turns: [], level: 4, seed: 3 };
    const turn = ask(level);
    assert.equal(ask(level), turn);
    ask({ call: "look", game: id, turns: [turn] });
    thoughts.length = 0;
    const thought = ask({ call: "think", game: id, turns: [turn], nodes: 3000, lines: 2 });
    assert.ok(thought.lines.length === 2 && thought.lines[0].chance >= 0 && thought.lines[0].chance <= 1);
    assert.deepEqual(thoughts.at(-1).lines, thought.lines);
  });
}

test("Kono is solved in here", () => {
  const exact = ask({ call: "exact", game: "kono", turns: [] });
  assert.deepEqual(exact.value, { result: "draw" });
  assert.equal(exact.turns.length, 4);
  assert.equal(ask({ call: "exact", game: "quindo", turns: [] }), null);
  const turn = ask({ call: "level", game: "kono", turns: [], level: 8, seed: 1 });
  assert.equal(turn, exact.turns[0].turn);
});

test("garbage is answered, too much of it is not even taken, and nothing grows", () => {
  const below = generator();
  const before = size();
  for (let round = 0; round < 500; round++) {
    const answer = send(Uint8Array.from({ length: below(300) }, () => below(256)));
    assert.equal(answer.error.code, "request");
  }
  assert.equal(send(new Uint8Array(5 << 20)), null);
  assert.equal(size(), before);
  // The longest that is taken, and one byte more, right after it.
  assert.equal(send(new Uint8Array(4 << 20)).error.code, "request");
  const grown = size();
  assert.equal(send(new Uint8Array((4 << 20) + 1)), null);
  assert.equal(size(), grown);
  assert.equal(ask({ call: "look", game: "kono", turns: [] }).choices.length, 4);
});

test("a level plays the turns it plays in the arena and everywhere else", async () => {
  const { ask, give } = await load();
  const nets = new URL("../../engine/nets/", import.meta.url);
  for (const name of await readdir(nets)) assert.ok(give(await readFile(new URL(name, nets))), name);
  const kept = await readFile(new URL("../testdata/levels.txt", import.meta.url), "utf8");
  for (const line of kept.trim().split("\n")) {
    const [game, level, seed, ...played] = line.split(" ");
    const turns = [];
    for (const turn of played) {
      assert.equal(ask({ call: "level", game, turns, level: Number(level), seed: Number(seed) }), turn, line);
      turns.push(turn);
    }
  }
});
