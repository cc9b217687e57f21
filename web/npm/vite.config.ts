/// Builds what is published as `@pionnier/rules`: the rules for programs and pages, and the board as an element of a page.

import { join } from "node:path";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { licences } from "../build/licences.ts";
import { declarations } from "./build/declarations.ts";
import { files } from "./build/files.ts";
import { style } from "./build/style.ts";
import { boardWords } from "./build/words.ts";

const SRC = join(import.meta.dirname, "src");

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    svelte({ configFile: false, preprocess: vitePreprocess() }),
    files(),
    boardWords(),
    style(),
    declarations(),
    licences(["svelte", "@fluent/bundle"]),
  ],
  build: {
    target: "es2022",
    minify: true,
    // Colours for both lights stay as they are written: which it is, the element's own style says.
    cssMinify: false,
    emptyOutDir: true,
    lib: { entry: { index: join(SRC, "index.ts"), node: join(SRC, "node.ts"), board: join(SRC, "board.ts") }, formats: ["es"] },
    rolldownOptions: {
      external: /^node:/,
      output: { chunkFileNames: "rules.js" },
      // Most of the time of a build goes into types, as it must.
      checks: { pluginTimings: false },
    },
  },
});
