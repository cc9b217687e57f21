import { describe, expect, it } from "vitest";
import { ToyEngine, ToyRules } from "../match/testing/toy";
import type { View } from "../match/view";
import { Refused } from "../wasm/client";
import { readPuzzles, type Puzzle } from "./puzzle";
import { Solver, type Aspect } from "./solver";
import { FIXTURE } from "./testing/fixture";

const [short, long, third] = readPuzzles(FIXTURE).puzzles as [Puzzle, Puzzle, Puzzle];

class Scene {
  aspects: Aspect[] = [];
  results: boolean[] = [];
  rests: number[] = [];
  view!: View;
  solver!: Solver;
  readonly engine = new ToyEngine();

  static async open(puzzle: Puzzle, isSolvedGame = false): Promise<Scene> {
    const scene = new Scene();
    scene.solver = await Solver.open(
      {
        game: "toy",
        puzzle,
        rules: new ToyRules(),
        engine: scene.engine,
        isSolvedGame,
        isStrict: false,
        rest: async (millis) => void scene.rests.push(millis),
      },
      {
        onview: (view) => {
          scene.view = view;
          // As a board that shows nothing moving.
          if (view.film) queueMicrotask(() => scene.solver.match.endFilm());
        },
        onaspect: (aspect) => scene.aspects.push(aspect),
        onresult: (isSolved) => scene.results.push(isSolved),
        onfail: () => expect.unreachable(),
      },
    );
    return scene;
  }

  get aspect(): Aspect {
    return this.solver.aspect;
  }

  /** Plays a turn and waits until nothing more comes of it. */
  async play(turn: string): Promise<boolean> {
    const isPlayed = await this.solver.match.type(turn);
    await this.settle();
    return isPlayed;
  }

  async settle(): Promise<void> {
    for (let at = 0; at < 60; at += 1) await Promise.resolve();
  }
}

describe("a puzzle on the board", () => {
  it("is solved turn by turn, and the defender answers", async () => {
    const scene = await Scene.open(third);
    expect(scene.aspect).toMatchObject({ stand: "open", ply: 0 });
    expect(scene.view.interactive).toBe(true);
    await scene.play("b");
    expect(scene.view.sheet.turns).toEqual(["b", "a"]);
    expect([scene.aspect.stand, scene.aspect.ply, scene.view.interactive, scene.solver.mayAct]).toEqual(["open", 2, true, true]);
    await scene.play("cc");
    expect([scene.aspect.stand, scene.aspect.ply, scene.results]).toEqual(["solved", 3, [true]]);
    expect(await scene.play("a")).toBe(false);
  });

  it("refutes a wrong turn, lets it be taken back, and counts the first attempt only", async () => {
    const scene = await Scene.open(long);
    scene.engine.chance = 0.75;
    await scene.play("cc");
    expect(scene.aspects.some(({ seeking, stand }) => seeking && stand === "wrong")).toBe(true);
    expect(scene.aspect).toMatchObject({ stand: "wrong", wrong: "cc", ply: 0, seeking: false });
    expect(scene.aspect.refutation).toMatchObject({ reply: "a", worth: { value: null, chance: 0.75, exact: false } });
    expect(scene.aspect.refutation?.touches).toHaveLength(1);
    expect([scene.results, scene.solver.mayAct, await scene.play("a")]).toEqual([[false], false, false]);
    await scene.solver.again();
    expect([scene.aspect.stand, scene.aspect.refutation, scene.view.sheet.turns, scene.view.interactive]).toEqual(["open", null, [], true]);
    await scene.play("a");
    await scene.play("a");
    expect([scene.aspect.stand, scene.results]).toEqual(["solved", [false]]);
  });

  it("asks the table where the game is solved", async () => {
    const scene = await Scene.open(short, true);
    scene.engine.known = {
      ifCountAllows: false,
      value: { result: "win", distance: 3 },
      turns: [
        {
          turn: "b",
          touch: { kind: "move", from: null, to: null, over: [] },
          value: { result: "win", distance: 3 },
          ifCountAllows: false,
          trap: null,
        },
      ],
    };
    await scene.play("cc");
    expect(scene.aspect.refutation).toMatchObject({ reply: "b", worth: { value: { result: "win", distance: 3 }, chance: 1, exact: true } });
  });

  it("counts a wrong turn whose refutation nobody waits for", async () => {
    const scene = await Scene.open(short);
    scene.engine.think = () => new Promise(() => {});
    await scene.play("cc");
    expect([scene.aspect.seeking, scene.results]).toEqual([true, []]);
    await scene.solver.again();
    expect([scene.aspect.stand, scene.results]).toEqual(["open", [false]]);
  });

  it("hints at the piece, then at the turn; who is helped has not solved it alone", async () => {
    const scene = await Scene.open(long);
    await scene.solver.match.choose({ text: "c", done: false, touch: { kind: "move", from: "x", to: "c", over: [] } });
    await scene.solver.hint();
    expect([scene.aspect.hint?.isWhole, scene.aspect.hint?.touches.length, scene.view.sheet.partial]).toEqual([false, 1, ""]);
    await scene.solver.hint();
    expect(scene.aspect.hint?.isWhole).toBe(true);
    await scene.play("a");
    expect(scene.aspect.hint).toBeNull();
    await scene.play("a");
    expect([scene.aspect.stand, scene.results]).toEqual(["solved", [false]]);
  });

  it("plays its solution, from wherever one is, and can be tried again", async () => {
    const scene = await Scene.open(long);
    await scene.play("cc");
    await scene.solver.solve();
    expect(scene.view.sheet.turns).toEqual(["a", "b", "a"]);
    expect(scene.aspect).toMatchObject({ stand: "wrong", shown: true, showing: false, wrong: null });
    expect([scene.rests.length, scene.results]).toEqual([3, [false]]);
    await scene.solver.again();
    expect([scene.aspect.stand, scene.aspect.shown, scene.view.sheet.turns]).toEqual(["open", false, []]);
    await scene.play("a");
    await scene.play("a");
    expect(scene.aspect.stand).toBe("solved");
  });

  it("says nothing once it is closed, and is not opened if the rules object", async () => {
    const scene = await Scene.open(long);
    const showing = scene.solver.solve();
    scene.solver.close();
    const { length } = scene.aspects;
    await showing;
    await scene.settle();
    expect([scene.aspects.length, scene.view.sheet.turns]).toEqual([length, []]);
    await expect(Scene.open({ ...long, position: "nonsense" })).rejects.toBeInstanceOf(Refused);
  });
});
