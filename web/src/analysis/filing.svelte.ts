/// Where the study of the page is kept: in the address as long as it fits there, and under a title if that is wished.

import type { StudyForm } from "../wasm/types";
import type { Analyst } from "../wasm/client";
import { linkTo } from "./link";
import { titleOf, type Kept, type Studies } from "./studies";
import { settled, writeStudy, type Study } from "./study";

export class Filing {
  /** The kept study that this is. */
  kept = $state.raw<{ id: string; title: string } | null>(null);
  /** The browser has not kept the study: it lasts as long as the visit. */
  unkept = $state(false);
  /** Grows with every change: only the last is noted. */
  private changes = 0;

  constructor(
    readonly studies: Studies,
    private readonly rules: Analyst,
    /** Notes in the address what the page shows. */
    private readonly note: (hash: string) => void,
    /** The title of a study that has been given none. */
    private readonly defaultTitle: () => string,
  ) {}

  write(study: Study, form: StudyForm): Promise<string> {
    return this.rules.writeStudy(writeStudy(settled(study)), form);
  }

  /** What carries all of the study, behind the #; null if it is too long for that. */
  link(study: Study): Promise<string | null> {
    return linkTo(settled(study), () => this.write(study, "text"));
  }

  /** Keeps the study under a title from now on. */
  keep(study: Study, title: string): Promise<void> {
    this.kept = { id: this.kept?.id ?? this.studies.newId(), title: titleOf(title) || this.defaultTitle() };
    return this.save(study);
  }

  /** The study has changed. */
  async save(study: Study): Promise<void> {
    const mine = (this.changes += 1);
    const text = writeStudy(settled(study));
    if (!this.kept) {
      const link = await this.link(study).catch(() => null);
      if (mine !== this.changes) return;
      if (link !== null) return this.note(link);
      // Too long for an address: it must not be lost.
      this.kept = { id: this.studies.newId(), title: this.defaultTitle() };
    }
    this.unkept = !this.studies.keep(this.kept.id, this.kept.title, text);
    this.note(`study=${this.kept.id}`);
  }

  rename(kept: Kept, title: string): void {
    const named = titleOf(title) || kept.title;
    this.studies.rename(kept.id, named);
    if (this.kept?.id === kept.id) this.kept = { id: kept.id, title: named };
  }

  /** Forgets a kept study; the one on the board stays there, and is in the address again. */
  async forget(kept: Kept, study: Study | null): Promise<void> {
    this.studies.remove(kept.id);
    if (this.kept?.id !== kept.id) return;
    this.kept = null;
    this.unkept = false;
    if (study) await this.save(study);
  }
}
