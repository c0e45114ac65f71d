import { describe, expect, test } from "vitest";
import { documentOf, filled, last } from "#server/test/guide-conversation.ts";

describe("a number of an earlier answer", () => {
  const letter = [
    ...["mau tulis surat ke atasan", "Tulis pesan atau surat", "Pak Hendra"],
    ...["Surat resmi", "tim kami 4 orang, nasabah sekarang sudah 480 per bulan"],
  ];
  const wish = "Mohon disetujui penambahan 2 staf mulai Januari.";

  test("is exchanged beside the answer, called by words of which only some stand there", () => {
    const texts = [...letter, `${wish} Eh maaf tadi salah, jumlah nasabah sekarang 460 bukan 480`];
    expect(JSON.stringify(filled(last("leadership", texts)))).toContain("460");
    expect(JSON.stringify(filled(last("leadership", texts)))).not.toContain("480");
  });

  test("is exchanged where it is asked for by the number alone", () => {
    const shown = documentOf("leadership", [...letter, wish, "Wa Ode. Angka 480 itu tolong diganti 460 ya"]);
    expect(shown).toContain("460");
    expect(shown).toContain("Wa Ode");
    expect(shown).not.toMatch(/480|diganti/);
  });
});
