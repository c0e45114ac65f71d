import { describe, expect, test } from "vitest";
import { type Chunk, chunksOf } from "./chunks.ts";
import type { QuestionRow, Row } from "./rows.ts";

const question = (n: number, over: Partial<QuestionRow> = {}): QuestionRow => ({
  kind: "question",
  key: `m${n}`,
  id: n,
  edited: false,
  canEdit: false,
  text: `Pesan ${n}`,
  at: "2026-11-21T10:00:00.000Z",
  state: "sent",
  messageId: `m${n}`,
  ...over,
});

/** Rows for questions `from` to `to`, as new objects, the way every change of a conversation creates them. */
const questions = (from: number, to: number): Row[] =>
  Array.from({ length: to - from + 1 }, (_, n) => question(from + n));

const day = (n: number): Row => ({ kind: "day", key: `day:m${n}`, at: "2026-11-21T10:00:00.000Z" });
const keys = (chunks: readonly Chunk[]) => chunks.flatMap(({ rows }) => rows.map(({ key }) => key));
const sizes = (chunks: readonly Chunk[]) => chunks.map(({ rows }) => rows.length);

describe("chunks of a log", () => {
  test("a small remainder joins the first chunk, and no chunk is empty", () => {
    expect(sizes(chunksOf(questions(1, 53), []))).toEqual([28, 25]);
    expect(sizes(chunksOf(questions(1, 50), []))).toEqual([25, 25]);
    expect(sizes(chunksOf(questions(1, 3), []))).toEqual([3]);
  });

  test("chunks contain every row once, in order, 25 each; the remainder is at the top", () => {
    const chunks = chunksOf(questions(1, 120), []);
    expect(sizes(chunks)).toEqual([20, 25, 25, 25, 25]);
    expect(keys(chunks)).toEqual(questions(1, 120).map(({ key }) => key));
    expect(chunksOf([], [])).toEqual([]);
  });

  test("equal messages give the same chunks", () => {
    const before = chunksOf([day(1), ...questions(1, 120)], []);
    const after = chunksOf([day(1), ...questions(1, 120)], before);
    expect(after.every((chunk, n) => chunk === before[n])).toBe(true);
  });

  test("new rows below leave the chunks above unchanged", () => {
    const before = chunksOf(questions(1, 50), []);
    const after = chunksOf(questions(1, 53), before);
    expect(sizes(after)).toEqual([25, 25, 3]);
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, true]);
  });

  test("an older page changes only the chunk that loses its date separator", () => {
    const before = chunksOf([day(51), ...questions(51, 100)], []);
    expect(sizes(before)).toEqual([26, 25]);
    const after = chunksOf([day(1), ...questions(1, 100)], before);
    expect(keys(after)).toEqual([day(1), ...questions(1, 100)].map(({ key }) => key));
    expect(sizes(after)).toEqual([26, 25, 25, 25]);
    expect(after.at(-1)).toBe(before.at(-1));
  });

  test("a date separator stays with the message below it", () => {
    const rows = [...questions(1, 25), day(26), ...questions(26, 50)];
    const heads = chunksOf(rows, []).map((chunk) => chunk.rows[0]?.key);
    expect(heads).toEqual(["m1", "day:m26"]);
  });

  test("a changed row makes one new chunk and one new row", () => {
    const before = chunksOf(questions(1, 75), []);
    const changed = questions(1, 75).with(40, question(41, { state: "sending" }));
    const after = chunksOf(changed, before);
    expect(after.map((chunk, n) => chunk === before[n])).toEqual([true, false, true]);
    expect(after[1]?.rows.filter((row, n) => row !== before[1]?.rows[n])).toEqual([changed[40]]);
  });

  test("removing a row, even the first of a chunk, removes nothing else", () => {
    const before = chunksOf(questions(1, 75), []);
    for (const gone of [0, 25, 26, 74]) {
      const left = questions(1, 75).toSpliced(gone, 1);
      expect(keys(chunksOf(left, before))).toEqual(left.map(({ key }) => key));
    }
  });

  test("a chunk knows whether it contains a help card", () => {
    const notice = { level: 2, categories: [], message: "", contacts: [] } as never;
    const system: Row = { kind: "system", key: "s", text: "", at: "", retry: null, safety: notice };
    const chunks = chunksOf([...questions(1, 25), system], chunksOf(questions(1, 25), []));
    expect(chunks.map(({ hasCard }) => hasCard)).toEqual([false, true]);
  });
});
