import { describe, expect, it } from "vitest";
import { DEFAULT_WISH, newGameOf, readWish } from "./wish";

const GAMES = ["kono", "granat"];

describe("a wish", () => {
  it("is remembered, and what is not sensible in it is left out", () => {
    const wish = { ...DEFAULT_WISH, game: "granat", clock: "live", minutes: 3 } as const;
    expect(readWish(JSON.stringify(wish), GAMES)).toEqual(wish);
    expect(readWish('{"game":"chess","minutes":7,"side":"first","listed":"yes"}', GAMES)).toEqual({ ...DEFAULT_WISH, side: "first" });
    // A game that was open to anybody does not make the next one so.
    expect(readWish(JSON.stringify({ ...wish, listed: true }), GAMES)).toEqual(wish);
    for (const text of [null, "{", "null", "7", "[]"]) expect(readWish(text, GAMES)).toEqual(DEFAULT_WISH);
  });

  it("is what the server is asked for", () => {
    expect(newGameOf(DEFAULT_WISH, "Ada")).toEqual({ game: "kono", clock: { kind: "none" }, listed: false, name: "Ada" });
    expect(newGameOf({ ...DEFAULT_WISH, side: "second", clock: "live" }, "")).toEqual({
      game: "kono",
      seat: "second",
      clock: { kind: "live", seconds: 600, increment: 5 },
      listed: false,
      name: "",
    });
    expect(newGameOf({ ...DEFAULT_WISH, clock: "days" }, "").clock).toEqual({ kind: "days", days: 3 });
  });
});
