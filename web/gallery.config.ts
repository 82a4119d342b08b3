// Builds the gallery by itself, for the tests that look at each of its scenes.
import { mergeConfig } from "vite";

import page from "./vite.config.ts";

export default mergeConfig(page, { build: { rolldownOptions: { input: "gallery.html" } } });
