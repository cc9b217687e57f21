import { expect, it } from "vitest";
import { Refused } from "../wasm/client";
import { readPasted, Unreadable } from "./reading";
import { ToyRules } from "./testing/toy";

const rules = new ToyRules();

it("reads an address, with its own game", async () => {
  const read = await readPasted(" https://example.org/play/quindo#start=x+y&turns=a_b ", "toy", rules);
  expect(read).toEqual({ game: "quindo", rules: "1", start: "x y", turns: ["a", "b"] });
  expect(await readPasted("http://127.0.0.1:8080/play/kono", "toy", rules)).toEqual({ game: "kono", turns: [] });
});

it("reads the text of a game", async () => {
  expect(await readPasted('[GameType "toy"]\n\n1. a b', "toy", rules)).toEqual({ game: "toy", rules: "1", turns: ["a", "b"] });
  expect(await readPasted("1. a b", "toy", rules)).toMatchObject({ turns: ["a", "b"] });
});

it("takes anything else for a position, and lets the rules object", async () => {
  expect(await readPasted("5 w", "toy", rules)).toEqual({ game: "toy", start: "5 w", turns: [] });
  await expect(readPasted("nonsense", "toy", rules)).rejects.toThrow(Refused);
});

it.each(["", "   ", "https://example.org/", "https://example.org/play/kono#what"])("cannot read “%s”", async (text) => {
  await expect(readPasted(text, "toy", rules)).rejects.toThrow(Unreadable);
});
