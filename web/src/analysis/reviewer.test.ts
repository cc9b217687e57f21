import { describe, expect, it } from "vitest";
import { Stopped } from "../wasm/client";
import type { Effort, Finding, GameText, Judgement, Review, Side } from "../wasm/types";
import { Drill, tasksFor } from "./drill";
import { Findings, Reviewer, type Assessor } from "./reviewer";

const finding = (chance: number): Finding => ({ score: 0, exact: false, chance, value: null, best: "b" });
const TEXT: GameText = { game: "toy", turns: ["a", "b", "c", "d"] };
const REVIEW: Review = { turns: [], values: [], accuracy: [null, null], turningPoints: [] };

/** Workers that note what they do, and whether any does two things at once. */
class Crewman implements Assessor {
  static all: Crewman[] = [];
  static asked: string[] = [];
  static hold: Promise<void> | null = null;
  private isBusy = false;
  private stop: (() => void) | null = null;
  isClosed = false;

  constructor() {
    Crewman.all.push(this);
  }
  async assess(text: GameText, effort: Effort): Promise<Finding> {
    expect(this.isBusy).toBe(false);
    this.isBusy = true;
    Crewman.asked.push(`${text.turns.length} ${effort}`);
    await Promise.race([Crewman.hold ?? Promise.resolve(), new Promise<void>((_, reject) => (this.stop = () => reject(new Stopped())))]);
    this.isBusy = false;
    return finding(effort === "quick" ? 0.4 : 0.6);
  }
  close(): void {
    this.isClosed = true;
    this.stop?.();
  }
}

function start(cores = 2): { reviewer: Reviewer; judged: Finding[][]; seen: string[] } {
  Crewman.all = [];
  Crewman.asked = [];
  Crewman.hold = null;
  const judged: Finding[][] = [];
  const seen: string[] = [];
  const judge = { review: async (_: GameText, findings: Finding[]) => (judged.push(findings), REVIEW) };
  const reviewer: Reviewer = new Reviewer(
    judge,
    () => new Crewman(),
    cores,
    new Findings(),
    () => seen.push(`${reviewer.progress.standing} ${reviewer.progress.done}/${reviewer.progress.total}`),
  );
  return { reviewer, judged, seen };
}

describe("a review", () => {
  it("looks at every position twice, with as many workers as may be, and judges after each pass", async () => {
    const { reviewer, judged, seen } = start();
    await reviewer.run(TEXT, false);
    expect(Crewman.all).toHaveLength(2);
    expect(Crewman.asked.filter((asked) => asked.endsWith("quick"))).toHaveLength(5);
    expect(Crewman.asked).toHaveLength(10);
    expect(judged.map((findings) => findings.map(({ chance }) => chance))).toEqual([Array(5).fill(0.4), Array(5).fill(0.6)]);
    expect([seen[0], seen.at(-1)]).toEqual(["running 0/10", "done 10/10"]);
    expect(Crewman.all.every(({ isClosed }) => isClosed)).toBe(true);
  });

  it("of a solved game needs one pass and one worker", async () => {
    const { reviewer } = start();
    await reviewer.run(TEXT, true);
    expect([Crewman.all.length, Crewman.asked.length, reviewer.progress.standing]).toEqual([1, 5, "done"]);
  });

  it("can be stopped, and goes on without looking again at what is known", async () => {
    const { reviewer } = start(1);
    Crewman.hold = new Promise(() => {});
    const running = reviewer.run(TEXT, false);
    await Promise.resolve();
    reviewer.stop();
    await running;
    expect(reviewer.progress.standing).toBe("stopped");
    expect(Crewman.all[0]?.isClosed).toBe(true);
    Crewman.hold = null;
    await reviewer.run(TEXT, false);
    const before = Crewman.asked.length;
    await reviewer.run(TEXT, false);
    expect([Crewman.asked.length, reviewer.progress.standing]).toEqual([before, "done"]);
  });

  it("says when it breaks off", async () => {
    const { reviewer } = start();
    Crewman.hold = Promise.reject(new Error("broken"));
    await reviewer.run(TEXT, false);
    expect(reviewer.progress.standing).toBe("failed");
  });
});

describe("a drill", () => {
  const judgement = (side: Side, verdict: Judgement["verdict"], loss: number): Judgement => ({
    side,
    turn: "bad",
    best: "best",
    before: { ...finding(0.7) },
    after: { ...finding(0.7 - loss) },
    verdict,
    loss,
  });
  const review: Review = {
    ...REVIEW,
    turns: [
      judgement("first", "blunder", 0.4),
      judgement("second", "mistake", 0.2),
      judgement("first", "good", 0.05),
      judgement("first", "inaccuracy", 0.1),
    ],
  };
  const after: GameText = { game: "toy", turns: ["x"] };

  it("asks for each mistake of a side", () => {
    expect(tasksFor(review, "first").map(({ ply }) => ply)).toEqual([0, 3]);
    expect(tasksFor(review, "second").map(({ ply }) => ply)).toEqual([1]);
  });

  it("takes what is within five points of the best, and says what else costs", async () => {
    // What the opponent is left with: 0.3 is as good as the best turn, 0.35 just good enough.
    let left = finding(0.35);
    const drill = new Drill(
      "first",
      tasksFor(review, "first"),
      async () => left,
      () => {},
    );
    await drill.attempt("other", after);
    expect(drill.answer).toEqual({ kind: "reached", turn: "other" });
    left = finding(0.36);
    await drill.attempt("worse", after);
    expect(drill.answer).toMatchObject({ kind: "missed", turn: "worse" });
    await drill.attempt("bad", after);
    expect(drill.answer).toEqual({ kind: "missed", turn: "bad", loss: 0.4, certainty: "estimate" });
    await drill.attempt("best", after);
    expect(drill.answer.kind).toBe("reached");
    drill.next();
    expect([drill.task?.ply, drill.answer.kind]).toEqual([3, "asked"]);
    drill.show();
    expect(drill.answer).toEqual({ kind: "shown", turn: "best" });
    drill.next();
    expect([drill.task, drill.done.size]).toEqual([null, 1]);
  });

  it("says how sure the cost of a turn is: as the least sure of what it was found by", async () => {
    const won = { ...finding(1), value: { result: "win", distance: 7 } as const };
    const drawn = { ...finding(0.5), value: { result: "draw" } as const, exact: true };
    const task = { ply: 0, judgement: { ...judgement("first", "blunder", 0.5), before: { ...won, exact: true }, after: drawn } };
    const found = { current: finding(0.5) };
    const drill = new Drill(
      "first",
      [task],
      async () => found.current,
      () => {},
    );
    const certainties: unknown[] = [];
    for (const [turn, next] of [
      ["bad", drawn],
      ["other", drawn],
      ["other", won],
      ["other", finding(0.5)],
    ] as const) {
      found.current = next;
      await drill.attempt(turn, after);
      certainties.push(drill.answer.kind === "missed" && drill.answer.certainty);
    }
    expect(certainties).toEqual(["exact", "exact", "proved", "estimate"]);
  });

  it("does not hear an answer to what is no longer asked", async () => {
    let answer: (found: Finding) => void = () => {};
    const drill = new Drill(
      "first",
      tasksFor(review, "first"),
      () => new Promise((resolve) => (answer = resolve)),
      () => {},
    );
    const judging = drill.attempt("slow", after);
    expect(drill.answer.kind).toBe("judging");
    drill.again();
    answer(finding(0.3));
    await judging;
    expect(drill.answer.kind).toBe("asked");
  });
});
