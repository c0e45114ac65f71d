import { describe, expect, test } from "vitest";
import { documentOf, labels, last } from "#server/test/guide-conversation.ts";

describe("a longer request below a document", () => {
  const letter = ["mau tulis surat ke kepala sekolah", "Tulis pesan atau surat", "Bu Ratna", "Surat resmi"];
  const made = [...letter, "tangga depan kelas rusak", "mohon izin dua hari", "Sari"];
  const changed = [...made, "ganti kalimat tangga depan kelas rusak jadi lampu di kelas 2B mati"];

  test("can be taken back by one press", () => {
    expect(documentOf("career", changed)).toContain("ampu di kelas 2B mati");
    expect(labels(last("career", changed))).toContain("Kembalikan yang tadi");
    expect(documentOf("career", [...changed, "Kembalikan yang tadi"])).toBe(documentOf("career", made));
  });
});
