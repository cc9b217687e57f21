import { round, type Box } from "./plan";

/** Lines of wood grain across a box: always the same ones, each slightly bent. */
export function grain(box: Box, lines: number): string[] {
  const random = sequence(lines);
  return Array.from({ length: lines }, (_, line) => {
    const y = box.y + (box.height * (line + random())) / lines;
    const bend = () => round(y + (random() - 0.5) * box.height * 0.035);
    const at = (part: number) => `${round(box.x + box.width * part)} ${bend()}`;
    return `M${at(0)}C${at(0.2)} ${at(0.35)} ${at(0.5)}S${at(0.8)} ${at(1)}`;
  });
}

/** A small linear congruential sequence in 0..1. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
