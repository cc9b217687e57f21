import { describe, expect, it } from "vitest";
import { Plan } from "./plan";
import { grooved, lattice, squares } from "./testing/fixtures";

describe("the plan of a board of squares", () => {
  it("has the first player below, and above once flipped", () => {
    const [plan, flipped] = [new Plan(squares(4, 4)), new Plan(squares(4, 4), true)];
    expect(plan.at("a1").y).toBeGreaterThan(plan.at("a4").y);
    expect(flipped.at("a1").y).toBeLessThan(flipped.at("a4").y);
    expect(flipped.at("a1").x).toBeGreaterThan(flipped.at("d1").x);
  });

  it("contains every place, wherever it is flipped, in a box of the same shape", () => {
    for (const layout of [squares(4, 4), grooved(11, 14), lattice()]) {
      const [plan, flipped] = [new Plan(layout), new Plan(layout, true)];
      expect(flipped.ratio).toBeCloseTo(plan.ratio);
      for (const { box, at } of [plan, flipped].map((one) => ({ box: one.box, at: one.at.bind(one) }))) {
        for (const { name } of layout.places) {
          expect(at(name).x).toBeGreaterThan(box.x);
          expect(at(name).x).toBeLessThan(box.x + box.width);
          expect(at(name).y).toBeGreaterThan(box.y);
          expect(at(name).y).toBeLessThan(box.y + box.height);
        }
      }
    }
  });

  it("finds the place under each point of a square, and none outside", () => {
    const plan = new Plan(squares(4, 4));
    const { x, y } = plan.at("b3");
    for (const [dx, dy] of [
      [0, 0],
      [49, -49],
      [-49, 49],
    ] as const) {
      expect(plan.placeAt({ x: x + dx, y: y + dy })).toBe("b3");
    }
    expect(plan.placeAt({ x: plan.box.x, y: plan.box.y })).toBeNull();
  });

  it("lists rows from the top and from the left, as they are seen", () => {
    expect(new Plan(squares(4, 4)).rows()[0]).toEqual(["a4", "b4", "c4", "d4"]);
    expect(new Plan(squares(4, 4), true).rows()[0]).toEqual(["d1", "c1", "b1", "a1"]);
  });

  it("walks by arrow keys as the viewer sees the board", () => {
    const [plan, flipped] = [new Plan(squares(4, 4)), new Plan(squares(4, 4), true)];
    expect(plan.neighbour("b2", "up")).toBe("b3");
    expect(plan.neighbour("b2", "right")).toBe("c2");
    expect(plan.neighbour("a4", "up")).toBeNull();
    expect(flipped.neighbour("b2", "up")).toBe("b1");
    expect(flipped.neighbour("b2", "right")).toBe("a2");
  });
});

describe("the plan of a lattice of points", () => {
  const plan = new Plan(lattice());

  it("is hexagonal: all neighbours of a point are equally far", () => {
    const away = (a: string, b: string) => Math.hypot(plan.at(a).x - plan.at(b).x, plan.at(a).y - plan.at(b).y);
    for (const near of ["c5", "c1", "b4", "b2", "d4", "d2"]) expect(away("c3", near)).toBeCloseTo(away("c3", "c5"));
  });

  it("does not let men on neighbouring places overlap", () => {
    expect(Math.abs(plan.at("e7").y - plan.at("e8").y)).toBeGreaterThan(2 * plan.man);
  });

  it("lets the arrow keys reach every point from every other", () => {
    const reached = new Set(["a1"]);
    for (const place of reached) {
      for (const direction of ["up", "down", "left", "right"] as const) {
        const next = plan.neighbour(place, direction);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(69);
    expect(plan.neighbour("e7", "up")).toBe("e8");
    expect(plan.neighbour("d8", "right")).toBe("e8");
  });
});

describe("walls by arrow keys", () => {
  it("keeps the kind and goes from middle to middle", () => {
    const plan = new Plan(grooved(11, 14));
    expect(plan.neighbourWall("e5h", "up")).toBe("e6h");
    expect(plan.neighbourWall("e5v", "right")).toBe("f5v");
    expect(plan.neighbourWall("a1h", "left")).toBeNull();
  });
});
