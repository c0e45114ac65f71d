import { describe, expect, test } from "vitest";
import { documentOf, labels, last } from "#server/test/guide-conversation.ts";

/* Changes asked for in plain words below a finished text: lists of them, faults with what should stand there, and manners. */

const letter = [
  ...["tolong bikinin surat resmi buat HRD", "Tulis pesan atau surat", "Bu Sari HRD", "Surat resmi"],
  "upah bulan juni sebesar Rp3.000.000 belum dibayar, saya telat 3 hari krn sakit",
  ...["mohon dibayar pada tanggal 15 desember", "Lewati dulu"],
];
const chat = [
  ...["tolong bikinin pesan wa buat temen", "Tulis pesan atau surat", "Dimas", "Chat yang santai"],
  "aku ga bisa ikut futsal minggu ini\nkalo kamu mau cari cara lain ya gapapa (yah)",
  ...["paling tolong cari pengganti ya, trs jam masuknya jam 8 malem", "Rio"],
];
const wage = [
  ...["gaji terakhir belum dibayar, gimana nagihnya ke hrd", "Tanyakan gaji yang belum dibayar"],
  ...[
    "Gaji terakhir setelah keluar",
    "bulan kemarin, juni",
    "8.000.000",
    "dibayar tgl 5",
    "Bu Ratna",
    "Heru",
  ],
];
const child = [
  ...["bantu tulis pesan ke mantan istri soal sekolah anak", "Tulis pesan soal anak", "Kaku, tapi aman"],
  ...["Mama Dafa", "ga ada yg terjadi sih, dia paling lupa", "paling dijemput sabtu jam 9"],
];
const holiday = [
  ...["bantu tulis pesan ke mantan istri soal liburan anak", "Tulis pesan soal anak", "Kaku, tapi aman"],
  ...[
    "Mama Dafa",
    "22 sampai 26 Desember, dia paling lupa, jadi aku jemput",
    "malam natal di rumahmu",
    "Jumat",
  ],
];
const shown = (talk: readonly string[], ...texts: string[]) => documentOf("career", [...talk, ...texts]);
const below = (talk: readonly string[], ...texts: string[]) => last("career", [...talk, ...texts]);
const ofChild = (...texts: string[]) => documentOf("relationships", [...child, ...texts]);
const ofHoliday = (...texts: string[]) => documentOf("relationships", [...holiday, ...texts]);

describe("several changes under one verb", () => {
  test("figures, an open place in brackets, and a clause that goes", () => {
    const wish =
      'ganti Rp3.000.000 jadi Rp8.000.000, "(isi nama pengirim)" jadi Heru Prasetyo, bagian "karena sakit" dihapus';
    const document = shown(letter, wish);
    expect(document).toContain("sebesar Rp8.000.000 belum dibayar, saya telat 3 hari\n");
    expect(document).toMatch(/\nHeru Prasetyo$/);
    expect(below(letter, wish)?.text).not.toContain("belum kukerjakan");
  });

  test.each([
    [
      "ganti jam 8 malem jadi jam 9 malem, Rio jadi Rian, 'paling' dihapus",
      ["Tolong cari", "jam 9 malem", "\nRian"],
    ],
    ["Dimas -> Bimo, jam 8 -> jam 7", ["Halo Bimo", "jam 7 malem"]],
    [
      "ganti futsal jadi basket, trus minggu ini jadi minggu depan sama (yah) dihapus",
      ["basket minggu depan", "nggak apa-apa."],
    ],
    ["namaku Rio Saputra, Dimas jadi Bimo", ["Halo Bimo", "\nRio Saputra"]],
  ])("%s", (wish, parts) => {
    for (const part of parts) expect(shown(chat, wish)).toContain(part);
  });

  test.each([
    ["tolong ganti cari pengganti jadi cari orang lain, makasih", "tolong cari orang lain ya"],
    ["ganti Dimas jadi Pak Joko, soalnya Dimas udah keluar", "Halo Pak Joko,"],
  ])("a reason or thanks behind the new words are none of them: %s", (wish, part) => {
    expect(shown(chat, wish)).toContain(part);
    expect(shown(chat, wish)).not.toMatch(/soalnya|makasih,|keluar/);
  });

  test("what of a list stands nowhere is named, with the way to change the text directly", () => {
    const wish =
      'ganti Rp3.000.000 jadi Rp8.000.000, Bu Sari HRD jadi Bu Sinta, baris "ada satu hal lagi" dihapus';
    const led = below(letter, wish);
    expect(led?.document?.text).toContain("Yth. Bu Sinta");
    expect(led?.text).toMatch(/belum kukerjakan.*ada satu hal lagi[\s\S]*Ubah sendiri/);
  });

  test.each([
    "gajiku jadi 2 juta, anak saya jadi sakit",
    "dia ganti nomor, jadi aku bingung, jadi ya udah",
    "suaminya ganti kerja, jadi sopir, hidup jadi susah",
    "kemarin jam 8 jadi jam 9 katanya, aneh ya",
    "dobel kerjaan aku jadi capek",
    "anaknya dua, masukin sekolah dong katanya",
    "aku mau rapiin kamar dulu sebelum futsal besok",
    "ganti aja deh semuanya",
    "aku dan nama Budi Santoso sama",
  ])("%s: changes nothing", (words) => expect(shown(chat, words)).toBe(shown(chat)));
});

describe("what is wrong, and what should stand there", () => {
  test.each([
    "kok 'tanggal 15 desember' ga ada taunnya. benerin dong jd tanggal 15 Desember 2025",
    "'pada tanggal 15 desember' kurang tahunnya, perbaiki jadi tanggal 15 Desember 2025",
    "tgl nya ubah deh, 15 Desember 2025",
  ])("%s", (wish) => expect(shown(letter, wish)).toContain("Mohon dibayar pada tanggal 15 Desember 2025."));

  test("particles are no part of a date", () =>
    expect(shown(letter, "eh tanggalnya ganti deh, 16 desember aja")).toContain("tanggal 16 Desember."));

  test("the time behind its words, an aside in brackets, and what is to be added", () => {
    const wish =
      "kok ada tulisan (yah) sama jawabanku mentah2 ditempel gitu. jam masuknya ganti jam 9 malem, sama jam 2 aku jemput anak, masukin dong";
    const document = shown(chat, wish);
    expect(document).toContain("ya nggak apa-apa.\n");
    expect(document).toContain("jam masuknya jam 9 malem.");
    expect(document).toContain("Jam 2 aku jemput anak.");
  });

  test("a sentence in place of the one that is named by its words", () =>
    expect(shown(chat, "ganti yg cari cara lain itu jadi aku bantu bikin cv kamu")).toContain(
      "\nAku bantu bikin CV kamu.\n",
    ));

  test("new words do not double what stands behind the former ones, and what is missed is named", () => {
    const led = below(
      wage,
      "lembur 6 jam ny kok ilang? paklaring jg ga ada. sm 'gaji terakhir untuk bulan kemarin' tu aneh, ganti gaji bulan juni aja",
    );
    expect(led?.document?.text).toContain("menanyakan gaji bulan juni, karena");
    expect(led?.text).toMatch(/lembur 6 jam.*paklaring/);
  });

  test("a word that stands twice side by side", () => {
    const talk = [...letter.slice(0, 4), "saya minta gaji bulan juni, juni kemarin", ...letter.slice(5)];
    expect(shown(talk, "juni nya dobel tuh, hapus satu")).toContain("bulan Juni kemarin");
  });

  test("how it should sound is no word for the text", () =>
    expect(shown(chat, "tolong ganti yg lebih halus, panggilnya Pak")).toMatch(/tolong cari pengganti/i));
});

describe("a word that goes, and the former text", () => {
  test("it goes from the member's own words only, and comes back", () => {
    const away = "tulisan 'paling' nya buang dong";
    const out = ofHoliday(away);
    expect(out).toContain("dia lupa");
    expect(out).toContain("dijawab paling lambat");
    const back = ofHoliday(
      away,
      "lah 'paling lambat' nya jd 'lambat' doang wkwk, balikin. yg didapat dia ganti: malam tahun baru",
    );
    expect(back).toContain("dia paling lupa");
    expect(back).toContain("Buat kamu: malam tahun baru");
  });

  test("own words stand where a button's stood", () => {
    expect(ofChild("ganti urusannya jadi 'liburan sekolah Dafa'")).toContain(
      "mau bahas liburan sekolah Dafa.",
    );
    const talk = ["Ubah bagian ini", "Urusan anak", "liburan sekolah Dafa"];
    expect(ofChild(...talk)).toContain("mau bahas liburan sekolah Dafa.");
    expect(ofChild(...talk.slice(0, 2), "Sekolah atau kesehatan")).toContain("sekolah dan kesehatan anak.");
  });
});

describe("who sends it, and tidier language", () => {
  test("a name beside a wish about the form, and no money from what counts things", () => {
    const wish =
      "ini kok surat, sy minta email. alasannya dipisah jadi 3 poin ya, bahasanya dirapiin. nama sy Heru Prasetyo";
    expect(shown(wage, wish)).toMatch(/8\.000\.000/);
    expect(shown(letter, wish)).toMatch(/\nHeru Prasetyo$/);
    expect(shown(letter, wish)).not.toMatch(/minta email|Rp3 |3 poin/);
    expect(shown(letter, "ini email bukan surat, nama Heru Prasetyo")).toMatch(/\nHeru Prasetyo$/);
  });

  test("an office that is missed stands behind the name", () => {
    const wish =
      "kok masih bahasa sms begini. tolong dirapikan biar resmi, dan jabatan saya Kepala Sekolah SD Harapan kok hilang";
    expect(shown(letter, wish)).toContain("(isi nama pengirim), Kepala Sekolah SD Harapan");
    expect(shown(letter, wish)).toContain("1. Upah bulan Juni sebesar Rp3.000.000");
    expect(below(letter, wish)?.text).toContain("susunan kalimatnya tetap kalimatmu");
    expect(shown(letter, wish, "nama pengirimnya Hasan")).toContain("\nHasan, Kepala Sekolah SD Harapan");
  });

  test("people and what they do go into the list of it", () => {
    const talk = ["bantu bagi tugas panitia 17an", "Bagi tugas panitia", "lomba 17an", "Darmo, Yanti, Budi"];
    const wish = "lho namanya blm masuk semua. Pak Darmo izin RT + panggung, Bu Yanti konsumsi";
    const rest = ["Lewati dulu", "17 agustus", "Grup chat tiap malam", wish];
    expect(documentOf("leadership", [...talk, ...rest])).toContain(
      "- Pak Darmo: izin RT + panggung\n- Bu Yanti: konsumsi",
    );
  });

  test("what was not understood is never followed by “what else”", () => {
    const first = below(chat, "lah ganti dong");
    const second = below(chat, "lah ganti dong", "masih jelek ini, ganti dong");
    expect(`${first?.text} ${second?.text}`).not.toContain("apa lagi");
    expect(labels(first)).toContain("Untuk siapa");
    expect(first?.text).toContain("Ubah sendiri");
  });
});
