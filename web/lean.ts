// What keeps the built page small: what Vite cannot know.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";

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

const none = (...names: string[]): string => `export const ${names.map((name) => `${name} = undefined`).join()};`;

const UNUSED: Record<string, string> = {
  // No chunk has another that it waits for, nor styles of its own.
  "vite/preload-helper.js": "export const __vitePreload = (load) => load();",
  // No component here is a custom element; as its class is made on loading, it would stay in.
  "svelte/src/internal/client/dom/elements/custom-element.js": none("create_custom_element", "SvelteElement"),
  // Classes are written as texts here, not as lists.
  "clsx/dist/clsx.mjs": none("clsx"),
  // The words call no functions of Fluent's.
  "@fluent/bundle/esm/builtins.js": none("NUMBER", "DATETIME"),
  // No template waits for a promise: its expressions are computed at once.
  "svelte/src/internal/client/reactivity/async.js": `
    import { derived } from "./deriveds.js";
    export const flatten = (_blockers, sync, _async, then) => then(sync.map(derived));
    ${none("capture", "unset_context", "increment_pending", "wait", "run", "run_after_blockers", "save", "unsave",
      "track_reactivity_loss", "for_await_track_reactivity_loss")}`,
  // Nothing here waits inside a boundary or is caught by one: what is mounted stands in a plain block.
  "svelte/src/internal/client/dom/blocks/boundary.js": `
    import { block, branch } from "../../reactivity/effects.js";
    export const boundary = (node, _, children) => void block(() => void branch(() => children(node)));
    export const pending = undefined;`,
};

/** Leaves out what these libraries bring and nothing here uses. */
export function withoutUnused(): Plugin {
  return {
    name: "jokeri-without-unused",
    apply: "build",
    enforce: "pre",
    load: (id) => Object.entries(UNUSED).find(([file]) => id.endsWith(file))?.[1] ?? null,
  };
}

const DATES = /^export class FluentDateTime [\s\S]*/m;

/** The words are given texts and numbers, never dates. */
export function withoutDates(): Plugin {
  return {
    name: "jokeri-without-dates",
    apply: "build",
    transform(code, id) {
      if (!id.endsWith("@fluent/bundle/esm/types.js")) return null;
      if (!DATES.test(code)) this.error(`Fluent keeps its dates elsewhere now: look at ${id}`);
      const none = "export class FluentDateTime extends FluentType { static supportsValue = () => false }";
      return { code: code.replace(DATES, none), map: null };
    },
  };
}

const PROXY = /svelte\/src\/internal\/client\/proxy\.js$/;

/** All state here is plain values and raw objects that are replaced whole: nothing is watched deeply. */
export function withoutDeepState(): Plugin {
  return {
    name: "jokeri-without-deep-state",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      if (PROXY.test(id)) {
        return { code: "export const proxy = (value) => value, get_proxied_value = proxy, is = Object.is;", map: null };
      }
      if (id.includes("/web/src/") && code.includes("$.proxy(")) this.error(`${id} has deep state: use $state.raw`);
      return null;
    },
  };
}

/** All that every game needs lies in one file; a game's own part is loaded apart. */
export const isShared = (id: string): boolean => !/\/src\/games\/[\w-]+\//.test(id);

const WORDS = new URL("../src/jokeri/words/", import.meta.url);
const HERE = /\/src\/words-files\.ts$/;

/** A text for Fluent without its comments. */
const bare = (...file: string[]): string =>
  readFileSync(new URL(file.join("/"), WORDS), "utf8").replaceAll(/^#.*\n|^\n/gm, "");

/** The texts that the page fetches, by their place: a language's, and each game's in it. */
function wordFiles(): Map<string, string> {
  const found = new Map<string, string>();
  const folders = (...at: string[]): string[] =>
    readdirSync(new URL(at.join("/"), WORDS), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
  for (const lang of folders(".").filter((name) => name.length === 2)) {
    const games = folders(lang);
    const called = games.map((game) => bare(lang, game, "game.ftl"));
    found.set(lang, [bare(lang, "page.ftl"), ...called].join(""));
    for (const game of games) {
      found.set(`${lang}/${game}`, bare(lang, game, "options.ftl") + bare(lang, game, "table.ftl"));
    }
  }
  return found;
}

/** The built page does not hold the words of four languages, but fetches those of the one it shows. */
export function wordsApart(): Plugin {
  return {
    name: "jokeri-words-apart",
    enforce: "pre",
    apply: "build",
    load(id) {
      if (!HERE.test(id)) return null;
      const files = wordFiles();
      const hash = createHash("sha256").update(JSON.stringify([...files])).digest("hex").slice(0, 8);
      for (const [place, source] of files) {
        this.emitFile({ type: "asset", fileName: `assets/words-${hash}/${place}.txt`, source });
      }
      return `export async function wordsFrom(lang, game) {
        const answer = await fetch(\`/assets/words-${hash}/\${lang}\${game && "/" + game}.txt\`);
        if (!answer.ok) throw new Error(answer.statusText);
        return answer.text();
      }`;
    },
  };
}

const GAMES = new URL("src/games/", import.meta.url);

/** The faces of a game's characters lie in its folder, and are asked for by name alone. */
export function facesOfGames(): Plugin {
  const faces = readdirSync(GAMES, { recursive: true, encoding: "utf8" })
    .filter((file) => /\/faces\/\w+\.svg$/.test(file))
    .map((file) => ({ file, fileName: `faces/${basename(file)}` }));
  return {
    name: "jokeri-faces-of-games",
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        const asked = faces.find(({ fileName }) => request.url === `/${fileName}`);
        if (asked !== undefined) request.url = `/src/games/${asked.file}`;
        next();
      });
    },
    generateBundle() {
      for (const { file, fileName } of faces) {
        this.emitFile({ type: "asset", fileName, source: readFileSync(new URL(file, GAMES)) });
      }
    },
  };
}
