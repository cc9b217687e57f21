/// Glicko-2, as Mark Glickman describes it ("Example of the Glicko-2 system"): how strong a player is, how sure that is, and how much it swings.

export interface Rating {
  rating: number;
  /** How far the truth may be away. */
  deviation: number;
  volatility: number;
}

/** One result against somebody whose strength is known. */
export interface Result {
  rating: number;
  deviation: number;
  /** 1 for a win, 0 for a loss. */
  score: number;
}

/** Between the scale that is shown and the one that is reckoned in. */
const SCALE = 173.7178;
const MIDDLE = 1500;
/** How much the volatility may change. */
const TAU = 0.5;
const PRECISE = 0.000001;
/** Nobody is known less than a newcomer, and nobody so well that nothing could be learnt of them. */
const MOST_UNSURE = 350;
const LEAST_UNSURE = 45;

function weight(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);
}

function expected(mu: number, other: number, phi: number): number {
  return 1 / (1 + Math.exp(-weight(phi) * (mu - other)));
}

/** The volatility after a period (step 5): where a function crosses zero, found by the Illinois method. */
function nextVolatility(sigma: number, delta: number, phi: number, variance: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const sum = phi ** 2 + variance + e;
    return (e * (delta ** 2 - sum)) / (2 * sum ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high: number;
  if (delta ** 2 > phi ** 2 + variance) high = Math.log(delta ** 2 - phi ** 2 - variance);
  else {
    let steps = 1;
    while (f(a - steps * TAU) < 0) steps += 1;
    high = a - steps * TAU;
  }
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > PRECISE) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const fMiddle = f(middle);
    if (fMiddle * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [middle, fMiddle];
  }
  return Math.exp(low / 2);
}

/** The rating after a period with these results; without any, only less is known. */
export function rated(player: Rating, results: readonly Result[]): Rating {
  const mu = (player.rating - MIDDLE) / SCALE;
  const phi = player.deviation / SCALE;
  const { volatility: sigma } = player;
  if (results.length === 0) return rested(player, 1);
  let information = 0;
  let surprise = 0;
  for (const result of results) {
    const [other, unsure] = [(result.rating - MIDDLE) / SCALE, result.deviation / SCALE];
    const e = expected(mu, other, unsure);
    information += weight(unsure) ** 2 * e * (1 - e);
    surprise += weight(unsure) * (result.score - e);
  }
  const variance = 1 / information;
  const volatility = nextVolatility(sigma, variance * surprise, phi, variance);
  const before = phi ** 2 + volatility ** 2;
  const after = 1 / Math.sqrt(1 / before + information);
  return {
    rating: (mu + after ** 2 * surprise) * SCALE + MIDDLE,
    deviation: Math.min(MOST_UNSURE, Math.max(LEAST_UNSURE, after * SCALE)),
    volatility,
  };
}

/** What is still known of a player after so many periods without a result. */
export function rested(player: Rating, periods: number): Rating {
  if (periods <= 0) return player;
  const phi = player.deviation / SCALE;
  const deviation = Math.sqrt(phi ** 2 + periods * player.volatility ** 2) * SCALE;
  return { ...player, deviation: Math.min(MOST_UNSURE, deviation) };
}
