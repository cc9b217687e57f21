import { describe, expect, it } from "vitest";
import { annotate, type Annotation } from "./annotations";
import { arrow } from "./arrow";

describe("annotations", () => {
  it("are drawn once and wiped by drawing them again", () => {
    const drawn = annotate(annotate([], "a1", "c3"), "b2", "b2");
    expect(drawn).toHaveLength(2);
    expect(annotate(drawn, "a1", "c3")).toEqual([{ from: "b2", to: "b2" }]);
  });

  it("do not grow without bound", () => {
    let drawn: Annotation[] = [];
    for (let i = 0; i < 200; i++) drawn = annotate(drawn, "a1", `x${i}`);
    expect(drawn).toHaveLength(64);
  });
});

describe("an arrow", () => {
  it("points from one place to the other and keeps away from their middles", () => {
    const { shaft, head } = arrow({ x: 0, y: 0 }, { x: 100, y: 0 }, 8, 20);
    expect(shaft.startsWith("M20 0L")).toBe(true);
    expect(head.split(" ")[0]).toBe("90,0");
  });
});
