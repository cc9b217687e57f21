import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./build/compress.ts";
import { licences, PAGE } from "./build/licences.ts";
import { offline } from "./build/offline.ts";

export default defineConfig({
  // In this order: what is offered offline is listed when everything is there, and compressed after that.
  plugins: [svelte(), licences(PAGE), offline(), compress()],
  build: { target: "es2022", modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  worker: { format: "es" },
  // The colours of boards come from the catalog, beside the artwork.
  server: { host: "127.0.0.1", fs: { allow: [".."] } },
  preview: { host: "127.0.0.1" },
  // Long enough for a busy machine: nothing here is a matter of time. A process for each file would cost more than what is tested.
  test: { include: ["src/**/*.test.ts"], isolate: false, testTimeout: 60_000 },
});
