import { describe, expect, test } from "vitest";
import { documentOf, labels, last } from "#server/test/guide-conversation.ts";
import { hardHoursText } from "./hard-hours.ts";
import { offerSheet } from "./offer-sheet.ts";
import { salesStory } from "./sales-story.ts";

/* Results that can be used as they are, for members of several regions. */

describe("a talk with somebody close", () => {
  const talk = (topic: string, deed: string, wish: string) =>
    documentOf("relationships", [
      "mau ngomong serius sama pacar",
      "Siapkan obrolan yang sulit",
      ...["aman kok, tegang aja", topic, deed, "Kecewa", wish],
    ]);

  test.each([
    [
      "chat sm mantannya yg disembunyiin dr aku",
      "hari minggu kemarin ada notif dr mantannya di hp dia",
      "maunya dia jujur",
      "soal yang hari Minggu kemarin. Kalau nanti malam, bisa?”",
      "“Aku minta kamu jujur.”",
    ],
    [
      "dia ndak pernah ngabarin",
      "kemarin abang janji telpon tapi indak ado",
      "kabarin kalo ndak jadi",
      "soal yang kemarin. Kalau nanti malam, bisa?”",
      "“Tolong kabarin kalau nggak jadi.”",
    ],
    [
      "uang belanja yg selalu kurang",
      "tanggal 15 uangnya sudah habis",
      "tolong bagi tugas nyatet belanja",
      "soal uang belanja. Kalau nanti malam, bisa?”",
      "“Tolong bagi tugas nyatet belanja.”",
    ],
  ])("%s", (topic, deed, wish, opener, request) => {
    const made = talk(topic, deed, wish);
    expect(made).toContain(opener);
    expect(made).toContain(request);
    expect(made).not.toContain(`omongin, soal ${topic}`);
  });
});

describe("something big for the family", () => {
  test("the wish is said as a request, and who is told first stands at the top", () => {
    const made = documentOf("relationships", [
      "bingung ngomong ke mamak kalau aku pindah jurusan ke DKV, bapak keras",
      ...["Siapkan bicara ke keluarga", "Marah atau sedih, tapi aku aman", "mamak"],
      "Pengen restu sih, tapi minimal mamak mau bantu ngomong ke bapak sblm tgl 18",
    ]);
    expect(made).toMatch(/^Urutannya\n1\. Mamak dulu/);
    expect(made).toContain(
      "“Aku minta restu. Paling tidak, tolong bantu ngomong ke Bapak sebelum tanggal 18.”",
    );
  });
});

describe("a talk with somebody older at work", () => {
  test.each(["Pak Hendra", "Bu Lusiana", "Pak Daeng Rani"])("%s is asked with saya and by title", (name) => {
    const made = documentOf("leadership", [
      `mau ngobrol empat mata sama ${name}, hasil kerjanya turun`,
      ...["Siapkan obrolan empat mata", "kamis jam 3 di ruang rapat", "tiga laporan telat"],
    ]);
    expect(made).toContain(`Permisi, ${name}, saya mau`);
    expect(made).not.toMatch(/\b(?:aku|kamu)\b/i);
  });
});

describe("sales that fell", () => {
  test.each([
    [
      "kedai baru depan promo 10rb, ada AC",
      "Pak Made",
      ["Saingan: Kedai baru", "di bawah modal", "WA untuk Pak Made"],
    ],
    ["laundry sebelah 4rb sekilo", "bu Ros", ["di bawah modal", "WA untuk Bu Ros"]],
    ["warung baru buka 50 m dari sini", "", ["Saingan: Warung baru", "saingannya dekat"]],
  ])("%s", (rival, regular, held) => {
    const made = salesStory({ rival, lost: "", own: "", regular, thing: "kopi" });
    for (const one of held) expect(made).toContain(one);
  });

  test("nothing is made up where nothing was told", () =>
    expect(salesStory({ rival: "", lost: "", own: "", regular: "", thing: "kopi" })).toBe(""));
});

describe("the hours that were named as lonely", () => {
  test.each([
    ["malam sama hari minggu", ["Malam:", "Hari Minggu:"]],
    ["sore abis magrib paling kerasa", ["Sore:"]],
    ["tiap lebaran jauh dari rumah", ["Hari raya:"]],
    ["udah 2 minggu begini, minggu lalu juga", []],
  ])("%s", (told, steps) => {
    const made = hardHoursText(told);
    expect(
      made === ""
        ? []
        : made
            .split("\n")
            .slice(1)
            .map((line) => line.slice(2, line.indexOf(":") + 1)),
    ).toEqual(steps);
  });

  test("an old friend is greeted by name", () => {
    const made = documentOf("wellbeing", [
      "aku kesepian sejak cerai, paling berat malam sama hari minggu",
      ...[
        "Susun rencana saat kesepian",
        "Ada",
        "Wiwik",
        "Kabar pendek",
        "Taman atau lapangan",
        "Pulang kerja",
      ],
    ]);
    expect(made).toContain("“Halo Wiwik, lama nggak ngobrol.");
    expect(made).toContain("- Hari Minggu:");
  });
});

describe("a boundary at work", () => {
  const told =
    "capek kerja, lead saya kang Dimas wa terus di atas jam 8 malem. pengen balas pagi aja kecuali server down, gantian on call sama Fajar tiap minggu, mulai senin 9 des";
  const chosen = [told, "Cek lelah kerja", "8", "5", "4", "Kerja di luar jam kerja"];

  test("mutes nothing that was not agreed on", () => {
    expect(labels(last("wellbeing", chosen))[0]).toBe("Pesan malam dibalas besok pagi");
    const made = documentOf("wellbeing", [...chosen, "Pesan malam dibalas besok pagi"]);
    expect(made).toContain("sesudah disepakati dengan atasan");
    expect(made).not.toMatch(/matikan/);
  });

  test("a message to the lead has the hour, the exception, the turns and the first day", () => {
    const made = documentOf("wellbeing", [...chosen, "Pesan malam dibalas besok pagi", "Sudah pas"]);
    for (const part of ["Kang Dimas", "di atas jam 8 malam", "server down", "Fajar", "Mulai Senin 9"])
      expect(made).toContain(part);
  });
});

describe("two offers", () => {
  test.each([
    [
      "RS Citra Husada banyumanik gaji 4,3jt deket rumah 10 menit, sama klinik estetika di jaksel 7,5jt tp kos sendiri 1,8jt. ibu sy diabet hrs ada yg nemenin kontrol",
      ["RS Citra Husada banyumanik: gaji 4,3jt", "Pertimbangan, bukan tawaran: ibu sy diabet", "Rp5.700.000"],
    ],
    [
      "tambang di sangatta 9jt, satunya bank di makassar 5jt. suami saya kerja di makassar",
      ["Tambang di sangatta: gaji 9jt", "bukan tawaran: suami saya kerja di makassar"],
    ],
    [
      "PT Sinar di bekasi gajinya 6 juta tp kos disana 2jt. koperasi deket rumah 4 juta",
      ["Uangnya sama, jadi hal lain yang menentukan."],
    ],
  ])("%s", (told, held) => {
    for (const one of held) expect(offerSheet(told)).toContain(one);
  });

  test("two names alone make no sheet", () => expect(offerSheet("PT Maju dan Toko Terang")).toBe(""));
});

test("a leave is asked for in sentences, without labels", () => {
  const made = documentOf("career", [
    "izin cuti ke bu Ratna jumat 17 juli karena adik nikah di Garut",
    ...["Tulis izin atau cuti", "yg gantiin sy si Yudi grup B, dia udh mau", "Asep"],
  ]);
  expect(made).toContain("karena adik nikah di Garut.");
  expect(made).toContain("Selama itu pekerjaan saya dipegang Yudi grup B, dan sudah bersedia.");
  expect(made).not.toMatch(/Alasannya:|Pekerjaan selama itu:/);
});
