import { expect, test } from "vitest";
import { aboutFigure } from "./about.ts";

test.each([
  ["2,4jt an sama lembur 6 jam, tp lemburnya blm tau brp", "sekitar RpX (belum termasuk lembur 6 jam)"],
  ["kira2 3 juta", "sekitar RpX"],
  ["500ribuan", "sekitar RpX"],
  ["2 juta lebih", "RpX lebih"],
  ["1,5jt belum termasuk ongkir", "RpX (belum termasuk ongkir)"],
  ["2,5 juta", "RpX"],
  ["2jt lebih murah dari kemarin", "RpX"],
  ["2 juta dan 500 ribu", "RpX"],
  ["sama istri 2 juta", "RpX"],
])("%s: is %s", (text, shown) => expect(aboutFigure(text, "RpX")).toBe(shown));
