/// What is drawn on the board besides the men: values of turns, and hints.

import type { Exact } from "../../face/types";
import type { View } from "../../match/match";

export interface Mark {
  from?: string;
  to?: string;
  place?: string;
  kind: "won" | "drawn" | "lost" | "hint" | "arrow";
  label?: string;
}

const KINDS = { win: "won", draw: "drawn", loss: "lost" } as const;
// A sign as well as a colour: values must be told apart without seeing colours.
const SIGNS = { win: "▲", draw: "=", loss: "▼" } as const;

export function exactMarks(exact: Exact | null): Mark[] {
  return (exact?.turns ?? []).map(({ from, to, value }) => ({
    from,
    to,
    kind: KINDS[value.result],
    label: SIGNS[value.result] + (value.distance ?? ""),
  }));
}

export function hintMarks(hint: View["hint"]): Mark[] {
  return (hint?.touches ?? []).flatMap(({ from, to }): Mark[] => {
    if (from !== null && to !== null) return [{ from, to, kind: "hint" }];
    return to === null ? [] : [{ place: to, kind: "hint" }];
  });
}
