import { readdirSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const SOURCES = fileURLToPath(new URL("src", import.meta.url));
const components = readdirSync(SOURCES, { recursive: true })
  .filter((name) => name.endsWith(".svelte"))
  .sort();

export default {
  preprocess: vitePreprocess({ style: false }),
  compilerOptions: {
    // Short class names, by the component's place among all: they stand in every template, and each
    // byte is sent to a phone. One that is new while the page is being worked on has a hash.
    cssHash: ({ filename, hash, css }) => {
      const place = components.indexOf(relative(SOURCES, filename));
      return place < 0 ? `s${hash(css)}` : `_${place.toString(36)}`;
    },
    discloseVersion: false,
    runes: true,
  },
};
