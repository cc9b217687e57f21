import type { Man, Scene, Side, Touch } from "../wasm/types";

/** A man with an identity, so that the eye can follow it from scene to scene. */
export interface Actor {
  id: number;
  place: string;
  side: Side;
  kind: Man["kind"];
}

/** What became of one man between two scenes. */
export interface Part {
  before: Actor | null;
  after: Actor | null;
  /** Where a man that is gone went before it vanished: onto the border, or nowhere. */
  exit: string | null;
}

/** Everything that happens between two scenes. */
export interface Change {
  parts: Part[];
  actors: Actor[];
}

/**
 * Gives the men of a scene their identities: the touched man goes with the touch, the others are known by their places. Without a
 * touch, one man that vanished and one alike that appeared are the same man; anything more is not guessed.
 */
export function recast(actors: Actor[], scene: Scene, touch: Touch | null, next: () => number): Change {
  const { from, to } = travel(actors, scene, touch);
  const mover = from === to ? undefined : actors.find(({ place }) => place === from);

  const parts: Part[] = [];
  const known = new Set<number>();
  for (const man of scene.men) {
    // Two men may share a place at the very end of a game: the side tells who is who.
    const staying = actors.filter((actor) => actor.place === man.place && actor !== mover && !known.has(actor.id));
    const moved = mover && man.place === to && man.side === mover.side && !known.has(mover.id);
    const old = moved ? mover : (staying.find(({ side }) => side === man.side) ?? staying[0]);
    const after: Actor = { id: old?.id ?? next(), place: man.place, side: man.side, kind: man.kind };
    known.add(after.id);
    parts.push({ before: old ?? null, after, exit: null });
  }
  for (const actor of actors) {
    if (!known.has(actor.id)) parts.push({ before: actor, after: null, exit: actor === mover ? to : null });
  }
  return { parts, actors: parts.flatMap(({ after }) => after ?? []) };
}

function travel(actors: Actor[], scene: Scene, touch: Touch | null): { from: string | null; to: string | null } {
  if (touch) {
    const walks = touch.kind === "move" || touch.kind === "capture" || touch.kind === "flip";
    return walks ? { from: touch.from, to: touch.to } : { from: null, to: null };
  }
  const sits = new Set(scene.men.map(({ place, side }) => `${place} ${side}`));
  const sat = new Set(actors.map(({ place, side }) => `${place} ${side}`));
  const lost = actors.filter(({ place, side }) => !sits.has(`${place} ${side}`));
  const found = scene.men.filter(({ place, side }) => !sat.has(`${place} ${side}`));
  const [came] = found;
  const left = came ? lost.filter((actor) => alike(actor, came) && !scene.men.some(({ place }) => place === actor.place)) : [];
  const [went] = left;
  return found.length === 1 && left.length === 1 && came && went ? { from: went.place, to: came.place } : { from: null, to: null };
}

function alike(a: Actor, b: Man): boolean {
  return a.side === b.side && a.kind === b.kind;
}
