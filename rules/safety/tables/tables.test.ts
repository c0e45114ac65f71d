import { describe, expect, it } from "vitest";
import { wordsNamed } from "#rules/safety/language/patterns.ts";
import { spellings } from "./danger-spellings.ts";
import { distressWeights, distressWords } from "./distress.ts";
import { gateRules } from "./gate-rules.ts";
import { gateWords } from "./gate-words.ts";
import { masks } from "./masks.ts";
import { deadlyRules } from "./rules-deadly.ts";
import { emergencyRules } from "./rules-emergency.ts";
import { harmRules } from "./rules-harm.ts";
import { imminentRules } from "./rules-imminent.ts";
import { lifeRules } from "./rules-life.ts";
import { mindRules } from "./rules-mind.ts";
import { obliqueRules } from "./rules-oblique.ts";
import { denialRules, ownEscalation, victimEscalation } from "./rules-open.ts";
import { unlearned } from "./unlearned.ts";
import { commonWords } from "./words-common.ts";
import { emergencyWords } from "./words-emergency.ts";
import { everydayWords } from "./words-everyday.ts";
import { harmWords } from "./words-harm.ts";
import { lifeWords } from "./words-life.ts";
import { mindWords } from "./words-mind.ts";
import { obliqueWords } from "./words-oblique.ts";

const rules = [
  ...lifeRules,
  ...imminentRules,
  ...deadlyRules,
  ...emergencyRules,
  ...harmRules,
  ...mindRules,
  ...obliqueRules,
];
const tables = [
  commonWords,
  lifeWords,
  harmWords,
  mindWords,
  distressWords,
  emergencyWords,
  everydayWords,
  obliqueWords,
];
/** Numerals and masked words are recognised without a table. */
const concepts = new Set(["NUM", "BIGNUM", "DOZENS", "MASKED", ...tables.flatMap(Object.keys)]);
const patterns = [
  ...rules.flatMap(({ id, patterns: all }) => all.map((pattern) => ({ id, pattern }))),
  ...distressWeights.flatMap(({ id, patterns: all }) => all.map((pattern) => ({ id, pattern }))),
  ...masks.flatMap(({ hides, where }) => where.map((pattern) => ({ id: hides, pattern }))),
];
/** The words and concepts that a pattern names. */
const atomsOf = (pattern: string) =>
  pattern
    .split(" ")
    .filter((part) => !/^~?\d+$/.test(part))
    .flatMap((part) => part.replace(/^[+!-]/, "").split(/[|&]/));

const usual = new Map(
  Object.entries(spellings).flatMap(([form, others]) => others.split(" ").map((one) => [one, form])),
);
const lostIn = (all: { id: string; pattern: string }[]) =>
  all.flatMap(({ id, pattern }) =>
    atomsOf(pattern)
      .filter((atom) => (usual.get(atom) ?? atom) !== atom)
      .map((atom) => `${id}: ${atom} is read as ${usual.get(atom)}`),
  );

describe("the tables", () => {
  it("name no word that reading turns into another one: such a pattern could never stand", () => {
    expect(lostIn(patterns)).toEqual([]);
  });

  it("of the gate name neither such a word nor a concept that is not there", () => {
    const all = gateRules.flatMap(({ id, patterns: own }) =>
      own.map((pattern) => ({ id, pattern: pattern.replace(/^!/, "") })),
    );
    expect(lostIn(all)).toEqual([]);
    const known = new Set(["NUM", ...Object.keys(gateWords)]);
    const unknown = all
      .flatMap(({ pattern }) => atomsOf(pattern))
      .map((atom) => atom.replace(/\.[apt]$/, ""))
      .filter((atom) => /^[A-Z]/.test(atom) && !known.has(atom));
    expect(unknown).toEqual([]);
  });

  it("name no concept that is not there", () => {
    const unknown = patterns.flatMap(({ id, pattern }) =>
      atomsOf(pattern)
        .map((atom) => atom.replace(/\.[apt]$/, ""))
        .filter((atom) => /^[A-Z]/.test(atom) && !concepts.has(atom))
        .map((atom) => `${id}: ${atom}`),
    );
    expect(unknown).toEqual([]);
  });

  it("hide only concepts that are there", () => {
    expect(masks.flatMap(({ hides }) => hides.split(" ")).filter((one) => !concepts.has(one))).toEqual([]);
  });

  it("have one name a rule, and one table a concept", () => {
    const ids = rules.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const names = tables.flatMap(Object.keys);
    expect(names).toEqual([...new Set(names)]);
  });

  it("list as unlearned only words that a pattern names", () => {
    const open = [denialRules, ownEscalation, victimEscalation].flat().flatMap((rule) => rule.patterns);
    const named = new Set(wordsNamed([...patterns.map(({ pattern }) => pattern), ...open]).split(" "));
    expect([...unlearned].filter((word) => !named.has(word))).toEqual([]);
  });

  it("have no pattern twice in one rule", () => {
    for (const { id, patterns: all } of rules) expect([id, all]).toEqual([id, [...new Set(all)]]);
  });
});
