import { describe, expect, test } from "vitest";
import { normalise } from "./normalise.ts";

function words(text: string): string {
  return normalise(text)
    .tokens.map((token) => token.word)
    .join(" ");
}

function denied(text: string): string[] {
  return normalise(text)
    .tokens.filter((token) => token.isNegated)
    .map((token) => token.root);
}

describe("spelling", () => {
  test.each([
    ["gmn caranya gw udh capek bgt", "bagaimana caranya aku sudah capek sekali"],
    ["aq gk bs tdr", "aku tidak bisa tidur"],
    ["gatau gabisa gpp", "tidak tahu tidak bisa tidak_apa-apa"],
    ["ngerjain dibohongin nahan mikirin", "mengerjakan dibohongi menahan memikirkan"],
    ["nggakngerti", "tidak mengerti"],
  ])("%s is read as %s", (typed, meant) => {
    expect(words(typed)).toBe(meant);
  });

  test("a 2 doubles the word before it", () => {
    expect(words("temen2 pelan2 kadang2")).toBe("teman-teman pelan-pelan kadang-kadang");
  });

  test("letters held down are let go", () => {
    expect(words("capeeeek bangeeet sediiih")).toBe("capek sekali sedih");
  });

  test("one slip of the finger in a longer word is put right, a short word is left", () => {
    expect(words("pekerjaam")).toBe("pekerjaan");
    expect(words("zit")).toBe("zit");
  });

  test("Javanese, Sundanese and English words of daily talk are understood", () => {
    expect(words("wis ora iso turu")).toBe("sudah tidak bisa tidur");
    expect(words("abdi teu tiasa sare")).toBe("aku tidak bisa tidur");
  });

  test("words that are one idea travel together, with whose they are", () => {
    const [token] = normalise("anak buahku").tokens;
    expect(token).toMatchObject({ word: "anak_buahku", root: "anak_buah", owner: "self" });
  });

  test("what belongs to whom is heard in the ending", () => {
    expect(normalise("bosku").tokens[0]).toMatchObject({ root: "bos", owner: "self" });
    expect(normalise("pacarnya").tokens[0]).toMatchObject({ root: "pacar", owner: "other" });
  });

  test("bosan has nothing to do with bos", () => {
    expect(normalise("bosan").tokens[0]?.forms).toEqual(["bosan"]);
  });

  test("what is done to someone is told apart from what they do", () => {
    expect(normalise("dimarahin").tokens[0]).toMatchObject({ root: "marah", isPassive: true });
    expect(normalise("marah").tokens[0]).toMatchObject({ isPassive: false });
  });
});

describe("denial", () => {
  test.each([
    ["aku ga sedih", ["sedih"]],
    ["ga pernah dihargai", ["pernah", "dihargai"]],
    ["ga kuat kerja lembur", ["kuat"]],
    ["ga cuma capek", []],
    ["wajar ga sih aku marah", []],
    ["gimana ga stres", []],
  ])("%s denies %j", (text, roots) => {
    expect(denied(text)).toEqual(roots);
  });
});

describe("clauses", () => {
  test("a joining word opens a clause and is remembered", () => {
    const { clauses } = normalise("aku capek tapi ga bisa berhenti");
    expect(clauses.map((clause) => clause.link)).toEqual(["", "tapi"]);
  });

  test("sampai jam 11 is not a new clause, sampai nangis is", () => {
    expect(normalise("lembur sampai jam 11").clauses).toHaveLength(1);
    expect(normalise("dimarahin sampai nangis terus").clauses).toHaveLength(2);
  });

  test("quoted words are marked as someone else's", () => {
    const { clauses } = normalise("dia jawab 'kan aku udah kerja'");
    expect(clauses.map((clause) => clause.isQuoted)).toEqual([false, true]);
  });
});

describe("what comes from outside", () => {
  test("markup, addresses and invisible characters are not words", () => {
    expect(words("<b>capek</b> https://contoh.id/a?b=1 ca\u200bpek **capek**")).toBe("capek capek capek");
  });

  test("code is noticed", () => {
    expect(normalise("SELECT * FROM users;").hasCode).toBe(true);
    expect(normalise("aku capek kerja").hasCode).toBe(false);
  });

  test("only so much of a text is read", () => {
    expect(normalise("capek ".repeat(5_000)).tokens.length).toBeLessThan(1_000);
  });
});
