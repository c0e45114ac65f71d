import fc from "fast-check";
import { expect, test } from "vitest";
import { readConcepts } from "#rules/safety/signs.ts";
import { harmRules } from "#rules/safety/tables/rules-harm.ts";
import { imminentRules } from "#rules/safety/tables/rules-imminent.ts";
import { lifeRules } from "#rules/safety/tables/rules-life.ts";
import { Candidates } from "./candidates.ts";
import { findMatches, parsePattern } from "./patterns.ts";

const patterns = [...harmRules, ...imminentRules, ...lifeRules].flatMap((rule) =>
  rule.patterns.map(parsePattern),
);
const candidates = new Candidates(patterns);

test("every pattern that a text matches is a candidate, and hardly any other one", () => {
  const words =
    "aku mau ingin mati bunuh diri dia mukul suami anak obat semua tidak pernah lagi besok pisau".split(" ");
  let possible = 0;
  let runs = 0;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 14 }), (said) => {
      const text = said.join(" ");
      const found = candidates.in(readConcepts(text));
      possible += found.length;
      runs += 1;
      const reading = readConcepts(text);
      const matched = patterns.flatMap((pattern, number) =>
        findMatches(reading, pattern).length > 0 ? [number] : [],
      );
      expect(matched.filter((number) => !found.includes(number))).toEqual([]);
      expect(found.toSorted((one, other) => one - other)).toEqual(found);
    }),
  );
  expect(possible / runs).toBeLessThan(patterns.length / 4);
});
