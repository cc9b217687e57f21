import { describe, expect, it } from "vitest";
import { Plan } from "./plan";
import { grooved } from "./testing/fixtures";
import { nearestWall, rotated, wallsAt, type Aim } from "./walls";

const plan = new Plan(grooved(11, 14));
const mouse: Aim = { pointer: "mouse", prefer: null };
const near = (wall: string, dx: number, dy: number, aim = mouse) => {
  const { x, y } = plan.at(wall);
  return wallsAt(plan, { x: x + dx, y: y + dy }, aim).map(({ name }) => name);
};

describe("the walls a touch could mean", () => {
  it("is the one whose groove and middle are nearest", () => {
    expect(near("e5h", 30, 0)).toEqual(["e5h"]);
    expect(near("e5h", -30, 4)).toEqual(["e5h"]);
    expect(near("e5v", 0, -30)).toEqual(["e5v"]);
    expect(near("e5h", 70, 0)).toEqual(["f5h"]);
  });

  it("is both where they cross", () => {
    expect(near("e5h", 0, 0).sort()).toEqual(["e5h", "e5v"]);
    expect(near("e5h", 6, 3).sort()).toEqual(["e5h", "e5v"]);
  });

  it("is none in the middle of a square for a mouse, the nearest for a finger", () => {
    expect(near("e5h", -50, 50)).toEqual([]);
    expect(near("e5h", -45, 20, { pointer: "touch", prefer: null })).toEqual(["e5h"]);
  });

  it("follows the kind the player turned to", () => {
    expect(near("e5h", 30, 0, { pointer: "mouse", prefer: "v" })).toEqual(["e5v"]);
    expect(near("e5h", 0, 0, { pointer: "mouse", prefer: "h" })).toEqual(["e5h"]);
  });

  it("reaches the ends of the outermost walls", () => {
    expect(near("a1h", -90, 0)).toEqual(["a1h"]);
    expect(near("j13v", 0, -90)).toEqual(["j13v"]);
  });
});

describe("turning a wall", () => {
  it("keeps its middle", () => {
    expect(rotated(plan, "e5h")).toBe("e5v");
    expect(rotated(plan, "e5v")).toBe("e5h");
    expect(rotated(plan, "z9h")).toBeNull();
  });

  it("finds one near every square", () => {
    for (const { name } of plan.layout.places) expect(nearestWall(plan, plan.at(name), "h")).not.toBeNull();
  });
});
