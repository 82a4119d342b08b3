// What keeps the built page small: two things that Vite cannot know.
import type { Plugin } from "vite";

const FLAGS = ["async_mode_flag", "legacy_mode_flag", "tracing_mode_flag", "hydrating"];
const SWITCHED = /svelte\/src\/internal\/(flags\/index|client\/dom\/hydration)\.js$/;

/**
 * This page is drawn by the browser alone, in runes: Svelte's switches for hydration, legacy
 * components and tracing never turn. As constants they let the bundler leave that code out.
 */
export function fixedSwitches(): Plugin {
  return {
    name: "jokeri-fixed-switches",
    apply: "build",
    transform(code, id) {
      if (!SWITCHED.test(id)) return null;
      let fixed = code;
      for (const flag of FLAGS) {
        fixed = fixed
          .replace(`export let ${flag} = false;`, `export const ${flag} = false;`)
          .replaceAll(new RegExp(`^\\t${flag} = .*;$`, "gm"), "");
      }
      if (fixed === code) this.error(`Svelte keeps its switches elsewhere now: look at ${id}`);
      return { code: fixed, map: null };
    },
  };
}

/** Words reach the page without their comments. */
export function wordsWithoutComments(): Plugin {
  return {
    name: "jokeri-words-without-comments",
    enforce: "pre",
    apply: "build",
    async load(id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const { readFile } = await import("node:fs/promises");
      const text = await readFile(id.replace("?raw", ""), "utf8");
      const bare = text.replaceAll(/^#.*\n/gm, "").replaceAll(/\n{2,}/g, "\n");
      return `export default ${JSON.stringify(bare)}`;
    },
  };
}
