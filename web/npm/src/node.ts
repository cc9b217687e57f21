/// The same for Node.js, which reads its own files.

import { readFile } from "node:fs/promises";
import { readBy } from "./files";

readBy(async (url) => new Uint8Array(await readFile(url)).buffer);

export * from "./index";
