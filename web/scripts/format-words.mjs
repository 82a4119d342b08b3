// Formats messages as the page does, for the test that Python says the same.
// In: {"files": {language: [text of a .ftl file, ...]}, "cases": [[language, id, variables], ...]}
// Out: a list as long as the cases: the text, or {"errors": [...]}.
import { FluentBundle, FluentResource } from "@fluent/bundle";

let input = "";
for await (const chunk of process.stdin) input += chunk;
const { files, cases } = JSON.parse(input);

const bundles = {};
for (const [language, texts] of Object.entries(files)) {
  bundles[language] = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const errors = bundles[language].addResource(new FluentResource(text));
    if (errors.length > 0) throw new Error(`${language}: ${errors.join("; ")}`);
  }
}

const said = cases.map(([language, id, variables]) => {
  const pattern = bundles[language].getMessage(id)?.value;
  if (!pattern) return { errors: [`${language}: no message ${id}`] };
  const errors = [];
  const text = bundles[language].formatPattern(pattern, variables, errors);
  return errors.length > 0 ? { errors: errors.map(String) } : text;
});
process.stdout.write(JSON.stringify(said));
