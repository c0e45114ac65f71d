import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetTalk, rememberTalk, talkToReturnTo } from "./stored-purchase.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const talk = { code: "k3v9", expertId: 2 };

test("the talk that ran out is remembered for its client, until it is forgotten", () => {
  expect(talkToReturnTo("akasia")).toBeUndefined();
  rememberTalk({ username: "akasia", ...talk });
  expect(talkToReturnTo("akasia")).toEqual(talk);
  expect(talkToReturnTo("netwerk")).toBeUndefined();
  forgetTalk("akasia");
  expect(talkToReturnTo("akasia")).toBeUndefined();
});

test("a talk of long ago, and what is no talk, lead nowhere", () => {
  vi.useFakeTimers();
  rememberTalk({ username: "akasia", ...talk });
  vi.advanceTimersByTime(26 * 60 * 60 * 1000);
  expect(talkToReturnTo("akasia")).toBeUndefined();
  for (const odd of [
    "",
    "{",
    "null",
    "7",
    '{"code":"","expertId":1,"at":0}',
    '{"code":"a","expertId":"1"}',
  ]) {
    stored.set("alma.purchase.akasia", odd);
    expect(talkToReturnTo("akasia")).toBeUndefined();
  }
});

test("without storage nothing is kept, and nothing breaks", () => {
  vi.stubGlobal("sessionStorage", undefined);
  rememberTalk({ username: "akasia", ...talk });
  expect(talkToReturnTo("akasia")).toBeUndefined();
  forgetTalk("akasia");
});
