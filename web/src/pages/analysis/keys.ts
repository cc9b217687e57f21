/// The keys of an analysis, as players know them from elsewhere.

import { isForPage, type Shortcut } from "../play/keys";

export type AnalysisWish =
  "start" | "end" | "sibling-next" | "sibling-previous" | "fork" | "variation" | "engine" | "arrows" | "best" | "comment" | "review";

const KEYS: Record<string, AnalysisWish> = {
  ArrowUp: "start",
  ArrowDown: "end",
  "Shift ArrowUp": "sibling-previous",
  "Shift ArrowDown": "sibling-next",
  "Shift ArrowLeft": "fork",
  "Shift ArrowRight": "variation",
  x: "variation",
  l: "engine",
  a: "arrows",
  " ": "best",
  c: "comment",
  g: "review",
};

export const SHORTCUTS: Shortcut[] = [
  [["←", "k"], "go-previous"],
  [["→", "j"], "go-next"],
  [["↑", "Home"], "key-line-start"],
  [["↓", "End"], "key-line-end"],
  [["Shift ↑", "Shift ↓"], "key-sibling"],
  [["Shift ←"], "key-fork"],
  [["Shift →", "x"], "key-variation"],
  [["l"], "key-engine"],
  [["a"], "key-arrows"],
  [["␣"], "key-best"],
  [["c"], "key-comment"],
  [["g"], "key-review"],
  [["f"], "act-flip"],
  [["z"], "act-zen"],
  [["t"], "key-turn"],
  [["b"], "key-board"],
  [["m"], "key-sound"],
  [["?"], "act-keys"],
];

/** What a key means in an analysis, and nowhere else. */
export function analysisKey(event: KeyboardEvent, letters: boolean): AnalysisWish | undefined {
  if (!isForPage(event, letters)) return undefined;
  const target = event.target instanceof Element ? event.target : null;
  // Space presses what has the focus, and up and down scroll a list.
  if (event.key === " " && target?.closest("a, button, summary, label, input, [data-square], [data-wall], [role=slider]")) return undefined;
  if (/^Arrow(Up|Down)$/.test(event.key) && !event.shiftKey && target?.closest("ol[tabindex]")) return undefined;
  return KEYS[event.shiftKey && event.key.startsWith("Arrow") ? `Shift ${event.key}` : event.key];
}
