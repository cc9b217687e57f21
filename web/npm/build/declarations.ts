/// The types of what is published, beside the programs they describe.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const WEB = join(import.meta.dirname, "../..");
/** What somebody who uses the package can come to see. */
const SHOWN = ["index", "board", "pionnier", "game", "files", "badrequest"]
  .map((name) => `npm/src/${name}`)
  .concat("npm/src/board/element.svelte", "src/wasm/errors");

/** All lie in one folder, whatever folder their sources are in. */
function flat(text: string): string {
  return text.replace(/from "\.{1,2}\/(?:[^"]*\/)?([^"/]+)"/g, 'from "./$1.js"');
}

export function declarations(): Plugin {
  return {
    name: "pionnier-declarations",
    generateBundle() {
      const made = mkdtempSync(join(tmpdir(), "pionnier-types-"));
      const options = ["--noEmit", "false", "--declaration", "--emitDeclarationOnly", "--rootDir", ".", "--outDir", made];
      execFileSync(join(WEB, "node_modules/.bin/tsc"), ["-p", "npm", ...options], { cwd: WEB, stdio: "inherit" });
      for (const name of SHOWN) {
        const source = flat(readFileSync(join(made, `${name}.d.ts`), "utf8"));
        this.emitFile({ type: "asset", fileName: `${basename(name)}.d.ts`, source });
      }
      // Nothing but types: the source is its own declaration.
      this.emitFile({ type: "asset", fileName: "types.d.ts", source: readFileSync(join(WEB, "src/wasm/types.ts"), "utf8") });
      rmSync(made, { recursive: true });
    },
  };
}
