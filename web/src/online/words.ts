/// What is said of online games: how they stand, how they ended, what was refused.

import type { Ended, GameInfo, Said, Side } from "../wasm/types";
import { t } from "../words/words";
import { Declined } from "./api";
import { shown } from "./clock";
import { indexOf, otherSide } from "../match/side";
import type { Seen } from "./room.svelte";
import type { Clock, End } from "./types";

export function sideName(game: GameInfo, seat: Side): string {
  return game.sides[seat];
}

/** What a player is called: by name, or by what they are to whoever looks. */
export function playerWords({ state, seat }: Pick<Seen, "state" | "seat">, of: Side): string {
  const name = state.names[indexOf(of)];
  if (!state.seated[indexOf(of)]) return t("player-nobody");
  if (seat === of) return name === "" ? t("player-you") : t("player-you-named", { name });
  return name !== "" ? name : t(seat === null ? "player-person" : "player-opponent");
}

/** What a player is called when something is told of them: by name, or by side. */
export function nameOrSide(game: GameInfo, { state }: Pick<Seen, "state">, of: Side): string {
  return state.names[indexOf(of)] || sideName(game, of);
}

/** The terms of time in a few words. */
export function clockWords(clock: Clock): string {
  if (clock.kind === "none") return t("clock-none");
  if (clock.kind === "days") return t("clock-per-turn", { days: clock.days });
  const { seconds, increment } = clock;
  return seconds % 60 === 0 ? t("clock-minutes", { minutes: seconds / 60, increment }) : t("clock-seconds", { seconds, increment });
}

/** What stands on a clock. */
export function timeWords(left: number): string {
  const { kind, big, small, digits } = shown(left);
  return kind === "digits" ? digits : t(`time-${kind}`, { big, small });
}

/** Why something was not done. Codes that no player should ever meet share one sentence. */
const EXPLAINED = new Set([
  "no-such-game",
  "no-seat",
  "bad-invitation",
  "seat-taken",
  "too-many-requests",
  "too-many-games",
  "too-many-connections",
  "storage-unavailable",
  "stopping",
  "damaged-game",
  "unknown-rules",
  "over",
  "stale",
  "not-your-turn",
  "illegal-turn",
  "time-up",
  "no-offer",
  "offered-before",
  "nothing-to-take-back",
  "too-late-to-abort",
  "not-absent",
]);

export function problemWords(code: string): string {
  return t(EXPLAINED.has(code) ? `problem-${code}` : "problem-other", { code });
}

/** Why a request came to nothing. */
export function failureWords(error: unknown): string {
  return error instanceof Declined ? problemWords(error.problem.code) : t("server-unreachable");
}

/** An ending in the manner of the rules. Those that only happen between people in different places have words here, and no rule. */
export type AnyEnding = Omit<Said<Ended>, "rule"> & { rule: string | null };

export function endingOf(game: GameInfo, end: End, byRules: Said<Ended> | null): AnyEnding {
  const outcome = end.winner ?? "draw";
  if (byRules && end.reason !== "time" && end.reason !== "left" && end.reason !== "aborted") return byRules;
  const loser = end.winner ? sideName(game, otherSide(end.winner)) : "";
  const isDraw = end.reason === "left" && end.winner === null;
  const words = t(isDraw ? "end-left-draw" : `end-by-${end.reason}`, { side: loser });
  return { outcome, cause: end.reason, rule: null, words };
}

export interface RoomStatus {
  status: string;
  words: string;
  rule: string | null;
}

/** How the game stands for whoever looks at it. `busy`: one's own turn is played but not acknowledged, or not even sent. */
export function roomStatus(game: GameInfo, seen: Seen, byRules: Said<Ended> | null, busy: "held" | "sending" | null): RoomStatus {
  const { state, seat } = seen;
  const side = sideName(game, state.to_move);
  if (state.end) {
    const { words, rule } = endingOf(game, state.end, byRules);
    return { status: "over", words, rule };
  }
  if (state.status === "waiting")
    return { status: "waiting", words: t(seat ? "status-waiting" : seen.open ? "status-open" : "status-reserved"), rule: null };
  if (seat === state.to_move && busy) return { status: busy, words: t(`status-${busy}`), rule: null };
  if (seat === state.to_move) return { status: "yours", words: t("status-yours", { side }), rule: null };
  return { status: "theirs", words: t("status-theirs", { side }), rule: null };
}
