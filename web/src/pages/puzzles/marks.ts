/// What a puzzle draws on the board: a hint, or the reply to a wrong turn.

import type { Aspect } from "../../puzzles/solver";
import type { Touch } from "../../wasm/types";
import type { Mark } from "../play/marks";

function drawn(touches: readonly Touch[], kind: Mark["kind"]): Mark[] {
  return touches.flatMap(({ from, to }): Mark[] => {
    if (from !== null && to !== null) return [{ from, to, kind }];
    return to === null ? [] : [{ place: to, kind }];
  });
}

export function puzzleMarks({ hint, refutation }: Aspect): Mark[] {
  if (refutation) return drawn(refutation.touches, "arrow");
  if (!hint) return [];
  if (hint.isWhole) return drawn(hint.touches, "hint");
  const place = hint.touches[0]?.from ?? hint.touches[0]?.to;
  return place ? [{ place, kind: "hint" }] : [];
}
