import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { later } from "./later.ts";

const Part = () => null;
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a missing chunk is requested less and less often, at least every 15 s", async () => {
  const load = vi.fn(() => Promise.reject(new TypeError("gone")));
  void later<object>(load).fetch();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(load).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(44);
});

test("a missing chunk is requested at once when the connection returns, and once only when it came", async () => {
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new TypeError("offline"));
  load.mockResolvedValue(Part);
  const part = later<object>(load);
  const coming = part.fetch();
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event("online"));
  expect(await coming).toBe(Part);
  expect(await part.fetch()).toBe(Part);
  expect(load).toHaveBeenCalledTimes(2);
});
