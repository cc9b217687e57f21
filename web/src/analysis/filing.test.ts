import { describe, expect, it } from "vitest";
import { MemoryStorage } from "../storage/memory";
import { Store } from "../storage/store";
import type { StudyText } from "../wasm/types";
import { Filing } from "./filing.svelte";
import { LONGEST_LINK } from "./link";
import { Studies } from "./studies";
import { studyOf } from "./study";

function start(length = 1): { filing: Filing; noted: string[]; studies: Studies; storage: MemoryStorage } {
  const storage = new MemoryStorage();
  const studies = new Studies(new Store(storage));
  const noted: string[] = [];
  const analyst = {
    writeStudy: async ({ turns }: StudyText) => "x".repeat(length) + turns.length,
    readStudy: () => Promise.reject(new Error("never")),
    review: () => Promise.reject(new Error("never")),
  };
  return {
    filing: new Filing(
      studies,
      analyst,
      (hash) => noted.push(hash),
      () => "untitled",
    ),
    noted,
    studies,
    storage,
  };
}

describe("a study", () => {
  it("is in the address as long as it fits, and only as it is now", async () => {
    const { filing, noted } = start();
    const study = studyOf("kono", { turns: ["b1xb3"] });
    study.tree.play(study.tree.root, "a1xa3");
    const first = filing.save(study);
    study.tree.play(study.tree.root, "d1xd3");
    await Promise.all([first, filing.save(study)]);
    expect(noted).toEqual(["text=x3"]);
    expect(filing.kept).toBeNull();
  });

  it("that does not fit is kept without being asked", async () => {
    const { filing, noted, studies } = start(LONGEST_LINK);
    const study = studyOf("kono", { turns: ["b1xb3"] });
    study.tree.play(study.tree.root, "a1xa3");
    await filing.save(study);
    expect(filing.kept?.title).toBe("untitled");
    expect(noted).toEqual([`study=${filing.kept?.id}`]);
    expect(studies.list()).toHaveLength(1);
  });

  it("is kept under a title, renamed and forgotten, and says when it will not last", async () => {
    const { filing, noted, studies, storage } = start();
    const study = studyOf("kono", { turns: ["b1xb3"] });
    await filing.keep(study, " Mine ");
    const [kept] = studies.list();
    expect([kept?.title, filing.unkept]).toEqual(["Mine", false]);
    if (!kept) return;
    filing.rename(kept, "Yours");
    expect([filing.kept?.title, studies.list()[0]?.title]).toEqual(["Yours", "Yours"]);
    storage.room = 0;
    storage.clear();
    await filing.save(study);
    expect(filing.unkept).toBe(true);
    await filing.forget(kept, study);
    expect([filing.kept, filing.unkept, studies.list(), noted.at(-1)]).toEqual([null, false, [], "turns=b1xb3"]);
  });
});
