// npm run where voucher | C-23 | B-118 | T-064: lists the places of a feature or of a specification id.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const word = process.argv[2];
if (!word) {
  console.error("usage: npm run where <feature, call or id>");
  process.exit(2);
}
const isId = /^[A-Z]+-\d+$/.test(word);
for (const folder of ["spec", "contract", "rules", "texts", "server", "web", "tests", "docs"]) {
  // A row of the specification says what the id means, the others where it is used.
  const isSpec = folder === "spec";
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
    if (!/\.(tsx?|sql|md|json)$/.test(name)) continue;
    const path = `${folder}/${name}`;
    if (path.includes(word)) console.log(path);
    else if (isId) {
      const rows = readFileSync(join(root, path), "utf8").split("\n");
      for (const [n, row] of rows.entries()) {
        if (isSpec ? row.startsWith(`{"id":"${word}"`) : row.includes(word))
          console.log(`${path}:${n + 1}  ${row.trim().slice(0, isSpec ? 400 : 100)}`);
      }
    }
  }
}
