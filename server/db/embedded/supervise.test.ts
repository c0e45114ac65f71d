import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { supervise } from "./supervise.ts";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const minutes = (count: number) => count * 60_000;

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  // Fake timers do not cover `node:timers/promises`, so its `setTimeout` is mocked, also for imports by name.
  vi.spyOn(timers, "setTimeout").mockImplementation(
    (ms, value) => new Promise((settle) => setTimeout(settle, ms, value)),
  );
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  vi.useRealTimers();
});

describe("a database that cannot be brought back", () => {
  test("is tried at once, then slower and slower, reported once after a minute, and tried for ever", async () => {
    const attach = vi.fn(() => Promise.reject(new Error("the disk is full")));
    const ending = new AbortController();
    const lost = { launchMark: "", lost: Promise.resolve() };
    const supervision = supervise({ lock: lost, attach, log, ended: ending.signal });

    await vi.advanceTimersByTimeAsync(1);
    expect(attach).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(minutes(1) - 100);
    expect(attach.mock.calls.length).toBeGreaterThan(10);
    expect(log.error).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(minutes(1));
    expect(log.error).toHaveBeenCalledTimes(1);
    const before = attach.mock.calls.length;
    await vi.advanceTimersByTimeAsync(minutes(60));
    expect(attach.mock.calls.length - before).toBe(240);
    expect(log.error).toHaveBeenCalledTimes(1);

    ending.abort();
    await vi.advanceTimersByTimeAsync(minutes(1));
    await expect(supervision).resolves.toBeUndefined();
  });
});
