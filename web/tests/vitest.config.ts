import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./support/order.ts";

// The page in a real browser, served by the real program. Tests prove something; with `--mode measure` and `--mode screenshots`
// the same visitors measure it, or take pictures of it.
export default defineConfig(({ mode }) => ({
  root: join(import.meta.dirname, ".."),
  test: {
    include: [`tests/**/*.${mode}.ts`],
    globalSetup: "tests/support/server.ts",
    // One worker runs many files, with one browser: to read the tests' own parts and start a browser for each file was a tenth of the work.
    // What a visitor leaves behind goes with the visit.
    isolate: false,
    // Three browsers side by side, for much of a visit is waiting; what is measured or drawn is alone.
    maxWorkers: mode === "test" ? 3 : 1,
    sequence: { sequencer: LongestFirst },
    // Long enough for a busy machine: nothing here is a matter of time.
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
}));
