/// Looks at every position of a game: first at a glance, so that there is something to be seen, then as hard as the terminal does. What was found
/// stays known for the visit, so that a review that was stopped goes on where it was.

import { Stopped } from "../wasm/client";
import type { Effort, Finding, GameText, Judgement, Review } from "../wasm/types";
import { Crew, type Hand } from "./crew";
import type { Branch, Tree } from "./tree";

export interface Assessor extends Hand {
  assess(text: GameText, effort: Effort): Promise<Finding>;
}

export interface Judge {
  review(text: GameText, findings: Finding[]): Promise<Review>;
}

export type ReviewStatus = "none" | "running" | "stopped" | "done" | "failed";

export interface Progress {
  standing: ReviewStatus;
  /** The game that is reviewed, without resignation or agreement. */
  text: GameText | null;
  /** What was found so far about each position. */
  findings: (Finding | null)[];
  /** What is to be said of the game, as far as has been looked. */
  review: Review | null;
  /** Positions that were looked at, of all there are to look at in all passes. */
  done: number;
  total: number;
}

/** So many findings are remembered. */
const MOST_KNOWN = 40_000;

/** What was found in this visit. */
export class Findings {
  private readonly known = new Map<string, Finding>();

  find(text: GameText, effort: Effort): Finding | null {
    return this.known.get(keyOf(text, effort)) ?? null;
  }

  keep(text: GameText, effort: Effort, finding: Finding): void {
    this.known.set(keyOf(text, effort), finding);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KNOWN && oldest !== undefined) this.known.delete(oldest);
  }
}

const NOTHING: Progress = { standing: "none", text: null, findings: [], review: null, done: 0, total: 0 };

function keyOf({ game, rules, start, turns }: GameText, effort: Effort): string {
  return JSON.stringify([game, rules, start, turns, effort]);
}

export class Reviewer {
  progress: Progress = NOTHING;
  private crew: Crew<Assessor> | null = null;

  constructor(
    private readonly judge: Judge,
    /** A worker; where the game is solved, one that may know it already. */
    private readonly hire: (solved: boolean) => Assessor,
    /** How many workers there may be. */
    private readonly cores: number,
    private readonly known: Findings,
    private readonly changed: () => void,
  ) {}

  /** Reviews a game. Where it is `solved` a glance is the truth, and a second worker would solve it a second time. */
  async run(text: GameText, solved: boolean): Promise<void> {
    this.crew?.close();
    const crew = new Crew(solved ? 1 : this.cores, () => this.hire(solved));
    this.crew = crew;
    const passes: Effort[] = solved ? ["standard"] : ["quick", "standard"];
    const count = text.turns.length + 1;
    this.tell({ standing: "running", text, findings: Array<null>(count).fill(null), review: null, done: 0, total: passes.length * count });
    try {
      for (const effort of passes) {
        await Promise.all(Array.from({ length: count }, (_, ply) => this.look(crew, text, ply, effort)));
        const findings = this.progress.findings.filter((finding) => finding !== null);
        const review = await this.judge.review(text, findings);
        if (this.crew === crew) this.tell({ ...this.progress, review });
      }
      if (this.crew === crew) this.tell({ ...this.progress, standing: "done" });
    } catch (error) {
      if (this.crew === crew) this.tell({ ...this.progress, standing: error instanceof Stopped ? "stopped" : "failed" });
    } finally {
      crew.close();
      if (this.crew === crew) this.crew = null;
    }
  }

  stop(): void {
    this.crew?.close();
  }

  /** Forgets the review, not what was found. */
  clear(): void {
    const { crew } = this;
    this.crew = null;
    crew?.close();
    this.tell(NOTHING);
  }

  private async look(crew: Crew<Assessor>, text: GameText, ply: number, effort: Effort): Promise<void> {
    const part: GameText = { ...text, turns: text.turns.slice(0, ply) };
    const finding = this.known.find(part, effort) ?? (await crew.work((worker) => worker.assess(part, effort)));
    this.known.keep(part, effort, finding);
    if (this.crew !== crew) throw new Stopped();
    const findings = this.progress.findings.with(ply, finding);
    this.tell({ ...this.progress, findings, done: this.progress.done + 1 });
  }

  private tell(progress: Progress): void {
    this.progress = progress;
    this.changed();
  }
}

export const NOTHING_JUDGED: ReadonlyMap<Branch, Judgement> = new Map<Branch, Judgement>();

/** What a review says of the turns of a tree, wherever in it the reviewed game is by now. */
export function judgedIn(tree: Tree, { review, text }: Progress): ReadonlyMap<Branch, Judgement> {
  if (!review || !text) return NOTHING_JUDGED;
  const found = new Map<Branch, Judgement>();
  let at: Branch | undefined = tree.root;
  for (const [ply, turn] of text.turns.entries()) {
    at = at.children.find((child) => child.turn === turn);
    const judgement = review.turns[ply];
    if (!at || !judgement) break;
    found.set(at, judgement);
  }
  return found;
}
