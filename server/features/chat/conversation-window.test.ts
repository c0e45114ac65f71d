import { describe, expect, test } from "vitest";
import {
  isRenewalDue,
  keptMessages,
  type Length,
  leaving,
  readable,
  stepsOf,
} from "./conversation-window.ts";

/** Turns of a question and an answer with these numbers of characters, oldest first. */
const turns = (...lengths: [number, number][]): Length[] =>
  lengths.flatMap(([asked, answered]) => [
    { isQuestion: true, characters: asked },
    { isQuestion: false, characters: answered },
  ]);
const many = (count: number, asked: number, answered: number) =>
  turns(...Array.from({ length: count }, (): [number, number] => [asked, answered]));

describe("what moves into the memory", () => {
  test("the newest thirty messages stay, and no turn is cut", () => {
    expect(leaving(many(15, 50, 200))).toBe(0);
    expect(leaving(many(40, 50, 200))).toBe(80 - keptMessages);
    // The question that has just come is a turn of its own, so two of thirty-one messages move.
    expect(leaving([...many(15, 50, 200), { isQuestion: true, characters: 50 }])).toBe(2);
  });

  test("long messages move sooner; the newest turn stays however long it is", () => {
    expect(leaving(many(5, 1000, 3000))).toBe(6);
    expect(leaving(many(3, 4000, 12_000))).toBe(4);
    expect(leaving(turns([4000, 12_000]))).toBe(0);
    expect(leaving([])).toBe(0);
  });

  test("what is left always begins with a question, continued answers and idle words included", () => {
    const answer = { isQuestion: false, characters: 900 };
    const messages = Array.from({ length: 20 }, () => [
      { isQuestion: true, characters: 100 },
      ...[answer, answer, answer],
    ]).flat();
    for (let length = 1; length <= messages.length; length += 1) {
      const of = messages.slice(0, length);
      expect(of[leaving(of)]?.isQuestion, `${length}`).toBe(true);
    }
  });

  test("a renewal is asked for once a step, by messages or by characters", () => {
    const asked = (conversation: Length[]) => {
      const due: number[] = [];
      for (let n = 0; n < conversation.length; n += 2)
        if (isRenewalDue(conversation.slice(0, n + 1))) due.push(n / 2);
      return due;
    };
    expect(asked(many(60, 20, 50))).toEqual([24, 34, 44, 54]);
    expect(asked(many(6, 1000, 5000))).toEqual([2, 3, 4, 5]);
    expect(asked(many(12, 50, 200))).toEqual([]);
    expect(stepsOf(many(12, 50, 200))).toBe(0);
  });

  test("whatever comes, what is read whole stays within its bound where a renewal is one turn late", () => {
    // Repeats the longest possible question and the longest possible answer.
    let unread: Length[] = [];
    let isRunning = false;
    for (let n = 0; n < 50; n += 1) {
      unread.push({ isQuestion: true, characters: 4000 });
      expect(unread.reduce((sum, { characters }) => sum + characters, 0)).toBeLessThanOrEqual(48_000);
      if (isRunning) unread = unread.slice(leaving(unread));
      isRunning = stepsOf(unread) > 0;
      unread.push({ isQuestion: false, characters: 12_000 });
    }
  });
});

describe("what is read", () => {
  test("everything, word for word, up to the bound", () => {
    const texts = Array.from({ length: 100 }, (_, n) => `${n} ${"a".repeat(400)}`);
    expect(readable(texts)).toEqual(texts);
    expect(readable([])).toEqual([]);
  });

  test("beyond it older messages are shortened and not dropped", () => {
    const texts = Array.from({ length: 8 }, (_, n) => `awal ${n} ${"a".repeat(9000)} akhir ${n}`);
    const read = readable(texts);
    expect(read).toHaveLength(8);
    expect(read.slice(-5)).toEqual(texts.slice(-5));
    for (const [n, text] of read.slice(0, 3).entries()) {
      expect(text).toMatch(new RegExp(`^awal ${n} a+ \\(\\.\\.\\.\\) a+ akhir ${n}$`));
      expect(text.length).toBeLessThan(700);
    }
  });

  test("the question itself is whole, and there is an end to what is read", () => {
    expect(readable(["a".repeat(60_000)])).toEqual(["a".repeat(60_000)]);
    const read = readable(Array.from({ length: 300 }, () => "b".repeat(900)));
    expect(read.join("").length).toBeLessThanOrEqual(64_000);
  });
});
