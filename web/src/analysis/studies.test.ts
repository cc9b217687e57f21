import { describe, expect, it } from "vitest";
import { MemoryStorage } from "../storage/memory";
import { Store } from "../storage/store";
import { analysisLink, linkTo, LONGEST_LINK, readStudyLink } from "./link";
import { Studies } from "./studies";
import { isStudyText, readStudy, settled, studyOf, writeStudy } from "./study";

function shelf(storage = new MemoryStorage()): { studies: Studies; storage: MemoryStorage } {
  let [time, lot] = [0, 0];
  return {
    storage,
    studies: new Studies(
      new Store(storage),
      () => (time += 1),
      () => (lot = (lot + 0.1) % 1),
    ),
  };
}

const text = writeStudy(studyOf("kono", { turns: ["b1xb3"] }));

describe("kept studies", () => {
  it("are listed, the last changed first, sought, renamed and removed", () => {
    const { studies } = shelf();
    const [one, two] = [studies.newId(), studies.newId()];
    expect(studies.keep(one, "  L’été   à Paris ", text)).toBe(true);
    studies.keep(two, "Winter", { ...text, game: "quindo" });
    expect(studies.list().map(({ title }) => title)).toEqual(["Winter", "L’été à Paris"]);
    expect(studies.list("ete").map(({ id }) => id)).toEqual([one]);
    expect(studies.list("QUIN").map(({ id }) => id)).toEqual([two]);
    studies.rename(one, "Summer");
    expect(studies.list()[0]?.title).toBe("Summer");
    studies.remove(one);
    expect([studies.find(one).kind, studies.list()].flat()).toHaveLength(2);
  });

  it("say when they will not last, and when they are damaged", () => {
    const { studies, storage } = shelf();
    storage.room = 0;
    expect(studies.keep("a", "A", text)).toBe(false);
    expect(studies.find("a").kind).toBe("study");
    storage.room = 5;
    for (const wrong of ["{", "[]", '{"version":2}', JSON.stringify({ version: 1, text: { ...text, turns: [{ turn: "a", after: 1 }] } })]) {
      storage.setItem("pionnier.study.b", wrong);
      expect(studies.find("b").kind).toBe("damaged");
    }
    expect(studies.list().map(({ id }) => id)).toEqual(["a"]);
  });

  it("are what was written", () => {
    const study = studyOf("kono", { turns: ["b1xb3", "c4xc2"], start: "x", rules: "1", ending: { cause: "agreed" } }, [["First", "Ada"]]);
    const written = JSON.parse(JSON.stringify(writeStudy(study))) as unknown;
    expect(isStudyText(written)).toBe(true);
    if (isStudyText(written)) expect(writeStudy(readStudy(written))).toEqual(writeStudy(study));
    for (const part of [{ game: 1 }, { turns: {} }, { tags: [["a"]] }, { ending: { cause: "won" } }, { drawn: [1] }, { comment: 3 }]) {
      expect(isStudyText({ ...writeStudy(study), ...part }), JSON.stringify(part)).toBe(false);
    }
  });

  it("have the players' ending only as long as the game is the one they ended", () => {
    const study = studyOf("kono", { turns: ["b1xb3"], ending: { cause: "resigned", side: "first" } });
    expect(settled(study).ending).toBeDefined();
    study.tree.play(study.tree.follow(["b1xb3"]), "c4xc2");
    expect(settled(study).ending).toBeUndefined();
  });
});

describe("a link", () => {
  it("to a game is the one that all pages write; to more it carries the text", async () => {
    const study = studyOf("kono", { turns: ["b1xb3", "c4xc2"] });
    expect(await linkTo(study, async () => "never")).toBe("turns=b1xb3_c4xc2");
    study.tree.play(study.tree.root, "a1xa3");
    expect(await linkTo(study, async () => "the text")).toBe("text=the+text");
    expect(await linkTo(study, async () => "x".repeat(LONGEST_LINK))).toBeNull();
  });

  it("says which moment and which side", () => {
    const address = analysisLink("kono", { turns: ["b1xb3"], start: "a b" }, { ply: 1, own: "second" });
    expect(address).toBe("/analysis/kono#start=a+b&turns=b1xb3&ply=1&own=second");
    const opened = readStudyLink(address.slice(address.indexOf("#")));
    expect(opened).toMatchObject({ ply: 1, own: "second", link: { kind: "game", linked: { turns: ["b1xb3"], start: "a b" } } });
    expect(readStudyLink("#study=ab1").link).toEqual({ kind: "kept", id: "ab1" });
    expect(readStudyLink("#text=1.+a%26b").link).toEqual({ kind: "text", text: "1. a&b" });
    expect(readStudyLink("").link.kind).toBe("none");
    expect(readStudyLink("#ply=x&own=third").link.kind).toBe("none");
    expect(readStudyLink("#nonsense").link.kind).toBe("nonsense");
    expect(analysisLink("kono", { turns: [] })).toBe("/analysis/kono");
  });

  it("says what the players are called", () => {
    const address = analysisLink("kono", { turns: ["b1xb3"] }, { names: ["Ann & Bo", ""] });
    expect(address).toBe("/analysis/kono#turns=b1xb3&first=Ann+%26+Bo");
    const tags = (hash: string): unknown => Object(readStudyLink(hash).link).tags;
    expect(tags(address.slice(address.indexOf("#")))).toEqual([["First", "Ann & Bo"]]);
    expect(tags(`#turns=b1xb3&first=${"x".repeat(25)}&second=a%E2%80%AEb`)).toEqual([]);
  });
});
