/// An engine for matches in which nobody thinks.

import type { Engine } from "../wasm/client";

export const NOBODY: Engine = {
  level: async () => null,
  think: async () => ({ depth: 0, nodes: 0, lines: [] }),
  exact: async () => null,
  stop: () => {},
};
