/** How a game's board is drawn. Colours are in faces.css, everything that can be touched comes from the layout. */
export interface Face {
  man: "stone" | "pawn" | "disc" | "gem";
  /** A hollow in every square, for stones to lie in. */
  dish: boolean;
  /** Every other square a shade darker. */
  checkered: boolean;
  /** Wood grain over the field. */
  grain: boolean;
  /** A thin triangle over the field. */
  triangle: boolean;
}

const PLAIN: Face = { man: "disc", dish: false, checkered: false, grain: false, triangle: false };

const FACES: Record<string, Face> = {
  kono: { ...PLAIN, man: "stone", dish: true, grain: true },
  "cul-de-sac": { ...PLAIN, man: "pawn" },
  bermudes: { ...PLAIN, checkered: true, triangle: true },
  quindo: PLAIN,
  granat: { ...PLAIN, man: "gem" },
};

export function faceOf(game: string): Face {
  return FACES[game] ?? PLAIN;
}
