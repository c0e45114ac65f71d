import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Message, unmarked } from "./message.ts";
import { type OutboxItem, plainQuestion } from "./outbox.ts";
import { type Action, type ChatState, emptyChat, reduceMessages } from "./reduce-messages.ts";

const at = "2026-11-21T09:00:00Z";
const message = (id: number, change: Partial<Message> = {}): Message => ({
  id,
  key: `m${id}`,
  kind: "answer",
  text: "",
  at,
  state: "complete",
  continueOf: null,
  safety: null,
  ...unmarked,
  ...change,
});
const asked = (id: number, change: Partial<Message> = {}) => message(id, { kind: "question", ...change });
const item = (messageId: string, change: Partial<OutboxItem> = {}): OutboxItem => ({
  messageId,
  text: "Halo",
  ...plainQuestion,
  at,
  state: "waiting",
  ...change,
});
const run = (actions: readonly Action[], from: ChatState = emptyChat): ChatState =>
  actions.reduce(reduceMessages, from);

const sent: Action[] = [
  { type: "queued", item: item("q1") },
  { type: "accepted", messageId: "q1", questionId: 1, answerId: 2 },
];

describe("changing a question or an answer", () => {
  const conversation: Message[] = [
    asked(1),
    message(2),
    asked(3, { key: "q3" }),
    message(4, { state: "interrupted" }),
    message(5, { continueOf: 4 }),
  ];
  const from = run([{ type: "loaded", messages: conversation, before: null }]);
  const keys = (state: ChatState) => state.messages.map(({ id }) => id);

  test("C-23: another version replaces the newest answer with all its parts", () => {
    const wish = item("w", { text: "", regenerateOf: 5 });
    const state = run(
      [
        { type: "queued", item: wish },
        { type: "accepted", messageId: "w", questionId: 3, answerId: 6 },
      ],
      from,
    );
    expect(keys(state)).toEqual([1, 2, 3, 6]);
    expect(state.live).toMatchObject({ id: 6, text: "" });
    expect(state.outbox).toEqual([]);
  });

  test.each([
    [{ text: "", regenerateOf: 5 }, 3, [1, 2, 3, 8]],
    [{ editOf: 3 }, 7, [1, 2, 7, 8]],
  ])("B-236: an idle message is removed with the answer that it followed: %j", (wish, questionId, left) => {
    const idle = message(6, { isIdle: true });
    const state = run(
      [
        { type: "loaded", messages: [...conversation, idle], before: null },
        { type: "queued", item: item("w", wish) },
        { type: "accepted", messageId: "w", questionId, answerId: 8 },
      ],
      from,
    );
    expect(keys(state)).toEqual(left);
  });

  test("B-236: an idle message before the question stays", () => {
    const earlier = [asked(1), message(2), message(3, { isIdle: true }), asked(4), message(5)];
    const state = run([
      { type: "loaded", messages: earlier, before: null },
      { type: "queued", item: item("w", { text: "", regenerateOf: 5 }) },
      { type: "accepted", messageId: "w", questionId: 4, answerId: 6 },
    ]);
    expect(keys(state)).toEqual([1, 2, 3, 4, 6]);
  });

  test("C-23: an edit replaces the question and its answer", () => {
    const wish = item("w", { editOf: 3 });
    const state = run(
      [
        { type: "queued", item: wish },
        { type: "accepted", messageId: "w", questionId: 6, answerId: 7 },
      ],
      from,
    );
    expect(keys(state)).toEqual([1, 2, 6, 7]);
    expect(state.messages[2]).toMatchObject({ kind: "question", text: "Halo", edited: true });
  });
});

describe("a streamed answer", () => {
  test("C-23: repeated, overlapping and reordered deltas give the right text", () => {
    const text = "Aku dengar kamu. Ceritakan pelan-pelan, ya.";
    const piece = fc
      .tuple(fc.nat(text.length), fc.nat(text.length))
      .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        let state = run(sent);
        for (const [from, to] of pieces) {
          state = run([{ type: "delta", answerId: 2, position: to, text: text.slice(from, to) }], state);
          expect(text.startsWith(state.live?.text ?? "")).toBe(true);
        }
        const rest = state.live?.text.length ?? 0;
        state = run([{ type: "delta", answerId: 2, position: text.length, text: text.slice(rest) }], state);
        expect(state.live?.text).toBe(text);
      }),
    );
  });

  test("deltas of another answer are ignored", () => {
    const state = run([...sent, { type: "delta", answerId: 9, position: 4, text: "lain" }]);
    expect(state.live?.text).toBe("");
  });

  test("B-213: the end of the answer replaces the streamed text", () => {
    const state = run([...sent, { type: "ended", answerId: 2, state: "complete", text: "Utuh." }]);
    expect(state.live).toBeNull();
    expect(state.messages.at(-1)).toMatchObject({ id: 2, state: "complete", text: "Utuh." });
  });

  test("an older page does not set an ended answer back to streaming", () => {
    const late = [asked(1, { key: "q1" }), message(2, { state: "streaming", text: "Ut" })];
    const state = run([
      ...sent,
      { type: "ended", answerId: 2, state: "complete", text: "Utuh." },
      { type: "loaded", messages: late, before: null },
    ]);
    expect(state.messages.at(-1)).toMatchObject({ state: "complete", text: "Utuh." });
    expect(state.live).toBeNull();
  });

  test("C-23: a page loaded during streaming brings the earlier versions, even after the end", () => {
    const late = [
      asked(1, { key: "q1" }),
      message(2, { state: "streaming", text: "Ut", earlier: ["Yang lama."] }),
    ];
    const state = run([
      ...sent,
      { type: "ended", answerId: 2, state: "complete", text: "Utuh." },
      { type: "loaded", messages: late, before: null },
    ]);
    expect(state.messages.at(-1)).toMatchObject({ text: "Utuh.", earlier: ["Yang lama."] });
  });
});

describe("pages of a conversation", () => {
  test("an item that the server has leaves the outbox, however often it is reported", () => {
    const state = run([
      { type: "queued", item: item("q1") },
      { type: "loaded", messages: [asked(1, { key: "q1" })], before: null },
      { type: "loaded", messages: [asked(1, { key: "q1" })], before: null },
      { type: "accepted", messageId: "q1", questionId: 1, answerId: 2 },
    ]);
    expect(state.outbox).toEqual([]);
    expect(state.messages.filter(({ kind }) => kind === "question").length).toBe(1);
  });

  test("older messages come before, without duplicates, and the newest page leaves them", () => {
    const state = run([
      { type: "loaded", messages: [asked(5), message(6)], before: 5 },
      { type: "older", messages: [asked(3), message(4), asked(5)], before: 3 },
      { type: "loaded", messages: [asked(5), message(6), asked(7)], before: 5 },
    ]);
    expect(state.messages.map(({ id }) => id)).toEqual([3, 4, 5, 6, 7]);
    expect(state.before).toBe(3);
  });

  test("returning to the end unloads all but the newest 200 messages, which begin with a question", () => {
    const long = Array.from({ length: 1000 }, (_, n) => (n % 2 ? message(n + 1) : asked(n + 1)));
    const read: ChatState = { ...emptyChat, messages: long, before: null };
    const settled = run([{ type: "settled" }], read);
    expect(settled.messages).toHaveLength(200);
    expect([settled.messages[0]?.kind, settled.before]).toEqual(["question", settled.messages[0]?.id]);
    const older = long.slice(700, 800);
    const again = run([{ type: "older", messages: older, before: 701 }], settled);
    expect(again.messages).toEqual(long.slice(700));
    // A list that is quick to render stays as it is.
    const short: ChatState = { ...emptyChat, messages: long.slice(0, 400) };
    expect(run([{ type: "settled" }], short)).toBe(short);
  });

  test("a gap is not hidden: the messages before it are loaded again", () => {
    const state = run([
      { type: "loaded", messages: [asked(1), message(2)], before: null },
      { type: "loaded", messages: [asked(51), message(52)], before: 51 },
    ]);
    expect(state.messages.map(({ id }) => id)).toEqual([51, 52]);
    expect(state.before).toBe(51);
  });
});

describe("the help card of an answer that is being written", () => {
  const notice = (level: number, message: string) => ({
    level,
    message,
    categories: ["ideation"],
    contacts: [],
  });
  const card = (level: number, message = `kartu ${level}`): Action => ({
    type: "safety",
    answerId: 2,
    notice: notice(level, message),
  });
  const words: Action = { type: "delta", answerId: 2, position: 5, text: "Mulai" };
  const placeOf = (actions: Action[]) => {
    const { safety, isCardBelow } = run([...sent, ...actions]).messages.at(-1) ?? {};
    return [safety?.level, isCardBelow ?? false];
  };

  test("the card is above the text if it came first, else below", () => {
    expect(placeOf([card(2), words])).toEqual([2, false]);
    expect(placeOf([words, card(2)])).toEqual([2, true]);
  });

  test("the card keeps its place when a restored connection repeats it; a more serious one comes below", () => {
    expect(placeOf([card(2), words, card(2)])).toEqual([2, false]);
    expect(placeOf([words, card(2), card(2)])).toEqual([2, true]);
    expect(placeOf([card(2), words, card(3)])).toEqual([3, true]);
  });

  test("the card keeps its place when the page is loaded again", () => {
    const stored = message(2, { safety: notice(2, "kartu 2"), text: "Mulai" });
    const loaded: Action = { type: "loaded", messages: [asked(1), stored], before: null };
    const ended: Action = { type: "ended", answerId: 2, state: "complete", text: "Mulai" };
    expect(placeOf([words, card(2), ended, loaded])).toEqual([2, true]);
    expect(placeOf([words, ended, loaded])).toEqual([2, false]);
  });
});

test("B-214: a failed question leaves the outbox and is reported; the next one clears the report", () => {
  const problem = { text: "Gagal", safety: null, item: item("q1") };
  const failed = run([
    { type: "queued", item: item("q1") },
    { type: "failed", problem },
  ]);
  expect(failed.outbox).toEqual([]);
  expect(failed.problem).toBe(problem);
  expect(run([{ type: "queued", item: item("q2") }], failed).problem).toBeNull();
});

test("B-204: the marks of a fresh answer arrive with its end", () => {
  const content = { content: "Halo", products: [], has_rating: true, has_thumb: true };
  const state = run([...sent, { type: "ended", answerId: 2, state: "complete", text: "Halo", content }]);
  expect(state.messages.at(-1)).toMatchObject({ text: "Halo", hasRating: true, hasThumb: true, earlier: [] });
});
