/// Builds what is published as `@pionnier/rules`: the rules for programs and pages.

import { join } from "node:path";
import { defineConfig } from "vite";
import { licences } from "../build/licences.ts";
import { declarations } from "./build/declarations.ts";
import { files } from "./build/files.ts";

const SRC = join(import.meta.dirname, "src");

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [files(), declarations(), licences([])],
  build: {
    target: "es2022",
    // For programs to be read and for bundlers to shake: whoever serves it to people makes it smaller.
    minify: false,
    emptyOutDir: true,
    lib: { entry: { index: join(SRC, "index.ts"), node: join(SRC, "node.ts") }, formats: ["es"] },
    rolldownOptions: {
      external: /^node:/,
      output: { chunkFileNames: "rules.js" },
      // Most of the time of a build goes into types, as it must.
      checks: { pluginTimings: false },
    },
  },
});
