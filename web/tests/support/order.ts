/// In which order the files of tests begin.

import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest, though a short text: begun last, it would go on alone while every other browser has nothing left to do. */
const LONGEST = ["online", "tutorials", "learn", "layout", "access", "games", "keyboard", "firefox"];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at === -1 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
