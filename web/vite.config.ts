import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { facesOfGames, fixedSwitches, isShared, withoutDates, withoutDeepState, withoutUnused, wordsApart } from "./lean.ts";

const SERVER = "127.0.0.1:7320";

export default defineConfig({
  plugins: [svelte(), fixedSwitches(), withoutUnused(), withoutDates(), withoutDeepState(), wordsApart(), facesOfGames()],
  resolve: {
    // The words live in the Python package, which both sides read.
    alias: { "#words": new URL("../src/jokeri/words", import.meta.url).pathname },
  },
  // No style here asks for light-dark(), which this would prepare (Features.LightDark of lightningcss).
  css: { lightningcss: { exclude: 1 << 20 } },
  build: {
    outDir: "../src/jokeri/page",
    emptyOutDir: true,
    target: "es2022",
    // Nothing inline: the page is served with a strict Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: false,
    // One sheet of styles: a game's own is small, and loading it apart costs more than it is.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: "page", test: isShared }] },
      },
    },
  },
  server: {
    fs: { allow: [".", "../src/jokeri/words"] },
    proxy: {
      "/api": { target: `http://${SERVER}` },
      "/ws": { target: `ws://${SERVER}`, ws: true },
    },
  },
  test: {
    environment: "node",
    include: ["src/**/*.test.ts"],
  },
});
