/// What is said of players and turns.

import type { Ended, GameInfo, Side, Touch } from "../../wasm/types";
import type { Played, View } from "../../match/view";
import { isHuman, type Player, type Setup, type Sheet } from "../../match/sheet";
import { indexOf } from "../../match/side";
import { t } from "../../words/words";

/** Whether exactly one of the players is a person, who can then be called “you”. */
export function isSolo(sheet: Sheet): boolean {
  return sheet.players.filter(isHuman).length === 1;
}

/** The person’s side, where there is exactly one. */
export function ownSeat(sheet: Sheet): Side | null {
  if (!isSolo(sheet)) return null;
  return isHuman(sheet.players[0]) ? "first" : "second";
}

export function playerName(sheet: Sheet, player: Player): string {
  if (player.kind === "remote" && isSolo(sheet)) return t("player-opponent");
  if (player.kind === "level") return t("player-level", { level: player.level });
  return isSolo(sheet) ? t("player-you") : t("player-person");
}

/** One leg as it is read aloud. */
function legWords({ man, men }: GameInfo, touch: Touch): string {
  const over = { count: touch.over.length, over: touch.over.join(", "), man, men };
  return t(`say-${touch.kind}`, { from: touch.from ?? "", to: touch.to ?? "", ...over });
}

/** What a side does, finished or not, as it is read aloud. */
export function turnWords(game: GameInfo, { side, touches }: Pick<Played, "side" | "touches">): string {
  const legs = touches.map((touch) => legWords(game, touch)).filter((words) => words !== "");
  return t("say-turn", { side: game.sides[side], legs: legs.join(t("say-then")) });
}

/** What is read aloud when something has happened: what was done, how it ended, and what the player should know now. */
export function newsWords(game: GameInfo, view: View, done: Pick<Played, "side" | "touches">): string {
  const { ending, notes } = view.live;
  return [turnWords(game, done), ...(ending ? [ending.words] : notes.map(({ words }) => words))].join(" ");
}

export type Result = "won" | "lost" | "drawn" | "over";

/** What an ending is for the visitor: theirs, or just somebody’s. */
export function resultFor(ending: Pick<Ended, "outcome">, sheet: Sheet): Result {
  if (ending.outcome === "draw") return "drawn";
  const own = ownSeat(sheet);
  if (own === null) return "over";
  return ending.outcome === own ? "won" : "lost";
}

export type Status = "fresh" | "over" | "thinking" | "paused" | "yours" | "theirs" | "stuck";

export function statusOf(view: View, fresh: boolean): Status {
  if (view.live.ending) return "over";
  if (view.stuck) return "stuck";
  if (fresh && view.sheet.turns.length === 0 && !view.interactive) return "fresh";
  if (view.paused) return "paused";
  if (!isHuman(view.sheet.players[indexOf(view.live.side)])) return "thinking";
  return isSolo(view.sheet) ? "yours" : "theirs";
}

export function statusWords(game: GameInfo, view: View, status: Status): string {
  const side = game.sides[view.live.side];
  if (status === "over") return view.live.ending?.words ?? "";
  return t(`status-${status}`, { side });
}

/** The sides one can choose to play. */
export function sideOptions(game: GameInfo): { value: Setup["side"]; label: string }[] {
  return [
    { value: "first", label: t("setup-first", { side: game.sides.first }) },
    { value: "second", label: t("setup-second", { side: game.sides.second }) },
    { value: "lot", label: t("setup-lot") },
  ];
}
