import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { conversationToReturnTo, forgetConversation, rememberConversation } from "./stored-purchase.ts";

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

const conversation = { code: "k3v9", expertId: 2 };

test("the conversation that ran out is stored for its client until it is forgotten", () => {
  expect(conversationToReturnTo("akasia")).toBeUndefined();
  rememberConversation({ username: "akasia", ...conversation });
  expect(conversationToReturnTo("akasia")).toEqual(conversation);
  expect(conversationToReturnTo("netwerk")).toBeUndefined();
  forgetConversation("akasia");
  expect(conversationToReturnTo("akasia")).toBeUndefined();
});

test("an old or malformed conversation leads nowhere", () => {
  vi.useFakeTimers();
  rememberConversation({ username: "akasia", ...conversation });
  vi.advanceTimersByTime(26 * 60 * 60 * 1000);
  expect(conversationToReturnTo("akasia")).toBeUndefined();
  for (const odd of [
    "",
    "{",
    "null",
    "7",
    '{"code":"","expertId":1,"at":0}',
    '{"code":"a","expertId":"1"}',
  ]) {
    stored.set("alma.purchase.akasia", odd);
    expect(conversationToReturnTo("akasia")).toBeUndefined();
  }
});

test("missing storage stores nothing and breaks nothing", () => {
  vi.stubGlobal("sessionStorage", undefined);
  rememberConversation({ username: "akasia", ...conversation });
  expect(conversationToReturnTo("akasia")).toBeUndefined();
  forgetConversation("akasia");
});
