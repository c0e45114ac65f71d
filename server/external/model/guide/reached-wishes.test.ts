import { describe, expect, test } from "vitest";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";

const calm =
  "aku panik mikirin skripsi, bab 4 blm kelar, deadline jumat. bantu tenangin dulu, terus bikinin rencana buat besok";
const begun = [calm, "Tenangkan badan dulu"];

describe("two wishes of one message, as a list", () => {
  test("are numbered, and the second one can be asked for by its place", () => {
    const led = last("wellbeing", ["pgn bisa tidur lebih enak sama mau minta maaf ke istriku"]);
    expect(led?.text).toMatch(/1\. “.*”\n2\. “mau minta maaf ke istriku”/);
    const second = last("wellbeing", [
      "pgn bisa tidur lebih enak sama mau minta maaf ke istriku",
      "yang kedua dulu",
    ]);
    expect(second?.state.flow?.id).toBe("minta-maaf");
    expect(second?.state.later).toHaveLength(1);
  });
});

describe("a wish that waits, at a question of another flow", () => {
  test("when it comes is said with the number of questions, and its button goes there", () => {
    const led = last("wellbeing", [...begun, "trs rencana besoknya kapan?"]);
    expect(led?.text).toContain("Tinggal paling banyak lima pertanyaan lagi di sini, sesudah itu “");
    expect(labels(led)).toContain("Buat rencana langkah");
    const gone = last("wellbeing", [...begun, "trs rencana besoknya kapan?", "Buat rencana langkah"]);
    expect(gone?.state.flow?.id).toBe("rencana-langkah");
    expect(gone?.state.paused?.id).toBe("tenang-sekarang");
  });

  test("begins at once where it is asked for so, with everything that was told", () => {
    const text = "bisa lgsg ke rencana besok ga? bsk jam 10 aku ada bimbingan bu retno";
    const led = last("wellbeing", [...begun, text]);
    expect(led?.state.flow?.id).toBe("rencana-langkah");
    expect(filled(led)).toMatchObject({
      tujuan: "bab 4 kelar",
      batas: "jumat",
      janji: "bsk jam 10 bimbingan bu retno",
    });
    expect(led?.text).not.toContain("Apa yang mau kamu capai");
  });

  test("the number is exact where one way leads to the text", () => {
    const led = last("career", [
      "tolong bikinin surat resign, sekalian bikinin pesan pamit ke grup",
      ...["Susun surat resign", "Rina Wulandari", "trus pesan pamitnya kapan?"],
    ]);
    expect(led?.text).toContain("Tinggal empat pertanyaan lagi di sini");
    expect(filled(led)).toEqual({ nama: "Rina Wulandari" });
  });

  test("an answer stays an answer", () => {
    for (const text of ["di kasur", "lanjut", "rencananya mau tidur"])
      expect(last("wellbeing", [...begun, text])?.state.flow?.id).toBe("tenang-sekarang");
  });
});

describe("a message that is asked for", () => {
  const story =
    "udh 3 minggu on call terus, capek bgt. Pgn ngmg ke lead saya kang Dimas, jgn WA diatas jam 8";

  test("has its reader and its form from what was told", () => {
    const led = last("wellbeing", [story, "bikinin dong pesan WA buat dia", "Tulis pesan atau surat"]);
    expect(filled(led)).toMatchObject({ kepada: "Kang Dimas", bentuk: "sopan" });
    expect(led?.text).not.toContain("ditujukan kepada siapa");
  });

  test("shows the plan's appointments in the plan", () => {
    const texts = [
      ...begun,
      "bisa lgsg ke rencana besok ga? bsk jam 10 aku ada bimbingan bu retno",
      ...["tulis pembahasan; cek tabel", "Malam", "Menunda-nunda"],
    ];
    expect(documentOf("wellbeing", texts)).toContain(
      "Yang sudah ada jamnya: besok jam 10 bimbingan bu retno",
    );
  });
});
