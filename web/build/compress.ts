/// Writes compressed files beside those of the built page, for the server to send, and weighs what a first visit loads.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { whenBuilt } from "./built.ts";
import { filesIn } from "./offline.ts";

/** A first visit may load this much, compressed, with rules and engine. */
const LIMIT = 1_000_000;
const TEXT = /\.(html|js|css|svg|wasm|json|webmanifest|txt)$/;
/** What only an installed page, a search engine or who plays against the computer asks for. */
const LATER = /^(icons\/|licences\.txt|sw\.js)|\.net$/;

export const compress = (): Plugin =>
  whenBuilt("compress", (folder, log) => {
    let first = 0;
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
      if (!LATER.test(file)) first += sent;
    }
    const size = `${(first / 1000).toFixed(0)} kB`;
    if (first > LIMIT) log.error(`A first visit would load ${size}, more than ${LIMIT / 1000} kB.`);
    log.info(`a first visit loads ${size} (brotli)`);
  });
