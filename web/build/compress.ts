/// Writes compressed files beside those of the built page, for the server to send, and weighs what a first visit loads.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { whenBuilt } from "./built.ts";
import { filesIn } from "./offline.ts";

/** The home page may load this much on a first visit, compressed, with rules and engine: it was 562 kB before there was an analysis, and what
 * has come since is fetched when it is opened. */
const HOME = 592_000;
/** What is kept for use without a network may be this much. */
const ALL = 1_000_000;
const TEXT = /\.(html|js|css|svg|wasm|json|webmanifest|txt)$/;
/** What only an installed page, a search engine, or who plays against the computer or solves puzzles asks for. */
const LATER = /^(icons\/|licences\.txt|sw\.js)|\.(net|table|txt)$/;
/** What the home page's scripts ask for at once: the rules, in a worker. The rest of what it loads stands in its document. */
const AT_ONCE = /^index\.html$|^assets\/(worker-.*\.js|pionnier-.*\.wasm)$/;

export const compress = (): Plugin =>
  whenBuilt("compress", (folder, log) => {
    const named = readFileSync(join(folder, "index.html"), "utf8");
    let home = 0;
    let all = 0;
    for (const file of filesIn(folder).filter((file) => !/\.(br|gz)$/.test(file))) {
      const path = join(folder, file);
      const bytes = readFileSync(path);
      let sent = bytes.length;
      if (TEXT.test(file)) {
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        const small = brotliCompressSync(bytes, { params });
        writeFileSync(`${path}.br`, small);
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        sent = small.length;
      }
      if (LATER.test(file)) continue;
      all += sent;
      if (AT_ONCE.test(file) || named.includes(`"/${file}"`)) home += sent;
    }
    const weigh = (what: string, size: number, most: number): void => {
      const said = `${what} ${(size / 1000).toFixed(0)} kB (brotli)`;
      if (size > most) log.error(`${said}, more than ${most / 1000} kB`);
      log.info(said);
    };
    weigh("a first visit loads", home, HOME);
    weigh("kept for use without a network:", all, ALL);
  });
