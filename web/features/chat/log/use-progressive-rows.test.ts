import { expect, test } from "vitest";
import type { Row } from "./rows.ts";
import { rowsToFill } from "./use-progressive-rows.ts";

const at = "2026-11-21T10:00:00.000Z";
const system = (text: string): Row => ({ kind: "system", key: text, text, at, retry: null, safety: null });
const rows = (text: string) => Array.from({ length: 25 }, () => system(text));
const phone = { width: 360, height: 640 };

test("the number of last rows fills the screen: few long ones, many short ones", () => {
  const long = rowsToFill(rows("kata ".repeat(80)), phone);
  const short = rowsToFill(rows("Ya."), phone);
  expect(long).toBeLessThan(4);
  expect(short).toBeGreaterThanOrEqual(640 / 88);
  expect(rowsToFill(rows("Ya."), { width: 1280, height: 800 })).toBeGreaterThan(short);
});

test("each line of a list counts, and a date separator does not", () => {
  expect(rowsToFill(rows("1. a\n2. b\n3. c\n4. d\n5. e"), phone)).toBeLessThan(
    rowsToFill(rows("Ya."), phone),
  );
  const days = Array.from({ length: 25 }, (_, n): Row => ({ kind: "day", key: `d${n}`, at }));
  expect(rowsToFill(days, phone)).toBe(25);
});

test("the number of rows is never more than there are", () => {
  expect(rowsToFill([], phone)).toBe(0);
  expect(rowsToFill([system("Ya.")], phone)).toBe(1);
});
