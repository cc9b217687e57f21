/// The rules and the engine, in a thread of their own. The page sends the compiled module first, then one request at a time;
/// an answer is JSON as the module wrote it. The files of a game, its net and its table, may come at any time before the engine is asked about it. After a trap the memory cannot be trusted: the page starts another worker.

import { ask, install, start, type Exports } from "./memory";

export type ToWorker = { module: WebAssembly.Module } | { id: number; file: ArrayBuffer } | { id: number; request: string };
/** An answer is null if the request was too long. A file is accepted or refused. */
export type FromWorker =
  | { id: number; answer: string | null }
  | { id: number; accepted: boolean }
  | { id: number; progress: string }
  | { id: number; trap: string };

let ready: Promise<Exports> | undefined;
let current = 0;

function reply(message: FromWorker): void {
  postMessage(message);
}

async function hear(message: ToWorker): Promise<void> {
  if ("module" in message) {
    ready = start(message.module, (thought) => reply({ id: current, progress: thought }));
    return;
  }
  try {
    if (!ready) throw new Error("no module");
    const wasm = await ready;
    if ("file" in message) {
      // One that is refused is not used: the engine judges by hand, and searches what it could look up.
      reply({ id: message.id, accepted: install(wasm, message.file) });
      return;
    }
    current = message.id;
    reply({ id: message.id, answer: ask(wasm, message.request) });
  } catch (error) {
    reply({ id: message.id, trap: String(error) });
  }
}

addEventListener("message", (event: MessageEvent<ToWorker>) => void hear(event.data));
