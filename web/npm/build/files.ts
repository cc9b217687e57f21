/// The files beside the program. Each is named by a whole address relative to the program, which bundlers find and Node.js reads.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const WASM = join(import.meta.dirname, "../../src/wasm/pionnier.wasm");
const NETS = join(import.meta.dirname, "../../../crates/engine/nets");
const TABLES = join(import.meta.dirname, "../../../crates/engine/tables");
const MODULE = "virtual:files";

/** Only at the end does it look like an address, so that it is not taken in as a text. */
const address = (name: string): string => `new URL(__FILE__("./${name}"), import.meta.url)`;

export function files(): Plugin {
  // Kono is solved on the spot.
  const named = (folder: string, ending: string): string[] =>
    readdirSync(folder).filter((name) => name.endsWith(ending) && !name.startsWith("kono."));
  const nets = named(NETS, ".net");
  const tables = named(TABLES, ".table");
  const addresses = (folder: string, names: string[]): string =>
    names.map((name) => `${JSON.stringify(name.replace(/\.\w+$/, ""))}: () => ${address(`${folder}/${name}`)}`).join(", ");
  return {
    name: "pionnier-files",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      return [
        `export const wasm = () => ${address("pionnier.wasm")};`,
        `export const nets = { ${addresses("nets", nets)} };`,
        `export const tables = { ${addresses("tables", tables)} };`,
      ].join("\n");
    },
    renderChunk: (code) => code.replace(/__FILE__\(("[^"]*")\)/g, "$1"),
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "pionnier.wasm", source: readFileSync(WASM) });
      for (const name of nets) this.emitFile({ type: "asset", fileName: `nets/${name}`, source: readFileSync(join(NETS, name)) });
      for (const name of tables) this.emitFile({ type: "asset", fileName: `tables/${name}`, source: readFileSync(join(TABLES, name)) });
    },
  };
}
