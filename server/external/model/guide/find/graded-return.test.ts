import { describe, expect, test } from "vitest";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";

const offer = "Kembali sedikit demi sedikit";
const rider =
  "habis kecelakaan kecil dua minggu lalu sekarang panik kalau naik motor di jalan ramai, padahal udah sembuh. pengen bisa narik ojek lagi";

describe("whoever wants to do again what frightens them", () => {
  test.each([
    rider,
    "sejak keserempet angkot bulan kemarin aku gemeteran tiap bawa motor, pengen berani lagi",
    "sy kurir, abis jatoh di tikungan skrg kalo lewat situ lgsg sesak. gmn biar bs kerja lagi",
    "trauma nyetir habis nabrak pembatas tol, mau mulai lagi pelan pelan",
    "pernah kejebak lift setengah jam, sekarang naik tangga 8 lantai tiap hari, pengen berani naik lift lagi",
    "udah 3 bulan gak berani keluar rumah sejak dicopet, pengen bisa ke pasar lagi",
    "takut nyebrang jalan sejak ketabrak",
  ])("%s", (text) => expect(labels(last("wellbeing", [text]))[0]).toBe(offer));

  test.each([
    "panik di kereta tolong",
    "besok naik pesawat takut",
    "besok presentasi takut blank",
    "tiba tiba panik di jalan sekarang, tangan kesemutan",
    "ga berani pulang, suami suka mukul",
    "takut keluar rumah karena mantan suami nunggu di depan",
    "motorku ditabrak orang dia ga mau ganti rugi",
  ])("not: %s", (text) => expect(labels(last("wellbeing", [text]))).not.toContain(offer));
});

describe("the way back", () => {
  const answers = [rider, offer, "perempatan besar dekat terminal", "Hampir tiap hari"];

  test("asks nothing that was told", () =>
    expect(filled(last("wellbeing", answers.slice(0, 2)))).toMatchObject({ apa: "motor" }));

  test("has a choice for the fear itself", () =>
    expect(labels(last("wellbeing", answers))[0]).toBe("Takutnya datang lagi"));

  test("has steps with their days, what to do in panic, and when to see somebody", () => {
    const text = documentOf("wellbeing", [...answers, "takutnya dateng lagi"]);
    for (const part of [
      "minggu-minggu pertama",
      "Menepi waktu panik itu benar",
      "1. Jalan kecil yang sepi",
      "4. Satu perjalanan pendek atau satu order, di luar jam sibuk.",
      "5. Terakhir, perempatan besar dekat terminal",
      "nomor 1 di hari 1-2",
      "Sein kiri, pelan, menepi",
      "Turun satu nomor",
      "Ke puskesmas atau psikolog: tidak membaik sesudah sekitar sebulan",
    ])
      expect(text).toContain(part);
  });

  test.each([
    ["Menyetir mobil", "rem tangan"],
    ["Naik lift", "Naik satu lantai, ditemani"],
    ["Bicara di depan orang", "lihat catatan"],
    ["Keluar rumah", "Ke warung terdekat sendiri"],
  ])("%s has its own", (thing, part) => {
    const before = ["mau latihan bertahap biar berani lagi", offer, thing, "udah setahun", "lewati"];
    expect(documentOf("wellbeing", [...before, "Akhir pekan saja", "Menunda terus"])).toContain(part);
  });
});
