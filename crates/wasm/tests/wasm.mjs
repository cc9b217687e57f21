// The rules and the engine as the page has them: loads the built WebAssembly.

import { readFile } from "node:fs/promises";

const FILE = new URL("../../../web/src/wasm/pionnier.wasm", import.meta.url);

export async function load() {
  const thoughts = [];
  let memory;
  const text = (at, length) => new TextDecoder().decode(new Uint8Array(memory.buffer, at, length));
  const imports = { pionnier: { progress: (at, length) => thoughts.push(JSON.parse(text(at, length))) } };
  const { instance } = await WebAssembly.instantiate(await readFile(FILE), imports);
  const { reserve, call, install, release } = instance.exports;
  memory = instance.exports.memory;

  /** The raw answer to raw bytes. */
  const send = (bytes) => {
    const at = reserve(bytes.length);
    if (at === 0) return null;
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const answer = call(at, bytes.length);
    const length = new DataView(memory.buffer).getUint32(answer, true);
    const said = text(answer + 4, length);
    release();
    return JSON.parse(said);
  };

  /** The answer to a request; throws what is refused. */
  const ask = (request) => {
    const answer = send(new TextEncoder().encode(JSON.stringify(request)));
    if (answer === null || "error" in answer) throw Object.assign(new Error(answer?.error.words), answer?.error);
    return answer.ok;
  };

  /** Gives the engine a game's net, as the page does. */
  const give = (bytes) => {
    const at = reserve(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    return install(at, bytes.length) === 1;
  };

  return { ask, send, give, thoughts, size: () => memory.buffer.byteLength };
}
