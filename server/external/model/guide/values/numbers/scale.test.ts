import { describe, expect, test } from "vitest";
import { filled, labels, last } from "#server/test/guide-conversation.ts";
import { formerRating, scaleIn } from "./scale.ts";

describe("a number from 0 to 10", () => {
  test.each([
    ["8, di bekasi gw 10 menit nyampe. cikarang sejam lebih pp 2 jam, belom macetnya", 8],
    ["yaudah yg ini 2", 2],
    ["7 lah, soalnya 3 orang timku enak", 7],
    ["10", 10],
    ["sama aja", 5],
    ["7/10", 7],
    ["kira2 6 dari 10 lah", 6],
    ["7 kali ya. kerja kaya ngisi ember bocor", 7],
    ["5 kali, soalnya masih bisa ketawa", 5],
    ["6 kali deh. capek aja", 6],
    ["8 kali yah, ga tau juga sih min", 8],
    ["mungkin 4 kali ya, tidurnya udah mendingan", 4],
    ["3 kali lah. kemarin lebih parah", 3],
    ["2 kali seminggu aku nangis di kamar mandi", undefined],
    ["7 kali ya aku kebangun semalem, jam 2 jam 3", undefined],
    ["gajinya lebih gede di sana, gw kasih 9", 9],
    ["10 menit dari rumah, yang satu 60 menit", undefined],
    ["ngekos 1,8 juta", undefined],
    ["1,5 jam, macet", undefined],
    ["2 jam, yang lain 10 menit", undefined],
  ])("%s: %s", (text, number) => expect(scaleIn(text)).toBe(number));

  test.each([
    ["eh bentar yg tadi salah, gw kira nanya jabatan. soal orang2nya mah bekasi, ganti jd 7", 7],
    ["kagak nyambung. yaudah yg ini 2, tp yg tadi ganti 7 ya", 7],
    ["7", undefined],
    ["yang tadi udah bener, ini 6", undefined],
  ])("%s puts the one before right: %s", (text, value) => expect(formerRating(text)?.value).toBe(value));
});

const offers = [
  "bang gw ditawarin jadi koordinator gudang di cabang Cikarang, tp gw skrg di Bekasi timur, bingung ambil apa ga",
  "Timbang dua tawaran kerja",
];

describe("two offers on a scale", () => {
  test("are taken from the first message, and called by their towns", () => {
    const led = last("career", offers);
    expect(filled(led).tawaran).toBe("koordinator gudang di cabang Cikarang dan tetap di Bekasi timur");
    expect(led?.text).toContain("0 “Cikarang” jauh lebih baik, 10 “Bekasi” jauh lebih baik");
  });

  test("a comparison in words gets the way to read the numbers", () => {
    const led = last("career", [
      ...offers,
      "cikarang naik 900rb tp bensin sama makan nambah kali 600an, jadi beda dikit doang. brp tuh angkanya",
    ]);
    expect(led?.text).toContain("0 berarti “Cikarang” jauh lebih baik");
    expect(filled(led).uang).toBeUndefined();
  });

  const rated = [...offers, "6", "8, di bekasi gw 10 menit nyampe. cikarang sejam lebih", "2"];

  test("the number before is put right, with and without a number for this one", () => {
    const once = last("career", [...rated, "eh bentar yg tadi salah, gw kira nanya jabatan. ganti jd 7"]);
    expect(filled(once)).toMatchObject({ waktu: "8", kerja: "7" });
    expect(filled(once).depan).toBeUndefined();
    const both = last("career", [...rated, "kagak nyambung. yaudah yg ini 2, tp yg tadi ganti 7 ya"]);
    expect(filled(both)).toMatchObject({ kerja: "7", depan: "2" });
    expect(both?.text).toContain("“7”");
  });

  test("the table names both and the widest row", () => {
    const led = last("career", [...rated, "2", "bini gw hamil 5 bulan sih bang, jd waktu kali ya"]);
    expect(filled(led).utama).toBe("2");
    expect(led?.document?.text).toContain("| Hal | Bobot | Cikarang | Bekasi |");
    expect(led?.document?.text).toContain("Beda paling lebar ada di waktu dan tenaga: 12 poin.");
    expect(led?.document?.text).not.toContain("paling lebar ada di penghasilan");
  });

  test("without two names they stay A and B", () => {
    const led = last("career", ["bandingin dua tawaran kerja", "Timbang dua tawaran kerja", "Lewati"]);
    expect(led?.text).toContain("“A” jauh lebih baik");
  });
});

describe("choices in own words", () => {
  const talk = ["mau ngomong serius sama suami", "Siapkan obrolan yang sulit", "ga takut kok"];
  const asked = [...talk, "uang bulanan", "kemarin aku masak sendirian"];

  test.each([
    ["capek sama kecewa", "capek dan kecewa"],
    ["sedih, capek", "sedih dan capek"],
    ["Capek", "capek"],
    ["capek banget rasanya", "capek"],
  ])("%s stands as %s", (text, value) =>
    expect(filled(last("relationships", [...asked, text])).perasaan).toBe(value),
  );

  test("a no and what is said behind it both count", () => {
    const led = last("business", [
      "mau bayar utang bingung urutannya",
      "Susun daftar utang",
      "tidak apa\ntelat bayar aja kmrn ditelponin terus sama shopee",
    ]);
    expect(filled(led).keadaan).toBe("tidak");
    expect(led?.text).toContain("Tunggakannya ikut ditulis");
  });

  test("a last clause never means that somebody is safe", () => {
    const led = last("relationships", [
      "mau ngomong serius sama suami",
      "Siapkan obrolan yang sulit",
      "dia suka ngamuk kalo pulang, ya aman aja mungkin",
    ]);
    expect(led?.text).not.toContain("obrolan ini soal apa");
    expect(labels(led)).toContain("Tegang, tapi aku aman");
  });
});
