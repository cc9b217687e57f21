/// The best turns, drawn on the board: every leg, wall and ball of them.

import type { Sketch } from "../../analysis/session.svelte";
import type { Thought } from "../../analysis/thinker";
import type { ThoughtLine } from "../../wasm/types";
import type { Mark } from "../play/marks";

const CERTAIN = { win: "won", draw: "drawn", loss: "lost" } as const;

/** Where its value is certain a turn has the colour and sign of that; otherwise the best stands out, and all have their rank. */
function styleOf(line: ThoughtLine, rank: number): Pick<Mark, "kind" | "label"> {
  const { value } = line;
  if (!value) return { kind: rank === 0 ? "hint" : "arrow", label: `${rank + 1}` };
  return { kind: CERTAIN[value.result], ...("distance" in value ? { label: `${value.distance}` } : {}) };
}

export function analysisMarks(thought: Thought | null, sketches: readonly Sketch[]): Mark[] {
  const lines = thought?.analysis.lines ?? [];
  // The best lies above the others.
  return sketches.toReversed().flatMap(({ turn, touches }) => {
    const rank = lines.findIndex((line) => line.turns[0] === turn);
    const line = lines[rank];
    if (!line) return [];
    const style = styleOf(line, rank);
    const plain = { kind: style.kind };
    const legs = touches.flatMap(({ from, to }): Mark[] => {
      if (from !== null && to !== null) return [{ from, to, ...plain }];
      return to === null ? [] : [{ place: to, ...plain }];
    });
    // The rank is written once a turn, at its end: turns that begin alike end in different places.
    return legs.map((leg, at) => (at === legs.length - 1 ? { ...leg, ...style } : leg));
  });
}
