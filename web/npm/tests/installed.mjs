// The package as somebody has it who installed it: the packed file, in a folder with nothing else in it.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const PACKED = process.env.PIONNIER_PACKED;
if (!PACKED) throw new Error("PIONNIER_PACKED names the packed file: make npm");

export const folder = mkdtempSync(join(tmpdir(), "pionnier-npm-"));
process.on("exit", () => rmSync(folder, { recursive: true }));

writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", "--silent", PACKED], { cwd: folder, stdio: "inherit" });

export const installed = join(folder, "node_modules/@pionnier/rules");

/** What Node.js finds by the name of the package. */
export const rules = await import(pathToFileURL(join(installed, "dist/node.js")).href);

/** Runs a program in the folder; what it prints. */
export function run(name, program) {
  writeFileSync(join(folder, name), program);
  return execFileSync("node", [name], { cwd: folder, encoding: "utf8" });
}
