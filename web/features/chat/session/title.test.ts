import { describe, expect, test } from "vitest";
import { type Message, unmarked } from "./message.ts";
import { titleTopic } from "./title.ts";

const message = (id: number, change: Partial<Message> = {}): Message => ({
  ...unmarked,
  id,
  key: `m${id}`,
  kind: id % 2 ? "question" : "answer",
  text: `teks ${id}`,
  at: "2026-11-21T09:00:00Z",
  state: "complete",
  continueOf: null,
  safety: null,
  ...change,
});
const four = [1, 2, 3, 4].map((id) => message(id));
const conversation = { messages: four, before: null, title: "Unknown Title", isBusy: false, isInNeed: false };

describe("the text that a title is made from", () => {
  test("B-219, B-449: the title is made at the fourth message from the first three", () => {
    expect(titleTopic({ ...conversation, messages: four.slice(0, 3) })).toBe(undefined);
    expect(titleTopic(conversation)).toBe("teks 1\nteks 2\nteks 3");
    expect(titleTopic({ ...conversation, title: "" })).toBe("teks 1\nteks 2\nteks 3");
  });

  test.each([
    ["B-219: it has one of its own", { title: "Susah tidur" }],
    ["the answer is still being written", { isBusy: true }],
    ["someone was in need", { isInNeed: true }],
    ["the beginning of the talk is not known here", { before: 40 }],
  ])("no title is due: %s", (_, change) => {
    expect(titleTopic({ ...conversation, ...change })).toBe(undefined);
  });

  test("B-449: system notes, idle messages and continued parts do not count", () => {
    const more = [
      message(5, { kind: "system" }),
      message(6, { isIdle: true }),
      message(7, { kind: "answer", continueOf: 2 }),
    ];
    expect(titleTopic({ ...conversation, messages: [...four.slice(0, 3), ...more] })).toBe(undefined);
  });

  test("a long beginning is cut to the limit of the call", () => {
    const long = four.map((one) => ({ ...one, text: "a".repeat(9000) }));
    expect(titleTopic({ ...conversation, messages: long })?.length).toBe(20_000);
  });
});
