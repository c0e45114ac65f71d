import { describe, expect, test } from "vitest";
import { conversation, documentOf, labels, last, resign } from "#server/test/guide-conversation.ts";

const day = [
  ...["tolong bikinin jadwal harian", "Susun jadwal harian", "jam 5", "10 malam"],
  ...["kerja 8-11; makan siang jam 13", "belajar 1 jam; cuci motor; futsal", "Pagi"],
];
const changed = (text: string) => documentOf("career", [...day, text]);

describe("one item of a schedule is changed in the member's own words", () => {
  test("its time, its length", () => {
    expect(changed("ganti jam makan jadi 12")).toContain("| 12.00–13.00 | makan siang |");
    expect(changed("geser futsal jadi jam 4 sore")).toContain("| 16.00–17.00 | futsal |");
    expect(changed("belajar jadi 2 jam dong")).toMatch(/05\.30–07\.30 \| belajar/);
  });

  test.each(["hapus futsal", "futsalnya ga jadi", "coret yang futsal dong"])("%s takes it out", (text) => {
    expect(changed(text)).not.toContain("futsal");
    expect(changed(text)).toContain("cuci motor");
  });

  test("“tambah: beli obat” gets its own time", () => {
    expect(changed("tambah: beli obat")).toMatch(/\d\d\.\d\d–\d\d\.\d\d \| beli obat \|/);
    expect(changed("tambahin masak 30 menit")).toMatch(/\| masak \|/);
  });

  test("the former document stays in its own message", () => {
    const [former, latter] = conversation("career", [...day, "hapus futsal"]).slice(-2);
    expect(former?.document?.text).toContain("futsal");
    expect(latter?.document?.title).toBe(former?.document?.title);
  });

  test("where it is not clear which item is meant, the parts are offered and nothing is changed", () => {
    const led = last("career", [...day, "hapus yang nomor 3"]);
    expect(led?.document).toBeUndefined();
    expect(labels(led)).toContain("Yang mau dimasukkan");
  });
});

describe("a numbered list and a table", () => {
  const rules = [
    ...["bikinin tata tertib kos putri", "Tulis aturan untuk ditempel", "Kos Melati"],
    ...["pulang paling malam jam 10\ntamu di ruang depan\nsampah dibuang tiap pagi", "Lewati", "Lewati"],
  ];

  test("lose the item of a number, and the rest is numbered anew", () => {
    const text = documentOf("leadership", [...rules, "hapus yang nomor 2"]);
    expect(text).not.toContain("tamu di ruang depan");
    expect(text).toContain("2. sampah dibuang tiap pagi");
    expect(documentOf("leadership", [...rules, "buang yang terakhir"])).not.toContain("sampah");
  });

  test.each([
    "ganti nomor tiga jadi sampah dibuang sore",
    "yang nomor 3 harusnya sampah dibuang sore",
    "ubah poin terakhir: sampah dibuang sore",
  ])("“%s” changes the item of that number", (text) =>
    expect(documentOf("leadership", [...rules, text])).toContain("3. sampah dibuang sore"),
  );

  test("the new words of a number are asked for where the message has none", () => {
    const asked = last("leadership", [...rules, "ganti nomor tiga"]);
    expect(asked?.text).toContain("“sampah dibuang tiap pagi”");
    expect(documentOf("leadership", [...rules, "ganti nomor tiga", "sampah dibuang sore"])).toContain(
      "2. tamu di ruang depan\n3. sampah dibuang sore",
    );
  });

  test("get one more", () => {
    expect(documentOf("leadership", [...rules, "tambah: matikan lampu kalau keluar"])).toContain(
      "4. matikan lampu kalau keluar",
    );
  });

  const prices = [
    ...["bikinin daftar harga katering", "Buat daftar harga siap kirim"],
    ...["nasi box, 25rb\nsnack, 10rb", "bikin aja"],
  ];

  test("a price is changed by the name beside it, and a row is added", () => {
    const text = documentOf("business", [...prices, "ganti harga snack jadi 12rb"]);
    expect(text).toContain("Rp12.000");
    expect(text).not.toContain("Rp10.000");
    expect(documentOf("business", [...prices, "tambah: es teh, 5rb"])).toContain("| es teh | Rp5.000 |");
    expect(documentOf("business", [...prices, "hapus nasi box"])).not.toContain("nasi box");
  });
});

describe("a letter", () => {
  const letter = [...resign, "Rina", "Kasir", "PT Jaya", "31 Mei", "Tidak perlu"];

  test("speaks more politely where it can, and otherwise the guide says that it cannot", () => {
    expect(documentOf("career", [...letter, "Lebih santai", "kurang sopan, bikin lebih sopan"])).toContain(
      "saya",
    );
    const led = last("career", [...letter, "tolong lebih tegas dong"]);
    expect(led?.text).toContain("tidak bisa kuubah");
    expect(labels(led)).toContain("Jabatan");
  });

  test("is changed after its flow has ended, in one sentence", () => {
    const text = documentOf("career", [
      ...letter,
      "Sudah pas",
      "Sudah",
      "ganti jabatannya jadi Kepala Kasir",
    ]);
    expect(text).toContain("Kepala Kasir");
  });

  test("what is no change is put where the member says, as before", () => {
    const led = last("career", [...letter, "titip salam buat tim gudang"]);
    expect(labels(led)).toContain("Tambahkan di akhir");
  });
});
