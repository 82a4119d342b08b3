import page from "#words/ru/page.ftl?raw";

const games = import.meta.glob<string>("#words/ru/*/game.ftl", { eager: true, query: "?raw", import: "default" });

export default [page, ...Object.values(games)];
