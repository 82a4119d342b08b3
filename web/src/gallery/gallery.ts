// For looking at a table while it is drawn: gallery.html?game=joker&s=nine&lang=ka. Not in the built client.
import { mount } from "svelte";
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
  mount(Gallery, { target, props: { game, samples: samples.default } });
}

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");
void show(target);
