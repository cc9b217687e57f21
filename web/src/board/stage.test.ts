import { describe, expect, it, vi } from "vitest";
import { LEG, Stage, type Picture } from "./stage";
import { Hands } from "./testing/clock";
import { leg, men, scene } from "./testing/fixtures";

function theatre() {
  const hands = new Hands();
  const pictures: Picture[] = [];
  const stage = new Stage((picture) => pictures.push(picture), hands);
  const shown = () => {
    const picture = pictures.at(-1);
    if (!picture) throw new Error("nothing shown");
    return picture;
  };
  return { hands, stage, shown };
}

const before = scene([...men("f2", "first", "man"), ...men("f3 g4", "second", "man")]);
const first = { scene: scene([...men("f3 f4", "first", "man"), ...men("g4", "second", "man")]), touch: leg("f2", "f4", ["f3"]).touch };
const second = { scene: scene([...men("f3 h4 g4", "first", "man")]), touch: leg("f4", "h4", ["g4"]).touch };

describe("the stage", () => {
  it("shows a scene at once", () => {
    const { stage, shown, hands } = theatre();
    stage.show({ scene: before, touch: null });
    expect(shown().men.map(({ to }) => to)).toEqual(["f2", "f3", "g4"]);
    expect(hands.waiting.size).toBe(0);
  });

  it("plays one leg after another, then says so once", () => {
    const { stage, shown, hands } = theatre();
    const done = vi.fn();
    stage.show({ scene: before, touch: null });
    stage.play([first, second], done);
    hands.pass(LEG / 2);
    expect(shown().men.at(-1)).toMatchObject({ from: "f2", to: "f4", way: 0.5 });
    hands.pass(LEG / 2);
    expect(shown().men.at(-1)).toMatchObject({ from: "f4", to: "h4", way: 0 });
    expect(done).not.toHaveBeenCalled();
    hands.pass(LEG);
    expect(shown().men.every(({ side }) => side === "first")).toBe(true);
    expect(shown().moving).toBe(false);
    expect(done).toHaveBeenCalledTimes(1);
    expect(hands.waiting.size).toBe(0);
  });

  it("turns a man over edge-on: first its old colour, then its new one", () => {
    const { stage, shown, hands } = theatre();
    stage.show({ scene: before, touch: null });
    stage.play([first], () => {});
    const turning = () => shown().men.find(({ to }) => to === "f3");
    hands.pass(LEG * 0.5);
    expect(turning()).toMatchObject({ side: "second" });
    expect(turning()?.breadth).toBeLessThan(1);
    hands.pass(LEG * 0.4);
    expect(turning()).toMatchObject({ side: "first" });
  });

  it("leaves nothing running when it is stopped or given something else", () => {
    const { stage, hands } = theatre();
    const done = vi.fn();
    stage.show({ scene: before, touch: null });
    stage.play([first], done);
    stage.show({ scene: before, touch: null });
    expect(hands.waiting.size).toBe(0);
    stage.play([first], done);
    stage.play([second], done);
    expect(hands.waiting.size).toBe(1);
    stage.stop();
    hands.pass(LEG);
    expect(done).not.toHaveBeenCalled();
  });

  it("does not move a man again that the hand has carried", () => {
    const { stage, shown } = theatre();
    stage.show({ scene: before, touch: null });
    stage.play([{ ...first, carried: true }], () => {});
    expect(shown().men.find(({ to }) => to === "f4")).toMatchObject({ way: 1 });
  });

  it("sinks a new wall and leaves the others alone", () => {
    const { stage, shown, hands } = theatre();
    stage.show({ scene: scene([], ["e5h"]), touch: null });
    stage.play([{ scene: scene([], ["e5h", "g7v"]), touch: null }], () => {});
    hands.pass(LEG / 2);
    expect(shown().walls).toEqual([
      { name: "e5h", depth: 1 },
      { name: "g7v", depth: 0.5 },
    ]);
  });

  it("carries a ball across, and neither pawn has it meanwhile", () => {
    const { stage, shown, hands } = theatre();
    stage.show({ scene: scene([...men("a1", "first", "carrier"), ...men("c3", "first", "pawn")]), touch: null });
    const touch = { kind: "transfer" as const, from: "a1", to: "c3", over: [] };
    stage.play([{ scene: scene([...men("a1", "first", "pawn"), ...men("c3", "first", "carrier")]), touch }], () => {});
    hands.pass(LEG / 2);
    expect(shown().ball).toEqual({ from: "a1", to: "c3", way: 0.5 });
    expect(shown().men.map(({ kind }) => kind)).toEqual(["pawn", "pawn"]);
  });

  it("skips what shows nothing", () => {
    const { stage, hands } = theatre();
    const done = vi.fn();
    stage.show({ scene: before, touch: null });
    stage.play([{ scene: before, touch: null }], done);
    expect(done).toHaveBeenCalledTimes(1);
    expect(hands.waiting.size).toBe(0);
  });
});
