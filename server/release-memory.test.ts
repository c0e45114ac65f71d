import { afterEach, expect, test, vi } from "vitest";
import { releaseStartMemory } from "./release-memory.ts";

afterEach(() => vi.useRealTimers());

test("P10: what a start left in the heap is given back ten seconds later", () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  let left: string[] = Array.from({ length: 200_000 }, (_, n) => `${n} `.repeat(20));
  expect(left).toHaveLength(200_000);
  left = [];
  releaseStartMemory();
  const before = process.memoryUsage().heapTotal;
  vi.advanceTimersByTime(10_000);
  expect(process.memoryUsage().heapTotal).toBeLessThan(before - 10_000_000);
});
