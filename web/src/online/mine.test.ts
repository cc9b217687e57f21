import { describe, expect, it } from "vitest";
import { newKept, readKept, type Kept, type Snapshot } from "./ledger";
import { myGames } from "./mine";
import { FakeServer } from "./testing/harness";
import type { End, State } from "./types";

function kept(id: string, part: Partial<State>, more: Partial<Kept> = {}): Kept {
  const { terms, entries, state } = new FakeServer().view("mine", 0);
  const snapshot: Snapshot = {
    terms,
    seat: "second",
    entries: entries.map((entry) => ({ ...entry, at: 5_000 })),
    state: { ...state, ...part },
  };
  return { ...newKept(id, "s"), snapshot, ...more };
}

const over = (end: End): Partial<State> => ({ status: "over", end });

describe("my games", () => {
  it("tell side, opponent, whose turn it is, turns and date", () => {
    const [told] = myGames([kept("g", { to_move: "second", names: ["Zoé", "Ada"], ply: 7 })]);
    expect(told).toMatchObject({
      standing: "yours",
      seen: { game: "toy", seat: "second", opponent: "Zoé", isMet: true, ply: 7, since: 5_000 },
    });
  });

  it("come in the order in which one wants to know of them", () => {
    const games = [
      kept("lost", over({ reason: "time", winner: "first" })),
      kept("off", over({ reason: "aborted", winner: null })),
      newKept("unseen", "s"),
      kept("drawn", over({ reason: "agreed", winner: null })),
      kept("waiting", { status: "waiting", seated: [false, true] }),
      kept("sent", { to_move: "second" }, { unsent: { step: 1, text: "a" } }),
      kept("yours", { to_move: "second" }),
      kept("won", over({ reason: "resigned", winner: "second" })),
    ];
    expect(myGames(games).map(({ id, standing }) => [id, standing])).toEqual([
      ["yours", "yours"],
      ["sent", "theirs"],
      ["waiting", "waiting"],
      ["unseen", "unknown"],
      ["won", "won"],
      ["lost", "lost"],
      ["drawn", "drawn"],
      ["off", "aborted"],
    ]);
  });

  it("that were kept before players had names have none", () => {
    const old = kept("old", {});
    const state: Partial<State> = { ...old.snapshot?.state };
    delete state.names;
    const read = readKept(JSON.stringify({ version: 1, kept: { ...old, snapshot: { ...old.snapshot, state } } }));
    expect(myGames(read ? [read] : [])[0]).toMatchObject({ standing: "theirs", seen: { opponent: "" } });
  });
});
