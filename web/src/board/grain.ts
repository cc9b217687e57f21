import { round, type Box } from "./plan";

/** Lines of wood grain across a box: always the same ones, each slightly bent. */
export function grain(box: Box, lines: number): string[] {
  const random = sequence(lines);
  return Array.from({ length: lines }, (_, line) => {
    const y = box.y + (box.height * (line + random())) / lines;
    const bend = () => round(y + (random() - 0.5) * box.height * 0.035);
    const [left, width] = [box.x, box.width];
    return (
      `M${round(left)} ${bend()}C${round(left + width * 0.2)} ${bend()} ${round(left + width * 0.35)} ${bend()} ${round(left + width * 0.5)} ${bend()}` +
      `S${round(left + width * 0.8)} ${bend()} ${round(left + width)} ${bend()}`
    );
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
