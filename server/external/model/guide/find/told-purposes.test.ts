import { describe, expect, test } from "vitest";
import { findFlows } from "./find-flows.ts";

const ids = (text: string, field: "leadership" | "relationships" | "career"): string[] =>
  findFlows(text, field).map(({ flow }) => flow.id);

describe("who announces", () => {
  test.each([
    "mau umumkan rapat guru pindah ke hari sabtu. pasti pada protes. minta kata2nya gimana ya",
    "besok harus ngumumin ke karyawan kalo shift berubah, takut pada ngamuk, bantu kata katanya",
    "mau mengumumkan ke staf toko kalau lembur dihapus mulai agustus",
  ])("%s", (text) => {
    const found = ids(text, "leadership");
    expect(found[0]).toBe("briefing-tim");
    expect(found).not.toContain("bilang-tidak-ke-atasan");
  });

  test("waits for nothing that others announce, and asks for no other text", () => {
    expect(ids("nunggu pengumuman hasil ujian cpns bikin deg degan", "career")[0]).not.toBe("briefing-tim");
    expect(ids("bikin tulisan buat ditempel soal jam masuk karyawan", "leadership")[0]).toBe("aturan-tempel");
  });
});

describe("who wants to marry or to stay together", () => {
  test.each([
    "halo, sy mau lamar pacar, mau tentuin tgl nikah, tp ortunya minta uang 50 juta. bingung mau ngomong apa ke calon mertua",
    "aku ga mau putus, gimana ngomong ke pacar biar baikan",
    "mau nikah tahun depan tapi camer minta mahar 100 juta, gimana ngomongnya",
  ])("%s", (text) => {
    expect(ids(text, "relationships")[0]).toBe("obrolan-sulit");
    expect(ids(text, "relationships")).not.toContain("pesan-putus");
  });

  test("names no end", () => {
    for (const text of [
      "mau putus baik baik sama pacar padahal udah tunangan, gimana ngomongnya",
      "batal nikah, mau bilang putus ke calon suami lewat wa",
    ])
      expect(ids(text, "relationships")[0]).toBe("pesan-putus");
  });
});

describe("who turns an employer down", () => {
  test("writes a message, and refuses no loan", () => {
    expect(ids("tulisin penolakan buat hrd yg cikarang ya, yg sopan", "career")[0]).toBe("tulis-pesan");
    expect(ids("lamaranku ditolak hrd, mau nanya alasannya", "career")[0]).toBe("tanya-alasan");
    expect(ids("mau nolak temen yang pinjem duit", "relationships")[0]).toBe("tolak-pinjaman");
    expect(ids("gimana nolak lembur dari atasan", "leadership")[0]).toBe("bilang-tidak-ke-atasan");
  });
});
