import { describe, expect, test } from "vitest";
import { filled, last } from "#server/test/guide-conversation.ts";
import { eitherIn } from "./facts.ts";
import { cityIn, personIn } from "./names.ts";

/* Facts of the messages before a flow, so that none of them is asked for again. */

describe("how somebody is called", () => {
  test.each([
    ["ini adik kandung, Riko nama nya, umur 19", "Riko"],
    ["Yance namanya", "Yance"],
    ["ada rekan yang tua, mama Ester, umur 50", "Mama Ester"],
    ["namanya Sari", "Sari"],
    ["saya mau bicara dengan uda Rahman besok", "Uda Rahman"],
  ])("%s", (text, name) => expect(personIn(text)).toBe(name));

  test.each(["Apa nama nya ya", "mama sakit keras", "papa pulang besok"])("nobody in %s", (text) =>
    expect(personIn(text)).toBeUndefined(),
  );
});

describe("a town stands behind a word of place, or has a capital", () => {
  test.each([
    ["aku tinggal di serang", "Serang"],
    ["kirim ke malang ya", "Malang"],
    ["saya dr solo", "Solo"],
    ["Beta di Kupang", "Kupang"],
    ["toko kami Surabaya pusat", "Surabaya"],
    ["kota padang", "Padang"],
  ])("%s", (text, town) => expect(cityIn(text)).toBe(town));

  test.each([
    "jangan sampai kesannya aku serang Pak Budi",
    "malang benar nasibku",
    "Serang balik saja katanya",
    "pekerjaan solo karir",
    "pukul palu di tembok",
  ])("none in %s", (text) => expect(cityIn(text)).toBeUndefined());
});

describe("the two sides of a choice", () => {
  test.each([
    [
      "bingung mau beli freezer lagi (bekas 3,5jt) opo pindah ke kios sebelah sewa 9jt/thn, kontrak habis",
      ["beli freezer lagi (bekas 3,5jt)", "pindah ke kios sebelah sewa 9jt/thn"],
    ],
    ["mau dibantu milih. sewa kios apa jualan keliling", ["sewa kios", "jualan keliling"]],
    ["dilema lanjut kontrak apo pindah kerja", ["lanjut kontrak", "pindah kerja"]],
  ])("%s", (text, sides) => expect(eitherIn(text)).toEqual(sides));
});

describe("what earlier messages say is not asked again", () => {
  test("a name, a relation and a sum of different messages", () => {
    const led = last("relationships", [
      "adikku bawa uang kas karang taruna yang aku pegang 2,5jt, belum dikembalikan",
      "ini ade kandung, Doni nama nya, umur 20",
      "Tulis pesan menagih uang",
    ]);
    expect(filled(led)).toMatchObject({ kenal: "keluarga", siapa: "Doni", jumlah: "2,5jt" });
    expect(led?.text).toMatch(/kuambil|kupakai/);
    expect(led?.text).not.toContain("Siapa nama");
  });

  test("an announcement is the form, and is not asked for", () => {
    const wish = "tolong buatkan pengumuman buat grup warga, air mati hari Minggu";
    expect(filled(last("relationships", [wish, "Tulis pesan atau surat"])).bentuk).toBe("umum");
  });

  test.each([
    ["mau nagih pembayaran jahitan ke panitia 3.250.000", "3.250.000"],
    ["panitia itu pelangganku, kurangnya 1.750.000", "1.750.000"],
    ["ada hotel blm bayar saya dari bulan lalu. 4,3 jt", "4,3 jt"],
  ])("the sum that is owed: %s", (text, sum) =>
    expect(filled(last("relationships", [text, "Tulis pesan menagih uang"])).jumlah).toBe(sum),
  );

  test("a sum that was paid is not the one that is owed", () =>
    expect(
      filled(
        last("relationships", [
          "seragam sudah diambil tp yg bayar baru 2jt, mau nagih sisanya",
          "Tulis pesan menagih uang",
        ]),
      ).jumlah,
    ).toBeUndefined());
});
