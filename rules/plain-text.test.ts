import { expect, test } from "vitest";
import { processorMs } from "#rules/test/processor-time.ts";
import { plainText } from "./plain-text.ts";

test("headings, lists, quotes, emphasis, code and links lose their marks and keep their words", () => {
  const marked =
    "## Judul\n\n- **satu** `dua`\n+ tiga\n> *kutipan*\n~~lama~~ [tautan](https://a.id) ![gambar](/b.png)";
  expect(plainText(marked)).toBe("Judul\n\nsatu dua\ntiga\nkutipan\nlama tautan gambar");
});

test("what is no markdown stays as it is", () => {
  for (const text of ["2 > 1, dan 3 - 2 = 1", "kata-kata", "a[0] (satu)", "#tagar", "", "👩‍👩‍👧 مرحبا"]) {
    expect(plainText(text)).toBe(text);
  }
});

test("no text takes long: brackets and blank lines without end are read once", () => {
  const pieces = ["[", "![", "[](", "\n", " \n", "- ", "**", "[a]("];
  const ms = processorMs(() => {
    for (const piece of pieces) plainText(piece.repeat(40_000));
  });
  expect(ms).toBeLessThan(2000);
});
