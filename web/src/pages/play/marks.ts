/// What is drawn on the board besides the men: values of turns, and hints.

import type { Exact } from "../../wasm/types";
import type { View } from "../../match/view";

export interface Mark {
  from?: string;
  to?: string;
  place?: string;
  kind: "won" | "drawn" | "lost" | "hint" | "arrow" | "premove";
  label?: string;
}

const KINDS = { win: "won", draw: "drawn", loss: "lost" } as const;

/** The board gives every kind a sign as well as a colour; the label is the distance, in doubt where the count (C4)
 * may come first. Of turns that begin alike the best is shown. */
export function exactMarks(exact: Exact | null): Mark[] {
  const marks = new Map<string, Mark>();
  for (const { touch, value, ifCountAllows } of exact?.turns ?? []) {
    const { from, to } = touch;
    const way = `${from} ${to}`;
    if (!from || !to || marks.has(way)) continue;
    marks.set(way, {
      from,
      to,
      kind: KINDS[value.result],
      ...("distance" in value ? { label: `${value.distance}${ifCountAllows ? "?" : ""}` } : {}),
    });
  }
  return [...marks.values()];
}

/** What was prepared by hand; of a typed turn only its text is known. */
export function premoveMarks(premove: View["premove"]): Mark[] {
  return premove && "from" in premove
    ? [
        { ...premove, kind: "premove" },
        { place: premove.from, kind: "premove" },
      ]
    : [];
}

export function hintMarks(hint: View["hint"]): Mark[] {
  return (hint?.touches ?? []).flatMap(({ from, to }): Mark[] => {
    if (from !== null && to !== null) return [{ from, to, kind: "hint" }];
    return to === null ? [] : [{ place: to, kind: "hint" }];
  });
}
