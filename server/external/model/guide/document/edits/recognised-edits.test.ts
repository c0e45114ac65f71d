import { describe, expect, test } from "vitest";
import { documentOf, labels, last } from "#server/test/guide-conversation.ts";

/* Several wishes of one message below a finished text: each is done, or named. */

const letter = [
  ...["tolong bikinin surat resmi buat HRD", "Tulis pesan atau surat", "Pak Rudi", "Surat resmi"],
  "saya masuk lagi senin tgl 3, jadwal saya diubah bu Endang\nbayi saya umur 3 bln\nsuami plg 2 bln sekali",
  ...["mohon dikembalikan ke shift pagi mulai 1 juni", "Yuni Hartati"],
];
const chat = [
  ...["tolong bikinin pesan wa buat temen", "Tulis pesan atau surat", "Dimas", "Chat yang santai"],
  "aku ga bisa ikut futsal minggu ini\nanakku sakit, saya jaga sendiri",
  ...["tolong cari pengganti ya", "Rio"],
];
const applying = [
  ...[
    "tolong bikinin surat lamaran",
    "Tulis surat lamaran",
    "Surat resmi",
    "staff pajak",
    "Yth HRD belum bisa",
  ],
  ...["Rina Putri", "lulusan D3 akuntansi\nmagang 3 bulan di KAP\nteliti"],
];

const shown = (talk: readonly string[], ...texts: string[]) => documentOf("career", [...talk, ...texts]);
const text = (talk: readonly string[], ...texts: string[]) => last("career", [...talk, ...texts])?.text ?? "";

describe("one word for “I”", () => {
  test.each([
    "“saya” jgn campur “aku”, pake saya semua",
    "jangan campur aku sama saya, pake saya",
    "aku jadi saya semua dong",
    "pake saya semua aja",
  ])("%s: stands everywhere, also for “-ku”", (wish) => {
    expect(shown(chat, wish)).toContain("Saya nggak bisa ikut futsal minggu ini.");
    expect(shown(chat, wish)).toContain("Anak saya sakit, saya jaga sendiri.");
  });

  test.each(["hapus kata saya", "kata aku dihapus semua", "buang aku dong", "jangan 'aku' 'saya'"])(
    "%s: never goes out everywhere",
    (wish) => {
      expect(shown(chat, wish)).toBe(shown(chat));
      expect(text(chat, wish)).not.toMatch(/^(?:Sudah ku|Yang kuganti)/);
    },
  );

  test.each(["aku jadi sedih", "jangan campur urusan aku sama dia", "saya aku kamu sama aja"])(
    "%s exchanges nothing",
    (words) => expect(shown(chat, words)).toBe(shown(chat)),
  );

  test("a sentence that was for the guide goes before the words are exchanged", () => {
    const wish = "yah itu 'saya jaga sendiri' kok ikut ketulis, hapus dong. trs aku jadi gw aja";
    expect(shown(chat, wish)).toContain("Gw nggak bisa ikut futsal minggu ini.\nAnak gw sakit.");
  });
});

describe("the town and the date of a letter", () => {
  test.each([
    "kotanya Sidoarjo tanggal 12 Mei 2025",
    "kotanya sidoarjo, tanggalnya 12 Mei 2025",
    "Kota, jadi Sidoarjo saja. tanggal suratnya yg 12 Mei 2025",
    "isi kota: Sidoarjo tgl 12 Mei 2025",
    "Sidoarjo, 12 Mei 2025",
  ])("%s: both stand in its head", (wish) => {
    expect(shown(letter, wish).split("\n")[0]).toBe("Sidoarjo, 12 Mei 2025");
    expect(shown(letter, "Ubah bagian ini", wish).split("\n")[0]).toBe("Sidoarjo, 12 Mei 2025");
  });

  test("the date has a button, and a later one takes its place", () => {
    expect(labels(last("career", [...letter, "Ubah bagian ini"]))).toContain("Tanggal surat");
    const talk = [...letter, "Ubah bagian ini", "Tanggal surat", "12 Mei 2025"];
    expect(shown(talk).split("\n")[0]).toBe("(isi kota), 12 Mei 2025");
    expect(shown(talk, "kotanya Kediri, tanggalnya 14 Mei 2025").split("\n")[0]).toBe("Kediri, 14 Mei 2025");
  });

  test("where the town is asked for, the date behind it goes to its own place", () =>
    expect(shown(letter, "Ubah bagian ini", "Kota", "Sidoarjo, 12 Mei 2025").split("\n")[0]).toBe(
      "Sidoarjo, 12 Mei 2025",
    ));

  test.each(["aku mau ke kota tanggal 12 mei", "tanggal 12 mei aku ada acara", "kotanya apa ya"])(
    "%s: sets neither",
    (words) => expect(shown(letter, words)).toBe(shown(letter)),
  );
});

describe("several wishes of one message", () => {
  test("quoted words, what is missed, and how the reader is called", () => {
    const wish =
      'kok alasannya ga masuk? anak saya 2 tahun ga ada yg jaga. trus "suami plg 2 bln sekali" jgn ditulis dong, sapaannya Bu Ratna aja';
    expect(shown(letter, wish)).toContain("Yth. Bu Ratna\n");
    expect(shown(letter, wish)).toContain("3. anak saya 2 tahun tidak ada yang jaga");
    expect(shown(letter, wish)).not.toContain("suami");
  });

  test("an answer that is no answer is emptied, a field is set, and more stands in an item", () => {
    const wish =
      "itu kok Yth HRD belum bisa?? hapus dong. posisinya staff accounting aja. trus magangnya kok ilang bagian vouching sama rekon bank nya, masukin lagi";
    expect(shown(applying, wish)).toContain("Personalia\n(isi nama perusahaan)\n");
    expect(shown(applying, wish)).toContain("sebagai staff accounting\n");
    expect(shown(applying, wish)).toContain("2. magang 3 bulan di KAP, vouching dan rekon bank\n");
  });

  test("new words for a part are not what empties it, nor what changes another one", () => {
    const wish = "kosongin aja, HRD doang. trus kelebihan no 2 jadi: magang 3 bulan, membantu vouching";
    const talk = [...applying, "Ubah bagian ini", "Nama perusahaan"];
    expect(shown(talk, wish)).toContain("Personalia\n(isi nama perusahaan)\n");
    expect(shown(talk, wish)).toContain("2. magang 3 bulan, membantu vouching\n3. teliti");
    expect(text(talk, wish)).toContain("“HRD doang”");
    expect(shown(talk, "PT Kosong Jaya")).toContain("PT Kosong Jaya");
  });

  test("what could not be done is named beside what was added", () => {
    const wish = "tolong ya, tambahin saya siap lembur sabtu. sama kalimat 'mulai 1 juni' aneh bacanya";
    expect(shown(letter, wish)).toContain("4. saya siap lembur Sabtu\n");
    expect(text(letter, wish)).toContain("aneh bacanya");
  });

  test("a new figure before the former one, and quoted words that have a number", () => {
    const wish = "kata 'sekali' di nomor 3 dihapus saja. terus mulainya ganti 1 juli saja jangan 1 juni";
    expect(shown(letter, wish)).toContain("3. suami plg 2 bulan\n");
    expect(shown(letter, wish)).toContain("mulai 1 Juli.");
  });

  test("the former text comes back without what should go", () => {
    const talk = [...chat, "ganti aku jadi gw"];
    const wish = "lho malah jadi kacau, kembalikan ya, tapi 'saya jaga sendiri' nya dibuang";
    expect(shown(talk, wish)).toContain("Aku nggak bisa ikut futsal");
    expect(shown(talk, wish)).not.toContain("jaga sendiri");
  });

  test.each([
    "kok ga ada yg bantu? aku sendirian terus di rumah",
    "anakku sakit, ga masuk sekolah? iya dia demam tinggi",
    "dia bilang 'mohon' terus ke saya",
    "kok suratnya lama ya",
  ])("%s: changes nothing", (words) => expect(shown(letter, words)).toBe(shown(letter)));
});
