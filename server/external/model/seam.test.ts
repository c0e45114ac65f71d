import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { endOfPart, Seam } from "./seam.ts";
import { restOf, through } from "./text-filter.ts";

/** Joins a part and its continuation, which arrives in these pieces. */
function joined(part: string, ...pieces: string[]): string {
  const filters = [new Seam(part)];
  return part + pieces.map((piece) => through(filters, piece)).join("") + restOf(filters);
}

/** Cuts a text into pieces of these lengths. */
function inPieces(text: string, lengths: readonly number[]): string[] {
  const pieces: string[] = [];
  let rest = text;
  for (const length of lengths) {
    pieces.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return [...pieces, rest];
}

/** A text in which no word occurs twice. */
const numbered = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => `kata${from + n}`).join(" ");
const lengths = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 10 });

describe("the seam of a continued answer", () => {
  test("words that both sides have are there once", () => {
    expect(joined("Aku mau ke pasar besok", "ke pasar besok pagi.")).toBe("Aku mau ke pasar besok pagi.");
    expect(joined("Aku mau ke pasar besok ", " ke pasar", " besok pagi.")).toBe(
      "Aku mau ke pasar besok pagi.",
    );
    expect(joined("Baik, ya", "ya sudah.")).toBe("Baik, ya sudah.");
  });

  test("a word that was cut in its middle is made whole", () => {
    expect(joined("Rasa itu akan menghil", "akan menghilang.")).toBe("Rasa itu akan menghilang.");
    expect(joined("Rasa itu akan menghil", "ang.")).toBe("Rasa itu akan menghilang.");
  });

  test.each([
    ["Pergi ke", " kelas saja."],
    ["Itu di", "dik-mu."],
    ["Totalnya Rp10", "0.000."],
    ["Totalnya Rp1.0", "00.000."],
    ["- satu\n", "- dua\n"],
    ["baris\n\n", "\n\nbaris lain"],
    ["| a |", "| b |"],
    ["canva.", "com"],
  ])("what only looks like a repetition stays: %j and %j", (part, continuation) => {
    expect(joined(part, continuation)).toBe(part + continuation);
  });

  test("a sentence or clause begins with a space, which endpoints drop", () => {
    expect(joined("Sudah.", "Lalu kita mulai.")).toBe("Sudah. Lalu kita mulai.");
    expect(joined("Sudah,", "lalu kita mulai.")).toBe("Sudah, lalu kita mulai.");
  });

  test("every cut of a text and every repetition up to 80 characters gives the text again, in any pieces", () => {
    fc.assert(
      fc.property(
        fc.nat(1000),
        fc.nat(),
        fc.integer({ min: 0, max: 80 }),
        lengths,
        (from, at, back, cuts) => {
          const whole = numbered(from, 40);
          const cut = 1 + (at % (whole.length - 1));
          const start = Math.max(0, cut - back);
          // A shorter repetition counts only if it consists of whole words; a leading space does not count.
          fc.pre(cut === start || cut - start > 8);
          expect(joined(whole.slice(0, cut), ...inPieces(whole.slice(start), cuts))).toBe(whole);
        },
      ),
    );
  });

  test("no whole word is doubled, however few are repeated", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 10 }),
        lengths,
        (from, back, cuts) => {
          const words = numbered(from, 30).split(" ");
          const part = words.slice(0, 20).join(" ");
          const continuation = words.slice(20 - back).join(" ");
          expect(joined(part, ...inPieces(continuation, cuts))).toBe(words.join(" "));
        },
      ),
    );
  });

  test("any continuation of any part is joined the same in one piece and in many, and loses nothing new", () => {
    const text = fc.string({ unit: fc.constantFrom(..."ab1A ,.\n") });
    fc.assert(
      fc.property(text, text, lengths, (part, continuation, cuts) => {
        fc.pre(part.trim() !== "");
        const whole = joined(part, continuation);
        expect(joined(part, ...inPieces(continuation, cuts))).toBe(whole);
        const added = whole.slice(part.length).trimStart();
        expect(continuation.endsWith(added)).toBe(true);
        const lost = continuation.slice(0, continuation.length - added.length).trim();
        expect(part.includes(lost)).toBe(true);
      }),
    );
  });
});

describe("the end that a model is shown of its part", () => {
  test.each([
    ["Pendek", "Pendek"],
    [
      "Kalimat pertama yang cukup panjang. Lalu kalimat kedua yang juga panjang",
      "Lalu kalimat kedua yang juga panjang",
    ],
    ["Baris satu\n- dua tiga", "- dua tiga"],
    ["Baris satu\n", ""],
    ["x".repeat(60), "x".repeat(40)],
  ])("%j is shown as %j", (part, end) => {
    expect(endOfPart(part)).toBe(end);
  });
});
