import { describe, expect, it } from "vitest";
import type { Seen } from "../../online/room.svelte";
import { FakeServer } from "../../online/testing/harness";
import type { State } from "../../online/types";
import { claimWait, questionFor } from "./questions";

function seen(state: Partial<State>, more: Partial<Seen> = {}): Seen {
  const view = new FakeServer().view("mine", 0);
  const terms: Seen["terms"] = { ...view.terms, clock: { kind: "live", seconds: 300, increment: 0 } };
  return {
    ...view,
    terms,
    absence: 60_000,
    state: { ...view.state, running: true, ...state },
    endedAt: null,
    awaySince: [null, null],
    ...more,
  };
}

describe("questions", () => {
  it("are asked one at a time, the most urgent first", () => {
    const offers = seen({ offers: ["second", "first", null] });
    expect(questionFor(offers, true, 0)).toEqual({ kind: "held" });
    expect(questionFor(offers, false, 0)).toEqual({ kind: "asked", offer: "draw" });
    expect(questionFor(seen({ offers: [null, "first", null] }), false, 0)).toEqual({ kind: "claim" });
    expect(questionFor(seen({ offers: [null, "first", null] }), false, null)).toEqual({ kind: "offered", offer: "takeback" });
    expect(questionFor(seen({}), false, null)).toBeNull();
  });

  it("are not for those who watch", () => {
    expect(questionFor(seen({ offers: ["second", null, null] }, { seat: null }), true, 0)).toBeNull();
  });
});

describe("wait", () => {
  it("counts from when the player to move went away", () => {
    const away = { awaySince: [null, 10_000] } satisfies Partial<Seen>;
    expect(claimWait(seen({ to_move: "second" }, away), 30_000)).toBe(40_000);
    expect(claimWait(seen({ to_move: "second" }, away), 90_000)).toBe(0);
    expect(claimWait(seen({ to_move: "first" }, away), 90_000)).toBeNull();
    expect(claimWait(seen({ to_move: "second", running: false }, away), 90_000)).toBeNull();
    expect(claimWait(seen({ to_move: "second" }), 90_000)).toBeNull();
  });

  it("has no need where the clock will decide, and counts the silence where there is none", () => {
    const gone = { awaySince: [null, 0] } satisfies Partial<Seen>;
    expect(claimWait(seen({ to_move: "second" }, { ...gone, absence: null }), 90_000)).toBeNull();
    const slow = seen({ to_move: "second", started: 1_000 });
    const clockless: Seen = { ...slow, terms: { ...slow.terms, clock: { kind: "none" } } };
    expect(claimWait(clockless, 60_999)).toBeNull();
    expect(claimWait(clockless, 61_000)).toBe(0);
  });
});
