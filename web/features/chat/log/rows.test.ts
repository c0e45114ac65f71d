import { describe, expect, test } from "vitest";
import type { SafetyNotice } from "#contract/safety.ts";
import { chatTexts } from "#texts/chat/chat.ts";
import { type Message, unmarked } from "#web/features/chat/session/message.ts";
import { plainQuestion } from "#web/features/chat/session/outbox.ts";
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
  ...unmarked,
  ...change,
});
const asked = (id: number) => message(id, { kind: "question" });
const notice = (level: number): SafetyNotice => ({ level, categories: [], message: "", contacts: [] });
const rows = (messages: Message[], rest: Partial<Parameters<typeof rowsOf>[0]> = {}): Row[] =>
  rowsOf({ messages, outbox: [], problem: null, ...rest }).filter(({ kind }) => kind !== "day");
const waiting = { messageId: "q", text: "Halo", ...plainQuestion, at, state: "sending" as const };

describe("the rows of a conversation", () => {
  test("B-191: questions, answers and system messages are distinguished", () => {
    const kinds = rows([asked(1), message(2), message(3, { kind: "system" })]).map(({ kind }) => kind);
    expect(kinds).toEqual(["question", "answer", "system"]);
  });

  test("C-23: while the newest question or answer is changed, what it replaces is hidden", () => {
    const conversation = [asked(1), message(2), asked(3), message(4)];
    const anew = rows(conversation, { outbox: [{ ...waiting, text: "", regenerateOf: 4 }] });
    expect(anew.map(({ key }) => key)).toEqual(rows(conversation).map(({ key }) => key));
    expect(anew.at(-1)).toMatchObject({ kind: "answer", text: "", state: "waiting" });
    const edited = rows(conversation, { outbox: [{ ...waiting, editOf: 3 }] });
    expect(edited.map((row) => [row.kind, "text" in row && row.text])).toEqual([
      ["question", "teks 1"],
      ["answer", "teks 2"],
      ["question", "Halo"],
      ["answer", ""],
    ]);
  });

  test("B-212: a message being sent is followed by the placeholder of its answer", () => {
    expect(rows([], { outbox: [waiting] })).toMatchObject([
      { kind: "question", state: "sending" },
      { kind: "answer", state: "waiting", text: "" },
    ]);
  });

  test("the answer has the same place and key from the moment of sending", () => {
    const [, before] = rows([], { outbox: [waiting] });
    const [, after] = rows([{ ...asked(1), key: "q" }, message(2, { state: "streaming" })]);
    expect(after?.key).toBe(before?.key);
  });

  test("the parts of an answer are one row, and only the last of all can be continued", () => {
    const cut = message(2, { state: "interrupted" });
    expect(rows([asked(1), cut]).at(-1)).toMatchObject({ canContinue: true });
    const whole = rows([asked(1), cut, message(3, { continueOf: 2 })]);
    expect(whole.length).toBe(2);
    expect(whole.at(-1)).toMatchObject({ id: 3, text: "teks 2teks 3", canContinue: false });
    expect(rows([asked(1), cut, asked(4)])[1]).toMatchObject({ canContinue: false });
  });

  test("T-064: an empty answer has failed; at a sign of risk no English text shows", () => {
    const failed = message(2, { text: "", state: "interrupted" });
    expect(rows([asked(1), failed]).at(-1)).toMatchObject({ kind: "system", text: chatTexts.failed });
    const inRisk = rows([asked(1), { ...failed, safety: notice(2) }]);
    expect(inRisk.at(-1)).toMatchObject({ kind: "system", text: chatTexts.interrupted });
    expect(inRisk.at(-2)).toMatchObject({ kind: "answer", card: "full" });
  });

  test("a card that came late to a part stands below the text of the whole answer", () => {
    const cut = message(2, { state: "interrupted" });
    const part = (isCardBelow: boolean) => message(3, { continueOf: 2, safety: notice(2), isCardBelow });
    for (const isBelow of [true, false])
      expect(rows([asked(1), cut, part(isBelow)]).at(-1)).toMatchObject({ isCardBelow: isBelow });
  });

  test("the full card shows at the first sign of risk and at a more serious one", () => {
    const signs = [2, 2, 3, 2].map((level, n) => message(n + 1, { safety: notice(level) }));
    expect(rows(signs).map((row) => (row.kind === "answer" ? row.card : ""))).toEqual([
      "full",
      "brief",
      "full",
      "brief",
    ]);
  });

  test("the full card shows again after the danger was denied or over", () => {
    const card = (isCardKnown: boolean) =>
      rows([message(1, { safety: notice(2) }), message(2, { safety: { ...notice(2), isCardKnown } })]).at(-1);
    expect([card(true), card(false)]).toMatchObject([{ card: "brief" }, { card: "full" }]);
  });

  test("a new day begins with a date separator", () => {
    const days = rowsOf({
      messages: [asked(1), { ...asked(2), at: "2026-11-23T09:00:00Z" }],
      outbox: [],
      problem: null,
    });
    expect(days.map(({ kind }) => kind)).toEqual(["day", "question", "day", "question"]);
  });

  test("B-201: the actions are those of the answer's last part, the versions those of the whole", () => {
    const product = { id: 7, name: "Jurnal", photo: "", price: 1, expert_id: 1 };
    const cut = message(2, { state: "interrupted", earlier: ["Dulu"], hasThumb: true, thumb: 1 });
    const rest = message(3, { continueOf: 2, products: [product], hasRating: true });
    expect(rows([asked(1), cut, rest]).at(-1)).toMatchObject({
      id: 3,
      products: [product],
      hasRating: true,
      hasThumb: false,
      thumb: null,
      earlier: ["Dulu"],
    });
  });

  test("B-236: an idle message is a row of its own behind the answer before it", () => {
    const keys = rows([asked(1), message(2), message(3, { isIdle: true })]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
  });

  describe("regenerating and editing", () => {
    const changeable = (...args: Parameters<typeof rows>) =>
      rows(...args).map((row) =>
        row.kind === "answer" ? row.canRedo : row.kind === "question" && row.canEdit,
      );

    test("only the newest answer and its question can be changed", () => {
      expect(changeable([asked(1), message(2), asked(3), message(4)])).toEqual([false, false, true, true]);
    });

    test("an answer has at most ten versions, which does not limit editing the question", () => {
      const versions = (count: number) => [asked(1), message(2, { earlier: Array(count - 1).fill("Dulu") })];
      expect(changeable(versions(9))).toEqual([true, true]);
      expect(changeable(versions(10))).toEqual([true, false]);
    });

    test.each([
      ["an answer is being written", [asked(1), message(2, { state: "streaming" })], {}],
      ["something waits to be sent", [asked(1), message(2)], { outbox: [waiting] }],
      ["someone was in need", [asked(1), message(2, { safety: notice(2) })], {}],
      ["a word came to the silent member", [asked(1), message(2), message(3, { isIdle: true })], {}],
    ] as const)("not while or where %s", (_, messages, rest) => {
      expect(changeable([...messages], rest).some(Boolean)).toBe(false);
    });
  });
});
