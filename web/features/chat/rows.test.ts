import { describe, expect, test } from "vitest";
import type { SafetyNotice } from "#contract/safety.ts";
import { chatTexts } from "#texts/chat.ts";
import type { Message } from "./message.ts";
import { type Row, rowsOf } from "./rows.ts";

const at = "2026-11-21T09:00:00Z";
const message = (id: number, change: Partial<Message> = {}): Message => ({
  id,
  key: `m${id}`,
  kind: "answer",
  text: `teks ${id}`,
  at,
  state: "complete",
  continueOf: null,
  safety: null,
  ...change,
});
const asked = (id: number) => message(id, { kind: "question" });
const notice = (level: number): SafetyNotice => ({ level, categories: [], message: "", contacts: [] });
const rows = (messages: Message[], rest: Partial<Parameters<typeof rowsOf>[0]> = {}): Row[] =>
  rowsOf({ messages, outbox: [], problem: null, ...rest }).filter(({ kind }) => kind !== "day");
const waiting = { messageId: "q", text: "Halo", continueOf: null, at, state: "sending" as const };

describe("the rows of a talk", () => {
  test("B-191: questions, answers and system messages are told apart", () => {
    const kinds = rows([asked(1), message(2), message(3, { kind: "system" })]).map(({ kind }) => kind);
    expect(kinds).toEqual(["question", "answer", "system"]);
  });

  test("B-212: what is being sent is followed by the place of its answer", () => {
    expect(rows([], { outbox: [waiting] })).toMatchObject([
      { kind: "question", state: "sending" },
      { kind: "answer", state: "waiting", text: "" },
    ]);
  });

  test("the answer keeps its place and key from the moment of sending", () => {
    const [, before] = rows([], { outbox: [waiting] });
    const [, after] = rows([{ ...asked(1), key: "q" }, message(2, { state: "streaming" })]);
    expect(after?.key).toBe(before?.key);
  });

  test("parts of one answer are one row, and only the last of all can be gone on with", () => {
    const cut = message(2, { state: "interrupted" });
    expect(rows([asked(1), cut]).at(-1)).toMatchObject({ canContinue: true });
    const whole = rows([asked(1), cut, message(3, { continueOf: 2 })]);
    expect(whole.length).toBe(2);
    expect(whole.at(-1)).toMatchObject({ id: 3, text: "teks 2teks 3", canContinue: false });
    expect(rows([asked(1), cut, asked(4)])[1]).toMatchObject({ canContinue: false });
  });

  test("T-064: an answer without a word has failed; with a sign of risk nothing in English is said", () => {
    const failed = message(2, { text: "", state: "interrupted" });
    expect(rows([asked(1), failed]).at(-1)).toMatchObject({ kind: "system", text: chatTexts.failed });
    const inRisk = rows([asked(1), { ...failed, safety: notice(2) }]);
    expect(inRisk.at(-1)).toMatchObject({ kind: "system", text: chatTexts.interrupted });
    expect(inRisk.at(-2)).toMatchObject({ kind: "answer", card: "full" });
  });

  test("the whole card comes with the first sign and with a graver one", () => {
    const signs = [2, 2, 3, 2].map((level, n) => message(n + 1, { safety: notice(level) }));
    expect(rows(signs).map((row) => (row.kind === "answer" ? row.card : ""))).toEqual([
      "full",
      "brief",
      "full",
      "brief",
    ]);
  });

  test("a new day begins with a line", () => {
    const days = rowsOf({
      messages: [asked(1), { ...asked(2), at: "2026-11-23T09:00:00Z" }],
      outbox: [],
      problem: null,
    });
    expect(days.map(({ kind }) => kind)).toEqual(["day", "question", "day", "question"]);
  });
});
