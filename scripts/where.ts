// npm run where voucher | refund | "rate limit" | C-23 | B-118 | T-064: lists the places of a feature, a word of the
// glossary, a name or a specification id.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const folders = "spec contract rules texts server web tests training scripts bench deploy docs".split(" ");
const extension = /\.(?:tsx?|mjs|sql|md|ya?ml|json)$/;
/** What a row declares: an exported name, a function in SQL, a call, or the title of a flow. */
const declared =
  /^export (?:default )?(?:abstract )?(?:async )?(?:function|const|class|type) (\w+)|^CREATE OR REPLACE FUNCTION (\w+)|^ {2}(\w+): \{ id: "[CX]-\d+"|^(?:title|offer): (.+)|^ *route\((.+)\),?$|^\| (.+?) \|/;
const shownMax = 200;

const asked = process.argv.slice(2).join(" ").trim();
if (asked === "") {
  console.error("usage: npm run where <feature, word, name or id>");
  process.exit(2);
}

const paths = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => extension.test(name))
    .map((name) => `${folder}/${name}`),
);
const rowsOf = (path: string) => readFileSync(join(root, path), "utf8").split("\n");

/** A row of the specification says what an id means, the others where it is used. */
function placesOfId(path: string): string[] {
  const isSpec = path.startsWith("spec/");
  return rowsOf(path).flatMap((row, n) =>
    (isSpec ? row.startsWith(`{"id":"${asked}"`) : row.includes(asked))
      ? [`${path}:${n + 1}  ${row.trim().slice(0, isSpec ? 400 : 100)}`]
      : [],
  );
}

/** "rate limit" is also in `rate-limit.ts`, `rateLimit` and `rate_limit`. */
const words = asked
  .toLowerCase()
  .split(/[\s_-]+/)
  .map((word) => word.replace(/s$/, ""));
const hasWords = (text: string) => words.every((word) => text.toLowerCase().includes(word));

function placesOfWord(path: string): string[] {
  if (hasWords(path)) return [path];
  if (!/^(?:contract|rules|server|web|scripts|docs\/glossary)/.test(path) || path.endsWith(".json"))
    return [];
  return rowsOf(path).flatMap((row, n) => {
    const name = declared
      .exec(row)
      ?.slice(1)
      .find((one) => one !== undefined);
    const isGlossary = path === "docs/glossary.md";
    if (name === undefined || (path.endsWith(".md") && !isGlossary)) return [];
    return hasWords(isGlossary ? row : name) ? [`${path}:${n + 1}  ${row.trim().slice(0, 160)}`] : [];
  });
}

/** Comments tell more than names do, and are many: they follow where few names are found. */
const placesInComments = (path: string): string[] =>
  path.endsWith(".json")
    ? []
    : rowsOf(path).flatMap((row, n) =>
        /^\s*(?:\/\*|\*|\/\/|#|--|\|)/.test(row) && hasWords(row)
          ? [`${path}:${n + 1}  ${row.trim().slice(0, 160)}`]
          : [],
      );

const isId = /^[A-Z]+-\d+$/.test(asked);
/** Beside so few names comments are shown too. */
const fewNames = 8;
/** The glossary comes first, because its row names the word under which the rest is found. */
const byGlossary = (one: string, other: string) =>
  Number(other.startsWith("docs/glossary")) - Number(one.startsWith("docs/glossary"));
const named = paths.flatMap((path) =>
  isId ? [...(path.includes(asked) ? [path] : []), ...placesOfId(path)] : placesOfWord(path),
);
const inComments = isId || named.length > fewNames ? [] : paths.flatMap(placesInComments);
const found = [...new Set([...named.toSorted(byGlossary), ...inComments])];
for (const place of found.slice(0, shownMax)) console.log(place);
if (found.length > shownMax) console.log(`and ${found.length - shownMax} more: name it more closely`);
if (found.length === 0) {
  console.error(`Nothing is called "${asked}". Try one word of docs/glossary.md, or part of a file's name.`);
  process.exit(1);
}
