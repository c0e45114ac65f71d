import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { repeat } from "./timers.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const took = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));

/** Returns when the runs of 3 seconds began, in milliseconds. */
async function begins(runMs: number): Promise<number[]> {
  const stop = new AbortController();
  const from = performance.now();
  const at: number[] = [];
  const repeated = repeat(700, stop.signal, () => {
    at.push(Math.round(performance.now() - from));
    return took(runMs);
  });
  await vi.advanceTimersByTimeAsync(3000);
  stop.abort();
  await vi.advanceTimersByTimeAsync(runMs);
  await repeated;
  return at;
}

describe("a timer", () => {
  test("counts from start to start, so slow runs are not rarer", async () => {
    expect(await begins(0)).toEqual([700, 1400, 2100, 2800]);
    expect(await begins(400)).toEqual([700, 1400, 2100, 2800]);
  });

  test("never runs twice at once, and rests after a run that took too long", async () => {
    expect(await begins(900)).toEqual([700, 1670, 2640]);
  });
});
