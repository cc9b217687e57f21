import { describe, expect, it } from "vitest";
import { writeChallenge, writeLink } from "./link";
import { SavedGames } from "./saved";
import { newSheet, type Sheet } from "./sheet";
import { LocalGame } from "./localgame.svelte";
import { MemoryStorage } from "../storage/memory";
import { Store } from "../storage/store";
import { ToyEngine, ToyRules } from "./testing/toy";

const TURNS = ["a", "b", "cc", "a"];

async function visit(hash: string, storage = new MemoryStorage()): Promise<LocalGame> {
  const local = new LocalGame("toy", new ToyRules(), new ToyEngine(), new SavedGames(new Store(storage)), () => {});
  await local.openAddress(hash);
  return local;
}

describe("a game that is left", () => {
  it("leaves the address to where one has gone", async () => {
    const noted: string[] = [];
    const local = new LocalGame("toy", new ToyRules(), new ToyEngine(), new SavedGames(new Store(new MemoryStorage())), (hash) =>
      noted.push(hash),
    );
    await local.openAddress("");
    await local.renew();
    const before = noted.length;
    expect(before).toBeGreaterThan(0);
    const renewed = local.renew();
    local.close();
    await renewed;
    expect(noted).toHaveLength(before);
  });
});

describe("a link to a game", () => {
  const whole = `#${writeLink({ start: "3 w", turns: TURNS, ending: { cause: "agreed" } })}`;

  it("opens as it is", async () => {
    const { view, trouble } = await visit(whole);
    expect(trouble).toBeNull();
    expect(view?.sheet).toMatchObject({ start: "3 w", turns: TURNS, ending: { cause: "agreed" } });
  });

  it.each(Array.from({ length: whole.length - 1 }, (_, at) => whole.slice(0, at + 1)))(
    "cut to “%s” is a legal beginning, or is said to be none",
    async (cut) => {
      const { view, trouble, failed } = await visit(cut);
      expect(failed).toBe(false);
      const turns = view?.sheet.turns ?? [];
      expect(turns).toEqual(TURNS.slice(0, turns.length));
      // Where the cut falls between two turns, nothing of it can be seen.
      const isClean = [
        "#",
        "#start=3+w",
        "#start=3+w&turns=a",
        "#start=3+w&turns=a_b",
        "#start=3+w&turns=a_b_cc",
        "#start=3+w&turns=a_b_cc_a",
      ].includes(cut);
      expect(trouble === null).toBe(isClean);
      const read = cut.split("turns=")[1]?.split("&")[0]?.split("_") ?? [];
      const legal = read.findIndex((turn, at) => turn !== TURNS[at]);
      expect(turns).toHaveLength(legal === -1 ? read.length : legal);
    },
  );

  it("that breaks in the middle says where", async () => {
    const { view, trouble, slot } = await visit("#turns=a_b_c_b_a");
    expect(trouble).toEqual({ kind: "link-torn", ply: 3, words: "no turn c" });
    expect([view?.sheet.turns, slot]).toEqual([["a", "b"], "link"]);
  });

  it("does not cost one the game of one's own", async () => {
    const storage = new MemoryStorage();
    const own: Sheet = { ...newSheet("toy", { opponent: "human", level: 1, side: "first" }, () => 0), rules: "1", turns: ["b"] };
    new SavedGames(new Store(storage)).keep(own, "own");
    const local = await visit("#turns=a_z", storage);
    expect(local.trouble).toMatchObject({ kind: "link-torn", ply: 2 });
    expect(new SavedGames(new Store(storage)).find("toy", "own")).toEqual({ kind: "sheet", sheet: own });
    expect((await visit("#turns=z", storage)).view?.sheet.turns).toEqual(["b"]);
  });

  it("with a level begins by itself, as often as it is opened, and goes on where it was left", async () => {
    const storage = new MemoryStorage();
    const challenge = `#${writeChallenge({ start: "3 w", turns: ["a"] }, 10)}`;
    const players = [{ kind: "level", level: 10 }, { kind: "human" }];
    for (let time = 0; time < 2; time += 1) {
      const local = await visit(challenge, storage);
      expect([local.slot, local.fresh, local.trouble]).toEqual(["link", false, null]);
      expect(local.view?.sheet).toMatchObject({ start: "3 w", turns: ["a"], players });
      expect(local.view?.interactive).toBe(true);
      await local.match?.type("b");
      const again = await visit(`#${writeLink(local.view?.sheet ?? { turns: [] })}`, storage);
      expect(again.view?.sheet).toMatchObject({ start: "3 w", players });
      expect(again.view?.sheet.turns.slice(0, 2)).toEqual(["a", "b"]);
    }
    // What the visitor likes to play against otherwise is theirs to choose.
    expect(new SavedGames(new Store(storage)).findSetup().level).toBe(2);
  });

  it("with a level to a game that is over only shows it, and one that breaks is left to the visitor", async () => {
    const over = await visit(`#${writeChallenge({ turns: ["a"], ending: { cause: "agreed" } }, 10)}`);
    expect(over.view?.sheet.players).toEqual([{ kind: "human" }, { kind: "human" }]);
    const torn = await visit(`#${writeChallenge({ turns: ["a", "z"] }, 10)}`);
    expect(torn.trouble).toMatchObject({ kind: "link-torn", ply: 2 });
    expect(torn.view?.sheet.players).toEqual([{ kind: "human" }, { kind: "human" }]);
  });

  it("is taken as far as it goes when it is pasted", async () => {
    const local = await visit("");
    await local.take({ turns: ["a", "b", "z"] });
    expect(local.trouble).toMatchObject({ kind: "link-torn", ply: 3 });
    expect(local.view?.sheet.turns).toEqual(["a", "b"]);
    await expect(local.take({ turns: ["z"] })).rejects.toThrow("no turn z");
    expect(local.view?.sheet.turns).toEqual(["a", "b"]);
  });
});

describe("a kept game that is damaged", () => {
  it("is kept up to where it is", async () => {
    const storage = new MemoryStorage();
    const own: Sheet = { ...newSheet("toy", { opponent: "human", level: 1, side: "first" }, () => 0), turns: ["a", "b", "?", "a"] };
    new SavedGames(new Store(storage)).keep(own, "own");
    const { view, trouble } = await visit("", storage);
    expect(trouble).toMatchObject({ kind: "damaged-torn", ply: 3 });
    expect(view?.sheet.turns).toEqual(["a", "b"]);
  });
});
