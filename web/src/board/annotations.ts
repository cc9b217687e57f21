/** Something a player draws on the board for himself: an arrow, or a circle if it ends where it begins. */
export interface Annotation {
  from: string;
  to: string;
}

// More than anyone draws on purpose.
const MOST = 64;

/** Draws an annotation, or wipes it if it is already there. */
export function annotate(drawn: readonly Annotation[], from: string, to: string): Annotation[] {
  const rest = drawn.filter((one) => one.from !== from || one.to !== to);
  return rest.length < drawn.length ? rest : [...rest, { from, to }].slice(-MOST);
}
