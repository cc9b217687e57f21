/// The rules and the engine, in a thread of their own. The page sends the compiled module first, then one request at a time;
/// an answer is JSON as the module wrote it. The net of a game may come at any time before the engine is asked about it. After a trap the memory cannot be trusted: the page starts another worker.

import { ask, install, read, type Exports } from "./memory";

export type ToWorker = { module: WebAssembly.Module } | { net: ArrayBuffer } | { id: number; request: string };
/** An answer is null if the request was too long. */
export type FromWorker = { id: number; answer: string | null } | { id: number; progress: string } | { id: number; trap: string };

let ready: Promise<Exports> | undefined;
let memory: WebAssembly.Memory | undefined;
let current = 0;

function reply(message: FromWorker): void {
  postMessage(message);
}

async function start(module: WebAssembly.Module): Promise<Exports> {
  const progress = (at: number, length: number): void => {
    if (memory) reply({ id: current, progress: read(memory, at, length) });
  };
  const instance = await WebAssembly.instantiate(module, { pionnier: { progress } });
  const exports = instance.exports as unknown as Exports;
  memory = exports.memory;
  return exports;
}

async function hear(message: ToWorker): Promise<void> {
  if ("module" in message) {
    ready = start(message.module);
    return;
  }
  if ("net" in message) {
    // One that is refused is not used: the engine judges by hand.
    if (ready) install(await ready, message.net);
    return;
  }
  try {
    if (!ready) throw new Error("no module");
    const wasm = await ready;
    current = message.id;
    reply({ id: message.id, answer: ask(wasm, message.request) });
  } catch (error) {
    reply({ id: message.id, trap: String(error) });
  }
}

addEventListener("message", (event: MessageEvent<ToWorker>) => void hear(event.data));
