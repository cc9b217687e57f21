import type { Choice, Look, Side } from "../wasm/types";

/** What a hand has done: a tap can change its mind about the man, a drop cannot. */
export type Gesture = "tap" | "drop";

/** One of several things a touch could mean. */
export type Option = { choice: Choice } | { select: string };

/** What the board does about a touch. */
export type Reply =
  | { kind: "select"; place: string }
  | { kind: "clear" }
  | { kind: "choose"; choice: Choice }
  | { kind: "ask"; options: Option[] }
  | { kind: "why"; from: string; to: string | null; keep: boolean };

/** The man that is in the hand without being touched: in the middle of a turn, the only one that may go on. */
export function heldMan(look: Look): string | null {
  if (!look.midTurn) return null;
  const men = new Set(look.choices.flatMap(({ touch }) => touch.from ?? []));
  const [only] = men;
  return men.size === 1 && only !== undefined ? only : null;
}

/** Men of which something may be done. */
export function ableMen(look: Look): Set<string> {
  return new Set(look.choices.flatMap(({ touch }) => (isLeg(touch.kind) && touch.from ? [touch.from] : [])));
}

/** Walls that may be placed now; null where none is to be placed. */
export function openWalls(look: Look): Set<string> | null {
  const walls = look.choices.filter(({ touch }) => touch.kind === "barrier");
  return walls.length > 0 ? new Set(walls.flatMap(({ touch }) => touch.to ?? [])) : null;
}

/** Places that do something when they are touched while a man is selected, or none. */
export function touchablePlaces(look: Look, selected: string | null): Set<string> {
  return new Set([...ableMen(look), ...choicesFrom(look, selected).flatMap(({ touch }) => touch.to ?? [])]);
}

export const NOWHERE: ReadonlySet<string> = new Set();

/** Whether whatever may be done with a man is a capture. */
export function mustCapture(look: Look): boolean {
  const legs = look.choices.filter(({ touch }) => isLeg(touch.kind));
  return legs.length > 0 && legs.every(({ touch }) => touch.over.length > 0);
}

/** Everything one man may do next. */
export function choicesFrom(look: Look, place: string | null): Choice[] {
  return place === null ? [] : look.choices.filter(({ touch }) => isLeg(touch.kind) && touch.from === place);
}

export function choiceOf(look: Look, kind: "stop" | "pass"): Choice | null {
  return look.choices.find(({ touch }) => touch.kind === kind) ?? null;
}

/** What it means to touch a place while a man is selected, or none. */
export function touchPlace(look: Look, selected: string | null, place: string, gesture: Gesture): Reply {
  const held = heldMan(look);
  const able = ableMen(look);
  if (selected === null) {
    return able.has(place) ? { kind: "select", place } : { kind: "why", from: place, to: null, keep: false };
  }
  if (place === selected) {
    const stop = choiceOf(look, "stop");
    if (held !== null && stop && gesture === "tap") return { kind: "choose", choice: stop };
    return held === null && gesture === "tap" ? { kind: "clear" } : { kind: "select", place };
  }
  const options: Option[] = choicesFrom(look, selected)
    .filter(({ touch }) => touch.to === place)
    .map((choice) => ({ choice }));
  const first = options[0];
  if (first && "choice" in first) {
    // A ball passed to a man that could itself be taken up: only the player knows which was meant.
    if (gesture === "tap" && able.has(place)) options.push({ select: place });
    return options.length > 1 ? { kind: "ask", options } : { kind: "choose", choice: first.choice };
  }
  if (gesture === "tap" && able.has(place)) return { kind: "select", place };
  return { kind: "why", from: selected, to: place, keep: held !== null };
}

/** Where the men of a side stand. */
export function menOf(look: Look, side: Side): ReadonlySet<string> {
  return new Set(look.scene.men.filter((man) => man.side === side).map(({ place }) => place));
}

/** What the board does about a touch while another side is to move. */
export type ReplyAhead = { kind: "select"; place: string } | { kind: "clear" } | { kind: "prepare"; from: string; to: string };

/** What it means to touch a place before one's turn, while a man is selected, or none. */
export function touchAhead(look: Look, side: Side, selected: string | null, place: string | null, gesture: Gesture): ReplyAhead {
  if (place === null) return { kind: "clear" };
  if (selected !== null && place !== selected) return { kind: "prepare", from: selected, to: place };
  const isTakenUp = menOf(look, side).has(place) && (selected === null || gesture === "drop");
  return isTakenUp ? { kind: "select", place } : { kind: "clear" };
}

function isLeg(kind: Choice["touch"]["kind"]): boolean {
  return kind === "move" || kind === "capture" || kind === "flip" || kind === "transfer";
}
