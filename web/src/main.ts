import "./styles/base.css";
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { speakFirst } from "./words";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");

// The first words are there before anything is drawn, so nothing is drawn twice. This file does not
// wait for them itself: they are loaded from files that import what lies beside it.
void speakFirst().then(() => mount(App, { target }));
