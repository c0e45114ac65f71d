import { expect, test } from "vitest";
import { backoffMs } from "./backoff.ts";

test("the wait between retries grows to eight seconds, with jitter", () => {
  const waits = [0, 1, 2, 3, 4, 5, 9].map((tries) => backoffMs(tries, 1));
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  expect(backoffMs(3, 0)).toBe(2000);
});
