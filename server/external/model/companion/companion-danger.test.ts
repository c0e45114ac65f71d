import { describe, expect, test } from "vitest";
import { composeAnswer } from "./companion.ts";
import { anySeed, questionsOf, request, seeds, talk } from "./play.ts";

/** What the vetted messages ask; the companion answers below one of them. */
const askedAbove = [
  /mengakhiri hidup/,
  /(?:ingin|keinginan|pikiran)(?: untuk)? mati/,
  /apakah (?:kamu|malam ini kamu) aman/i,
  /tidak ingin hidup|tidak hidup lagi/,
];

describe("below a vetted message", () => {
  test.each([
    "aku pengen mati",
    "aku nyilet lengan lagi",
    "suamiku mukul aku lagi",
    "pengen bunuh bosku rasanya",
    "ada suara nyuruh2 aku terus",
    "adikku bilang mau bunuh diri",
    "tetangga sebelah mukulin istrinya",
    "aku udah ga kuat",
  ])("%s: nothing of what it asked is asked again, in any turn", (text) => {
    for (const seed of seeds) {
      const answers = talk([text, "iya", "ga ada siapa2", "masih"], { seed, riskLevel: 2 });
      for (const question of answers.flatMap(questionsOf))
        for (const asked of askedAbove) expect(question).not.toMatch(asked);
    }
  });
});

describe("distress and danger", () => {
  test("level 1: short, one question, someone beside it", () => {
    for (const said of anySeed("aku nangis tiap malem, ga tau kenapa, capek banget semuanya", {
      riskLevel: 1,
    })) {
      expect(said.split(" ").length).toBeLessThanOrEqual(80);
      expect(questionsOf(said)).toHaveLength(1);
      expect(said).toMatch(/orang|psikolog|keluarga|teman/);
    }
  });

  test.each([2, 3] as const)(
    "level %i: leaves the question about dying to the vetted message above it, points to a person and to help",
    (riskLevel) => {
      for (const said of anySeed("aku udah ga mau hidup lagi", { riskLevel })) {
        expect(said).not.toMatch(/mengakhiri hidup|pikiran untuk mati|tidak hidup lagi|apakah kamu aman/i);
        expect(questionsOf(said).length).toBeLessThanOrEqual(1);
        expect(said).toMatch(/119|IGD|petugas|psikolog|dokter/);
        expect(said).toMatch(/orang|keluarga|teman|seseorang/i);
        expect(said.split(" ").length).toBeLessThanOrEqual(80);
      }
    },
  );

  test("level 2 and 3: no exercises, no products, no closing, whatever is asked", () => {
    const products = [{ id: 5, name: "Panduan Tidur Tenang", topics: ["tidur"] }];
    for (const text of [
      "kasih latihan dong",
      "ada buku tidur?",
      "gimana cara naik gaji?",
      "makasih, dadah",
    ]) {
      const made = composeAnswer(request([text], { riskLevel: 2, products, closing: true }));
      expect(made.productIds).toEqual([]);
      expect(made.text).toMatch(/119|IGD|petugas|psikolog|dokter/);
      expect(made.text).not.toMatch(/hitungan empat|kisaran/);
    }
  });

  test("the member's words about harm are never repeated", () => {
    for (const said of anySeed("aku mau minum obat serangga biar mati", { riskLevel: 3 }))
      expect(said).not.toMatch(/serangga|minum obat/);
  });

  test("a victim is believed and not asked why", () => {
    for (const said of anySeed("suamiku mukul aku lagi semalem", { riskLevel: 3 })) {
      expect(said).toMatch(/percaya|bukan salahmu|membenarkan|Berani/);
      expect(said).not.toMatch(/kenapa (?:kamu )?tidak pergi/);
    }
  });

  test("a dozen turns in danger without asking the same twice", () => {
    const answers = talk(
      [
        "aku pengen mati",
        "iya",
        "ga ada siapa2",
        "malu",
        "capek",
        "hmm",
        "ga mau",
        "di kamar",
        "gatau",
        "masih",
        "iya",
        "ga ada",
      ],
      { riskLevel: 2 },
    );
    const asked = answers.flatMap(questionsOf);
    expect(asked.filter((question, at) => asked.indexOf(question) < at)).toEqual([]);
  });
});
