/// The keys of the puzzles.

import type { Shortcut } from "../play/keys";

export const SHORTCUTS: Shortcut[] = [
  [["h"], "key-hint-puzzle"],
  [["u"], "key-again"],
  [["v"], "key-solution"],
  [["n"], "key-next-puzzle"],
  [["←", "k"], "go-previous"],
  [["→", "j"], "go-next"],
  [["f"], "act-flip"],
  [["z"], "act-zen"],
  [["t"], "key-turn"],
  [["b"], "key-board"],
  [["l"], "act-rules"],
  [["m"], "key-sound"],
  [["?"], "act-keys"],
];
