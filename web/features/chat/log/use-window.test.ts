import { expect, test } from "vitest";
import type { Chunk } from "./chunks.ts";
import { placesToDraw } from "./use-window.ts";

const chunks = ["a", "b", "c", "d", "e"].map((key): Chunk => ({ key, rows: [], hasCard: false }));
const drawn = (n: number) => ({ chunk: chunks[n], n });

test("adjacent hidden chunks share one placeholder with their total height", () => {
  const leftOut = new Map([
    ["a", 100],
    ["b", 200],
    ["d", 50],
  ]);
  expect(placesToDraw({ chunks, leftOut })).toEqual([
    { key: "a", count: 2, height: 300 },
    drawn(2),
    { key: "d", count: 1, height: 50 },
    drawn(4),
  ]);
});

test("every chunk has its own place when none is hidden", () => {
  expect(placesToDraw({ chunks, leftOut: new Map() })).toEqual([0, 1, 2, 3, 4].map(drawn));
});
