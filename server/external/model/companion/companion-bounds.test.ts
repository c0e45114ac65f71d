import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ModelFacts, Turn } from "../model.ts";
import { companion, composeAnswer, createCompanion } from "./companion.ts";
import { answer, anySeed, plain, request } from "./play.ts";

describe("going on from a broken-off answer", () => {
  const member: Turn = { role: "member", text: "aku capek banget kerja tiap hari lembur" };
  const whole = composeAnswer({ system: "", turns: [member], facts: plain }).text;

  test.each([0.2, 0.5, 0.8])("cut at %f, the rest makes it whole again", (share) => {
    const partial = whole.slice(0, Math.round(whole.length * share));
    const { text } = composeAnswer({
      system: "",
      turns: [member, { role: "persona", text: partial }],
      facts: plain,
    });
    expect(partial.trimEnd() + (/\s$/.test(partial) ? " " : "") + text).toBe(whole);
  });

  test("someone else's beginning is gone on from without repeating it", () => {
    const partial = "Lembur setiap hari memang menguras. Kedengarannya kamu";
    const { text } = composeAnswer({
      system: "",
      turns: [member, { role: "persona", text: partial }],
      facts: plain,
    });
    expect(text.trim()).not.toBe("");
    expect(text).not.toContain("Lembur setiap hari memang menguras");
  });
});

describe("the same talk and seed", () => {
  test("give the same answer; another seed another wording", () => {
    expect(answer("aku capek banget")).toBe(answer("aku capek banget"));
    expect(new Set(anySeed("aku capek banget kerja tiap hari lembur")).size).toBeGreaterThan(3);
  });
});

describe("whatever comes in", () => {
  const wellFormed = (text: string) => {
    expect(text.trim()).not.toBe("");
    expect(text.length).toBeLessThanOrEqual(1_200);
    expect(text).not.toMatch(/[{}<>|`]|\s{2}|\.\.|,,|\?\?|\s[.,?]|undefined|null/);
    expect(text).toMatch(/[.?]$/);
  };
  const turn = fc.record({
    role: fc.constantFrom<Turn["role"][]>("member", "persona"),
    text: fc.oneof(fc.string({ maxLength: 300, unit: "binary" }), fc.lorem({ maxCount: 30 })),
  });
  const riskLevel = fc.constantFrom<ModelFacts["riskLevel"][]>(0, 1, 2, 3);

  test("any turns, any facts: a well-formed answer, never an exception", () => {
    const facts = fc.record({
      riskLevel,
      closing: fc.boolean(),
      seed: fc.string(),
      memberName: fc.string(),
      selfName: fc.string(),
      service: fc.string(),
      topics: fc.array(fc.string()),
      products: fc.array(fc.record({ id: fc.nat(), name: fc.string(), topics: fc.array(fc.string()) })),
    });
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 8 }), facts, (turns, made) => {
        const ends = turns.at(-1)?.role === "persona" ? turns.slice(0, -1) : turns;
        wellFormed(composeAnswer({ system: "", turns: ends, facts: { ...made } }).text);
      }),
      { numRuns: 300 },
    );
  });

  test("colloquial heaps of words: well-formed, and never more than twelve words of theirs in a row", () => {
    const word = fc.constantFrom(
      "aku",
      "gue",
      "bos",
      "ga",
      "capek",
      "bgt",
      "pacar",
      "marah",
      "sama",
      "tapi",
      "karena",
      "udah",
      "3",
      "bulan",
      "lembur",
      "ibu",
      "nangis",
      "di",
      "kantor",
      "terus",
      "mau",
      "resign",
      "atau",
      "yang",
      "bilang",
      ",",
      ".",
      "?",
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), fc.string(), (list, seed) => {
        const told = list.join(" ");
        const { text } = composeAnswer(request([told], { seed }));
        wellFormed(text);
        const theirs = ` ${told.toLowerCase().replace(/[^\p{L}\d]+/gu, " ")} `;
        const ours = text
          .toLowerCase()
          .replace(/[^\p{L}\d]+/gu, " ")
          .trim()
          .split(" ");
        for (let at = 0; at + 13 <= ours.length; at += 1)
          expect(theirs).not.toContain(` ${ours.slice(at, at + 13).join(" ")} `);
      }),
      { numRuns: 300 },
    );
  });

  test("markup of the member is not given back", () => {
    expect(
      answer("aku <b>capek</b> [klik](http://jahat.id) **banget** <script>alert(1)</script>"),
    ).not.toMatch(/[<>[\]*]|http|script/);
  });

  test("4,000 characters of anything stay quick", () => {
    const hostile = [
      "(".repeat(4_000),
      "a".repeat(4_000),
      "aku ga ".repeat(600),
      "gue2 ".repeat(800),
      "\u{1F62D}".repeat(2_000),
      "bos marah ".repeat(400),
      "{ ".repeat(2_000),
      "<".repeat(4_000),
    ];
    for (const text of hostile) answer(text);
    for (const text of hostile) {
      const start = performance.now();
      wellFormed(answer(text));
      // Takes some 20 ms; a pattern that runs away takes seconds, also where the machine is not busy.
      expect(performance.now() - start).toBeLessThan(1000);
    }
  });
});

describe("the model", () => {
  test("streams the composed answer under its name", async () => {
    const made = request(["aku capek banget kerja"]);
    let text = "";
    for await (const piece of createCompanion({ fromMs: 0, toMs: 0 }).stream(
      made,
      new AbortController().signal,
    ))
      if ("text" in piece) text += piece.text;
    expect(text).toBe(composeAnswer(made).text);
    expect(companion.name).toBe("companion");
  });
});
