/** Where the files beside the program lie: written by `vite.config.ts`, so that bundlers find each address as a whole. */
declare module "virtual:files" {
  export const wasm: () => URL;
  /** By the id of the game. */
  export const nets: Record<string, (() => URL) | undefined>;
  /** Of endgames, by the id of the game. */
  export const tables: Record<string, (() => URL) | undefined>;
}
