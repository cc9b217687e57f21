import { describe, expect, it } from "vitest";
import netFile from "../../../crates/engine/nets/quindo.net?url&inline";
import granatTable from "../../../crates/engine/tables/granat.table?url&inline";
import quindoTable from "../../../crates/engine/tables/quindo.table?url&inline";
import { ask, install, type Exports } from "./memory";
import file from "./pionnier.wasm?url&inline";
import type { Analysis, Answer, ReadGame, Worth } from "./types";

async function load(): Promise<Exports> {
  const { instance } = await WebAssembly.instantiate(await (await fetch(file)).arrayBuffer(), { pionnier: { progress: () => {} } });
  return instance.exports as unknown as Exports;
}

/** A pasted text of so many bytes. */
const paste = (length: number): string => JSON.stringify({ call: "readTranscript", language: "fr", text: "x".repeat(length) });
const code = (answer: string | null): string => {
  const said = JSON.parse(answer ?? "null") as Answer<ReadGame>;
  return "error" in said ? said.error.code : "ok";
};

describe("the memory of the rules", () => {
  it("takes no request that is too long, whatever was sent before, and is written to nowhere", async () => {
    const wasm = await load();
    const start = (): Uint8Array => new Uint8Array(wasm.memory.buffer, 0, 1 << 20).slice();
    expect(code(ask(wasm, paste(3_900_000)))).toBe("transcript-long");
    const before = start();
    for (const length of [4 << 20, 5 << 20]) expect(ask(wasm, paste(length))).toBeNull();
    expect(start().every((byte, at) => byte === before[at])).toBe(true);
    expect(code(ask(wasm, JSON.stringify({ call: "look", game: "kono", turns: [] })))).toBe("ok");
  });

  it("does not grow from request to request", async () => {
    const wasm = await load();
    // The second finds the memory as the first has left it, in pieces; from then on nothing changes.
    for (let round = 0; round < 2; round += 1) ask(wasm, paste(3_900_000));
    const size = wasm.memory.buffer.byteLength;
    for (let round = 0; round < 20; round += 1) ask(wasm, paste(3_900_000));
    expect(wasm.memory.buffer.byteLength).toBe(size);
  });

  it("takes the net of a game, which changes what the engine thinks, and refuses what is none", async () => {
    const wasm = await load();
    const think = (game: string): number | undefined => {
      const said = JSON.parse(
        ask(wasm, JSON.stringify({ call: "think", game, turns: [], nodes: 500, lines: 1 })) ?? "null",
      ) as Answer<Analysis>;
      return "ok" in said ? said.ok.lines[0]?.score : undefined;
    };
    const net = await (await fetch(netFile)).arrayBuffer();
    const byHand = ["quindo", "bermudes"].map(think);
    const damaged = net.slice(0);
    new Uint8Array(damaged).fill(0, 5000, 5010);
    for (const file of [new ArrayBuffer(0), damaged, net.slice(0, 1000)]) expect(install(wasm, file)).toBe(false);
    expect(["quindo", "bermudes"].map(think)).toEqual(byHand);
    expect(install(wasm, net)).toBe(true);
    expect(think("quindo")).not.toBe(byHand[0]);
    expect(think("bermudes")).toBe(byHand[1]);
  });

  it.each([
    ["quindo", quindoTable, "11/11/11/11/11/11/1w1w7/11/11/6b2w1/11 w 3", 39],
    ["granat", granatTable, "4b/4/5/4/5/r3/5/5/5/r3/5/4/5/4/5 r", 29],
  ])("takes the table of endgames of %s, and then knows what it has searched", async (game, tableFile, start, distance) => {
    const wasm = await load();
    const think = (): Worth | undefined => {
      const said = JSON.parse(
        ask(wasm, JSON.stringify({ call: "think", game, start, turns: [], nodes: 500, lines: 1 })) ?? "null",
      ) as Answer<Analysis>;
      return "ok" in said ? said.ok.lines[0] : undefined;
    };
    expect(think()?.exact).toBe(false);
    const table = await (await fetch(tableFile)).arrayBuffer();
    expect(install(wasm, table.slice(0, -1))).toBe(false);
    expect(install(wasm, table)).toBe(true);
    const known = think();
    expect(known?.exact).toBe(true);
    expect(known?.value).toEqual({ result: "win", distance });
  });
});
