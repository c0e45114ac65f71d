import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** Titles and changes made up for the test of the choice of tests. */
const madeUp = ["tests/changed-tests.test.ts"];

const sources = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => /\.(tsx?|mjs|sql|md)$/.test(path) && !path.startsWith("spec/") && !madeUp.includes(path))
  // Git still lists a file whose deletion is not committed yet.
  .filter((path) => existsSync(join(root, path)));

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

const idsIn = (text: string) => text.match(/\b[ABCERSTX]-\d+\b/g) ?? [];

describe("what the code refers to exists", () => {
  test("every id is a row of the specification, of the call table or of the route table", () => {
    const tables = readdirSync(join(root, "spec")).map((name) => `spec/${name}`);
    const known = new Set(
      [...tables, "contract/calls.ts", "web/routes.ts"].flatMap((path) => idsIn(read(path))),
    );
    expect(known.size).toBeGreaterThan(800);
    expect(unknown(/\b[ABCERSTX]-\d+\b/g, ([id]) => known.has(id))).toEqual([]);
  });

  test("every decision is in docs/decisions", () => {
    const decisions = new Set(
      readdirSync(join(root, "docs/decisions")).map((name) => Number(name.slice(0, 4))),
    );
    expect(unknown(/\b[Dd]ecisions? (\d+)\b/g, ([, number]) => decisions.has(Number(number)))).toEqual([]);
  });

  test("no document is named that is not here", () => {
    const named = new Set(
      sources.filter((path) => path.endsWith(".md")).map((path) => path.replace(/^.*\//, "")),
    );
    expect(unknown(/\b([\w-]+\.md)\b/g, ([, name = ""]) => named.has(name))).toEqual([]);
  });
});
