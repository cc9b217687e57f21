import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["dist/", "npm/dist/", "node_modules/", "shots/", "src/wasm/types.ts", "src/online/types.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript itself knows which names exist.
      "no-undef": "off",
      // The addresses of this page are plain paths; there is no SvelteKit to resolve them.
      "svelte/no-navigation-without-resolve": "off",
      eqeqeq: "error",
    },
  },
  {
    // What is asked and never heard of again is a mistake, unless `void` says that it is meant.
    files: ["**/*.ts", "**/*.svelte"],
    languageOptions: {
      parserOptions: {
        project: ["./tsconfig.json", "./tsconfig.node.json", "./tests/tsconfig.json", "./npm/tsconfig.json"],
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/await-thenable": "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
);
