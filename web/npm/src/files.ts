/// The files beside the program: the rules as WebAssembly, the nets and the tables of endgames, each read when it is needed.

import { nets, tables, wasm } from "virtual:files";
import { Broken } from "../../src/wasm/errors";

/** Reads a file of this package. */
export type Reader = (url: URL) => Promise<ArrayBuffer>;

async function fetched(url: URL | string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Broken(`${String(url)} cannot be read: ${response.status}`);
  return response;
}

let reader: Reader | null = null;

/** Where a page fetches, a program reads files. */
export function readBy(other: Reader): void {
  reader = other;
}

/** Where the WebAssembly is to be had, or what it is. */
export type Source = URL | string | BufferSource | WebAssembly.Module;

/** The program, compiled. */
export async function compile(source: Source = wasm()): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  const url = typeof source === "string" ? new URL(source, import.meta.url) : (source as URL);
  if (reader && url.protocol === "file:") return WebAssembly.compile(await reader(url));
  const response = await fetched(url);
  // A server that does not know the type of the file can still be loaded from.
  const isTyped = response.headers.get("content-type")?.startsWith("application/wasm") ?? false;
  return isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** The file of a game's net; null if it has none. */
export function net(game: string): Promise<ArrayBuffer | null> {
  return read(nets[game]?.());
}

/** The file of the table of a game's endgames; null if it has none. */
export function table(game: string): Promise<ArrayBuffer | null> {
  return read(tables[game]?.());
}

async function read(url: URL | undefined): Promise<ArrayBuffer | null> {
  if (!url) return null;
  return reader && url.protocol === "file:" ? reader(url) : (await fetched(url)).arrayBuffer();
}
