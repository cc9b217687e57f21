/// Of the page's messages only what a board says is built in.

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SAID = /^(board-|element-|load-failed )/;

/** The messages of a Fluent file whose names are wanted: each begins at the edge and goes on indented. */
function pick(text: string, wanted: RegExp): string {
  return text
    .split(/^(?=\S)/m)
    .filter((message) => wanted.test(message))
    .join("");
}

export function boardWords(): Plugin {
  return {
    name: "pionnier-board-words",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      if (query !== "raw" || !file?.endsWith(".ftl")) return null;
      return `export default ${JSON.stringify(pick(readFileSync(file, "utf8"), SAID))}`;
    },
  };
}
