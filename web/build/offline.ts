/// Writes the service worker when the page is built: it knows every file with its hash, so that an installation is complete and
/// of one version, or does not happen.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { PLACES } from "../src/pages/routes.ts";
import { whenBuilt } from "./built.ts";

/** Every file of a folder, with paths as in addresses. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

export const offline = (): Plugin =>
  whenBuilt("offline", (folder) => {
    const files = filesIn(folder).filter((file) => !/(^sw\.js|\.br|\.gz|^licences\.txt)$/.test(file));
    const hashes = Object.fromEntries(
      files.map((file) => {
        const address = file === "index.html" ? "/" : `/${file}`;
        return [
          address,
          createHash("sha256")
            .update(readFileSync(join(folder, file)))
            .digest("hex"),
        ];
      }),
    );
    const version = createHash("sha256").update(JSON.stringify(hashes)).digest("hex").slice(0, 16);
    const worker = readFileSync(join(import.meta.dirname, "sw.js"), "utf8");
    writeFileSync(
      join(folder, "sw.js"),
      worker
        .replace('"VERSION"', JSON.stringify(version))
        .replace('"PLACES"', () => JSON.stringify(Object.values(PLACES)))
        .replace('"FILES"', JSON.stringify(hashes)),
    );
  });
