/// A plugin that works on the files of the built page, once they are all there.

import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

/** Plugins of this kind work one after the other, in the order in which they are listed. */
export function whenBuilt(name: string, work: (folder: string, log: Rollup.PluginContext) => void): Plugin {
  let folder = "";
  return {
    name: `pionnier-${name}`,
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: "post",
      handler() {
        work(folder, this);
      },
    },
  };
}
