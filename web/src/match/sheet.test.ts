import { describe, expect, it } from "vitest";
import { isLinked, readLink, writeChallenge, writeLink } from "./link";
import { DEFAULT_SETUP, newSheet, seat, takebackLength, type Sheet } from "./sheet";
import { SavedGames } from "./saved";
import { MemoryStorage } from "../storage/memory";
import { Store } from "../storage/store";

const SHEET: Sheet = {
  ...newSheet("cul-de-sac", { opponent: "level", level: 5, side: "second" }, () => 0.25, "w 4/d4:x"),
  rules: "1",
  turns: ["d4-d6/e5h", "--/e5v", "F2^F4", "a1=c3", "pass"],
  partial: "k11-k9",
  ending: { cause: "resigned", side: "second" },
};

describe("saved games", () => {
  it("gives back what was kept", () => {
    const saved = new SavedGames(new Store(new MemoryStorage()));
    expect(saved.keep(SHEET, "own")).toBe(true);
    expect(saved.find("cul-de-sac", "own")).toEqual({ kind: "sheet", sheet: SHEET });
    expect(saved.find("cul-de-sac", "link")).toEqual({ kind: "none" });
    expect(saved.find("kono", "own")).toEqual({ kind: "none" });
    saved.forget("cul-de-sac", "own");
    expect(saved.find("cul-de-sac", "own")).toEqual({ kind: "none" });
  });

  it("knows the sides of games that were kept when they had numbers", () => {
    const storage = new MemoryStorage();
    const old = { ...SHEET, ending: { cause: "resigned", side: 1 } };
    storage.setItem("pionnier.own.cul-de-sac", JSON.stringify({ version: 1, levels: 10, sheet: old }));
    expect(new SavedGames(new Store(storage)).find("cul-de-sac", "own")).toEqual({ kind: "sheet", sheet: SHEET });
  });

  it("goes on against the nearest level of today where there were eight", () => {
    const storage = new MemoryStorage();
    const saved = new SavedGames(new Store(storage));
    const against = (level: number): Sheet => ({ ...SHEET, players: [{ kind: "level", level }, { kind: "human" }] });
    for (const [kept, today] of [
      [1, 2],
      [8, 10],
    ] as const) {
      storage.setItem("pionnier.own.cul-de-sac", JSON.stringify({ version: 1, sheet: against(kept) }));
      expect(saved.find("cul-de-sac", "own")).toEqual({ kind: "sheet", sheet: against(today) });
      storage.setItem("pionnier.setup", JSON.stringify({ opponent: "level", level: kept, side: "lot" }));
      expect(saved.findSetup()).toEqual({ opponent: "level", level: today, side: "lot" });
    }
  });

  it("takes a game that does not say by which rules it is played for one by the first", () => {
    const storage = new MemoryStorage();
    const saved = new SavedGames(new Store(storage));
    const before: Sheet = { ...SHEET };
    delete before.rules;
    storage.setItem("pionnier.own.cul-de-sac", JSON.stringify({ version: 1, levels: 10, sheet: before }));
    expect(saved.find("cul-de-sac", "own")).toEqual({ kind: "sheet", sheet: SHEET });
    const later = { ...SHEET, rules: "2" };
    saved.keep(later, "own");
    expect(saved.find("cul-de-sac", "own")).toEqual({ kind: "sheet", sheet: later });
    const untouched = { ...before, turns: [] };
    saved.keep(untouched, "own");
    expect(saved.find("cul-de-sac", "own")).toEqual({ kind: "sheet", sheet: untouched });
  });

  it.each([
    ["no JSON", "{{{"],
    ["rules that are none", JSON.stringify({ version: 1, sheet: { ...SHEET, rules: 2 } })],
    ["nothing", "null"],
    ["a list", "[1,2]"],
    ["another version", JSON.stringify({ version: 99, sheet: SHEET })],
    ["another game", JSON.stringify({ version: 1, sheet: { ...SHEET, game: "kono" } })],
    ["turns that are none", JSON.stringify({ version: 1, sheet: { ...SHEET, turns: [1] } })],
    ["one player", JSON.stringify({ version: 1, sheet: { ...SHEET, players: [{ kind: "human" }] } })],
    ["level 9 of 8", JSON.stringify({ version: 1, sheet: { ...SHEET, players: [{ kind: "human" }, { kind: "level", level: 9 }] } })],
    [
      "level 11",
      JSON.stringify({ version: 1, levels: 10, sheet: { ...SHEET, players: [{ kind: "human" }, { kind: "level", level: 11 }] } }),
    ],
    ["half a seed", JSON.stringify({ version: 1, sheet: { ...SHEET, seed: 0.5 } })],
    ["an ending of nobody", JSON.stringify({ version: 1, sheet: { ...SHEET, ending: { cause: "resigned" } } })],
    ["a start that is none", JSON.stringify({ version: 1, sheet: { ...SHEET, start: 3 } })],
  ])("says that %s is damaged", (_, text) => {
    const storage = new MemoryStorage();
    storage.setItem("pionnier.own.cul-de-sac", text);
    expect(new SavedGames(new Store(storage)).find("cul-de-sac", "own")).toEqual({ kind: "damaged" });
  });

  it("works without a store, or with one that refuses", () => {
    const refusing = new MemoryStorage();
    refusing.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    for (const storage of [null, refusing]) {
      const saved = new SavedGames(new Store(storage));
      expect(saved.keep(SHEET, "own")).toBe(false);
      expect(saved.find("cul-de-sac", "own")).toEqual({ kind: "sheet", sheet: SHEET });
      expect(saved.find("kono", "own")).toEqual({ kind: "none" });
      expect(saved.findSetup()).toEqual(DEFAULT_SETUP);
    }
  });

  it("remembers the setup, and only a possible one", () => {
    const storage = new MemoryStorage();
    const saved = new SavedGames(new Store(storage));
    saved.keepSetup({ opponent: "engines", level: 8, side: "lot" });
    expect(saved.findSetup()).toEqual({ opponent: "engines", level: 8, side: "lot" });
    storage.setItem("pionnier.setup", JSON.stringify({ opponent: "ghost", level: 8, side: "lot" }));
    expect(saved.findSetup()).toEqual(DEFAULT_SETUP);
  });
});

describe("a link", () => {
  it("carries a game there and back", () => {
    const hash = `#${writeLink(SHEET)}`;
    const read = readLink(hash);
    expect(read).toEqual({
      kind: "game",
      linked: { rules: "1", start: SHEET.start, turns: SHEET.turns, ending: SHEET.ending },
      isWhole: true,
    });
    if (read.kind === "game") expect(isLinked(SHEET, read.linked)).toBe(true);
    expect(hash).toMatch(/^#[\w.*+%&=-]+$/);
  });

  it("says by which rules the game is played, if not by the first", () => {
    expect(writeLink({ turns: ["a"], rules: "1" })).toBe("turns=a");
    expect(writeLink({ turns: ["a"], rules: "2" })).toBe("rules=2&turns=a");
    expect(readLink("#turns=a")).toEqual({ kind: "game", linked: { turns: ["a"], rules: "1" }, isWhole: true });
    expect(readLink("#rules=2&turns=a")).toEqual({ kind: "game", linked: { turns: ["a"], rules: "2" }, isWhole: true });
  });

  it("of an untouched game is empty", () => {
    expect(writeLink({ turns: [], rules: "2" })).toBe("");
    expect(writeLink({ turns: [] })).toBe("");
    expect(readLink("")).toEqual({ kind: "none" });
    expect(readLink("#")).toEqual({ kind: "none" });
  });

  it("may be a challenge, unless it says no level or something is missing", () => {
    expect(readLink(`#${writeChallenge({ start: "3 w", turns: [] }, 10)}`)).toEqual({
      kind: "game",
      linked: { start: "3 w", turns: [] },
      isWhole: true,
      level: 10,
    });
    for (const level of ["", "0", "11", "1.5", "1e1", "-1", "ten", "1&level=2"]) {
      const read = readLink(`#start=3+w&level=${level}`);
      expect(read).not.toHaveProperty("level");
      expect(read).not.toMatchObject({ isWhole: true });
    }
    expect(readLink("#level=10")).toEqual({ kind: "nonsense" });
    expect(readLink("#turns=a_&level=10")).toEqual({ kind: "game", linked: { rules: "1", turns: ["a"] }, isWhole: false });
  });

  it("that has lost its end is read as far as it goes", () => {
    const cut = (hash: string) => {
      const read = readLink(hash);
      return read.kind === "game" && [read.linked, read.isWhole];
    };
    expect(cut("#turns=a_b_")).toEqual([{ rules: "1", turns: ["a", "b"] }, false]);
    expect(cut("#turns=a__b&end=agreed")).toEqual([{ rules: "1", turns: ["a"] }, false]);
    expect(cut("#turns=a_b&en")).toEqual([{ rules: "1", turns: ["a", "b"] }, false]);
    expect(cut("#turns=a_b&end=resigned-")).toEqual([{ rules: "1", turns: ["a", "b"] }, false]);
    expect(cut("#start=1+w&tur")).toEqual([{ start: "1 w", turns: [] }, false]);
  });

  it.each(["#hello", "#turns", "#end=won", "#turns=a&turns=b", `#turns=${"a".repeat(200_001)}`])(
    "of nonsense is said to be nonsense: %.30s",
    (hash) => expect(readLink(hash)).toEqual({ kind: "nonsense" }),
  );
});

describe("seats", () => {
  it("are given by choice or by lot", () => {
    const level = { kind: "level", level: 4 };
    const person = { kind: "human" };
    expect(seat({ opponent: "level", level: 4, side: "first" }, 0.9)).toEqual([person, level]);
    expect(seat({ opponent: "level", level: 4, side: "second" }, 0.1)).toEqual([level, person]);
    expect(seat({ opponent: "level", level: 4, side: "lot" }, 0.1)).toEqual([person, level]);
    expect(seat({ opponent: "level", level: 4, side: "lot" }, 0.9)).toEqual([level, person]);
    expect(seat({ opponent: "human", level: 4, side: "second" }, 0)).toEqual([person, person]);
    expect(seat({ opponent: "engines", level: 4, side: "second" }, 0)).toEqual([level, level]);
  });

  it("decide how far a takeback goes", () => {
    const level = { kind: "level", level: 4 } as const;
    const person = { kind: "human" } as const;
    expect(takebackLength([person, level], ["first", "second"])).toBe(2);
    expect(takebackLength([person, level], ["first", "second", "first"])).toBe(1);
    expect(takebackLength([level, person], ["first"])).toBe(0);
    expect(takebackLength([person, person], ["first", "second"])).toBe(1);
    expect(takebackLength([level, level], ["first", "second"])).toBe(0);
  });
});
