import { describe, expect, test } from "vitest";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { conversation, documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";
import { askedText } from "./asked-texts.ts";

describe("a text that has a flow of its own", () => {
  test.each([
    ["bikinin surat permohonan kenaikan gaji buat kepala sekolah", "minta-gaji-tertulis"],
    ["pengen naik gaji tapi lewat wa wae, ora wani ngomong", "minta-gaji-tertulis"],
    ["tolong tulisin chat minta honor ditambah ke bu yayasan", "minta-gaji-tertulis"],
    ["buatkan daftar pertanyaan untuk HRD tentang pensiun dini", "daftar-tanya"],
    ["apa saja yang harus saya tanyakan ke dokter besok", "daftar-tanya"],
    ["bantu nyusun pertanyaan buat pihak bank sebelum akad", "daftar-tanya"],
    ["bikinin catatan laporan buat bosku bu ratna dong", "catatan-atasan"],
    ["mau lapor ke kepala toko soal kasir kemarin", "catatan-atasan"],
    ["ditawari pensiun dini, bingung ambil atau tetap kerja", "timbang-dua-jalan"],
    ["tolong nimbang dua pilihan ini pakai poin", "timbang-dua-jalan"],
  ])("%s", (text, flow) => expect(askedText(plain(text))).toBe(flow));

  test.each([
    "cara nego gaji lewat wa sama hrd",
    "gimana cara minta naik gaji ke bos",
    "gajiku belum dibayar, bikinin wa nya",
    "latihan pertanyaan wawancara dong",
    "aku disuruh bikin laporan buat bos tapi telat",
    "sejak pensiun dini rumah rasanya sepi",
    "daftar harga katering buat bank",
  ])("is not what is meant by: %s", (text) => expect(askedText(plain(text))).toBeUndefined());
});

describe("a request for a raise that is sent", () => {
  const wish =
    "bikinin surat minta naik gaji buat Pak Hasan kepala sekolah, gajiku sekarang 900 ribu pengen jadi 1,3 juta";

  test("has what was told in it at once, and asks for none of it", () => {
    const led = last("career", [wish]);
    expect(labels(led)[0]).toBe("Tulis permintaan gaji");
    expect(led?.document?.text).toContain("Yth. Pak Hasan");
    expect(led?.document?.text).toContain("menjadi Rp1.300.000 per bulan");
    const begun = last("career", [wish, "Tulis permintaan gaji"]);
    expect(begun?.text).not.toMatch(/Kepada siapa|dikirim sebagai apa|Berapa per bulan/);
    expect(begun?.text).toContain("Apa dasar permintaanmu?");
  });

  test("also asks for extra work to be paid", () => {
    const made = documentOf("career", [
      ...[wish, "Tulis permintaan gaji", "ngajar 6 tahun tanpa bolos\nmurid dari 14 jadi 23"],
      "administrasi dibayar 200 ribu sebulan",
    ]);
    expect(made).toContain("administrasi dibayar 200 ribu sebulan.");
  });
});

describe("questions for somebody", () => {
  const wish =
    "tolong buatkan daftar pertanyaan untuk HRD tentang pensiun dini itu, misalnya pajaknya, BPJS, dan kapan uangnya dibayarkan";

  test("have those that were named, and room for the answers", () => {
    const all = [wish, "Susun daftar pertanyaan", "Lewati"];
    expect(filled(last("career", all.slice(0, 2)))).toMatchObject({
      soal: "pensiun dini",
      tanya: "pajaknya\nBPJS\nkapan uangnya dibayarkan",
    });
    const made = documentOf("career", all);
    expect(made).toContain("3. kapan uangnya dibayarkan");
    expect(made).toContain("Yang menjawab: (isi nama)");
  });

  test("are offered alone below another document", () => {
    const two = [
      "bingung pensiun dini atau tetap kerja, tolong timbangkan dua jalan ini",
      "Timbang dua jalan",
    ];
    const led = last("wellbeing", [...two, "8", "2", "4", "5", `sudah pas. selanjutnya ${wish}`]);
    expect(labels(led)[0]).toBe("Susun daftar pertanyaan");
    expect(labels(led)).not.toContain("Susun daftar utang");
  });
});

describe("a note for a superior", () => {
  test("is for the one named as such, and not for another who is named beside", () => {
    const led = last("leadership", [
      "bikinin catatan pendek buat bosku bu mira dong, isinya saya sudah bicara dengan pak dadang kamis, sepakat datang 8.45",
    ]);
    expect(led?.document?.text).toContain("Selamat siang, Bu Mira.");
    expect(led?.document?.text).toContain("Sepakat datang 8.45.");
  });
});

describe("two ways that are no offers", () => {
  const told =
    "Perusahaan menawarkan pensiun dini 14 kali gaji. Kalau tidak saya ambil, saya bisa tetap bekerja tiga tahun lagi. Saya bingung harus bagaimana.";

  test("are weighed with a reason beside each point", () => {
    const led = conversation("career", [told, "Timbang dua jalan"]);
    expect(labels(led[0])).not.toContain("Timbang dua tawaran kerja");
    expect(led[1]?.text).toContain("“pensiun dini atau tetap bekerja”");
    const made = documentOf("career", [
      ...[told, "Timbang dua jalan", "8, karena masih ada gaji tetap", "1 soalnya punggung tidak kuat"],
      ...["4. Teman kerja baik, tapi istri butuh bantuan", "5"],
    ]);
    expect(made).toContain("| Uang | 2 | 8 | masih ada gaji tetap |");
    expect(made).toContain("| Badan dan tenaga | 9 | 1 | punggung tidak kuat |");
    expect(made).toContain("| Kepastian | 5 | 5 | - |");
  });

  test("also where they were taken for two offers", () => {
    const led = last("career", [
      ...["aku keterima kerja tapi bingung pilih mana", "Timbang dua tawaran kerja"],
      "ini bukan dua tawaran kerja, melainkan pensiun dini atau tetap bekerja",
    ]);
    expect(led?.text).toContain("“pensiun dini atau tetap bekerja”");
  });
});
