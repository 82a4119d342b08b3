/** Where the words come from: here the Python package's files. The built page fetches them (`lean.ts`). */
const FILES = import.meta.glob<string>(["#words/*/page.ftl", "#words/*/*/{game,options,table}.ftl"], {
  query: "?raw",
  import: "default",
});

/** In a language, what a game's table and its options say; without a game, what all games say. */
export async function wordsFrom(lang: string, game: string): Promise<string> {
  const shared = new RegExp(`/${lang}/(page|[\\w-]+/game)\\.ftl$`);
  const own = new RegExp(`/${lang}/${game}/(options|table)\\.ftl$`);
  const paths = Object.keys(FILES).filter((path) => (game === "" ? shared : own).test(path));
  return (await Promise.all(paths.map((path) => FILES[path]!()))).join("\n");
}
