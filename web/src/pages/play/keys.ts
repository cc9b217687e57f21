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

/** Keys, as they are written, and the message that says what they do. */
export type Shortcut = [keys: string[], message: string];

/** Keys that move something inside a control of their own. */
const INSIDE = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);

/** Whether a key is for the page, and not for what it was pressed in. `letters`: whether single signs mean anything. */
export function isForPage(event: KeyboardEvent, letters: boolean): boolean {
  if (!letters && event.key.length === 1) return false;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  const writing = target?.closest("input:not([type=radio], [type=checkbox]), textarea, select");
  if (writing) return false;
  return !INSIDE.has(event.key) || !target?.closest("input, [role=slider], [data-square], [data-wall]");
}

/** What a key means. */
export function keyAction(event: KeyboardEvent, letters: boolean): Wish | undefined {
  return isForPage(event, letters) ? KEYS[event.key] : undefined;
}

/** The board as the Tab key would find it. */
export function toBoard(): void {
  document.querySelector<SVGElement>(".stage :is([data-square], [data-wall])[tabindex='0']")?.focus();
}
