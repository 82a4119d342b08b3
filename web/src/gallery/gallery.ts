// For looking at the table while it is drawn: gallery.html?s=nine&lang=ka. Not in the built client.
import { mount } from "svelte";
import "../styles/base.css";
import { speak, type Language } from "../words";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");
await speak((new URLSearchParams(location.search).get("lang") ?? "en") as Language);
export default mount(Gallery, { target });
