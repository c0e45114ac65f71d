import { expect, test } from "vitest";
import { withoutOwnQuotes } from "./own-quotes.ts";

const before = [{ text: "jgn sampe dia tersinggung ya, mbak yuni tuh orangnya gampang baper 😭", atMs: 0 }];

test("what a text quotes of earlier ones is left out, whatever the marks and the punctuation", () => {
  for (const words of [
    "'jgn sampe dia tersinggung'",
    "“gampang baper”",
    "'jgn sampe dia tersinggung, gampang baper'",
    '"dia tersinggung ya mbak yuni"',
  ])
    expect(withoutOwnQuotes(`yg ${words} itu hapus`, before, () => true)).toBe("yg   itu hapus");
});

test("other words stay: somebody else's, a single word, parts of words, and what was never written", () => {
  for (const text of [
    "hapus 'mati aja kamu', dia yang bilang",
    "'jgn sampe dia tersinggung' itu kejadian lagi",
    "yang 'baper' itu hapus",
    "hapus 'sampe dia tersing'",
    "jgn sampe dia tersinggung, hapus itu",
    "aku ga' bisa, dia ga' mau",
  ])
    expect(withoutOwnQuotes(text, before, () => true)).toBe(text);
});

test("what was doubtful when it was written is not left out", () => {
  const text = "hapus 'jgn sampe dia tersinggung'";
  expect(withoutOwnQuotes(text, before, () => false)).toBe(text);
});
