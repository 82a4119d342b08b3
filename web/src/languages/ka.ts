import page from "#words/ka/page.ftl?raw";

const games = import.meta.glob<string>("#words/ka/*/game.ftl", { eager: true, query: "?raw", import: "default" });

export default [page, ...Object.values(games)];
