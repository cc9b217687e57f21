import { join } from "node:path";
import { defineConfig } from "vitest/config";

// The page in a real browser, served by the real program. Tests prove something; with `--mode measure` and `--mode screenshots`
// the same visitors measure it, or take pictures of it.
export default defineConfig(({ mode }) => ({
  root: join(import.meta.dirname, ".."),
  test: {
    include: [`tests/**/*.${mode}.ts`],
    globalSetup: "tests/support/server.ts",
    // One browser at a time: games think beside it.
    fileParallelism: false,
    // Long enough for a busy machine: nothing here is a matter of time.
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
}));
