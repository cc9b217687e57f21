/// What the little boards of the front page play: a lively stretch of a real game each, from one turn to another.

export interface Stretch {
  turns: string[];
  /** How many turns have been played when the board is first seen. */
  from: number;
}

function stretch(turns: string, from = 0): Stretch {
  return { turns: turns.split(" "), from };
}

export const LINES: Record<string, Stretch> = {
  kono: stretch("b1xb3 c4xc2 d1xd3 a4xa2 b2xb4 c3xc1 a1-b1 d4-c4 b1-b2 c2-c3 d2-c2 c4xc2 d3-d4 c1-d1 d4-d3 c2-d2"),
  "cul-de-sac": stretch(
    "h4-h6/d8v d11-d13/e12v d4-e5/j8h d13-d11/h12h h6-h8/a2h h11-h9/h10h h8-g9/g7h h9-i8/g9h g9-f10/h4h i8-i6/a1h " +
      "f10-e11/a6h i6-g6/d10v e5-c5/f4h d11-b11/g11v",
    4,
  ),
  bermudes: stretch("G5xC1 C5xH5 H4xC9 C3xG7 C1^C3^C5 H5xH3 G3xB3 G7^G5 C5^H5 H3xH5 G5xB5 H5xH2 G4xC8 G6xC2 B5^D7 B9^D9^D6 C4xA6 D7^B5"),
  quindo: stretch("h10-f8 h2-i2 f8-d6 i2-h1 f10-i10 d2-f4 d6-g6 f4-g4 g6xg2 f2xi2 g4-f4 g2-g4 f4xj4 i2xf5 j4xf4 f5xi2 f4-f3 g4xd1", 4),
  granat: stretch(
    "i1=a3 a15=a13 d2-b4 i15=c13 a3=f2 h14-f12 f2=a3 a13-b12 f2-d4 c15-a13-c11 a1=b2 c11-b10 b4-b6 c13-e11 a3-d6 f14-d12 " +
      "c1-c5 b10-a9 e1-f2 e15-f14 c3-e5 e13-g11 b2-c1 g11-f10 c5-a7 b12xb4 d6xa3 a9xa5 a3-e7",
    16,
  ),
};
