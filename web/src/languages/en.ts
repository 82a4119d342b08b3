import page from "#words/en/page.ftl?raw";

const games = import.meta.glob<string>("#words/en/*/game.ftl", { eager: true, query: "?raw", import: "default" });

export default [page, ...Object.values(games)];
