import { describe, expect, test } from "vitest";
import { cutAt } from "./marks.ts";

const shown = (text: string, marks: [number, number][]) =>
  cutAt(text, marks)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join("");

describe("marking the found words", () => {
  test("marks are cut from the text, also at its ends", () => {
    expect(
      shown("aku cemas, cemas sekali", [
        [4, 9],
        [11, 16],
      ]),
    ).toBe("aku [cemas], [cemas] sekali");
    expect(shown("cemas", [[0, 5]])).toBe("[cemas]");
    expect(shown("tenang", [])).toBe("tenang");
  });

  test("marks never lose or repeat a letter", () => {
    for (const marks of [
      [[3, 99]],
      [
        [2, 5],
        [0, 3],
      ],
      [[4, 2]],
      [[50, 60]],
      [[-3, 2]],
    ] as [number, number][][])
      expect(
        cutAt("aku cemas", marks)
          .map(({ text }) => text)
          .join(""),
      ).toBe("aku cemas");
  });

  test("marks have unique keys", () => {
    const pieces = cutAt("a b a b", [
      [0, 1],
      [4, 5],
    ]);
    expect(new Set(pieces.map(({ from }) => from)).size).toBe(pieces.length);
  });
});
