import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess({ style: false }),
  compilerOptions: {
    // Short class names: they stand in every template, and each byte is sent to a phone.
    cssHash: ({ hash, css }) => `s${hash(css).slice(0, 4)}`,
    discloseVersion: false,
    runes: true,
  },
};
