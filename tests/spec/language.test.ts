import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "@swc/core";
import { describe, expect, test } from "vitest";
import specTexts from "#spec/texts.json" with { type: "json" };

const root = join(import.meta.dirname, "..", "..");

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));

type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** Calls `visit` with every node of a tree; skips the children of a node for which it returns false. */
function walk(value: unknown, visit: (node: Node) => boolean): void {
  if (Array.isArray(value)) for (const one of value) walk(one, visit);
  else if (typeof value === "object" && value !== null) {
    if (isNode(value) && !visit(value)) return;
    for (const part of Object.values(value)) walk(part, visit);
  }
}

const treeOf = (source: string) => parseSync(source, { syntax: "typescript", tsx: true, target: "es2024" });

/** Returns the text of a literal, or the fixed part of a template. */
const wordsOf = ({ type, value, cooked }: Node): string | undefined => {
  if (type === "StringLiteral" || type === "JSXText") return String(value);
  return type === "TemplateElement" ? String(cooked) : undefined;
};

const isComparison = ({ operator }: Node) => operator === "===" || operator === "!==";

/** TypeScript nodes that hold a value and not only a type. */
const holdsValue = /^Ts(Const|As|Satisfies|NonNull|Type)(Assertion|Expression|Null)/;

/** Returns all string literals and fixed template parts of a source, except in imports, types and comparisons. */
function sentencesOf(source: string): string[] {
  const found: string[] = [];
  walk(treeOf(source), (node) => {
    const { type } = node;
    if (type === "ImportDeclaration" || isComparison(node)) return false;
    if (type.startsWith("Ts") && !holdsValue.test(type)) return false;
    found.push(...[wordsOf(node) ?? []].flat());
    return true;
  });
  return found;
}

/** English words that no Indonesian sentence contains: function words and the words of English screens. */
const english = new Set(
  `a an the and or but if then than of to in on at by for from with without into about is are was were be been has have
  had do does did will would can could should must may might not yes this that these those there here it its i you
  your yours we our us they them their he she his her my me who what when where why how which while because all any
  some more most other again only just also very please sorry welcome thank thanks loading submit click press tap save
  saved cancel close open error errors failed failure success successful warning invalid required missing try retry
  search delete remove edit add new old back next previous continue start stop send sent show hide view read write
  message messages account user users settings profile privacy policy terms conditions payment price cart order orders
  today yesterday tomorrow day days minute minutes hour hours second seconds name date time help sign up out log off
  forgot reset change confirm choose select enter session expired transaction talk talks history list empty`.split(
    /\s+/,
  ),
);

/** Names, and words that Indonesian has adopted. */
const agreed = [
  "WHO",
  "Virtual account",
  // T-084, followed by the expert's name.
  "Start Chat",
  // Appear only in the log.
  "payment: the user id is missing",
  "SRQ availability: missing token",
];

/** Texts quoted in the specification stay as quoted, as a whole or the parts between placeholders. */
const quoted = new Set(
  specTexts
    .flatMap((row) => [row.text, ...("parts" in row ? row.parts : [])])
    .flatMap((text) => [text, ...text.split(/\{[^}]*\}/)])
    .map((text) => text.trim()),
);

function englishIn(sentence: string): string[] {
  // A single lower-case word is an id, a key or a path: texts for people begin with a capital.
  const isCode = /^[a-z]+(_[a-z]+)*$/.test(sentence);
  if (isCode || quoted.has(sentence.trim())) return [];
  const rest = agreed.reduce((text, name) => text.replaceAll(name, " "), sentence);
  return (rest.toLowerCase().match(/[\p{L}]+(?:-[\p{L}]+)*/gu) ?? []).filter((word) => english.has(word));
}

describe("B-043, A-23: every sentence is Indonesian, but for what is quoted", () => {
  test.for(filesIn("texts", /\.ts$/))("%s", (file) => {
    const sentences = sentencesOf(readFileSync(join(root, file), "utf8"));
    expect(sentences.length).toBeGreaterThan(0);
    const wrong = sentences.map((text) => [englishIn(text), text]).filter(([words]) => words?.length);
    expect(wrong).toEqual([]);
  });

  test("an English sentence would be found, a quoted one not", () => {
    const source = `export const texts = {
      one: "Periksa jaringanmu, lalu coba lagi.",
      two: "Loading...", // quoted
      three: (name: string) => \`Hello \${name}, please try later\`,
      four: "Simpan",
    } as const;`;
    expect(sentencesOf(source).filter((text) => englishIn(text).length > 0)).toEqual([", please try later"]);
  });
});

/** JSX attributes whose values people read or hear. */
const said =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|confirm|cancel)$/;

/** Returns visible words that are written into a page instead of `texts/`. */
function literalsIn(source: string): string[] {
  const found: string[] = [];
  const keep = (node: Node) => {
    const words = wordsOf(node);
    if (words && /\p{L}/u.test(words)) found.push(words.trim());
    return true;
  };
  walk(treeOf(source), (node) => {
    if (node.type === "JSXText") return keep(node);
    if (node.type !== "JSXAttribute") return true;
    const name = isNode(node.name) ? String(node.name.value) : "";
    const value = node.value;
    if (said.test(name)) {
      // Arguments of calls and operands of comparisons are not visible; both branches of a conditional are.
      const isSilent = (part: Node) =>
        ["CallExpression", "MemberExpression"].includes(part.type) || isComparison(part);
      walk(value, (part) => !isSilent(part) && keep(part));
    }
    return true;
  });
  return found;
}

describe("B-043: no page holds a sentence of its own", () => {
  test("text and what is read out comes from texts/", () => {
    const files = filesIn("web", /\.tsx$/);
    expect(files.length).toBeGreaterThan(100);
    const wrong = files.flatMap((file) =>
      literalsIn(readFileSync(join(root, file), "utf8")).map((words) => [file, words]),
    );
    expect(wrong).toEqual([]);
  });

  test("a literal would be found", () => {
    const source = `export const Page = ({ is }: { is: boolean }) => (
      <p title={is ? "Satu" : texts.two} className="flex" aria-label={\`Dua \${is}\`}>Tiga <img alt="Empat" /> {texts.five}</p>
    );`;
    expect(literalsIn(source)).toEqual(["Satu", "Dua", "Tiga", "Empat"]);
  });
});
