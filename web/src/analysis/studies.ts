/// The studies that this browser keeps, each under its own key.

import { isRecord, readJson } from "../storage/json";
import type { Store } from "../storage/store";
import type { StudyText } from "../wasm/types";
import { isStudyText } from "./study";

const VERSION = 1;
const BEGINNING = "study.";
/** Of a title so much is kept. */
export const LONGEST_TITLE = 120;

export interface Kept {
  id: string;
  title: string;
  /** When it was last changed, in milliseconds. */
  time: number;
  text: StudyText;
}

export type FoundStudy = { kind: "none" } | { kind: "damaged" } | { kind: "study"; kept: Kept };

/** Letters without their accents and capitals: nobody types them to find something. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function titleOf(text: string): string {
  return text.trim().replace(/\s+/g, " ").slice(0, LONGEST_TITLE);
}

export class Studies {
  constructor(
    private readonly store: Store,
    private readonly now: () => number = Date.now,
    private readonly random: () => number = Math.random,
  ) {}

  find(id: string): FoundStudy {
    const text = this.store.read(BEGINNING + id);
    if (text === null) return { kind: "none" };
    const value = readJson(text);
    if (!isRecord(value) || value.version !== VERSION || !isStudyText(value.text)) return { kind: "damaged" };
    const title = typeof value.title === "string" ? titleOf(value.title) : "";
    const time = typeof value.time === "number" && Number.isFinite(value.time) ? value.time : 0;
    return { kind: "study", kept: { id, title, time, text: value.text } };
  }

  /** Keeps a study; the answer says whether it will outlast the visit. */
  keep(id: string, title: string, text: StudyText): boolean {
    return this.store.write(BEGINNING + id, JSON.stringify({ version: VERSION, title: titleOf(title), time: this.now(), text }));
  }

  /** A name that no kept study has. */
  newId(): string {
    let id: string;
    do id = Math.floor(this.random() * 36 ** 8).toString(36);
    while (this.store.read(BEGINNING + id) !== null);
    return id;
  }

  /** All that can be read, the last changed first; with `sought`, those whose title or game has it. */
  list(sought = "", nameOf: (game: string) => string = (game) => game): Kept[] {
    const wanted = plain(sought.trim());
    return this.store
      .keys(BEGINNING)
      .flatMap((key) => {
        const found = this.find(key.slice(BEGINNING.length));
        return found.kind === "study" ? [found.kept] : [];
      })
      .filter(({ title, text }) => plain(`${title} ${nameOf(text.game)}`).includes(wanted))
      .sort((a, b) => b.time - a.time || a.id.localeCompare(b.id));
  }

  rename(id: string, title: string): void {
    const found = this.find(id);
    if (found.kind === "study") this.keep(id, title, found.kept.text);
  }

  remove(id: string): void {
    this.store.remove(BEGINNING + id);
  }
}
