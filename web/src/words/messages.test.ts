/// Both languages say the same things, with the same values, and French is set as French is set.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import pageEnglish from "../../messages/en.ftl?raw";
import analysisEnglish from "../../messages/analysis/en.ftl?raw";
import editorEnglish from "../../messages/editor/en.ftl?raw";
import editorFrench from "../../messages/editor/fr.ftl?raw";
import onlineEnglish from "../../messages/online/en.ftl?raw";
import onlineFrench from "../../messages/online/fr.ftl?raw";
import analysisFrench from "../../messages/analysis/fr.ftl?raw";
import pageFrench from "../../messages/fr.ftl?raw";
import puzzleEnglish from "../../messages/puzzles/en.ftl?raw";
import puzzleFrench from "../../messages/puzzles/fr.ftl?raw";
import valueEnglish from "../../messages/values/en.ftl?raw";
import valueFrench from "../../messages/values/fr.ftl?raw";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "../../npm/src/**/*.{svelte,ts}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function entries(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of text.split(/\n(?=[a-z])/)) {
    const match = /^([a-z][\w-]*) =([\s\S]*)$/.exec(block.replace(/\n#.*/g, ""));
    if (match?.[1] !== undefined) found.set(match[1], match[2] ?? "");
  }
  return found;
}

function values(text: string): string[] {
  return [...new Set([...text.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? ""))].sort();
}

/** What comes with some pages only must not have a name that the others use. */
const english = `${pageEnglish}\n${puzzleEnglish}\n${analysisEnglish}\n${editorEnglish}\n${onlineEnglish}\n${valueEnglish}`;
const french = `${pageFrench}\n${puzzleFrench}\n${analysisFrench}\n${editorFrench}\n${onlineFrench}\n${valueFrench}`;
const en = entries(english);
const fr = entries(french);

describe("messages", () => {
  it("are well formed and of the same names in both languages", () => {
    for (const [language, text] of [
      ["en", english],
      ["fr", french],
    ] as const) {
      expect(new FluentBundle(language).addResource(new FluentResource(text))).toEqual([]);
      expect(new FluentResource(text).body.length).toBe(entries(text).size);
    }
    expect([...fr.keys()]).toEqual([...en.keys()]);
  });

  it.each([...en.keys()])("%s uses the same values in both languages", (id) => {
    expect(values(fr.get(id) ?? "")).toEqual(values(en.get(id) ?? ""));
  });

  it("exist for every name the page uses, and none is left over", () => {
    const code = Object.values(sources).join("\n");
    const used = [...code.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? "");
    expect(used.filter((id) => !en.has(id))).toEqual([]);
    // A name may be put together: its fixed beginning must then be found.
    const begun = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? "");
    const left = [...en.keys()].filter((id) => !code.includes(`"${id}"`) && !begun.some((start) => id.startsWith(start)));
    expect(left).toEqual([]);
  });
});

describe("French", () => {
  it.each([...fr])("%s is set with real typography", (_, text) => {
    // What stands between braces is for the machine.
    const words = text.replace(/\{[^{}]*\}/g, "x").replace(/^\s*\*?\[\w+\]/gm, "");
    expect(words).not.toMatch(/'/);
    expect(words).not.toMatch(/"/);
    expect(words).not.toMatch(/\.\.\./);
    expect(words).not.toMatch(/[^\u202f]([;!?»]|:(?!\/))/);
    expect(words).not.toMatch(/«(?!\u202f)/);
  });
});
