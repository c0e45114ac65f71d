import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assess } from "./assess.ts";
import { pieceMs } from "./levels.ts";
import type { Assessment, EarlierText, RiskState } from "./types.ts";

/** Sends texts one after another, as the chat does. */
function conversation(texts: string[], gapMs = 20_000): Assessment[] {
  const before: EarlierText[] = [];
  let state: RiskState | undefined;
  return texts.map((text, at) => {
    const atMs = at * gapMs;
    const judged = assess(text, { state, atMs, before });
    state = judged.next;
    before.push({ text, atMs });
    return judged;
  });
}
const levels = (texts: string[], gapMs?: number) =>
  conversation(texts, gapMs).map(({ textLevel }) => textLevel);

describe("a sentence that comes in pieces", () => {
  it.each([
    [["aku mau", "bunuh", "diri"], 2],
    [["aku mau bunuh", "diriku sendiri"], 2],
    [["pengen", "mati"], 2],
    [["aku udah siapin", "tali", "di kamar mandi buat nanti malam"], 3],
    [["aku mau mati", "malam ini"], 3],
    [["aku mau\nbunuh\ndiri"], 2],
    [["suamiku", "mukul aku", "lagi"], 2],
  ] as const)("is read as one: %j", (texts, level) => {
    expect(Math.max(...levels([...texts]))).toBe(level);
  });

  it.each([
    [["aku mau", "makan", "dulu"]],
    [["hp", "mati", "bete"]],
    [["mau", "mati lampu lagi nih"]],
    [["laper", "setengah mati"]],
    [["capek", "banget", "hari ini"]],
    [["ga", "capek kok", "santai"]],
    [["makan\nmandi\ntidur"]],
    [["kak, aku mau cerita", "bapak baru meninggal dua minggu lalu, rumah sepi"]],
    [["aku mau curhat nih", "teman sekantor meninggal kecelakaan"]],
  ])("an ordinary one is not: %j", (texts) => {
    expect(Math.max(...levels(texts))).toBeLessThan(2);
  });

  it("brings no second sign for what was complete before", () => {
    expect(levels(["aku mau", "bunuh", "diri", "makasih", "dulu"])).toEqual([0, 0, 2, 0, 0]);
    expect(levels(["pengen mati", "ga jadi deng"])).toEqual([2, 0]);
  });

  it("only short texts of the last minutes count, and only those in a row", () => {
    expect(levels(["aku mau", "bunuh", "diri"], pieceMs + 1)).toEqual([0, 0, 0]);
    expect(levels(["aku mau bunuh", "tadi di kantor rapatnya lama banget sih", "diriku sendiri"])).toEqual([
      0, 0, 0,
    ]);
    expect(levels(["aku mau", "eh", "oke", "iya", "bunuh diri aja"]).at(-1)).toBe(2);
  });

  it("is kept nowhere in words", () => {
    for (const { next } of conversation(["aku mau", "bunuh", "diri"]))
      expect(JSON.stringify(next)).not.toMatch(/aku|bunuh|diri/);
  });

  it("raises only, never lowers, whatever was before", () => {
    const word = fc.constantFrom(
      "aku",
      "ga",
      "mau",
      "mati",
      "bunuh",
      "diri",
      "makan",
      "tali",
      "malam ini",
      "😂",
    );
    const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(" "));
    const earlier = fc.array(text, { maxLength: 5 });
    fc.assert(
      fc.property(text, earlier, (now, texts) => {
        const before = texts.map((one) => ({ text: one, atMs: 0 }));
        const alone = assess(now, { atMs: 0 });
        const joined = assess(now, { atMs: 0, before });
        expect(joined.textLevel).toBeGreaterThanOrEqual(alone.textLevel);
        expect(joined.ruleIds).toEqual(expect.arrayContaining(alone.textLevel > 1 ? alone.ruleIds : []));
        expect(joined.ruleIds).not.toContain("not-judged");
      }),
      { numRuns: 200 },
    );
  }, 30_000);
});
