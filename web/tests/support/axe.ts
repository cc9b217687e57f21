/// What axe has to say.

import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import type { AxeResults, RunOptions } from "axe-core";
import type { Visit } from "./visit.ts";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What is serious or critical on the page as it stands. Every rule is tried; only of what is wrong does it say where, for to name all that is
 * right costs more than to find it.
 */
export async function troubles({ page }: Visit): Promise<string[]> {
  // It stays in a page until another is opened.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(async (): Promise<string[]> => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`));
  });
}
