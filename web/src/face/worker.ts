/// The rules and the engine, in a thread of their own. The page sends the compiled module first, then one request at a time;
/// an answer is JSON as the module wrote it. After a trap the memory cannot be trusted: the page starts another worker.

interface Exports {
  memory: WebAssembly.Memory;
  reserve(length: number): number;
  call(at: number, length: number): number;
  release(at: number): void;
}

export type ToWorker = { module: WebAssembly.Module } | { id: number; request: string };
export type FromWorker = { id: number; answer: string } | { id: number; progress: string } | { id: number; trap: string };

let ready: Promise<Exports> | undefined;
let memory: WebAssembly.Memory | undefined;
let current = 0;

const text = new TextDecoder();
const bytes = new TextEncoder();

function reply(message: FromWorker): void {
  postMessage(message);
}

async function start(module: WebAssembly.Module): Promise<Exports> {
  const progress = (at: number, length: number): void => {
    if (memory) reply({ id: current, progress: text.decode(new Uint8Array(memory.buffer, at, length)) });
  };
  const instance = await WebAssembly.instantiate(module, { pionnier: { progress } });
  const exports = instance.exports as unknown as Exports;
  memory = exports.memory;
  return exports;
}

function ask(face: Exports, request: string): string {
  const sent = bytes.encode(request);
  const at = face.reserve(sent.length);
  new Uint8Array(face.memory.buffer, at, sent.length).set(sent);
  const answer = face.call(at, sent.length);
  // The memory may have grown, and its buffer with it: look at it only now.
  const length = new DataView(face.memory.buffer).getUint32(answer, true);
  const found = text.decode(new Uint8Array(face.memory.buffer, answer + 4, length));
  face.release(answer);
  return found;
}

async function hear(message: ToWorker): Promise<void> {
  if ("module" in message) {
    ready = start(message.module);
    return;
  }
  try {
    if (!ready) throw new Error("no module");
    const face = await ready;
    current = message.id;
    reply({ id: message.id, answer: ask(face, message.request) });
  } catch (error) {
    reply({ id: message.id, trap: String(error) });
  }
}

addEventListener("message", (event: MessageEvent<ToWorker>) => void hear(event.data));
