import { describe, expect, test } from "vitest";
import { labels, last } from "#server/test/guide-conversation.ts";
import { answersInKind } from "./words/to-guide/answers-in-kind.ts";
import { answersInstead } from "./words/yes-no/misread-answer.ts";

const loan = ["mau nolak dinda pinjam uang 2 juta", "Tolak pinjaman atau permintaan", "dinda"];
const question = "Ada bantuan kecil yang tetap ikhlas kamu beri?";

describe("a deed for somebody else at a question for one", () => {
  test("is the answer, in words for the reader", () => {
    const led = last("relationships", [...loan, "bantuin dia bikin cv"]);
    expect(led?.document?.text).toContain("Aku bisa bantuin kamu bikin cv.");
    const hedged = last("relationships", [...loan, "hmm mungkin bantuin bikin cv soalnya dia blm kerja"]);
    expect(hedged?.document?.text).toContain("Aku bisa bantuin bikin cv.");
  });

  test("is none where the guide is asked", () => {
    for (const text of [
      "tolong bikinin cv buat aku",
      "skrg bantuin bikin cv",
      "bantuin apa ya?",
      "tidak ada",
    ])
      expect(answersInKind(question, text)).toBe(false);
    expect(answersInKind("Siapa yang meminta?", "bantuin dia bikin cv")).toBe(false);
  });
});

describe("an answer that was taken for another wish", () => {
  const taken = [...loan, "tolong dia dibikinin cv"];

  test("is taken up again by a protest", () => {
    expect(labels(last("relationships", taken))).toContain("Lanjutkan yang tadi");
    const led = last("relationships", [
      ...taken,
      "bukan, aku ga mau bikin cv skrg. maksudnya itu bantuan yg mau aku kasih ke dinda. lanjut suratnya aja",
    ]);
    expect(led?.text).toContain("kukira permintaan lain");
    expect(led?.state.flow?.id).toBe("tolak-pinjaman");
  });

  test("is no answer where another wish is meant", () => {
    for (const text of ["bukan, buat cv aja", "iya pindah", "bukan itu", "maksudku bikin cv"])
      expect(answersInstead(text)).toBe(false);
  });
});
