import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { StringFields } from "./string-fields.ts";

/** Reads an object in the given pieces; returns the text of each field. */
function read(pieces: readonly string[]): {
  texts: Record<string, string>;
  parts: string[];
  isDone: boolean;
} {
  const fields = new StringFields();
  const texts: Record<string, string> = Object.create(null);
  const parts: string[] = [];
  for (const { name, text } of pieces.flatMap((piece) => fields.push(piece))) {
    texts[name] = (texts[name] ?? "") + text;
    parts.push(text);
  }
  return { texts, parts, isDone: fields.isDone };
}

describe("the string fields of an object that is still arriving", () => {
  test("are read as they come", () => {
    const { texts, parts, isDone } = read(['{"judul": "Su', 'rat", "isi": "Yth. ', "Bu Y", "ati\\n"]);
    expect(texts).toEqual({ judul: "Surat", isi: "Yth. Bu Yati\n" });
    expect(parts).toEqual(["Su", "rat", "Yth. ", "Bu Y", "ati\n"]);
    expect(isDone).toBe(false);
  });

  test("what is nested is no field, and a list has no names", () => {
    expect(read(['{"a": {"isi": "x", "b": ["isi", "\\"}"]}, "n": 1, "isi": "y"}']).texts).toEqual({
      isi: "y",
    });
    expect(read(['["isi", 1]']).texts).toEqual({ "": "isi" });
  });

  test("rubbish reads as little or nothing, and never throws", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (pieces) => {
        expect(() => read(pieces)).not.toThrow();
      }),
    );
  });

  test("however it is cut, each text is what JSON says, and no part ends within a letter", () => {
    const name = fc.string({ minLength: 1 });
    const value = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom('"', "\\\\", "\n\t/", "\u2028", "😢", "}{[]:,"),
    );
    const objects = fc.dictionary(name, value, { maxKeys: 5 });
    const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 });
    fc.assert(
      fc.property(objects, sizes, fc.boolean(), (object, lengths, isAscii) => {
        const plain = JSON.stringify(object);
        const json = isAscii
          ? plain.replace(
              /[\u0080-\uffff]/g,
              (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
            )
          : plain;
        const pieces: string[] = [];
        let at = 0;
        for (const size of lengths) {
          pieces.push(json.slice(at, at + size));
          at += size;
        }
        const { texts, parts, isDone } = read([...pieces, json.slice(at)]);
        const wanted = Object.entries(object).map(([key, text]) => [key, text.replaceAll("\0", "")]);
        expect(Object.entries(texts).toSorted()).toEqual(wanted.toSorted());
        expect(parts.every((part) => part.isWellFormed())).toBe(true);
        expect(isDone).toBe(true);
      }),
    );
  });
});
