import { expect, it } from "vitest";
import { Queue } from "./queue";

it("does at once what nothing stands before", () => {
  const done: number[] = [];
  const queue = new Queue();
  queue.add(() => done.push(1));
  expect(done).toEqual([1]);
});

it("keeps what comes while something is answered, in its order, and each answer may keep the rest", async () => {
  const done: string[] = [];
  const queue = new Queue();
  const answers: (() => void)[] = [];
  const ask = (name: string): void => {
    done.push(name);
    queue.hold(new Promise<void>((resolve) => answers.push(resolve)), async () => void done.push(`${name} shown`));
  };
  for (const name of ["a", "b", "c"]) queue.add(() => ask(name));
  expect(done).toEqual(["a"]);
  for (const expected of ["a shown b", "b shown c", "c shown"]) {
    done.length = 0;
    answers.shift()?.();
    for (let round = 0; round < 5; round += 1) await Promise.resolve();
    expect(done.join(" ")).toBe(expected);
  }
  expect(queue.isBusy).toBe(false);
});

it("goes on after an answer that never came", async () => {
  const done: number[] = [];
  const queue = new Queue();
  queue.hold(Promise.reject(new Error("broken")), async () => {});
  queue.add(() => done.push(1));
  for (let round = 0; round < 5; round += 1) await Promise.resolve();
  expect(done).toEqual([1]);
});
