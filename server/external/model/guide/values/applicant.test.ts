import { describe, expect, test } from "vitest";
import { applicantIn } from "./applicant.ts";

describe("what an applicant has told", () => {
  test.each<[string, Record<string, string>]>([
    ["kak besok interview jadi kasir indomaret, latihan 3 pertanyaan", { tempat: "Indomaret" }],
    ["latihan wawancara kerja admin RSUD Sleman", { tempat: "RSUD Sleman" }],
    ["saya lusa interview di pabrik ban, kontrak yg lama abis", { tempat: "pabrik ban" }],
    ["resign dari PT Maju, besok interview di Bank Jago", { tempat: "Bank Jago" }],
    ["dipanggil tes jadi kasir bri", { tempat: "BRI" }],
    [
      "nama saya Putri Anggraini umur 18, lulusan smk akuntansi di Medan, pernah pkl 3 bulan di koperasi sekolah",
      {
        nama: "Putri Anggraini",
        sekolah: "lulusan SMK akuntansi di Medan",
        pengalaman: "pkl 3 bulan di koperasi sekolah",
      },
    ],
    ["saya dewi umur 24 lulusan D3 rekam medis", { nama: "Dewi", sekolah: "lulusan D3 rekam medis" }],
    [
      "dulu kerja di pabrik sepatu 2 tahun bagian jahit terus kena phk",
      { pengalaman: "kerja di pabrik sepatu 2 tahun bagian jahit" },
    ],
    [
      "saya jaga warung tiap sore, orangnya telaten",
      { pengalaman: "jaga warung tiap sore", sifat: "telaten" },
    ],
    ["pengen kerja di Indomaret", {}],
    ["belum pernah kerja, adek saya kuliah di UI", {}],
    ["saya kurang teliti", {}],
    ["pengen punya pengalaman kerja sm bantu biaya adek sekolah", {}],
    ["suami kerja di bengkel 3 tahun", {}],
  ])("%s", (text, facts) => expect(applicantIn([text])).toEqual(facts));

  test("the newest text counts", () =>
    expect(applicantIn(["saya teliti", "saya sabar"]).sifat).toBe("sabar"));
});
