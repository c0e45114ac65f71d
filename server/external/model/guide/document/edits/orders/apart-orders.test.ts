import { describe, expect, test } from "vitest";
import { addedWords } from "#server/external/model/guide/document/edits/added-words.ts";
import { documentOf, last } from "#server/test/guide-conversation.ts";

const letter = [
  ...["mau tulis pesan ke kepala ruangan", "Tulis pesan atau surat", "Bu Wati", "Pesan yang sopan"],
  ...["saya tukar sif Kamis dengan Dewi. Dewi sudah bersedia", "minta Ibu setujui tukar sif ini", "Lina"],
];
const made = (...texts: string[]): string => documentOf("career", [...letter, ...texts]);
const told = (...texts: string[]): string => last("career", [...letter, ...texts])?.text ?? "";

describe("what is added", () => {
  test.each([
    ["masukin biaya antar 20 ribu. totalnya jadi berapa?", "biaya antar 20 ribu.", "totalnya jadi berapa?"],
    ["tolong tambahkan saya siap ganti sif pagi", "saya siap ganti sif pagi", ""],
    ["Apakah Ibu berkenan? Saya tunggu jawabannya", "Apakah Ibu berkenan? Saya tunggu jawabannya", ""],
    [
      "tambahin saya siap Senin. Kira-kira kapan Ibu ada waktu?",
      "saya siap Senin. Kira-kira kapan Ibu ada waktu?",
      "",
    ],
    ["tambahan gaji saya belum dibayar", "tambahan gaji saya belum dibayar", ""],
  ])("%s", (text, words, question) => expect(addedWords(text)).toEqual({ words, question }));

  const more = "tambahin saya siap ganti sif pagi. bener ga?";

  test("stands there without the order and the question", () => {
    const shown = made(more);
    expect(shown).toContain("Saya siap ganti sif pagi.");
    expect(shown).not.toMatch(/tambah|bener/iu);
    expect(told(more)).toContain("“bener ga?”");
  });

  test.each([
    "hapus yg terakhir itu dong",
    "yang paling bawah dihapus aja",
    "kok gitu. yg paling bawah masih ada tulisan gw",
    "hapus yang barusan",
  ])("%s takes it out", (text) => expect(made(more, text)).toBe(made()));

  test("last week's shift is nothing that was added", () => {
    expect(made(more, "yang terakhir jaga itu Dewi")).toContain("Saya siap ganti sif pagi");
  });
});

describe("words and what stands there instead, said apart", () => {
  test.each([
    'jangan "sudah bersedia" nanti beda, bilang aja sudah setuju',
    'yg sudah bersedia blm keganti kak. ganti jadi "sudah setuju"',
    '"sudah bersedia" itu kaku sekali, kurang pas. ganti "sudah setuju" ae',
  ])("%s", (text) => {
    expect(made(text)).toContain("Dewi sudah setuju");
    expect(made(text)).not.toMatch(/bersedia|nanti beda|bilang/u);
  });

  test("done before is done", () => {
    const first = 'ganti "sudah bersedia" jadi "sudah setuju"';
    const texts = [first, 'yg sudah bersedia blm keganti kak. ganti jadi "sudah setuju"'];
    expect(made(...texts)).toBe(made(first));
    expect(last("career", [...letter, ...texts])?.state.flow?.id).toBe("tulis-pesan");
  });

  test("each of several is done", () => {
    const shown = made('Tolong yg "Dewi sudah bersedia" dihapus mas, itu dobel. Trus Dewi nya ganti Desi');
    expect(shown).toContain("sif Kamis dengan Desi");
    expect(shown).not.toContain("bersedia");
  });

  test.each(["jangan bilang siapa-siapa, saya malu", "saya belum ganti sif. nanti ganti hari"])(
    "%s changes nothing",
    (text) => expect(made(text)).toBe(made()),
  );
});

describe("a date", () => {
  const resign = [
    ...["mau bikin surat resign", "Buat surat pengunduran diri", "Sari Dewi", "kasir", "Toko Makmur"],
    ...["31 Mei 2026", "Tidak perlu"],
  ];
  const text =
    "eh maaf, kata kakak jd hari terakhir kerja 30 mei 2026 aja. sama tgl suratnya 2 mei 2026 msh kosong tuh";

  test("goes to the place that is named with it, and nothing else does", () => {
    const shown = documentOf("career", [...resign, text]);
    expect(shown).toMatch(/(?:pada|tanggal) (?:tanggal )?30 Mei 2026/iu);
    expect(shown).not.toMatch(/suratnya|kosong|\(isi tanggal surat\)/iu);
  });
});

describe("an open place and the sender's name", () => {
  const open = [
    ...["bikinin wa buat nolak tawaran kerja di pabrik, ke bu rina hrd nya", "Tulis penolakan tawaran kerja"],
    "Pakai draf ini",
  ];
  const filled = (text: string): string => documentOf("career", [...open, text]);

  test.each(["yg bawah itu tulis Lina aja lah. jgn ada kurungnya", "saya lina, bukan bapak wkwk"])(
    "%s",
    (text) => {
      expect(filled(text)).toMatch(/\nLina$/u);
      expect(filled(text)).not.toMatch(/kurungnya|\(isi nama/u);
    },
  );

  test.each(["yang bawah tulisannya kecil", "saya capek bukan malas"])("%s names nobody", (text) => {
    expect(filled(text)).not.toMatch(/\n(?:Capek|kecil)$/iu);
  });
});
