import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** Titles and changes made up for the test of the choice of tests. */
const madeUp = ["tests/changed-tests.test.ts"];

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  // Git still lists a file whose deletion is not committed yet.
  .filter((path) => existsSync(join(root, path)));
const sources = files.filter(
  (path) =>
    /\.(tsx?|mjs|css|sql|md|ya?ml)$/.test(path) && !path.startsWith("spec/") && !madeUp.includes(path),
);

/** Returns `path:line text` for every match that `isKnown` does not know. */
function unknown(pattern: RegExp, isKnown: (match: RegExpMatchArray) => boolean): string[] {
  return sources.flatMap((path) =>
    read(path)
      .split("\n")
      .flatMap((line, n) =>
        [...line.matchAll(pattern)]
          .filter((match) => !isKnown(match))
          .map(([match]) => `${path}:${n + 1} ${match}`),
      ),
  );
}

/** Returns what `pattern` captures in the named files. */
const captured = (paths: string[], pattern: RegExp) =>
  new Set(paths.flatMap((path) => [...read(path).matchAll(pattern)].map(([, found = ""]) => found)));

const isDocument = (at: string) => at.split(":", 1)[0]?.endsWith(".md");
const isTestOrDoc = (path: string) => /\.(test|journey)\.ts$|^docs\//.test(path);

describe("what the code refers to exists", () => {
  test("every id is a row of the specification, of the call table or of the route table", () => {
    const tables = readdirSync(join(root, "spec")).map((name) => `spec/${name}`);
    const known = captured(
      [...tables, "contract/calls.ts", "web/routes.ts"],
      /\bid"?: ?"([ABCERSTX]-\d+)\b/g,
    );
    expect(known.size).toBeGreaterThan(800);
    expect(unknown(/\b[ABCERSTX]-\d+\b/g, ([id]) => known.has(id))).toEqual([]);
  });

  test("every decision is in docs/decisions", () => {
    const decisions = new Set(
      readdirSync(join(root, "docs/decisions")).map((name) => Number(name.slice(0, 4))),
    );
    const isDecided = ([, numbers = ""]: RegExpMatchArray) =>
      (numbers.match(/\d+/g) ?? []).every((number) => decisions.has(Number(number)));
    expect(unknown(/\b[Dd]ecisions? (\d+(?:(?:,| and|, and) \d+)*)\b/g, isDecided)).toEqual([]);
  });

  test("every case that a test or a document names is in docs/payment-cases.md", () => {
    const cases = captured(["docs/payment-cases.md"], /^\| (\d+) \|/gm);
    expect(cases.size).toBe(40);
    expect(
      unknown(/\bcases? (\d+)(?: and (\d+))?\b/g, ([, ...numbers]) =>
        numbers.every((number) => number === undefined || cases.has(number)),
      ).filter((at) => isTestOrDoc(at.replace(/:.*/, ""))),
    ).toEqual([]);
  });

  test("every figure that a benchmark names is in docs/performance.md", () => {
    const figures = captured(["docs/performance.md"], /\b(P\d+)\b/g);
    expect(
      unknown(/\bP\d{1,2}\b/g, ([figure]) => figures.has(figure)).filter((at) => at.startsWith("bench/")),
    ).toEqual([]);
  });

  test("no section is named of a document that is not here", () => {
    const section =
      /\b(?:STYLE|DESIGN|QUALITY|SAFETY|PAYMENTS|PRODUCT|STACK|PROMPT)(?:\.md)?,? (?:§ ?|section )?[A-Z]?\d|\([GQR]\d{1,2}\)|"[GQR]\d{1,2}:/g;
    expect(unknown(section, () => false)).toEqual([]);
  });

  test("no document is named that is not here", () => {
    const named = new Set(
      sources.filter((path) => path.endsWith(".md")).map((path) => path.replace(/^.*\//, "")),
    );
    expect(unknown(/\b([\w-]+\.md)\b/g, ([, name = ""]) => named.has(name))).toEqual([]);
  });

  test("no test or source file is named that is not here", () => {
    const names = new Set(files.map((path) => path.replace(/^.*\//, "")));
    const isHere = ([, name = ""]: RegExpMatchArray) => names.has(name);
    expect(
      unknown(/(?<![\w.-])([\w-][\w.-]*\.(?:tsx?|sql))\b/g, isHere).filter((at) => isDocument(at)),
    ).toEqual([]);
  });
});

/** Words that the glossary replaces; a name of ours says what it is instead. */
const replaced = /^(talks?|shel(f|ves)|heed(s|ed)?|heard|drawn|voices|carried)$/;
/** Words that are refused in names of the web app only. */
const replacedInWeb = /^(keep(s|ing)?|kept|still|ears|quiet|habits|mend(s|ed)?|lines?)$/;
/** A safety plan has lines; elsewhere a line is a cart item, a connection or a sentence. */
const withLines = "web/features/safety-plan/";

function isReplaced(path: string, word: string): boolean {
  if (replaced.test(word)) return true;
  const isPlanLine = path.startsWith(withLines) && /^lines?$/.test(word);
  return path.startsWith("web/") && replacedInWeb.test(word) && !isPlanLine;
}

describe("one word for one thing (docs/glossary.md)", () => {
  const code = sources.filter((path) => /\.(tsx?|mjs)$/.test(path));
  const wordsIn = (name: string) =>
    name
      .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
      .toLowerCase()
      .split(/[-._]/);

  const replacedIn = (path: string, name: string) =>
    wordsIn(name)
      .filter((word) => isReplaced(path, word))
      .map((word) => `${path}: "${word}" in ${name}, see docs/glossary.md`);

  test("no file has a name with a word that the glossary replaces", () => {
    const named = code.filter((path) => !/^(training|tests\/evals|server\/db\/migrations)\//.test(path));
    const bad = named.flatMap((path) => replacedIn(path, path.replace(/^.*\//, "")));
    expect(named.length).toBeGreaterThan(1000);
    expect(bad).toEqual([]);
  });

  test("nothing is exported, and no type is declared, under such a name", () => {
    const declared =
      /^export (?:async )?(?:const|function\*?|class|let) (\w+)|^(?:export )?(?:type|class|interface) (\w+)/gm;
    const bad = code.flatMap((path) =>
      [...read(path).matchAll(declared)].flatMap(([, exported, type]) =>
        replacedIn(path, exported ?? type ?? ""),
      ),
    );
    expect(bad).toEqual([]);
  });
});
