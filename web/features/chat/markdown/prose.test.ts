import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { processorMs } from "#rules/test/processor-time.ts";
import { isPlainContinuation } from "./append-text.ts";
import type { Piece } from "./blocks.ts";
import { markdown } from "./lexer.ts";
import { nothingShown, type Shown, showOn } from "./prose.ts";

const pieces = ({ drawn }: Shown): Piece[] => drawn.map(({ piece }) => piece);

/** Renders a text that arrives in parts, one part after another. */
const inParts = (text: string, cuts: readonly number[]) =>
  [...cuts.filter((cut) => cut < text.length), text.length]
    .sort((one, two) => one - two)
    .reduce((shown, cut) => showOn(shown, text.slice(0, cut), markdown), nothingShown);

const atOnce = (text: string) => showOn(nothingShown, text, markdown);

/** Words, and whatever may change their meaning. */
const scraps = [
  ...["lelah ", "hari ", "ini", "a b c ", "ya, ", "wajar. ", "kata: ", "pelan-pelan ", '"ya" ', "3.5 ", " "],
  ...[
    "**",
    "*",
    "_",
    "__",
    "~~",
    "`",
    "```\n",
    "\n",
    "\n\n",
    "- ",
    "1. ",
    "12) ",
    "> ",
    "# ",
    "    ",
    "| ",
    "|-|",
  ],
  ...[
    "[",
    "](",
    ")",
    "](https://alma.id ",
    "https://alma.id ",
    "www.",
    "www.alma.id ",
    "a@b.id ",
    "[x]: ",
    "[ ] ",
  ],
  ...["<b>", "<b ", "&amp; ", "\\", "![", "---", "===", "\t", "😊 ", "é", ". ", "."],
];
const texts = fc
  .array(fc.constantFrom(...scraps), { minLength: 1, maxLength: 24 })
  .map((all) => all.join(""));

describe("B-205: the words of an answer as they come", () => {
  test("a text that arrives in parts is rendered like one that arrives at once, whatever it contains", () => {
    fc.assert(
      fc.property(texts, fc.array(fc.nat(160), { maxLength: 16 }), (text, cuts) => {
        expect(pieces(inParts(text, cuts))).toEqual(pieces(atOnce(text)));
      }),
      { numRuns: 2000 },
    );
  });

  test("a text that arrives word by word is rendered alike", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const cuts = [...text.matchAll(/\s/g)].map(({ index }) => index + 1);
        expect(pieces(inParts(text, cuts))).toEqual(pieces(atOnce(text)));
      }),
      { numRuns: 2000 },
    );
  });

  test("added words are appended without parsing the text again", () => {
    let reads = 0;
    const counting = {
      ...markdown,
      lex: (text: string) => markdown.lex(text.slice(0, reads++ < 0 ? 0 : undefined)),
    };
    const begin = showOn(nothingShown, "Aku dengar **lelahmu** hari ini, dan ", counting);
    const next = showOn(begin, "Aku dengar **lelahmu** hari ini, dan itu wajar. ", counting);
    expect(reads).toBe(1);
    expect(pieces(next)).toEqual(pieces(atOnce("Aku dengar **lelahmu** hari ini, dan itu wajar. ")));
  });

  test("a heading closed by signs continues correctly", () => {
    const text = "# lelah # # lelah";
    expect(pieces(inParts(text, [2, 8, 10, 12]))).toEqual(pieces(atOnce(text)));
  });

  test.each([
    [">".repeat(5500)],
    ["> ".repeat(5500)],
    ["- ".repeat(5500)],
    ["1. ".repeat(4000)],
    [`Ya.\n\n${"\t>".repeat(5500)}`],
    ["[".repeat(12_000)],
    ["*a **b ".repeat(1700)],
    ["\n".repeat(12_000)],
    ["![".repeat(6000)],
  ])("endless punctuation is shown at once and as written", (text) => {
    let shown = nothingShown;
    const ms = processorMs(() => {
      shown = atOnce(text);
    });
    expect(ms).toBeLessThan(1500);
    const depth = (piece: Piece): number =>
      typeof piece === "string" ? 0 : 1 + Math.max(0, ...piece.pieces.map(depth));
    for (const piece of pieces(shown)) expect(depth(piece)).toBeLessThan(40);
  });

  test.each([">", "> ", "- ", "1. "])("eleven levels of %s are read, twelve are shown as written", (sign) => {
    const deep = `${sign.repeat(12)}kata`;
    expect(pieces(atOnce(`${sign.repeat(11)}kata`))).not.toMatchObject([{ tag: "p" }]);
    expect(pieces(atOnce(deep))).toMatchObject([{ tag: "p", pieces: [deep] }]);
  });

  test("a text that the parser rejects is shown plain", () => {
    const failing = {
      ...markdown,
      lex: () => {
        throw new RangeError("Maximum call stack size exceeded");
      },
    };
    expect(pieces(showOn(nothingShown, "**Aku** dengar", failing))).toEqual([
      { tag: "p", pieces: ["**Aku** dengar"] },
    ]);
  });

  test("a note in brackets is shown as written", () => {
    expect(pieces(atOnce("[Catatan]: istirahat"))).toEqual([{ tag: "p", pieces: ["[Catatan]: istirahat"] }]);
  });

  test.each(["**tebal** ", "[baca](https://alma.id) ", "www.alma.id ", "baris\n", "(satu) "])(
    "%j does not count as plain words",
    (added) => expect(isPlainContinuation("Satu ", added)).toBe(false),
  );
});
