import { describe, expect, it } from "vitest";
import { readProgress, withoutGame, withTask, writeProgress } from "./progress";

describe("progress", () => {
  it("is read as it was written", () => {
    const progress = withTask(withTask(withTask({}, "kono", "step"), "kono", "capture"), "granat", "win");
    expect(readProgress(writeProgress(progress))).toEqual({ kono: ["step", "capture"], granat: ["win"] });
  });

  it("counts a task once", () => {
    expect(withTask({ kono: ["step"] }, "kono", "step")).toEqual({ kono: ["step"] });
  });

  it("forgets one game and keeps the others", () => {
    expect(withoutGame({ kono: ["step"], granat: ["win"] }, "kono")).toEqual({ granat: ["win"] });
  });

  it.each([null, "", "{", "7", "null", "[]", '{"version":2,"done":{"kono":["step"]}}', '{"version":1,"done":[]}'])(
    "is nothing in %s",
    (text) => {
      expect(readProgress(text)).toEqual({});
    },
  );

  it("leaves out what is damaged and keeps the rest", () => {
    const many = JSON.stringify(Array.from({ length: 101 }, () => "x"));
    expect(readProgress(`{"version":1,"done":{"kono":[1],"quindo":"win","bermudes":${many},"granat":["win"]}}`)).toEqual({
      granat: ["win"],
    });
  });
});
