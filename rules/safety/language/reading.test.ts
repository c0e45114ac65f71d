import { describe, expect, it } from "vitest";
import { createDictionary } from "./dictionary.ts";
import { findMatches, parsePattern } from "./patterns.ts";
import { read } from "./reading.ts";
import { plain, scan } from "./scan.ts";
import { formsOf } from "./stems.ts";
import { slipsOf } from "./typos.ts";

const dictionary = createDictionary({
  spellings: { ga: "gak nggak tidak", aku: "gue saya", "ga mau": "gamau", mati: "modar die", bunuh: "kill" },
  concepts: {
    NEG: "ga",
    PASSES: "mau pernah",
    TURN: "tapi",
    ASKABLE: "boleh",
    I: "=aku",
    WANT: "mau pengen",
    DIE: "=mati",
    KILL: "bunuh",
    HIT: "pukul tusuk",
    HEART: "jantung_hati",
  },
  verbs: "KILL HIT",
  slips: { of: "bunuh", not: "butuh" },
  whole: "nusukan",
});
const wordsOf = (text: string) => read(text, dictionary).words.map(({ word }) => word);
const conceptsOf = (text: string) => [...read(text, dictionary).spans.keys()];
const count = (text: string, pattern: string) =>
  findMatches(read(text, dictionary), parsePattern(pattern)).length;

describe("reading words", () => {
  it.each([
    ["gue gak mau", ["aku", "ga", "mau"]],
    ["gamau", ["ga", "mau"]],
    ["MATI", ["mati"]],
    ["m4t1", ["mati"]],
    ["matiiii", ["mati"]],
    ["m*ti", ["mati"]],
    ["b.u.n.u.h", ["bunuh"]],
    ["b u n u h", ["bunuh"]],
    ["bun.uh", ["bunuh"]],
    ["bvnvh", ["bunuh"]],
    ["bnuuh", ["bunuh"]],
    ["gabunuh", ["ga", "bunuh"]],
    ["pengenmati", ["pengen", "mati"]],
    ["ｍａｔｉ", ["mati"]],
    ["mа\u200bti", ["mati"]],
  ])("%s", (text, words) => expect(wordsOf(text)).toEqual(words));

  it("leaves a real word alone that only looks like a slip", () => {
    expect(wordsOf("butuh")).toEqual(["butuh"]);
    expect(conceptsOf("butuh")).not.toContain("KILL");
  });

  it("leaves a word whole that only looks as if it were built from another", () => {
    expect(conceptsOf("nusukin")).toContain("HIT");
    expect(conceptsOf("nusukan")).not.toContain("HIT");
  });

  it("knows who does and who suffers", () => {
    expect(conceptsOf("dia memukul")).toContain("HIT.a");
    expect(conceptsOf("dia dipukul")).toContain("HIT.p");
    expect(conceptsOf("dia di pukul")).toContain("HIT.p");
    expect(conceptsOf("dia tertusuk")).toContain("HIT.t");
    expect(conceptsOf("kubunuh")).toEqual(expect.arrayContaining(["KILL.a", "I"]));
  });

  it("keeps words as they are where only they have the meaning, but for a clitic", () => {
    expect(conceptsOf("matinya")).toContain("DIE");
    expect(conceptsOf("matikan lampu")).not.toContain("DIE");
    expect(conceptsOf("mengaku")).not.toContain("I");
  });

  it("finds phrases, not over the end of a sentence", () => {
    expect(conceptsOf("jantung hati")).toContain("HEART");
    expect(conceptsOf("jantung. Hati")).not.toContain("HEART");
  });

  it("takes the prefix away with what it swallowed", () => {
    const stems = (word: string) => [...formsOf(word)].map(({ stem }) => stem);
    expect(stems("menusuk")).toContain("tusuk");
    expect(stems("nusuk")).toContain("tusuk");
    expect(stems("ngebunuhnya")).toContain("bunuh");
    expect(stems("mukulin")).toContain("pukul");
  });

  it("makes every slip of one finger, and no slip of a word into another of the list", () => {
    const slips = slipsOf(["bunuh", "bunuhi"]);
    for (const slip of ["bnuh", "bunh", "bumuh", "bnh"])
      expect([slip, slips.has(slip)]).toEqual([slip, true]);
    expect(slips.has("bunuh")).toBe(false);
  });

  it("folds what a reader sees as the same", () => {
    expect(plain("Bünuh Dɪ\u200brí")).toContain("bunuh");
    expect(scan("a-b").map(({ glued }) => glued)).toEqual([false, true]);
  });
});

describe("denials", () => {
  const denied = (text: string) => {
    const { words, denied: all } = read(text, dictionary);
    return words.filter((_, at) => all[at]).map(({ word }) => word);
  };

  it("cover what follows, to the end of the clause", () => {
    expect(denied("aku ga pernah mau mati")).toEqual(["pernah", "mau", "mati"]);
    expect(denied("aku ga mau, mati")).toEqual(["mau"]);
    expect(denied("aku ga tapi mati")).toEqual([]);
  });

  it("are none where `ga` asks", () => {
    expect(denied("boleh ga mati")).toEqual([]);
    expect(denied("mau ga sih mati")).toEqual([]);
  });
});

describe("patterns", () => {
  it.each([
    ["aku mau mati", "WANT 0 DIE", 1],
    ["aku mau cepat mati", "WANT 0 DIE", 0],
    ["aku mau cepat mati", "WANT 1 DIE", 1],
    ["mati itu mau ku", "WANT 2 DIE", 0],
    ["mati itu mau ku", "WANT ~2 DIE", 1],
    ["aku mau. Mati listrik", "WANT 3 DIE", 0],
    ["aku mau, mati", "WANT 2 DIE", 1],
    ["pengen mati", "WANT&I 0 DIE", 0],
    ["aku mau mati", "WANT 0 DIE -I", 0],
    ["aku mau mati", "WANT 0 DIE +I", 1],
    ["mau mati", "WANT 0 DIE +I", 0],
    ["mau mati mau mati", "WANT 0 DIE", 2],
    ["modar", "DIE|KILL", 1],
  ])("%s: %s -> %i", (text, pattern, matches) => expect(count(text, pattern)).toBe(matches));

  it("know when denial is part of what they say", () => {
    expect(parsePattern("NEG 1 WANT 2 LIVE").deniesItself).toBe(true);
    expect(parsePattern("ga 0 takut").deniesItself).toBe(true);
    expect(parsePattern("gara 1 WANT").deniesItself).toBe(false);
  });
});
