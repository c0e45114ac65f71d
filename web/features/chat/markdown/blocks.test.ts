import fc from "fast-check";
import type { Token } from "marked";
import { describe, expect, test } from "vitest";
import { type Blocks, hasMarkdown, readOn } from "./blocks.ts";
import { markdown } from "./lexer.ts";

const { lex } = markdown;

/** Types and sources of blocks, without the whitespace between them. */
const shape = (tokens: readonly Token[]) =>
  tokens.filter(({ type }) => type !== "space").map(({ type, raw }) => [type, raw.trimEnd()]);

function readInPieces(text: string, cuts: number[]): Blocks | undefined {
  let blocks: Blocks | undefined;
  for (const cut of [...cuts, text.length].sort((a, b) => a - b))
    blocks = readOn(blocks, text.slice(0, cut), lex);
  return blocks;
}

const sample = [
  "Halo **kamu**.",
  "- satu\n- dua\n  masih dua\n\n- tiga",
  "1. pertama\n2. kedua",
  "> kutipan\nyang berlanjut",
  "```\nkode - bukan daftar\n```",
  "## Judul",
  "Baris satu\nbaris dua",
];

describe("B-205: markdown that grows", () => {
  test("a text parsed in pieces gives the same blocks as parsed at once", () => {
    const text = fc
      .array(fc.constantFrom(...sample), { minLength: 1, maxLength: 6 })
      .map((parts) => parts.join("\n\n"));
    fc.assert(
      fc.property(text, fc.array(fc.nat(300), { maxLength: 12 }), (whole, cuts) => {
        const inside = cuts.filter((cut) => cut < whole.length);
        expect(shape(readInPieces(whole, inside)?.tokens ?? [])).toEqual(shape(lex(whole)));
      }),
      { numRuns: 500, examples: [["1. pertama\n2. kedua\n\n1. pertama\n2. kedua\n\nHalo **kamu**.", [22]]] },
    );
  });

  test("finished blocks are not parsed again", () => {
    const first = readOn(undefined, "Satu.\n\nDua.\n\nTiga", lex);
    const second = readOn(first, "Satu.\n\nDua.\n\nTiga dan empat", lex);
    expect(second.tokens[0]).toBe(first.tokens[0]);
    expect(second.tokens[2]).toBe(first.tokens[2]);
    expect(second.tokens.at(-1)).not.toBe(first.tokens.at(-1));
  });

  test("only the last block is parsed again", () => {
    let read = 0;
    const counting = (text: string) => {
      read += text.length;
      return lex(text);
    };
    const text = `${"Sebuah paragraf yang cukup panjang.\n\n".repeat(40)}Akhir`;
    let blocks: Blocks | undefined;
    for (let end = 20; end <= text.length; end += 20) blocks = readOn(blocks, text.slice(0, end), counting);
    expect(read).toBeLessThan(text.length * 6);
  });

  test("a text that does not continue the previous one is parsed from its beginning", () => {
    const before = readOn(undefined, "Satu.\n\nDua.", lex);
    expect(shape(readOn(before, "Lain.", lex).tokens)).toEqual([["paragraph", "Lain."]]);
  });

  test("line ends of other systems do not shift the blocks", () => {
    expect(shape(readInPieces("Satu.\r\n\r\nDua.\r\n\r\nTiga", [8, 12])?.tokens ?? [])).toEqual([
      ["paragraph", "Satu."],
      ["paragraph", "Dua."],
      ["paragraph", "Tiga"],
    ]);
  });
});

describe("A-87: which texts are markdown", () => {
  test.each([
    "**a**",
    "_a_",
    "`a`",
    "# a",
    "> a",
    "[a](https://b.id)",
    "a | b",
    "- a",
    "1. a",
    "https://a.id",
  ])("%s is", (text) => expect(hasMarkdown(text)).toBe(true));
  test.each(["a", "Halo, apa kabar? (baik)", "Sisa 5 menit - pelan saja", "Nomor 1. lalu"])(
    "%s is not",
    (text) => expect(hasMarkdown(text)).toBe(false),
  );
});
