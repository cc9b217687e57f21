/// Which study a visit opens: the one of the address, as far as the rules allow it, or an empty one; and what was wrong.

import { Refused, type Analyst, type Rules } from "../wasm/client";
import { legalBeginning, type Trouble } from "../match/opening";
import type { Sheet } from "../match/sheet";
import type { StudyLink } from "./link";
import type { Studies } from "./studies";
import { readStudy, studyOf, type Study } from "./study";

export interface StudyOpening {
  study: Study;
  /** The kept study that it is. */
  kept: { id: string; title: string } | null;
  trouble: Trouble | null;
}

type LinkedGame = Extract<StudyLink, { kind: "game" }>;
type Asked = Pick<Rules & Analyst, "look" | "readStudy" | "writeStudy">;

export async function openStudy(game: string, link: StudyLink, studies: Studies, rules: Asked): Promise<StudyOpening> {
  const nothing = (trouble: Trouble | null): StudyOpening => ({ study: studyOf(game, { turns: [] }), kept: null, trouble });
  try {
    if (link.kind === "none") return nothing(null);
    if (link.kind === "nonsense") return nothing({ kind: "link", words: null });
    if (link.kind === "kept") return (await openKept(game, link.id, studies, rules)) ?? nothing({ kind: "link", words: null });
    if (link.kind === "game") return await openGame(game, link, rules);
    const study = readStudy(await rules.readStudy(link.text));
    return study.game === game ? { study, kept: null, trouble: null } : nothing({ kind: "link", words: null });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return nothing({ kind: link.kind === "kept" ? "damaged" : "link", words: error.objection.words });
  }
}

/** A study that this browser keeps; nothing if it has none of that name. */
async function openKept(game: string, id: string, studies: Studies, rules: Asked): Promise<StudyOpening | null> {
  const found = studies.find(id);
  if (found.kind === "damaged") return { study: studyOf(game, { turns: [] }), kept: null, trouble: { kind: "damaged", words: null } };
  if (found.kind === "none" || found.kept.text.game !== game) return null;
  const { text, title } = found.kept;
  // What was kept may have been changed by others: to write it is to check every turn of it.
  await rules.writeStudy(text, "text");
  return { study: readStudy(text), kept: { id, title }, trouble: null };
}

/** A game, or its legal beginning. */
async function openGame(game: string, link: LinkedGame, rules: Asked): Promise<StudyOpening> {
  const { linked, isWhole, tags } = link;
  const study = studyOf(game, linked, tags);
  const trouble: Trouble | null = isWhole ? null : { kind: "link-cut", words: null };
  const sheet: Sheet = { game, ...linked, partial: "", players: [{ kind: "human" }, { kind: "human" }], seed: 0 };
  try {
    await rules.look({ game, ...linked });
    return { study, kept: null, trouble };
  } catch (error) {
    if (!(error instanceof Refused) || linked.turns.length === 0) throw error;
    const { sheet: legal, words, ply } = await legalBeginning(rules, sheet);
    return { study: studyOf(game, legal, tags), kept: null, trouble: { kind: "link-torn", words, ply } };
  }
}
