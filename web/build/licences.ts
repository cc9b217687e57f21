/// Collects the licences of everything that is built in, as those licences ask for.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What the page is made of besides its own parts. */
export const PAGE = ["svelte", "@fluent/bundle", "@fontsource/caprasimo", "@fontsource-variable/literata", "@fontsource-variable/figtree"];

export function licences(packages: readonly string[]): Plugin {
  return {
    name: "pionnier-licences",
    apply: "build",
    generateBundle() {
      const texts = packages.map((name) => {
        const folder = join(import.meta.dirname, "../node_modules", name);
        const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string; license: string };
        const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
        const words = file === undefined ? "" : `\n\n${readFileSync(join(folder, file), "utf8").trim()}`;
        return `${name} ${about.version}: ${about.license}${words}\n`;
      });
      // The rules and the engine bring their own, written when they were built.
      texts.push(readFileSync(join(import.meta.dirname, "../src/wasm/crates.txt"), "utf8"));
      this.emitFile({ type: "asset", fileName: "licences.txt", source: texts.join(`\n${"-".repeat(80)}\n\n`) });
    },
  };
}
