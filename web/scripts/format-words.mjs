// Formats messages as the page does, for the test that Python says the same.
// In: {"files": {words: [text of a .ftl file, ...]}, "cases": [[words, id, variables], ...]},
// where `words` is a language and a game: "ka joker".
// Out: a list as long as the cases: the text, or {"errors": [...]}.
import { FluentBundle, FluentResource } from "@fluent/bundle";

let input = "";
for await (const chunk of process.stdin) input += chunk;
const { files, cases } = JSON.parse(input);

const bundles = {};
for (const [words, texts] of Object.entries(files)) {
  bundles[words] = new FluentBundle(words.split(" ")[0], { useIsolating: false });
  for (const text of texts) {
    const errors = bundles[words].addResource(new FluentResource(text));
    if (errors.length > 0) throw new Error(`${words}: ${errors.join("; ")}`);
  }
}

const said = cases.map(([words, id, variables]) => {
  const pattern = bundles[words].getMessage(id)?.value;
  if (!pattern) return { errors: [`${words}: no message ${id}`] };
  const errors = [];
  const text = bundles[words].formatPattern(pattern, variables, errors);
  return errors.length > 0 ? { errors: errors.map(String) } : text;
});
process.stdout.write(JSON.stringify(said));
