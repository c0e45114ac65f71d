import fc from "fast-check";
import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test("B-166: at most three page numbers show, around the current page", () => {
  expect(pageWindow(1, 5)).toEqual([1, 2, 3]);
  expect(pageWindow(3, 5)).toEqual([2, 3, 4]);
  expect(pageWindow(5, 5)).toEqual([3, 4, 5]);
  expect(pageWindow(2, 2)).toEqual([1, 2]);
});

test("B-166: only existing pages show, the current one among them", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (one, other) => {
      const [page, pages] = [Math.min(one, other), Math.max(one, other)];
      const numbers = pageWindow(page, pages);
      expect(numbers).toContain(page);
      expect(numbers.length).toBe(Math.min(3, pages));
      expect(numbers.every((n) => n >= 1 && n <= pages)).toBe(true);
    }),
  );
});
