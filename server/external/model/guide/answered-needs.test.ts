import { describe, expect, test } from "vitest";
import { documentOf, labels, last } from "#server/test/guide-conversation.ts";

/* What members need beside the thing that they ask for, and what the flows say of it. */

describe("whoever has to tell something to somebody with more years of service", () => {
  const answers = [
    ...["Susun masukan untuk anggota tim", "Ada yang perlu diubah"],
    ...["Senin kemarin laporan masuk jam 4, Rabu juga telat", "bagian gudang menunggu sehari"],
    ...["WA saya sebelum jam 10 kalau bakal telat", "Pak Darto"],
  ];
  const older = "gimana negur Pak Darto, dia lebih tua dan 20 tahun kerja di sini, sering telat laporan";

  test.each([
    older,
    "mau negur karyawan senior yang sering telat laporan",
    "gimana negur pegawai lama yang telat laporan terus",
  ])("begins with respect, and asks instead of ordering: %s", (first) => {
    const text = documentOf("leadership", [first, ...answers]);
    expect(text).toContain("saya menghormati pengalaman");
    expect(text).toContain("permohonan saya kepada Pak Darto");
    expect(text).not.toContain("satu kejadian");
  });

  test("finds what to say where age is brought up", () => {
    const led = last("leadership", [
      older,
      ...answers,
      "Sudah pas",
      "kamu anak kemarin sore kok ngatur saya",
    ]);
    expect(led?.document?.text).toContain("Betul, Pak Darto lebih lama di sini");
  });

  test.each([
    "gimana negur Rina yang telat laporan",
    "kemarin sore Rina telat laporan lagi, gimana negurnya",
    "saya lebih tua dari Rina tapi bingung negurnya, telat laporan terus",
  ])("anybody else keeps the ordinary words: %s", (first) => {
    const made = [first, ...answers.slice(0, -1), "Rina"];
    expect(documentOf("leadership", made)).not.toContain("menghormati pengalaman");
  });
});

describe("after a dismissal", () => {
  const begun = ["aku baru kena phk, harus ngapain", "Urus langkah setelah PHK"];

  test("the list says where the benefit is asked for, and has the weeks ahead", () => {
    const text = documentOf("career", [...begun, "Baru dikabari lisan"]);
    expect(text).toMatch(/JKP.*SIAPkerja.*BPJS Ketenagakerjaan 175/);
    expect(text).toMatch(/Minggu-minggu ke depan\n- Minggu ini:/);
  });

  test("what is left of a severance is asked for in writing, with its day", () => {
    const text = documentOf("career", [
      ...[...begun, "Pesangon baru sebagian"],
      ...["baru 8 juta dari 20 juta", "tanggal 25 bulan ini"],
    ]);
    expect(text).toContain("baru 8 juta dari 20 juta");
    expect(text).toContain("paling lambat tanggal 25 bulan ini");
  });
});

describe("a partner who wants a break", () => {
  const offer = "Satu pesan, lalu jeda";

  test.each([
    "dia minta break, aku udah chat puluhan kali ga dibales. mau nulis surat buat dia",
    "cewekku ngajak break dua minggu, aku harus chat apa ya",
    "pasanganku mau sendiri dulu katanya, aku kangen pengen ngechat",
    "dia minta jeda sebulan gimana bilangnya biar ga ngemis",
  ])("gets one message: %s", (text) => expect(labels(last("relationships", [text]))[0]).toBe(offer));

  test.each([
    "aku mau minta break ke pacarku, gimana bilangnya",
    "mau putus baik baik sama pacar",
    "baru diputusin kemarin",
  ])("not: %s", (text) => expect(labels(last("relationships", [text]))).not.toContain(offer));

  test("is told to wait after many messages, and the message asks nothing", () => {
    const told = [
      ...["dia minta break, aku harus chat apa", offer, "Banyak pesan atau telepon", "Tidak bilang", "Sinta"],
      ...["aku minta maaf soal kata-kataku hari Minggu", "Dimas"],
    ];
    const message = documentOf("relationships", told);
    expect(message).toContain("Ini nggak perlu dibalas.");
    expect(message).not.toContain("?");
    expect(documentOf("relationships", [...told, "Sudah pas"])).toContain("Tunggu kira-kira seminggu");
  });
});

describe("the signs of exhaustion that were told", () => {
  const checked = ["Cek lelah kerja", "8", "7", "6", "Tugas terlalu banyak", "Minta urutannya"];

  test("are named with what they are signs of", () => {
    const first =
      "kayaknya aku burnout, bangun tidur udah capek, jadi sinis ke pelanggan, kerja rasanya percuma";
    const text = documentOf("wellbeing", [first, ...checked]);
    expect(text).toMatch(/“bangun tidur udah capek”.*sisi tenaga/);
    expect(text).toMatch(/“jadi sinis ke pelanggan” termasuk sisi menjauh/);
    expect(text).toMatch(/“kerja rasanya percuma” termasuk sisi merasa/);
  });

  test("and only those", () =>
    expect(documentOf("wellbeing", ["cek burnout dong", ...checked])).not.toContain("termasuk sisi"));
});
