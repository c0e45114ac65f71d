import { describe, expect, test } from "vitest";
import { editAsideIn } from "#server/external/model/guide/words/to-guide/edit-asides.ts";
import { documentOf, filled, labels, last, resign } from "#server/test/guide-conversation.ts";

/* What is said to the guide where a part of a document is chosen or rewritten goes into no document. */

const letter = [...resign, "Rina", "Kasir", "PT Jaya", "31 Mei", "Tidak perlu"];
const parts = [...letter, "Ubah bagian ini"];
const position = [...parts, "Jabatan"];
const career = (...texts: string[]) => last("career", texts);

const sorry = [
  ...["mau nulis permintaan maaf ke istri", "Tulis permintaan maaf", "Pasangan, teman, atau saudara", "Dek"],
  ...["aku bentak kamu di depan anak", "Menyakitkan", "ngobrol dulu sebelum tidur", "Ubah bagian ini"],
  "Yang kulakukan",
];
const relationships = (...texts: string[]) => last("relationships", texts);

const cancelled = [
  ...["eh gausah deh", "yang tadi aja lah", "udah ga jadi", "batal", "biarin aja kyk gitu", "wes ora sido"],
  ...["balik aja ke yg lama", "hmm males ah ribet", "ga usah diganti deh kak", "Biarkan seperti tadi"],
];
const tired = [
  "pusing saya min",
  "bingung aku",
  "capek ah",
  "mumet ndasku",
  "lieur euy",
  "ga kepikiran",
  "ga tau yg mana",
];
const asking = [
  "gimana ya enaknya?",
  "yang bagus apa ya",
  "piye nulise mas",
  "kenapa harus diganti",
  "harus panjang gak sih",
];
const complaints = ["kok ribet sih", "ribet amat kak", "lah kok malah disuruh nulis", "kok susah amat"];

describe("at the parts of a document", () => {
  test.each(cancelled)("“%s” leaves the edit, with the buttons of the document", (text) => {
    const led = career(...parts, text);
    expect(labels(led)).toEqual(expect.arrayContaining(["Sudah pas", "Ubah bagian ini"]));
    expect(led?.state.flow?.changing).toBeUndefined();
  });

  test.each([...tired, ...asking, ...complaints, "ganti itu", "kapan baiknya dikirim?"])(
    "“%s” is answered, and the parts stand there still",
    (text) => {
      const led = career(...parts, text);
      expect(labels(led)).toEqual(expect.arrayContaining(["Jabatan", "Biarkan seperti tadi"]));
      expect(led?.state.flow?.changing).toBe("?");
      expect(led?.text).not.toContain("ditaruh di mana");
    },
  );

  test("a complaint gets an apology", () => expect(career(...parts, "kok ribet sih")?.text).toMatch(/^Maaf/));

  test("“posisi” names the position", () =>
    expect(career(...parts, "posisi")?.state.flow?.changing).toBe("jabatan"));

  test("a text of its own is still asked for its place", () =>
    expect(labels(career(...parts, "salam buat tim gudang"))).toContain("Tambahkan di akhir"));

  test("where a text waits for its place, “gausah deh” drops it", () => {
    const led = career(...letter, "aku senang pernah kerja di sini", "gausah deh");
    expect(labels(led)).toContain("Ubah bagian ini");
    expect(led?.state.flow?.changing).toBeUndefined();
    expect(documentOf("career", [...letter, "aku senang pernah kerja di sini", "gausah deh"])).not.toContain(
      "senang",
    );
  });
});

describe("at the new words of a name", () => {
  test.each(cancelled)("“%s” leaves the part as it is", (text) => {
    const led = career(...position, text);
    expect(filled(led).jabatan).toBe("Kasir");
    expect(labels(led)).toContain("Ubah bagian ini");
  });

  test.each([
    ...tired,
    ...asking,
    ...complaints,
    "ganti itu",
    "ganti",
    "bentar ya",
    "boleh ga jabatan beda sama di kontrak?",
  ])("“%s” is no position", (text) => {
    const led = career(...position, text);
    expect(filled(led).jabatan).toBe("Kasir");
    expect(led?.state.flow?.changing).toBe("jabatan");
    expect(labels(led)).toEqual(["Biarkan seperti tadi", "Pakai kata-kataku"]);
  });

  test("who is at a loss gets an example", () =>
    expect(career(...position, "pusing saya min")?.text).toContain("“Staf Administrasi”"));

  test("one press takes the words all the same", () => {
    const led = career(...position, "gimana ya enaknya?", "Pakai kata-kataku");
    expect(filled(led).jabatan).toBe("gimana ya enaknya?");
    expect(led?.document).toBeDefined();
    expect(led?.state.flow?.changing).toBeUndefined();
  });

  test("the part is rewritten afterwards", () =>
    expect(documentOf("career", [...position, "pusing saya min", "Kepala Kasir"])).toContain(
      "Jabatan: Kepala Kasir",
    ));

  test.each(["hmm bingung, ya udah Kepala Kasir", "kan udah kubilang, Kepala Kasir", "Kepala Kasir"])(
    "“%s”: what is meant for it is taken",
    (text) => expect(filled(career(...position, text)).jabatan).toBe("Kepala Kasir"),
  );

  test.each([
    ["bukan jabatan, tanggalnya", "terakhir"],
    ["eh salah, harusnya nama lengkap yang diganti", "nama"],
    ["maksudku kota", "kota"],
  ])("“%s” goes to the other part", (text, part) =>
    expect(career(...position, text)?.state.flow?.changing).toBe(part),
  );
});

describe("at the new words of a letter", () => {
  test.each([
    "pusing saya min",
    "eh gausah deh",
    "gimana ya enaknya?",
    "kok ribet sih",
    "yang tadi aja lah",
    "ganti itu",
  ])("“%s” is not written, and may be taken by one press", (text) => {
    const led = relationships(...sorry, text);
    expect(filled(led).perbuatan).toBe("aku bentak kamu di depan anak");
    expect(labels(led)).toContain("Pakai kata-kataku");
  });

  test.each([
    "aku pusing banget dek",
    "aku bingung harus gimana lagi",
    "aku gapapa kok",
    "kamu kok ribet sih",
    "aku ga jadi jemput kamu",
    "kenapa ya aku selalu marah",
    "gak usah dijemput kataku",
    "maaf aku capek terus bentak kamu",
    "makasih ya udah sabar sama aku",
  ])("“%s” is what will be said", (text) => {
    const led = relationships(...sorry, text);
    expect(filled(led).perbuatan).toContain(text.slice(-10));
    expect(led?.document).toBeDefined();
  });
});

describe("a question with an answer", () => {
  const reason = [...parts, "Alasan"];

  test("gets it, and the new words are asked for again", () => {
    const led = career(...reason, "boleh ga alasannya ga ditulis?");
    expect(led?.text).toContain("alasan pribadi");
    expect(led?.state.flow?.changing).toBe("alasan");
    expect(labels(led)).toEqual(expect.arrayContaining(["Alasan keluarga", "Biarkan seperti tadi"]));
  });

  test("a reason that sounds like it is one", () =>
    expect(documentOf("career", [...reason, "capek kerja lembur terus"])).toContain(
      "capek kerja lembur terus",
    ));
});

test("at a number", () => {
  const profit = [
    "mau hitung untung jualan soto sebulan",
    "Hitung untung sebulan",
    "6rb",
    "12rb",
    "1352",
    "2 juta",
  ];
  const price = [...profit, "Hitung", "Ubah bagian ini", "Harga jual per barang"];
  expect(last("business", [...price, "aduh berapa ya, pusing aku mas"])?.text).toContain(
    "Wajar kalau pusing",
  );
  expect(labels(last("business", [...price, "eh gausah deh"]))).toContain("Ubah bagian ini");
  expect(documentOf("business", [...price, "aduh berapa ya, pusing aku mas", "13rb"])).toContain("Rp13.000");
});

test.each(["pusing saya min", "pusing kak"])("“%s” below a document is asked nothing", (text) => {
  const led = career(...letter, text);
  expect(led?.text).not.toContain("ditaruh di mana");
  expect(labels(led)).toContain("Sudah pas");
});

describe("reads short talk only where all of its words belong to it", () => {
  test.each([
    ...[
      "Bu Sari",
      "akhir bulan",
      "kepala kasir",
      "tetap semangat",
      "biar aku sendiri",
      "nanti aja kita ngobrol",
    ],
    ...[
      "yang penting kita tetap temenan",
      "ga jadi ikut acara",
      "males kerja",
      "boleh ga aku pulang jam 10?",
    ],
  ])("%s", (text) => {
    expect(editAsideIn(text, true)).toBeUndefined();
    expect(editAsideIn(text, false)).toBeUndefined();
  });
});
