import { describe, expect, test } from "vitest";
import { agreedFirst } from "#server/external/model/guide/answer/figures/unclear-figure.ts";
import { filled, last } from "#server/test/guide-conversation.ts";

/* What is told to the guide in words for somebody else, and where an answer begins and ends. */

const feedback = ["aku mau negur anak buahku yang telat terus", "Susun masukan untuk anggota tim"];
const event = "senin kemarin kamu datang 9.25 padahal shift jam 9";
const asking = [...feedback, event, "antrian numpuk"];
const letter = ["mau tulis surat ke kepala sekolah", "Tulis pesan atau surat", "Bu Ratna", "Surat resmi"];
const billing = ["pelanggan bengkel belum bayar, mau nagih", "Tulis pesan menagih uang"];

describe("how a member dreads the talk", () => {
  test.each([
    "kabari aku sebelum jam 8 kalau telat. jujur saya deg2an bgt, takut dibilang sok bos",
    "kabari aku sebelum jam 8 kalau telat. aku grogi nih, takut salah ngomong",
    "kabari aku sebelum jam 8 kalau telat. takut ulun nangis di depan orangnya",
    "kabari aku sebelum jam 8 kalau telat. terus terang saya ga tega ngomongnya",
    "kabari aku sebelum jam 8 kalau telat. wedi dikira galak aku",
    "kabari aku sebelum jam 8 kalau telat, khawatir ka ini",
  ])("%s: is left out, and named in one line", (text) => {
    const led = last("leadership", [...asking, text]);
    expect(filled(led).permintaan).toBe("kabari aku sebelum jam 8 kalau telat");
    expect(led?.text).toMatch(/curhat untukku|kudengar|ucapan untukku|omongan ke aku|kulewati|tidak kutulis/);
  });

  test.each([
    "jujur aku kecewa sama kamu, tolong kabari sebelum jam 8",
    "kami takut dimarahi pelanggan, jadi tolong datang jam 9",
    "anak anak takut dibilang malas kalau ikut telat",
  ])("%s: is for the reader, and stays", (text) => {
    const value = filled(last("leadership", [...asking, text])).permintaan ?? "";
    expect(value).toContain(text.split(" ").slice(0, 3).join(" "));
  });
});

describe("a complaint about what was left out", () => {
  const told = "anak saya sakit. jujur saya deg2an nulis ini";

  test("puts it back if it says that it matters, and its own words are not written", () => {
    const left = last("career", [...letter, told]);
    expect(filled(left).inti).toBe("anak saya sakit");
    const led = last("career", [
      ...letter,
      told,
      "knp dihapus yg deg2an tu? itu penting. permintaan: mohon izin 3 hari",
    ]);
    expect(filled(led).inti).toContain("deg2an");
    expect(filled(led).harapan).toBe("mohon izin 3 hari");
    expect(led?.text).toContain("deg2an");
  });

  test.each([
    "mohon izin 3 hari. dari tadi ulun nunggu",
    "mohon izin 3 hari. dari awal udah bilang",
    "mohon izin 3 hari. itu kan curhat saya",
  ])("%s: is not written", (text) => {
    const led = last("career", [...letter, "anak saya sakit", text]);
    expect(filled(led).harapan).toBe("mohon izin 3 hari");
    expect(led?.text).toContain(text.split(". ")[1]);
  });

  test.each(["dari tadi saya nunggu di lobi sekolah", "kenapa nama anak saya dihapus dari daftar lomba"])(
    "%s: tells the reader what happened",
    (text) => expect(filled(last("career", [...letter, text])).inti).toContain(text),
  );
});

test.each([
  "antrian numpuk. kan udh ada 'awak', awak tu sama dgn aku",
  "antrian numpuk. beta tu artinya saya",
  "antrian numpuk. ulun itu sama kayak saya bahasa Banjar",
])("%s: how one writes is no part of the text", (text) =>
  expect(filled(last("leadership", [...feedback, event, text])).dampak).toBe("antrian numpuk"),
);

describe("where an answer begins and ends", () => {
  test.each([
    "permintaan: mohon izin 3 hari",
    "terus mintanya: mohon izin 3 hari",
    "harapanku: mohon izin 3 hari",
  ])("%s: a label begins the content", (text) =>
    expect(filled(last("career", [...letter, "anak saya sakit", text])).harapan).toBe("mohon izin 3 hari"),
  );

  test("a signature ends before a remark, which is named", () => {
    const signed = "Rudi Hartono, staf gudang, no karyawan 0311. tp yang 6 minggu harus masuk ya";
    const texts = ["mau balik ke shift pagi", "Tulis surat permohonan", "Pak Edi", "anak lahir 2 Mei"];
    const led = last("career", [...texts, "dikembalikan ke shift pagi", signed]);
    expect(filled(led).diri).toBe("Rudi Hartono, staf gudang, no karyawan 0311");
    expect(led?.text).toContain("6 minggu");
  });

  test("a short sentence that is left out is named too", () => {
    const led = last("career", [...letter, "nilai anak saya salah", "Tolong dicek dulu. Bisa hari ini?"]);
    const held = filled(led).harapan ?? "";
    expect(held.includes("hari ini") || led?.text.includes("hari ini")).toBe(true);
  });

  test("one of several lines for the reader is content", () => {
    const text = "layar laptopku retak\naku tau kamu ga sengaja\njgn menghindar lg e\naku ga marah";
    expect(filled(last("career", [...letter, text])).inti).toContain("jgn menghindar lg");
  });
});

describe("a sum that is owed", () => {
  const billed = [...billing, "Pak Toni", "6,5 juta"];

  test.each([
    ["akhir bulan. eh salah, 6,5jt itu total, la DP 2jt jadi sisonyo 4,5", "4,5jt"],
    ["akhir bulan. oi bukan 2jt, yg 2jt tu DP yg la masuk. yg belum 4,5jt", "4,5jt"],
    ["akhir bulan. eh maaf, sudah DP 500rb, jadi kurangnya 6 juta", "6 juta"],
    ["akhir bulan. td dia udah transfer 1jt, jadi sisanya 5,5jt bukan 6,5. ganti ya", "5,5jt"],
  ])("%s: what is left counts, never what is paid", (text, value) => {
    const led = last("relationships", [...billed, text]);
    expect(filled(led)).toMatchObject({ jumlah: value, batas: "akhir bulan" });
    expect(led?.text).toContain(value);
  });

  test("in the first message", () => {
    const texts = [
      "mau nagih pelanggan sewa tenda 6,5jt, dp 2jt udah masuk, sisanya 4,5jt belum bayar",
      "Tulis pesan menagih uang",
    ];
    expect(filled(last("relationships", texts)).jumlah).toBe("4,5jt");
  });

  test("an instalment is no debt", () => {
    const led = last("relationships", [...billed, "akhir bulan", "boleh bayar 500rb dulu minggu ini"]);
    expect(filled(led).jumlah).toBe("6,5 juta");
  });
});

describe("a correction beside an answer", () => {
  test.each([
    [
      "antrian numpuk di lorong C, semua nunggu. Eh bukan lorong C, lorong D ding",
      "antrian numpuk di lorong D, semua nunggu",
    ],
    [
      "antrian numpuk sejak tadi malam. Eh salah, bukan tadi malam, Rabu malam maksudnya, saya nulis ini sudah Kamis",
      "antrian numpuk sejak Rabu malam",
    ],
    ["pelanggan nunggu 1 jam. eh jgn 1 jam, 40 menit aja, kata kasir 40 menit", "pelanggan nunggu 40 menit"],
    ["pelanggan Bu Rini pergi. aduh bukan Bu Rini, Bu Tini maksudku", "pelanggan Bu Tini pergi"],
  ])("%s: what is denied first is exchanged, and the rest is cut", (text, value) => {
    const led = last("leadership", [...feedback, event, text]);
    expect(filled(led).dampak?.replace(/\.$/, "")).toBe(value);
  });

  test("it is exchanged in the earlier answer too", () => {
    const led = last("career", [
      ...letter,
      "mohon izin 1 bulan buat anak saya",
      "izinnya mulai senin. eh jgn 1 bulan, 6 minggu aja",
    ]);
    expect(filled(led).inti).toContain("6 minggu");
    expect(filled(led).harapan).toBe("izinnya mulai senin");
  });

  test("in the letter to an employer too, and what explains it is named", () => {
    const texts = ["mau balik ke shift pagi", "Tulis surat permohonan", "Pak Edi"];
    const fact = "saya dapat shift malam selama 1 bulan";
    const led = last("career", [
      ...texts,
      fact,
      "minta shift pagi mulai senin. eh jgn 1 bulan, 6 minggu aja, kata dokter 6 minggu",
    ]);
    expect(filled(led)).toMatchObject({
      fakta: "saya dapat shift malam selama 6 minggu",
      minta: "minta shift pagi mulai senin",
    });
    expect(led?.text).toContain("kata dokter");
  });

  test("towards an earlier message, with a field before it", () => {
    const led = last("career", [
      ...letter,
      "anak saya kontrol hari selasa",
      "mohon izin. eh kontrolnya bukan selasa, rabu pale",
    ]);
    expect(filled(led).inti).toContain("rabu");
  });

  test.each(["bukan salah kamu saja, tapi kita semua kena", "eh jangan lupa, pelanggan juga nunggu"])(
    "%s: corrects nothing",
    (text) =>
      expect(filled(last("leadership", [...feedback, event, `antrian numpuk. ${text}`])).dampak).toContain(
        text,
      ),
  );
});

describe("figures", () => {
  const saving = ["mau nabung buat mudik 4 bulan lagi", "Hitung target tabungan", "mudik"];

  test.each([
    ["kapal 1,6jt, amplop 1jt, baju 500rb, jajan 900. brp tu jadinya, 4 jt ya", "Rp4.000.000"],
    ["tiket 800rb, oleh2 300rb, jajan 400rb, 1,5jt", "Rp1.500.000"],
  ])("%s: the total of a list counts", (text, value) => {
    const led = last("business", [...saving, text]);
    expect(Object.values(filled(led))).toContain(value);
    expect(led?.text).not.toContain("belum bisa kujawab");
  });

  test.each([
    ["4jt lah. oh ya tadi dapat borongan 1,2jt", "Rp4.000.000"],
    ["yang 1 juta aja, soalnya sisanya udah ada", "Rp1.000.000"],
  ])("%s: a figure that was offered and begins a message answers", (text, value) => {
    const weighing = ["Rp1.000.000", "Rp4.000.000"].map((one) => ({ label: one, value: one }));
    const none = { filled: {}, sums: {}, passed: [], trail: [] };
    const active = { id: "target-tabungan", at: 1, tries: 1, ...none, weighing };
    expect(agreedFirst(active, text)?.figure.value).toBe(value);
  });

  test("what a thing is for is no question", () => {
    const led = last("business", [
      "mau nabung, 4 bulan lagi",
      "Hitung target tabungan",
      "ya buat berangkat ke nikahan adek ipar itu bang, di ketapang",
    ]);
    expect(led?.text).not.toContain("belum bisa kujawab");
    expect(Object.values(filled(led)).join(" ")).toContain("adek ipar");
  });
});

test("a feeling in free words is taken, and what stands behind it is named", () => {
  const talk = [
    "mau ngomong sama suami soal jam pulang",
    "Siapkan obrolan yang sulit",
    "Tegang, tapi aku aman",
    "Pasangan, keluarga, teman",
  ];
  const texts = [...talk, "kemarin kamu pulang jam 11 malam"];
  const led = last("relationships", [...texts, "Kaget sama kewalahan sih, kan bosnya nelpon saya"]);
  expect(filled(led).perasaan).toBe("Kaget sama kewalahan");
  expect(led?.text).toContain("bosnya nelpon");
});
