import { describe, expect, it, vi } from "vitest";
import { MemoryStorage } from "../storage/memory";
import { Store } from "../storage/store";
import { Ledger, newKept, type Snapshot } from "./ledger";
import { FakeServer } from "./testing/harness";
import { lookAround } from "./turnwatch";
import type { Clock, View } from "./types";

const DAYS: Clock = { kind: "days", days: 2 };

/** A game of which this browser knows the beginning: the opponent, who plays first, has not moved. */
function known(server: FakeServer, clock: Clock): Snapshot {
  const { terms, entries, state } = server.view("theirs", 0);
  return { terms: { ...terms, clock }, seat: "second", entries, state };
}

function scene(clock: Clock = DAYS) {
  const server = new FakeServer();
  server.clock = clock;
  const ledger = new Ledger(new Store(new MemoryStorage()));
  ledger.keep({ ...newKept("g", "theirs"), snapshot: known(server, clock) });
  const ring = vi.fn();
  const show = vi.fn(async (_: string, secret: string): Promise<View> => ({
    ...server.view(secret, 0),
    state: { ...server.state, names: ["Zoé", ""] },
  }));
  return { server, ledger, asking: { show, ring } };
}

describe("the watch over games by days", () => {
  it("rings once when the opponent has moved", async () => {
    const { server, ledger, asking } = scene();
    await lookAround(ledger, null, asking);
    expect(asking.ring).not.toHaveBeenCalled();
    server.happen({ type: "turn", seat: "first", text: "a", spent: 0, lag: 0 });
    await lookAround(ledger, null, asking);
    await lookAround(ledger, null, asking);
    expect(asking.ring.mock.calls).toEqual([["g", "toy", "Zoé"]]);
    expect(ledger.find("g")?.snapshot?.state.ply).toBe(1);
  });

  it("leaves alone the game that is open, games on other clocks, and those that are over", async () => {
    const { server, ledger, asking } = scene();
    server.happen({ type: "turn", seat: "first", text: "a", spent: 0, lag: 0 });
    await lookAround(ledger, "g", asking);
    const live = scene({ kind: "none" });
    await lookAround(live.ledger, null, live.asking);
    expect([asking.show, live.asking.show].map((show) => show.mock.calls.length)).toEqual([0, 0]);
    server.happen({ type: "ended", reason: "resigned", winner: "second" });
    await lookAround(ledger, null, asking);
    expect(asking.ring).not.toHaveBeenCalled();
  });

  it("bears it that nobody answers", async () => {
    const { ledger, asking } = scene();
    asking.show.mockRejectedValue(new Error("no network"));
    await lookAround(ledger, null, asking);
    expect(asking.ring).not.toHaveBeenCalled();
    expect(ledger.find("g")?.snapshot?.state.ply).toBe(0);
  });
});
