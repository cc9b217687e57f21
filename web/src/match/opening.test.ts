import { describe, expect, it } from "vitest";
import { openAddress } from "./opening";
import { newSheet, type Sheet } from "./sheet";
import { SavedGames } from "./saved";
import { MemoryStorage } from "../storage/memory";
import { Store } from "../storage/store";

const OWN: Sheet = {
  ...newSheet("kono", { opponent: "level", level: 5, side: "first" }, () => 0.2),
  rules: "1",
  turns: ["b1xb3", "c4xc2"],
};

function saved(): SavedGames {
  const made = new SavedGames(new Store(new MemoryStorage()));
  made.keep(OWN, "own");
  return made;
}

describe("a visit", () => {
  it("goes on with the game of one's own, by the bare address or its own", () => {
    expect(openAddress("kono", "", saved(), () => 0)).toMatchObject({ sheet: OWN, slot: "own", fresh: false });
    expect(openAddress("kono", "#turns=b1xb3_c4xc2", saved(), () => 0)).toMatchObject({ sheet: OWN, slot: "own" });
  });

  it("opens a linked game beside it", () => {
    const kept = saved();
    const opening = openAddress("kono", "#turns=d1xd3", kept, () => 0);
    expect(opening).toMatchObject({ slot: "link", fresh: false, trouble: null, sheet: { turns: ["d1xd3"] } });
    kept.keep({ ...opening.sheet, players: OWN.players }, "link");
    expect(openAddress("kono", "#turns=d1xd3", kept, () => 0).sheet.players).toEqual(OWN.players);
    expect(kept.find("kono", "own")).toEqual({ kind: "sheet", sheet: OWN });
  });

  it("says what is wrong and has a game all the same", () => {
    expect(openAddress("kono", "#gibberish", saved(), () => 0)).toMatchObject({ sheet: OWN, trouble: { kind: "link" } });
    const damaged = new MemoryStorage();
    damaged.setItem("pionnier.own.kono", "{");
    expect(openAddress("kono", "", new SavedGames(new Store(damaged)), () => 0)).toMatchObject({
      fresh: true,
      trouble: { kind: "damaged" },
    });
  });

  it("begins anew where nothing is kept; by lot nobody moves before the lot is drawn", () => {
    const storage = new MemoryStorage();
    const empty = new SavedGames(new Store(storage));
    expect(openAddress("kono", "", empty, () => 0)).toMatchObject({ fresh: true, trouble: null, sheet: { turns: [] } });
    empty.keepSetup({ opponent: "level", level: 4, side: "lot" });
    expect(openAddress("kono", "", empty, () => 0).sheet.players[0]).toEqual({ kind: "level", level: 4 });
  });
});
