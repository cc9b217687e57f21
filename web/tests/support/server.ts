/// `pionnier serve` on a free port, for as long as the tests run.

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    address: string;
  }
}

const top = join(import.meta.dirname, "../../..");
const program = process.env.PIONNIER ?? resolve(top, process.env.CARGO_TARGET_DIR ?? "target", "debug/pionnier");

export interface Served {
  /** Ends with a slash. */
  address: string;
  stop(): Promise<void>;
}

/** Starts the program, with a folder of its own, and waits until it says where it is. */
export async function serve(): Promise<Served> {
  const data = await mkdtemp(join(tmpdir(), "pionnier-"));
  const child = spawn(program, ["serve", "--listen", "0", "--data", data], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" },
  });
  const failed = once(child, "error").then(([error]: unknown[]) => {
    throw error;
  });
  const address = await Promise.race([firstAddress(child), failed]);
  const stop = async (): Promise<void> => {
    const gone = once(child, "exit");
    if (child.kill()) await gone;
    await rm(data, { recursive: true, force: true });
  };
  return { address, stop };
}

async function firstAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("the server has no output");
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /http:\/\/\S+\//.exec(line)?.[0];
    if (found !== undefined) return found;
  }
  throw new Error("the server ended before it said where it is");
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const served = await serve();
  project.provide("address", served.address);
  return served.stop;
}
