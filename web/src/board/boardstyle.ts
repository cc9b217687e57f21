/** How a game's board is drawn. Colours are in boardstyle.css, everything that can be touched comes from the layout. */
export interface BoardStyle {
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

const PLAIN: BoardStyle = { man: "disc", dish: false, checkered: false, grain: false, triangle: false };

const STYLES: Record<string, BoardStyle> = {
  kono: { ...PLAIN, man: "stone", dish: true, grain: true },
  "cul-de-sac": { ...PLAIN, man: "pawn" },
  bermudes: { ...PLAIN, checkered: true, triangle: true },
  quindo: PLAIN,
  granat: { ...PLAIN, man: "gem" },
};

export function boardStyleOf(game: string): BoardStyle {
  return STYLES[game] ?? PLAIN;
}
