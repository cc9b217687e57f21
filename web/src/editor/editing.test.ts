import { describe, expect, it } from "vitest";
import { Refused, type Arranger } from "../wasm/client";
import type { Arranged, Arrangement, GameInfo } from "../wasm/types";
import { Editing } from "./editing.svelte";

/** A board whose text is who moves; every answer waits until it is let go. */
class SlowRules implements Arranger {
  private readonly held: (() => void)[] = [];

  arrangement(_game: string, position: string): Promise<Arrangement> {
    if (position !== "first" && position !== "second") {
      const objection = { code: "nonsense", rule: null, at: null, words: "nonsense", places: [] };
      return this.hold(() => Promise.reject(new Refused(objection)));
    }
    return this.hold(() => Promise.resolve({ scene: { men: [], barriers: [], stock: [] }, side: position, lastLength: null }));
  }

  arrange(_game: string, { side }: Arrangement): Promise<Arranged> {
    return this.hold(() => Promise.resolve({ position: side, fault: null, ending: null }));
  }

  /** Lets the oldest answer go, and those who wait for it go on. */
  async answer(): Promise<void> {
    this.held.shift()?.();
    for (let at = 0; at < 10; at += 1) await Promise.resolve();
  }

  private hold<T>(answer: () => Promise<T>): Promise<T> {
    return new Promise((resolve) => this.held.push(() => resolve(answer())));
  }
}

async function opened(): Promise<{ rules: SlowRules; editing: Editing; texts: (string | null)[] }> {
  const rules = new SlowRules();
  const texts: (string | null)[] = [];
  const editing = new Editing("toy", rules, (text) => texts.push(text));
  const open = editing.open({ start: "first" } as GameInfo, null);
  await rules.answer();
  await rules.answer();
  await open;
  return { rules, editing, texts };
}

describe("what the rules say of a board", () => {
  it("stays until they have said something else", async () => {
    const { rules, editing, texts } = await opened();
    void editing.read("nonsense");
    await rules.answer();
    expect(editing.fault?.code).toBe("nonsense");
    void editing.read("first");
    await rules.answer();
    // The board is there; whether it is a position is still to be heard.
    expect([editing.fault?.code, texts]).toEqual(["nonsense", ["first"]]);
    await rules.answer();
    expect([editing.fault, texts]).toEqual([null, ["first", "first"]]);
  });

  it("is the answer to what was asked last, by hand or as a text", async () => {
    const { rules, editing } = await opened();
    const { arrangement } = editing;
    if (!arrangement) throw new Error("nothing is on the board");
    void editing.read("nonsense");
    void editing.change({ ...arrangement, side: "second" });
    await rules.answer();
    await rules.answer();
    expect([editing.fault, editing.verdict?.position]).toEqual([null, "second"]);
    void editing.read("first");
    void editing.change({ ...arrangement, side: "second" });
    await rules.answer();
    await rules.answer();
    expect([editing.arrangement?.side, editing.verdict?.position]).toEqual(["second", "second"]);
  });

  it("is heard though a text was refused meanwhile", async () => {
    const { rules, editing, texts } = await opened();
    const { arrangement } = editing;
    if (!arrangement) throw new Error("nothing is on the board");
    void editing.change({ ...arrangement, side: "second" });
    void editing.read("nonsense");
    await rules.answer();
    await rules.answer();
    expect([editing.fault?.code, editing.verdict?.position, texts]).toEqual(["nonsense", "second", ["first", "second"]]);
  });
});
