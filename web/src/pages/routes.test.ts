import { expect, test } from "vitest";
import addresses from "../../../crates/server/testdata/addresses.txt?raw";
import { routeOf } from "./routes";

const lines = addresses.split("\n").filter((line) => /^\d/.test(line));

test.each(lines)("%s, as the server says", (line) => {
  expect(routeOf(line.slice(4)).page === "lost").toBe(line.startsWith("404"));
});

test("what stands in an address is what the page shows", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/online/")).toEqual({ page: "online" });
  expect(routeOf("/game/AbC1234567")).toEqual({ page: "game", id: "AbC1234567" });
  expect(routeOf("/play/kono")).toEqual({ page: "play", game: "kono" });
  expect(routeOf("/analysis/kono")).toEqual({ page: "analysis", game: "kono" });
  expect(routeOf("/puzzles")).toEqual({ page: "puzzles" });
  expect(routeOf("/puzzles/granat/")).toEqual({ page: "puzzle", game: "granat" });
  expect(routeOf("/learn/quindo/sheet")).toEqual({ page: "sheet", game: "quindo" });
  expect(routeOf("/learn/quindo/tutorial")).toEqual({ page: "tutorial", game: "quindo", step: null });
  expect(routeOf("/learn/quindo/tutorial/3")).toEqual({ page: "tutorial", game: "quindo", step: "3" });
  expect(routeOf("/learn/chess")).toEqual({ page: "lost", path: "/learn/chess" });
});
