import { join } from "node:path";
import { defineConfig } from "vitest/config";

// The page in a real browser, served by the real program. Tests prove something; with `--mode measure` and `--mode screenshots`
// the same visitors measure it, or take pictures of it.
export default defineConfig(({ mode }) => ({
  root: join(import.meta.dirname, ".."),
  test: {
    include: [`tests/**/*.${mode}.ts`],
    globalSetup: "tests/support/server.ts",
    // Three browsers side by side, for much of a visit is waiting; what is measured or drawn is alone.
    maxWorkers: mode === "test" ? 3 : 1,
    // Long enough for a busy machine: nothing here is a matter of time.
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
}));
