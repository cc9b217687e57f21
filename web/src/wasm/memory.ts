/// How texts get in and out of the memory of the rules; `crates/wasm/src/memory.rs` is the other side.

export interface Exports {
  memory: WebAssembly.Memory;
  /** Makes room for a request and says where; 0 if there is none for one so long. */
  reserve(length: number): number;
  call(at: number, length: number): number;
  release(): void;
  /** Takes the file of a net, or of a table of endgames, that was written where `reserve` said; 0 if it is refused. */
  install(at: number, length: number): number;
}

const text = new TextDecoder();
const bytes = new TextEncoder();

/** The text at an address. */
function read(memory: WebAssembly.Memory, at: number, length: number): string {
  return text.decode(new Uint8Array(memory.buffer, at, length));
}

/** Starts the rules. `progress` hears thoughts while they grow, as JSON. */
export async function start(module: WebAssembly.Module, progress: (thought: string) => void): Promise<Exports> {
  const hear = (at: number, length: number): void => progress(read(exports.memory, at, length));
  const instance = await WebAssembly.instantiate(module, { pionnier: { progress: hear } });
  const exports = instance.exports as unknown as Exports;
  return exports;
}

/** The answer to a request; null if the request is too long to be taken, and nothing was written anywhere. */
export function ask(wasm: Exports, request: string): string | null {
  const sent = bytes.encode(request);
  const at = wasm.reserve(sent.length);
  if (at === 0) return null;
  new Uint8Array(wasm.memory.buffer, at, sent.length).set(sent);
  const answer = wasm.call(at, sent.length);
  // The memory may have grown, and its buffer with it: look at it only now.
  const length = new DataView(wasm.memory.buffer).getUint32(answer, true);
  const found = read(wasm.memory, answer + 4, length);
  wasm.release();
  return found;
}

/** Gives the engine the file of a net or of a table. Whether it was taken. */
export function install(wasm: Exports, file: ArrayBuffer): boolean {
  const at = wasm.reserve(file.byteLength);
  if (at === 0) return false;
  new Uint8Array(wasm.memory.buffer, at, file.byteLength).set(new Uint8Array(file));
  return wasm.install(at, file.byteLength) !== 0;
}
