import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ProductMarks } from "./product-marks.ts";
import { restOf, through } from "./text-filter.ts";

function read(...pieces: string[]): { text: string; ids: number[] } {
  const marks = new ProductMarks();
  const text = pieces.map((piece) => through([marks], piece)).join("") + restOf([marks]);
  return { text, ids: marks.ids };
}

describe("marks of products", () => {
  test.each([
    ["Ada bahannya. [[produk:12]]", "Ada bahannya. ", [12]],
    ["[[produk:1]][[produk:2]]", "", [1, 2]],
    ["[[produk:dua]] itu", " itu", []],
    ["[[produk:1234567890]]", "", []],
    ["Ada bahannya. [[produk:1", "Ada bahannya. ", []],
    ["Pilih [a] atau [[c]] atau [", "Pilih [a] atau [[c]] atau [", []],
    ["[[naskah]]Yth. Ibu[[/naskah]]", "[[naskah]]Yth. Ibu[[/naskah]]", []],
  ])("%j is %j with %j, in any pieces", (whole, text, ids) => {
    expect(read(whole)).toEqual({ text, ids });
    expect(read(...whole)).toEqual({ text, ids });
    fc.assert(
      fc.property(fc.nat(whole.length), (at) => {
        expect(read(whole.slice(0, at), whole.slice(at))).toEqual({ text, ids });
      }),
    );
  });

  test("keep nothing back but what may be one", () => {
    const marks = new ProductMarks();
    const given = ["a [[pro", "gram]] b", " [[naskah]] c"].map((piece) => marks.push(piece));
    expect(given).toEqual(["a ", "[[program]] b", " [[naskah]] c"]);
  });
});
