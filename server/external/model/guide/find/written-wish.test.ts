import { describe, expect, test } from "vitest";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";
import { besideWritten } from "./written-wish.ts";

describe("who would rather have it written", () => {
  test.each([
    "bikin suratnya aja dong",
    "tulis wa nya saja kak",
    "lho kok naskah omongan, aku minta surat",
    "aku ora wani ngadep, surat wae",
    "ga berani ngomong langsung, lewat chat aja",
    "oke sekarang buatkan pesannya",
  ])("%s", (text) => expect(besideWritten(text, true)).toBeDefined());

  test.each([
    "kemarin kamu kirim wa aja tidak dibalas",
    "saya bikin surat jalan dan laporan stok tiap hari",
    "dia tidak berani datang",
    "pesan minta waktunya bagus",
    "kabarin lewat wa kalau telat",
  ])("is none in words for somebody: %s", (text) => expect(besideWritten(text, true)).toBeUndefined());

  test("what else the message says stays", () =>
    expect(besideWritten("1,2 juta. mau lewat wa aja, ga wani ngomong langsung", false)).toBe("1,2 juta"));
});

describe("a talk about pay that is sent instead", () => {
  const talk = ["gajiku 850 ribu, pengen minta naik gaji tapi sungkan", "Siapkan bicara gaji"];
  const answered = [
    ...talk,
    "1,2 juta",
    "1 juta",
    "6 tahun ngajar tanpa bolos\nmurid dulu 14 sekarang 23",
    "Bu Endang",
  ];

  test("takes over what was answered, below the script", () => {
    const led = last("career", [
      ...answered,
      "lho kok naskah omongan. aku minta surat/wa buat bu endang, ga wani ngadep",
    ]);
    expect(led?.text).toContain("bukan untuk diucapkan");
    expect(led?.text).not.toContain("Pertanyaanmu");
    expect(filled(led)).toMatchObject({ kepada: "Bu Endang", target: "1,2 juta", sekarang: "850 ribu" });
    expect(led?.document?.text).toContain("6 tahun mengajar tanpa bolos");
  });

  test.each(["murid dulu 14 sekarang 23", "6 tahun di sini\nmurid dari 14 jadi 23"])(
    "keeps the pay that was told beside reasons that count something: %s",
    (reasons) =>
      expect(filled(last("career", [...talk, "1,2 juta", "1 juta", reasons]))).toMatchObject({
        ...{ dasar: "850 ribu", target: "1,2 juta" },
      }),
  );

  test("also at the first question, with the answer beside it", () => {
    const led = last("career", [
      ...talk,
      "1,2 juta. ini lewat wa aja ke bu endang, gak wani ngomong langsung",
    ]);
    expect(filled(led)).toMatchObject({ target: "1,2 juta", bentuk: "wa", kepada: "Bu Endang" });
  });

  test("and after its end", () => {
    const made = documentOf("career", [...answered, "Sudah pas", "oke sekarang bikin suratnya dong"]);
    expect(made).toContain("Bu Endang");
    expect(made).toContain("murid dulu 14 sekarang 23");
  });
});

test("a hard talk is written only after its question about safety", () => {
  const begun = ["mau ngomong serius sama suami", "Siapkan obrolan yang sulit"];
  expect(labels(last("relationships", [...begun, "tulis wa nya aja dong"]))).toContain(
    "Tegang, tapi aku aman",
  );
  const led = last("relationships", [
    ...[...begun, "Tegang, tapi aku aman", "uang sekolah", "kemarin aku lihat transfer 1,5 juta", "Kecewa"],
    ...["tolong bayar uang sekolah dulu", "tulis wa nya aja, aku ga sanggup ngomong langsung"],
  ]);
  expect(filled(led)).toMatchObject({
    inti: "kemarin aku lihat transfer 1,5 juta",
    harapan: "tolong bayar uang sekolah dulu",
  });
});
