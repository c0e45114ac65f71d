import { describe, expect, test } from "vitest";
import type { Manner } from "#rules/versions.ts";
import { composeAnswer } from "../companion.ts";
import { questionsOf, request, seeds } from "../play.ts";
import { inManner } from "./manner.ts";
import { countWords } from "./tidy.ts";

const stories = [
  "akhir2 ini aku capek bgt, tiap hari lembur",
  "aku putus sama pacarku seminggu lalu dan nangis terus",
  "gimana cara minta naik gaji ke bos?",
  "toko onlineku sepi, udah tiga bulan rugi",
];

/** What an answer was, and what it becomes in a manner. */
const versions = (manner: Manner) =>
  stories.flatMap((text) =>
    seeds.map((seed) => {
      const asked = request([text], { seed });
      const before = composeAnswer(asked).text;
      return { before, after: composeAnswer({ ...asked, versions: [before], manner }).text };
    }),
  );

/** Sentences that ask nothing. */
const statementsOf = (text: string) =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => !sentence.endsWith("?"));

describe("an answer that is wished for in a manner", () => {
  test("shorter: fewer words than before, and most of them half as many; its question stays", () => {
    const all = versions("shorter");
    for (const { before, after } of all) {
      expect(after).not.toBe("");
      expect(countWords(after)).toBeLessThan(countWords(before));
      expect(questionsOf(after)).toHaveLength(questionsOf(before).length);
    }
    const halves = all.filter(({ before, after }) => countWords(after) <= countWords(before) * 0.6);
    expect(halves.length).toBeGreaterThan(all.length / 2);
  });

  test("simpler: three statements at most, each read at one go, or a single one", () => {
    for (const { after } of versions("simpler")) {
      const statements = statementsOf(after);
      expect(statements.length).toBeGreaterThan(0);
      expect(statements.length).toBeLessThanOrEqual(3);
      // The member's own way of talking may add a word.
      if (statements.length > 1)
        for (const one of statements) expect(countWords(one)).toBeLessThanOrEqual(13);
    }
  });

  test("without a wish nothing changes; something is always said", () => {
    const draft = { lead: "Satu dua.", middle: ["Tiga empat."], question: "Lima?", productIds: [] };
    expect(inManner(draft, undefined, "Lama.")).toBe(draft);
    expect(inManner(draft, "shorter", "")).toMatchObject({
      lead: "",
      middle: ["Satu dua."],
      question: "Lima?",
    });
    const long = `${"kata ".repeat(20)}panjang.`;
    expect(inManner({ ...draft, lead: long, middle: [] }, "simpler", "").middle).toEqual([long]);
  });
});
