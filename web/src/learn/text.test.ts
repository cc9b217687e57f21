import { describe, expect, it } from "vitest";
import { piecesOf } from "./text";

describe("a text of a lesson", () => {
  it("is taken apart into words, turns and rules", () => {
    expect(piecesOf("`a1xa3`, see [K4].")).toEqual([
      { kind: "turn", text: "a1xa3" },
      { kind: "words", text: ", see " },
      { kind: "rule", text: "K4" },
      { kind: "words", text: "." },
    ]);
  });

  it("leaves other brackets and single backticks alone", () => {
    const plain = "[sic] and ` and [4]";
    expect(piecesOf(plain)).toEqual([{ kind: "words", text: plain }]);
    expect(piecesOf("")).toEqual([]);
  });
});
