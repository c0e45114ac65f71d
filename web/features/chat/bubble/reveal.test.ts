import { expect, test } from "vitest";
import { nextShown } from "./reveal.ts";

const text = "Aku mendengarkan ceritamu pelan-pelan, satu demi satu, sampai selesai.";

test("the reveal shows whole words", () => {
  let shown = 0;
  while (shown < text.length) {
    shown = nextShown(text, shown, 45);
    const next = text[shown] ?? " ";
    expect(/\s/.test(text[shown - 1] ?? "") || /\s/.test(next)).toBe(true);
  }
});

test("the reveal catches up within half a second, however much has arrived", () => {
  const long = text.repeat(60);
  let shown = 0;
  let steps = 0;
  while (shown < long.length) {
    shown = nextShown(long, shown, 45);
    steps += 1;
  }
  expect(steps * 45).toBeLessThan(2000);
  expect(long.length - nextShown(long, 0, 300)).toBe(0);
});

test("the reveal always advances and never passes the end", () => {
  expect(nextShown("kata", 0, 1)).toBe(4);
  expect(nextShown("kata", 4, 45)).toBe(4);
  expect(nextShown("kata lain", 0, 1)).toBe(5);
});
