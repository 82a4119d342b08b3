// The gzipped size of what one person may load: the client with every game, and the words of the
// largest language with those of its largest game. Fails over the limit.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 110_000;
const folder = new URL("../src/jokeri/page/", import.meta.url);

const sizes = new Map(
  readdirSync(folder, { recursive: true })
    .filter((name) => /\.(js|css|html|txt)$/.test(name))
    .sort()
    .map((name) => [name, gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length]),
);
for (const [name, size] of sizes) console.log(`${String(size).padStart(7)}  ${name}`);

const sum = (names) => names.reduce((total, name) => total + sizes.get(name), 0);
const largest = (names) => Math.max(0, ...names.map((name) => sizes.get(name)));
const names = [...sizes.keys()];
const code = sum(names.filter((name) => !name.endsWith(".txt")));
const words = Math.max(
  ...names
    .filter((name) => /words-\w+\/\w+\.txt$/.test(name))
    .map((name) => sizes.get(name) + largest(names.filter((one) => one.startsWith(name.replace(".txt", "/"))))),
);
const total = code + words;
console.log(`${String(words).padStart(7)}  words of one language and one game, of ${sum(names) - code} in all`);
console.log(`${String(total).padStart(7)}  in all, of ${LIMIT} allowed (bytes, gzipped)`);
if (code === 0 || !(total <= LIMIT)) process.exitCode = 1;
