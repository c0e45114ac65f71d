import { describe, expect, test } from "vitest";
import { documentOf, filled, last } from "#server/test/guide-conversation.ts";

/* Choices that are answered in free words. */

const tired = ["Cek lelah kerja", "8", "7", "6", "Kerja di luar jam kerja"];

describe("words that fit no button", () => {
  test("are taken as they are the second time, where they only stand in a text", () => {
    const led = last("wellbeing", [...tired, "hmm", "gantian on call sama Fajar seminggu seminggu"]);
    expect(led?.text).toContain("jadi kupakai kata-katamu");
    expect(led?.document?.text).toContain("Gantian on call sama Fajar seminggu seminggu.");
  });

  test("without what only says that it was said before", () => {
    const text = "kan td udh sy bilang, jgn WA diatas jam 8 malem kecuali server down";
    const document = documentOf("wellbeing", [...tired, text]);
    expect(document).toContain("Jgn WA diatas jam 8 malem kecuali server down");
    expect(document).not.toContain("udh sy bilang");
  });

  test("answer the question behind the button for own words", () => {
    const led = last("wellbeing", [
      "Cari satu langkah kecil",
      "5",
      "hmm",
      "nyiram tanaman bapak di belakang",
    ]);
    expect(Object.values(filled(led))).toContain("nyiram tanaman bapak di belakang");
  });

  test.each(["ga tau", "maksudnya apa?"])("%s is never taken", (text) =>
    expect(last("wellbeing", [...tired, "hmm", text])?.text).not.toContain("kata-katamu"),
  );
});

describe("who something is for", () => {
  test.each([
    [
      "lho kok pasangan, ini buat ibu mertua. terus salahnya bukan makanan anakku, tapi aku mbentak ibu",
      "tua",
    ],
    ["kan udah tak bilang ibu mertua. yg tak lakuin itu aku mbentak ibu", "tua"],
    ["ke kakak ipar. lupa balikin uang", "dekat"],
    ["buat tetangga sebelah, motorku nyerempet pagarnya", "tetangga"],
    ["sama wali kelas anakku, kemarin aku telat jemput", "tua"],
    ["kepada manajer gudang", "kerja"],
  ])("%s", (text, value) =>
    expect(filled(last("relationships", ["Tulis permintaan maaf", text])).untuk).toBe(value),
  );

  test("a fear of them is still asked for by the buttons", () =>
    expect(
      filled(last("relationships", ["Tulis permintaan maaf", "buat suamiku, takutnya dia mukul lagi"])).untuk,
    ).not.toBe("dekat"));
});

test("what stands beside a button is kept for its question, and named", () => {
  const led = last("wellbeing", [
    "Susun rencana saat kesepian",
    "Ada, Bu Wiwik, dulu satu kos waktu kerja di pabrik",
  ]);
  expect(led?.text).toContain("“Bu Wiwik”");
  expect(filled(led)).toMatchObject({ orang: "Bu Wiwik" });
});

test("of several places the one that is preferred counts", () => {
  const led = last("wellbeing", [
    "Susun rencana saat kesepian",
    "Belum ada",
    "Masjid dekat rumah bisa, tapi saya sungkan ditanya-tanya ibu pengajian. Lebih enak jalan sore di Manahan",
  ]);
  expect(filled(led).tempat).toBe("jalan sore di Manahan");
});
