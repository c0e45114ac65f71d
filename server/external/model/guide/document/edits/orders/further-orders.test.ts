import { describe, expect, test } from "vitest";
import { documentOf, labels, last } from "#server/test/guide-conversation.ts";

const pay = [
  ...["Siapkan bicara gaji", "Siapkan bicara gaji", "Naik gaji di tempat sekarang", "3 juta", "3,5 juta"],
  ...["3,2 juta", "kerjaan nambah; pegang 2 cabang"],
];
const script = (...texts: string[]): string => documentOf("career", [...pay, ...texts]);

describe("“Pak/Bu” in the spoken lines", () => {
  test("gives way to the title in the name", () => {
    const shown = script("teh rina");
    expect(shown).toContain("“Selamat pagi, Teh Rina. Saya");
    expect(shown).toContain("“Bagaimana menurut Teh Rina?”");
    expect(shown).not.toMatch(/Pak\/Bu|Bapak\/Ibu/);
  });

  test.each([
    "jgn pak/bu, manggilnya teh rina",
    "kok masih pak/bu, panggil teh rina aja",
    "panggilnya Teh Rina, bukan pak/bu",
    "pak/bu nya ganti jadi teh rina dong",
    "bapak/ibu ganti teh rina kak",
    "jangan pake pak/bu, sapaannya teh rina",
  ])("%s", (text) => {
    const shown = script("bosku", text);
    expect(shown).toContain("“Baik, Teh Rina. Boleh");
    expect(shown).not.toMatch(/Pak\/Bu|Bapak\/Ibu/);
  });

  test("without a name are asked about, and one press is enough", () => {
    const texts = [...pay, "bosku", "masih pak/bu itu"];
    expect(last("career", texts)?.text).toContain("“Pak/Bu” masih di situ");
    expect(labels(last("career", texts))).toContain("Panggil Ibu");
    const shown = documentOf("career", [...texts, "Panggil Ibu"]);
    expect(shown).toContain("“Selamat pagi, Bu. Saya");
    expect(last("career", [...texts, "Panggil Ibu"])?.text).not.toContain("Kamu");
  });

  test("that stand nowhere any more are not said to be changed", () =>
    expect(last("career", [...pay, "teh rina", "masih pak/bu itu"])?.text).toMatch(
      /^Tidak ada yang berubah/,
    ));
});

describe("a further sentence", () => {
  test.each([
    [
      "tambahin dong kalimat buat minta dijadiin karyawan tetap",
      "Saya juga ingin meminta dijadikan karyawan tetap.",
    ],
    [
      "tolong tambahin kalimat untuk minta jam kerja yang jelas",
      "Saya juga ingin meminta jam kerja yang jelas.",
    ],
    ["masukin juga permintaan buat minta slip gaji ya kak", "Saya juga ingin meminta slip gaji."],
    ["mohon ditambahkan bahwa saya siap pindah cabang", "Saya siap pindah cabang."],
    ["tambahin kalimat bilang kalau saya bisa mulai Senin dong", "Saya bisa mulai Senin."],
    ["tolong ditambahkan juga bahwa kontrak saya habis bulan ini", "Kontrak saya habis bulan ini."],
  ])("%s", (text, sentence) => expect(script("teh rina", text)).toContain(`“${sentence}”`));

  test("of which only the purpose is known is asked for", () => {
    const texts = [...pay, "teh rina", "tambahin kalimat buat nanya kapan dijawab"];
    expect(last("career", texts)?.document).toBeUndefined();
    expect(last("career", texts)?.text).toContain("Tulis kalimat untuk itu");
    expect(script(...texts.slice(pay.length), "Kapan saya bisa tahu jawabannya?")).toContain(
      "Kapan saya bisa tahu jawabannya?",
    );
  });

  test("that only thanks is the guide's own", () =>
    expect(script("teh rina", "tambahin kalimat bilang makasih")).not.toContain("“Makasih.”"));

  test.each(["tambahin: saya sudah ikut pelatihan kasir", "tambahin saya sudah ikut pelatihan kasir"])(
    "“%s” is one more reason",
    (text) => expect(script("teh rina", text)).toMatch(/3\. saya sudah ikut pelatihan kasir/i),
  );
});

const talk = [
  ...["Susun masukan untuk anggota tim", "Susun masukan untuk anggota tim", "Ada yang perlu diubah"],
  ...["masuk jam 7, Pak baru sampai 7.25 kadang 7.40", "toko telat buka"],
  ...["Pak pegang kunci cadangan", "Pak Darmo"],
];
const said = (...texts: string[]): string => documentOf("leadership", [...talk, ...texts]);

describe("a sentence that is given anew", () => {
  test.each([
    "malah ilang kata datangnya. mestinya: masuk jam 7, Bapak datang 7.25 kadang 7.40",
    "harusnya: masuk jam 7, Bapak datang 7.25 kadang 7.40",
    "eh yang bener: masuk jam 7, Bapak datang 7.25 kadang 7.40",
    "maksudku: masuk jam 7, Bapak datang 7.25 kadang 7.40",
  ])("%s", (text) => {
    const shown = said(text);
    expect(shown).toMatch(/pekerjaan Bapak: masuk jam 7, Bapak datang 7\.25 kadang 7\.40\./i);
    expect(shown).toContain("Akibatnya: toko telat buka");
  });

  test("that is like none changes nothing", () =>
    expect(said("mestinya: saya beli gula dua karung besok")).not.toContain("gula"));

  test("a word that is missed is not taken out", () =>
    expect(said("kok malah ilang kata telatnya")).toContain("toko telat buka"));
});

test("“Pak” before a verb is “Bapak”", () => expect(said()).toContain("Bapak pegang kunci cadangan"));

test("a form of address that is wrong before a verb leaves the verb", () =>
  expect(said("kok 'Pak baru', aneh. mestinya Bapak")).toContain("masuk jam 7, Bapak baru sampai 7.25"));

test("words of one numbered part go from it alone", () => {
  const letter = ["Tulis pesan atau surat", "Tulis pesan atau surat", "Bu Lurah", "Surat resmi"];
  const texts = [
    ...letter,
    "jalan di depan rumah rusak",
    "lewati",
    "Dewi",
    "no 1 yg di depan rumah hapus kak",
  ];
  expect(documentOf("relationships", texts)).toContain("Jalan rusak");
});

describe("the name of the reader", () => {
  const chat = [
    ...["Tulis pesan atau surat", "Tulis pesan atau surat", "cewek gw", "Chat yang santai"],
    ...["gw minta maaf udah spam", "lewati", "lewati"],
  ];
  const greeted = (text: string): string => documentOf("relationships", [...chat, text]);
  test.each([
    "kok halo cewek gw sih wkwk namanya tika",
    "jangan cewek gw dong, namanya tika",
    "masa halo cewek gw, panggil tika aja",
    "namanya tika min",
    "lah kok cewek gw, panggilannya tika kak",
    "eh namanya tika wkwk",
  ])("%s", (text) => expect(greeted(text)).toMatch(/^Halo Tika,/));

  test.each(["kok halo sih", "kok temen gw sih, namanya andi"])("“%s” leaves it", (text) =>
    expect(greeted(text)).not.toContain("Andi"),
  );

  test("a place that has capitals gets them", () =>
    expect(
      documentOf("relationships", [
        ...chat.slice(0, 4),
        "belinya di shopee",
        "lewati",
        "lewati",
        "tulis Shopee nya huruf gede",
      ]),
    ).toContain("di Shopee"));
});
