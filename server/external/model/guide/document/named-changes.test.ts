import { describe, expect, test } from "vitest";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";

const resign = [
  "tolong bikinin surat resign",
  "Susun surat resign",
  "Rina",
  "Kasir",
  "Alfamart Jatiasih, dh 2 thn kerja disini lembur mulu ga dibayar",
  "tgl 30 november",
  "Tidak perlu",
];
const sorry = ["mau minta maaf ke istri", "Susun permintaan maaf", "Pasangan, teman, atau saudara"];

describe("a change that names its part", () => {
  test("words that should not be in the text go, and what stands beside them stays", () => {
    const text = "lah kok curhatan aku ketulis semua, jgn dimasukin yg lembur sama kesel itu";
    expect(filled(last("career", [...resign, text])).perusahaan).toBe("Alfamart Jatiasih");
  });

  test("words that are the whole answer stay: there would be nothing left", () => {
    expect(filled(last("career", [...resign, "buang yg kasir itu"])).jabatan).toBe("Kasir");
  });

  test("parts behind colons are changed together, or none if one of them is unknown", () => {
    const both = filled(last("career", [...resign, "nama: Rina Sari, jabatannya: kepala kasir"]));
    expect(both).toMatchObject({ nama: "Rina Sari", jabatan: "kepala kasir" });
    const one = filled(last("career", [...resign, "nama: Rina Sari, tinggi: 160"]));
    expect(one.nama).not.toContain("160");
  });

  test("a short part ends where another wish begins", () => {
    const text = "tanggalnya salah kak, jadi tgl 15 desember aja. trus dibikin wa ya yg sopan tp santai";
    expect(filled(last("career", [...resign, text])).terakhir).toBe("tgl 15 desember aja");
  });

  test("a numbered part of the sheet gets its new words", () => {
    const answers = ["saya Adi", "karena dekat rumah", "teliti", "pelupa", "pernah kehabisan stok"];
    const practice = ["latihan wawancara kasir", "Simulasi tanya jawab", "kasir", ...answers];
    const led = last("career", [...practice, "no 2 kok gitu sih, aku mau jawab: karena tokonya rapi"]);
    expect(filled(led).minat).toBe("karena tokonya rapi");
  });

  test("a figure that a price is reckoned from can be changed below the price", () => {
    const price = [
      "jual kue kering nastar enaknya harga brp",
      "Hitung harga jual",
      "385rb",
      "5rb",
      "60rb",
      "20",
    ];
    const made = [...price, "50%", "Hitung"];
    expect(documentOf("business", made)).toContain("untung 50%");
    expect(documentOf("business", [...made, "untungnya jadi 30 persen"])).toContain("untung 30%");
  });
});

describe("words around an answer", () => {
  test.each([
    "Rina. tapi dia jg salah loh sbnrnya, bukan cuma saya",
    "ya Rina namanya, yg barusan. kok gak kebaca",
    "Ke Rina",
  ])("%s: the name is Rina", (text) =>
    expect(filled(last("relationships", [...sorry, text])).panggilan).toBe("Rina"),
  );

  test("the words of a button are no complaint", () => {
    const text = "bikin malu sih. dia nangis di kamar. tp dia jg bales bentak saya lho, gmn tuh";
    expect(filled(last("relationships", [...sorry, "Rina", "aku bentak kamu", text])).dampak).toBe(
      "membuat malu",
    );
  });

  test("“kembali” behind a complaint goes back", () => {
    const practice = ["latihan wawancara kasir", "Simulasi tanya jawab", "kasir", "saya Adi dari Depok"];
    const led = last("career", [...practice, "lah gw nanya itu bukan jawaban. kembali"]);
    expect(led?.text).toContain("Balik satu langkah");
  });

  test("a button of an earlier answer is no answer", () => {
    const led = last("career", [...resign.slice(0, 3), "Sudah pas"]);
    expect(filled(led).jabatan ?? "").toBe("");
    expect(labels(led)).toContain("Lewati");
  });

  test("a flow that is taken up again says once more what it had asked", () => {
    const left = [...resign.slice(0, 3), "berhenti", "Lanjutkan yang tadi"];
    expect(last("career", left)?.text).toContain("Pertanyaannya tadi: “Jabatanmu di sana apa?”");
    expect(last("career", [...left, "berhenti", "Lanjutkan yang tadi"])?.text).not.toContain(
      "Pertanyaannya tadi",
    );
  });
});
