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
const price = [
  "jual kue kering nastar enaknya harga brp",
  ...["Hitung harga jual", "385rb", "5rb", "60rb", "20", "50%", "Hitung"],
];

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
    expect(one.nama).toBe("Rina");
  });

  test("a short part ends where another wish begins", () => {
    const text = "tanggalnya salah kak, jadi tgl 15 desember aja. trus dibikin wa ya yg sopan tp santai";
    expect(filled(last("career", [...resign, text])).terakhir).toBe("tgl 15 desember aja");
  });

  test.each([
    ["buang yg lembur itu", "PT Sinar gaji 1.500.000, jam 08.30"],
    ["jangan pake aku, pake saya", "PT Sinar gaji 1.500.000, lembur terus, jam 08.30"],
  ])("%s: %s", (text, left) => {
    const company = "PT Sinar gaji 1.500.000, lembur terus, jam 08.30";
    const wish = [...resign.slice(0, 4), company, ...resign.slice(5), text];
    expect(filled(last("career", wish)).perusahaan).toBe(left);
  });

  test.each(["PT. Maju Jaya", "CV. Sinar Abadi"])("a full stop is part of a name: %s", (name) => {
    const led = last("career", [...resign, `ganti perusahaannya jadi ${name}`]);
    expect(filled(led).perusahaan).toBe(name);
  });

  test("a label within an answer changes nothing else", () => {
    const text = "aku nulis di grup, nama: Ani tukang bohong";
    const led = last("relationships", [...sorry, "Rina", text]);
    expect(filled(led)).toMatchObject({ panggilan: "Rina", perbuatan: text });
  });

  test("a long message of marks changes nothing", () => {
    const text = `${"\n".repeat(1900)}abc${" ".repeat(1900)}x:`;
    expect(filled(last("career", [...resign, text]))).toMatchObject({ nama: "Rina", jabatan: "Kasir" });
  });

  test("of two figures in one message none is lost", () => {
    const led = last("business", [...price, "bahannya jadi 400rb, kemasannya jadi 6rb"]);
    expect(filled(led)).toMatchObject({ bahan: "400rb", kemasan: "6rb" });
  });

  test("a numbered part of the sheet gets its new words", () => {
    const answers = ["saya Adi", "karena dekat rumah", "teliti", "pelupa", "pernah kehabisan stok"];
    const practice = ["latihan wawancara kasir", "Simulasi tanya jawab", "kasir", ...answers];
    const led = last("career", [...practice, "no 2 kok gitu sih, aku mau jawab: karena tokonya rapi"]);
    expect(filled(led).minat).toBe("karena tokonya rapi");
  });

  test("a figure that a price is reckoned from can be changed below the price", () => {
    expect(documentOf("business", price)).toContain("untung 50%");
    expect(documentOf("business", [...price, "untungnya jadi 30 persen"])).toContain("untung 30%");
  });
});

describe("words around an answer", () => {
  test.each([
    "Rina. tapi dia jg salah loh sbnrnya, bukan cuma saya",
    "ya Rina namanya, yg barusan. kok gak kebaca",
    "Ke Rina",
    "Rina",
  ])("%s: the name is Rina", (text) =>
    expect(filled(last("relationships", [...sorry, text])).panggilan).toBe("Rina"),
  );

  test.each(["aku lupa namanya siapa", "siapa ya namanya"])("“%s” names nobody by a piece of it", (text) => {
    expect(filled(last("relationships", [...sorry, text])).panggilan ?? "").not.toMatch(
      /^(?:aku lupa|siapa ya)$/,
    );
  });

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
