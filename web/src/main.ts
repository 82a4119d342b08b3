import "./styles/base.css";
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { speakFirst } from "./words";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");

// The first words are there before anything is drawn, so nothing is drawn twice.
await speakFirst();
mount(App, { target });
