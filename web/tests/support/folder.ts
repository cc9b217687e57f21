/// A plain server of the built page, of which a test can change the version under the visitor's feet.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const DIST = join(import.meta.dirname, "../../dist");
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

export interface Folder {
  address: string;
  /** From now on a page of this version is served; a broken one promises other files than it has. */
  publish(version: string, broken?: boolean): void;
  stop(): Promise<void>;
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

export async function folder(first: string): Promise<Folder> {
  const index = readFileSync(join(DIST, "index.html"), "utf8");
  const worker = readFileSync(join(DIST, "sw.js"), "utf8");
  let changed: Record<string, string> = {};
  const publish = (version: string, broken = false): void => {
    const page = index.replace("<head>", `<head><meta name="version" content="${version}" />`);
    const script = worker.replace(hash(index), hash(page)).replace(/(VERSION = ")/, `$1${version}`);
    changed = { "/": broken ? `${page}<!-- of another version -->` : page, "/sw.js": script };
  };
  publish(first);
  const server = createServer(({ url = "/" }, answer) => {
    const path = new URL(url, "http://page").pathname;
    const file = path in changed || extname(path) !== "" ? path : "/";
    answer.setHeader("content-type", TYPES[extname(file)] ?? "text/html; charset=utf-8");
    answer.setHeader("cache-control", "no-cache");
    answer.end(changed[file] ?? readFileSync(join(DIST, file)));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const stop = (): Promise<void> =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${port}/`, publish, stop };
}
