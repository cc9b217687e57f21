/// What axe has to say.

import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import type { AxeResults } from "axe-core";
import type { Visit } from "./visit.ts";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What is serious or critical on the page as it stands. */
export async function troubles({ page }: Visit): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(async (): Promise<AxeResults> => {
    const { axe } = window as unknown as { axe: { run(): Promise<AxeResults> } };
    return axe.run();
  });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`));
}
