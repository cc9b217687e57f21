/// A text of a lesson in its pieces: words, turns between backticks, numbers of rules in square brackets.

export type Piece = { kind: "words" | "turn" | "rule"; text: string };

const SPECIAL = /`([^`]+)`|\[([A-Z]\d+[a-z]?)\]/g;

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const match of text.matchAll(SPECIAL)) {
    if (match.index > done) pieces.push({ kind: "words", text: text.slice(done, match.index) });
    if (match[1] !== undefined) pieces.push({ kind: "turn", text: match[1] });
    else if (match[2] !== undefined) pieces.push({ kind: "rule", text: match[2] });
    done = match.index + match[0].length;
  }
  if (done < text.length) pieces.push({ kind: "words", text: text.slice(done) });
  return pieces;
}
