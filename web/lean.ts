// What keeps the built page small: what Vite cannot know.
import { readFileSync } from "node:fs";

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
  // No component here is a custom element; as its class is made on loading, it would stay in.
  "svelte/src/internal/client/dom/elements/custom-element.js": none("create_custom_element", "SvelteElement"),
  // Classes are written as texts here, not as lists.
  "clsx/dist/clsx.mjs": none("clsx"),
  // The words call no functions of Fluent's.
  "@fluent/bundle/esm/builtins.js": none("NUMBER", "DATETIME"),
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

/** All that every game needs lies in one file; a game's own part and the words are loaded apart. */
export const isShared = (id: string): boolean => !/\/src\/(?:games\/[\w-]+|languages)\/|\/words\/|virtual:ids\/[^/]+\/(?!game)/.test(id);

const WORDS = /^(.*\/words)\/\w+\/((?:[\w-]+\/)?\w+)\.ftl\?raw$/;
const IDS = "virtual:ids/";
const MESSAGE = /^[a-zA-Z][\w-]*(?= =)/gm;

const bare = (file: string): string => readFileSync(file, "utf8").replaceAll(/^#.*\n|^\n/gm, "");

/**
 * The four languages have the same ids. The built page holds them once, and of each language the
 * bodies alone in the same order; they are put together again where they are read.
 */
export function wordsWithoutIds(): Plugin {
  let folder = "";
  const english = (kind: string): string => bare(`${folder}/en/${kind}.ftl`);
  return {
    name: "jokeri-words-without-ids",
    enforce: "pre",
    apply: "build",
    resolveId: (id) => (id.startsWith(IDS) ? `\0${id}` : null),
    load(id) {
      const file = WORDS.exec(id);
      if (file !== null) {
        folder = file[1]!;
        const kind = file[2]!;
        const text = bare(id.slice(0, -"?raw".length));
        const bodies = new Map(
          text.split(/^(?=[a-zA-Z])/m).map((message) => {
            const name = message.match(MESSAGE)?.[0] ?? "";
            return [name, message.slice(name.length + " =".length)];
          }),
        );
        const ids = english(kind).match(MESSAGE) ?? [];
        if (ids.length !== bodies.size) this.error(`${id} has other messages than English has`);
        const rest = ids.map((name) => bodies.get(name) ?? this.error(`${id}: no ${name}`)).join("\t");
        return `import whole from "${IDS}${kind}"; export default whole(${JSON.stringify(rest)})`;
      }
      if (!id.startsWith(`\0${IDS}`)) return null;
      const ids = english(id.slice(IDS.length + 1)).match(MESSAGE) ?? [];
      return `const ids = ${JSON.stringify(ids.join(" "))}.split(" ");
export default (rest) => rest.split("\t").map((body, at) => ids[at] + " =" + body).join("");`;
    },
  };
}
