import { describe, expect, it } from "vitest";
import { objection, ToyRules } from "../match/testing/toy";
import { MemoryStorage } from "../storage/memory";
import { Store } from "../storage/store";
import { Refused } from "../wasm/client";
import type { StudyText } from "../wasm/types";
import { readStudyLink } from "./link";
import { openStudy, type StudyOpening } from "./opening";
import { Studies } from "./studies";
import { studyOf, writeStudy } from "./study";
import { lineAfter } from "./tree";

/** The toy's rules, which read and write studies too: a text is its turns. */
class ToyAnalyst extends ToyRules {
  async readStudy(text: string): Promise<StudyText> {
    return this.check(writeStudy(studyOf(text.startsWith("other ") ? "other" : "toy", { turns: text.split(" ").slice(1) })));
  }
  async writeStudy(study: StudyText): Promise<string> {
    return JSON.stringify(await this.check(study));
  }
  private async check(study: StudyText): Promise<StudyText> {
    if (study.turns.some(({ turn }) => !["a", "b", "cc"].includes(turn))) throw new Refused(objection("no such turn"));
    return study;
  }
}

function open(hash: string, storage = new MemoryStorage()): Promise<StudyOpening> {
  return openStudy("toy", readStudyLink(hash).link, new Studies(new Store(storage)), new ToyAnalyst());
}

const turns = ({ study }: StudyOpening): string =>
  lineAfter(study.tree.root)
    .map(({ turn }) => turn)
    .join(" ");

describe("a visit", () => {
  it("opens nothing, a game, or a text", async () => {
    expect([turns(await open("")), (await open("")).trouble]).toEqual(["", null]);
    expect(turns(await open("#turns=a_b"))).toBe("a b");
    expect(turns(await open("#text=toy+a+cc"))).toBe("a cc");
  });

  it("opens as much as is legal, and says what was wrong", async () => {
    const torn = await open("#turns=a_b_z_a");
    expect([turns(torn), torn.trouble]).toEqual(["a b", { kind: "link-torn", words: "no turn z", ply: 3 }]);
    expect((await open("#turns=a__b")).trouble?.kind).toBe("link-cut");
    expect((await open("#what")).trouble).toEqual({ kind: "link", words: null });
    expect((await open("#text=toy+z")).trouble).toEqual({ kind: "link", words: "no such turn" });
    expect((await open("#text=other+a")).trouble).toEqual({ kind: "link", words: null });
    expect((await open("#start=nonsense")).trouble).toEqual({ kind: "link", words: "no position" });
  });

  it("opens what is kept, if it is whole, legal and of this game", async () => {
    const storage = new MemoryStorage();
    const studies = new Studies(new Store(storage));
    studies.keep("good", "Good", writeStudy(studyOf("toy", { turns: ["a"] })));
    studies.keep("illegal", "Illegal", writeStudy(studyOf("toy", { turns: ["z"] })));
    studies.keep("other", "Other", writeStudy(studyOf("other", { turns: ["a"] })));
    storage.setItem("pionnier.study.broken", "{");
    const good = await open("#study=good", storage);
    expect([turns(good), good.kept, good.trouble]).toEqual(["a", { id: "good", title: "Good" }, null]);
    const found = await Promise.all(["illegal", "other", "broken", "none"].map((id) => open(`#study=${id}`, storage)));
    expect(found.map(({ trouble, kept }) => [trouble?.kind, kept])).toEqual([
      ["damaged", null],
      ["link", null],
      ["damaged", null],
      ["link", null],
    ]);
  });
});
