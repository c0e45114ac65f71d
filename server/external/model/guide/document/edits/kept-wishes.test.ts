import { describe, expect, test } from "vitest";
import { documentOf, last } from "#server/test/guide-conversation.ts";

/* Several wishes in one message: what is claimed was done, and what was not done is named. */

const polite = [
  ...["tolong bikinin pesan wa buat bos", "Tulis pesan atau surat", "Pak Anton", "Pesan yang sopan"],
  ...["gudang masih kekurangan orang\nbarang datang tiap Selasa\nsaya sudah lembur tiga kali"],
  ...["tolong tambah satu orang", "Yosef"],
];
const sorry = [
  ...["mau minta maaf ke sahabat", "Tulis permintaan maaf", "Pasangan, teman, atau saudara", "Nita"],
  ...["aku cerita rahasia lu ke teman lain", "Bikin malu", "aku tidak akan cerita soal lu lagi"],
];
const plan = [
  ...[
    "tolong bikin rencana langkah buat pindahan",
    "Buat rencana langkah",
    "pindahan kos selesai akhir bulan",
  ],
  ...["cari kardus\npilah baju\npesan mobil bak", "Malam", "Menunda-nunda"],
];
const weighed = [
  ...["dapat dua tawaran kerja bingung pilih mana", "Timbang dua tawaran kerja", "Toko Jaya dan PT Maju"],
  ...["8", "2", "4", "5", "Waktu dan tenaga"],
];

const below = (talk: readonly string[], ...texts: string[]) => last("relationships", [...talk, ...texts]);
const shown = (talk: readonly string[], ...texts: string[]) =>
  documentOf("relationships", [...talk, ...texts]);

describe("a greeting in the member's words", () => {
  test.each([
    ["sapaannya assalamualaikum Pak Anton", "Assalamualaikum Pak Anton."],
    ["salamnya ganti selamat pagi Pak Anton ya", "Selamat pagi Pak Anton."],
    ["awali dengan assalamualaikum pak", "Assalamualaikum pak."],
  ])("“%s” stands in place of the greeting line", (text, line) => {
    expect(shown(polite).split("\n")[0]).toMatch(/^Selamat /);
    expect(shown(polite, text).split("\n")[0]).toBe(line);
  });

  test("beside other wishes, of which another language is named as not done", () => {
    const text =
      'hapus "saya sudah lembur tiga kali". bahasanya Indonesia saja, jangan campur Jawa. sapaannya assalamualaikum Pak Anton';
    const led = below(polite, text);
    expect(led?.document?.text).toMatch(/^Assalamualaikum Pak Anton\./);
    expect(led?.document?.text).not.toContain("lembur");
    expect(led?.text).toContain("“bahasanya Indonesia saja, jangan campur Jawa”");
  });

  test("another language alone is answered by what the guide cannot do", () => {
    const led = below(polite, "pakai bahasa Indonesia aja, jangan campur Sunda");
    expect(led?.text).toMatch(/bahasa lain/);
    expect(led?.text).not.toContain("belum jelas");
  });
});

describe("several wishes", () => {
  test("what exchanges words of the text is none of what is added", () => {
    const led = below(
      polite,
      "hapus kalimat saya sudah lembur tiga kali. terus tambah: besok saya kirim daftarnya. Selasa ganti Rabu",
    );
    expect(led?.document?.text).toContain("tiap Rabu");
    expect(led?.document?.text).toContain("Besok saya kirim daftarnya.");
    expect(led?.document?.text).not.toMatch(/ganti|lembur/);
    for (const wish of ["hapus kalimat", "tambah: besok", "Selasa ganti Rabu"])
      expect(led?.text).toContain(wish);
  });

  test("a question beside a change is named", () => {
    const led = below(polite, "Selasa ganti Rabu. terus jadwalku besok mana?");
    expect(led?.text).toContain("jadwalku besok mana");
    expect(led?.document?.text).toContain("tiap Rabu");
  });

  test("what only points to words adds none", () => {
    expect(shown(polite, "Selasa ganti Rabu, tambahin lah kata-kata untuk itu")).not.toContain("Untuk itu");
  });
});

describe("one word for another", () => {
  test.each([
    "lu jadi kamu",
    "ganti lu jadi kamu semua",
    'kok ada "lu" nya, kan ini buat Nita langsung. ganti jadi kamu semua',
    "kok masih ada lu nya. ganti kamu semua dong",
    "jangan pake lu, pake kamu",
  ])("“%s” is exchanged everywhere", (text) => {
    const document = shown(sorry, text);
    expect(shown(sorry)).toMatch(/rahasia lu[\s\S]*soal lu/);
    expect(document).toMatch(/rahasia kamu[\s\S]*soal kamu/);
    expect(document).not.toMatch(/\blu\b/);
  });

  test.each(["lu jadi marah", "kamu jadi panitia", "lu jadi jauh sama aku"])(
    "“%s” exchanges nothing",
    (text) => expect(shown(sorry, text)).toBe(shown(sorry)),
  );

  test("what is only found odd beside it is named", () => {
    const led = below(sorry, 'kok ada "lu" nya. ganti jadi kamu semua. yang "aku sadar" juga aneh bacanya');
    expect(led?.text).toContain("aneh bacanya");
    expect(led?.document?.text).not.toMatch(/\blu\b/);
  });
});

describe("a note below", () => {
  test.each([
    "Terima kasih. Tolong ditambahkan keterangan di bawahnya: bonus cair bulan Juni",
    "saya hanya ingin menambah catatan di bawah tabel: bonus cair bulan Juni. Bisa nggih?",
    "di bawahnya tulis: bonus cair bulan Juni",
    "kasih catatan di bawah tabel bonus cair bulan Juni",
  ])("“%s” stands under a table", (text) => {
    const before = documentOf("career", weighed);
    expect(before).toContain("| Penghasilan |");
    expect(documentOf("career", [...weighed, text])).toBe(`${before}\n\nBonus cair bulan Juni.`);
  });

  test("with a change ahead of it, both are done and named", () => {
    const led = last("career", [...weighed, "penghasilan jadi 6. di bawahnya tulis: bonus cair bulan Juni"]);
    expect(led?.document?.text).toMatch(/\| Penghasilan \| 1 \| 4 \| 6 \|[\s\S]*Bonus cair bulan Juni\.$/);
    expect(led?.text).toContain("penghasilan jadi 6");
  });

  test("the same note does not come twice", () => {
    const note = "tambahkan catatan di bawahnya: bonus cair bulan Juni";
    const once = documentOf("career", [...weighed, note]);
    expect(documentOf("career", [...weighed, note, note])).toBe(once);
  });
});

describe("own words for a choice", () => {
  test.each([
    ["halangannya: kalau ada tamu, kardus kukerjakan subuh"],
    ["Ubah bagian ini", "Cara menghadapi halangan", "kalau ada tamu, kardus kukerjakan subuh"],
  ])("%s: stand in place of the button's sentence", (...texts) => {
    const document = documentOf("career", [...plan, ...texts]);
    expect(document).toContain("Kalau ada tamu, kardus kukerjakan subuh.");
    expect(document).not.toContain("Kalau mulai menunda");
  });

  test("a button in other words is still the button", () => {
    const document = documentOf("career", [
      ...plan,
      "Ubah bagian ini",
      "Cara menghadapi halangan",
      "duitku kurang",
    ]);
    expect(document).toContain("Kalau uangnya kurang");
  });
});
