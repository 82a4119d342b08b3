import page from "#words/tr/page.ftl?raw";

const games = import.meta.glob<string>("#words/tr/*/game.ftl", { eager: true, query: "?raw", import: "default" });

export default [page, ...Object.values(games)];
