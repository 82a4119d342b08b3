// The gzipped size of the built client, lazy parts included; fails over the limit.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 110_000;
const folder = new URL("../src/jokeri/page/", import.meta.url);

let total = 0;
for (const name of readdirSync(folder, { recursive: true }).sort()) {
  if (!/\.(js|css|html)$/.test(name)) continue;
  const size = gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length;
  total += size;
  console.log(`${String(size).padStart(7)}  ${name}`);
}
console.log(`${String(total).padStart(7)}  in all, of ${LIMIT} allowed (bytes, gzipped)`);
if (total === 0 || total > LIMIT) process.exitCode = 1;
