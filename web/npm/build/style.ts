/// The style of the board goes into its program, so that it is one file and a strict page lets it in.

import type { Plugin } from "vite";

const MARK = /["'`]__STYLE__["'`]/;

/** What holds for a page holds for the element. In which light, its page says, unless the element does itself. */
function inElement(style: string): string {
  return style
    .replace(/color-scheme:\s*light dark;/g, "")
    .replace(/:root\[data-theme="(\w+)"\]/g, ':host([theme="$1"])')
    .replace(/:root(\[[^\]]*\])/g, ":host($1)")
    .replace(/:root/g, ":host");
}

export function style(): Plugin {
  return {
    name: "pionnier-style",
    enforce: "post",
    generateBundle(_, bundle) {
      const sheets = Object.values(bundle).filter((file) => file.type === "asset" && file.fileName.endsWith(".css"));
      const text = sheets.map((file) => ("source" in file ? String(file.source) : "")).join("\n");
      for (const file of sheets) delete bundle[file.fileName];
      const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" && MARK.test(file.code) ? [file] : []));
      if (text === "" || chunks.length !== 1) this.error("the style of the board has no place");
      for (const chunk of chunks) chunk.code = chunk.code.replace(MARK, () => JSON.stringify(inElement(text)));
    },
  };
}
