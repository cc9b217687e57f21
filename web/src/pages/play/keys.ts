/// What can be done on the play page, and which key does it when nobody is writing.

export type Action =
  | "takeback"
  | "hint"
  | "draw"
  | "resign"
  | "new"
  | "rematch"
  | "flip"
  | "values"
  | "text"
  | "rules"
  | "zen"
  | "keys"
  | "pause"
  | "slower"
  | "faster";

export type Wish = Action | "previous" | "next" | "first" | "last" | "sound" | "turn" | "board";

const KEYS: Record<string, Wish> = {
  ArrowLeft: "previous",
  k: "previous",
  ArrowRight: "next",
  j: "next",
  Home: "first",
  End: "last",
  f: "flip",
  z: "zen",
  t: "turn",
  b: "board",
  u: "takeback",
  h: "hint",
  n: "new",
  p: "pause",
  "-": "slower",
  "+": "faster",
  "=": "faster",
  v: "values",
  m: "sound",
  l: "rules",
  "?": "keys",
};

/** Keys that move something inside a control of their own. */
const INSIDE = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

/** What a key means. `letters`: whether single signs mean anything. */
export function keyAction(event: KeyboardEvent, letters: boolean): Wish | undefined {
  if (!letters && event.key.length === 1) return undefined;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const target = event.target instanceof Element ? event.target : null;
  const writing = target?.closest("input:not([type=radio], [type=checkbox]), textarea, select");
  if (writing) return undefined;
  if (INSIDE.has(event.key) && target?.closest("input, [data-square], [data-wall]")) return undefined;
  return KEYS[event.key];
}

/** The board as the Tab key would find it. */
export function toBoard(): void {
  document.querySelector<SVGElement>(".stage :is([data-square], [data-wall])[tabindex='0']")?.focus();
}
