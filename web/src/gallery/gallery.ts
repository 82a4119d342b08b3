// For looking at a table while it is drawn: gallery.html?game=joker&lang=ka#nine. Not in the built client.
import { mount, unmount } from "svelte";
import "../styles/base.css";
import { FIRST, open } from "../games/games";
import { speak, type Language } from "../words";
import Gallery from "./Gallery.svelte";
import type { Samples } from "./samples";

const SAMPLES = import.meta.glob<{ default: Samples }>("../games/*/samples.ts");

async function show(target: HTMLElement): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const name = asked.get("game") ?? FIRST;
  await speak((asked.get("lang") ?? "en") as Language);
  const [game, samples] = await Promise.all([open(name), SAMPLES[`../games/${name}/samples.ts`]!()]);
  const all = samples.default;
  /** The scene that the address names, each from its beginning. */
  const scene = (): object => mount(Gallery, { target, props: { game, samples: all, scene: location.hash.slice(1) } });
  let shown = scene();
  addEventListener("hashchange", () => {
    void unmount(shown);
    shown = scene();
  });
}

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");
void show(target);
