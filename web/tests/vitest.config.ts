import { join } from "node:path";
import { defineConfig } from "vitest/config";

// The page in a real browser, served by the real program. One browser at a time: the games think beside it.
export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: "tests/support/server.ts",
    fileParallelism: false,
    // Long enough for a busy machine: nothing here is a measurement.
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
