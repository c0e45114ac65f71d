import { describe, expect, test } from "vitest";
import { beforeNotThat, notSo } from "#server/external/model/guide/words/yes-no/denials.ts";
import { conversation, labels, last } from "#server/test/guide-conversation.ts";
import { flowsOfKind } from "./find/kinds.ts";

/* What a member denied is not offered again, and a button that they name is taken, in the words of readers. */

const stage = "kak gw besok presentasi di depan kelas, panik bgt sumpah. tangan gw dingin dari tadi sore";

describe("what was denied once", () => {
  test("is not offered again for words that only touch it", () => {
    const all = conversation("wellbeing", [
      "aku mau nulis surat buat almarhum bapak",
      "Bukan itu",
      "aku kangen bapak yang udah meninggal",
    ]);
    expect(labels(all.at(-1))).not.toContain("Tulis surat untuk yang berpulang");
  });

  test("as a kind leaves out all of it, with the letter of a story", () => {
    const all = conversation("wellbeing", [
      "aku sedih banget, mau nulis sesuatu",
      "gw ga mau nulis surat",
      "gw cuma pngn besok ga malu pas presentasi, ngerti ga sih",
    ]);
    for (const led of all.slice(1)) expect(labels(led).join(" ")).not.toMatch(/surat/i);
  });

  test.each([
    ["nulis surat", true],
    ["bikin surat apa2", true],
    ["nulis surat resign", false],
    ["minta maaf", false],
  ])("“%s” names a kind: %s", (words, isKind) => expect(flowsOfKind(words).length > 0).toBe(isKind));

  test("at the end of a message counts as well", () => {
    const led = last("wellbeing", [
      "aku mau nulis surat buat almarhum bapak",
      "berpulang?? ga ada yg mati kak 😭 Bukan itu",
    ]);
    expect(led?.state.flow).toBeUndefined();
    expect(labels(led)).not.toContain("Tulis surat untuk yang berpulang");
    expect(beforeNotThat("ga ada yg mati kak. Bukan itu")).toBe("ga ada yg mati kak");
    expect(beforeNotThat("yang aku mau bukan itu")).toBeUndefined();
  });

  test("is not found again in the wish before it", () => {
    const led = last("relationships", [
      "kak buatin pesan buat temenku yg ngutang blm bayar2",
      "eh ga jadi, ganti deh. itu mah gampang",
    ]);
    expect(labels(led)).not.toContain("Tulis pesan menagih uang");
  });

  test("“bukan soal ...” denies what it names", () => {
    expect(notSo("bukan soal bagi tugas. ini soal hp")).toContain("bagi tugas");
  });

  test("a general flow that was denied comes again only when it is asked for", () => {
    const all = conversation("wellbeing", [
      "Tulis surat hangat",
      "bukan itu",
      "bukan itu",
      "tolong buatin pesan buat bu RT dong",
    ]);
    expect(labels(all[2])).not.toContain("Tulis pesan atau surat");
    expect(labels(all[3])).toContain("Tulis pesan atau surat");
  });
});

describe("a button of an earlier screen", () => {
  test("is begun where a part of the message names it", () => {
    const led = last("wellbeing", [
      stage,
      "lah tombolnya cuma itu. gw mau biar ga blank",
      "hah pesan atau surat?? buat apa. yaudah Tenangkan badan dulu deh",
    ]);
    expect(led?.state.flow?.id).toBe("tenang-sekarang");
  });

  test("is not begun by a question or a no", () => {
    for (const text of ["Tenangkan badan dulu??", "jangan Tenangkan badan dulu ah"])
      expect(last("wellbeing", [stage, text])?.state.flow, text).toBeUndefined();
  });

  test("“surat hangat apaan ... cuma pengen cerita” asks for no explanation", () => {
    const led = last("relationships", [
      "gue mau nulis ke nadya, mantan gue. cuma pengen dia tau gue sakit hati",
      "surat hangat apaan, gue lagi emosi njing. gue cuma pengen cerita",
    ]);
    expect(led?.state.listening).toBe(true);
    expect(led?.text).not.toContain("hasilnya");
  });
});

describe("what readers looked for", () => {
  test.each([
    [
      "business",
      "warung saya di klaten mas, pelanggan pada ngebon. piye carane nagih",
      "Tulis pesan menagih uang",
      "Susun daftar utang",
    ],
    ["business", "ini orang2 yg utang sama warung saya", "Tulis pesan menagih uang", "Susun daftar utang"],
    [
      "business",
      "sy cuma mau ngitung, kalo sy kasih 25% itu sy msh untung ndak",
      "Hitung dari angkaku",
      "Tulis teks promosi",
    ],
    [
      "business",
      "saya punya laundry kiloan. Gas naik sabun naik, mau naikin takut pelanggan pindah",
      "Hitung harga jasa",
      "Cari sebab omzet turun",
    ],
    ["wellbeing", stage, "Siapkan untuk yang kutakutkan", "Tulis surat hangat"],
    [
      "wellbeing",
      "gw mau biar ga blank pas ngomong di depan, ada ga sih caranya",
      "Siapkan untuk yang kutakutkan",
      "Tulis surat hangat",
    ],
    [
      "relationships",
      "gue baru diputusin cewek gue. 3 taun bro",
      "Rencana seminggu setelah putus",
      "Tulis pesan putus baik-baik",
    ],
    ["wellbeing", "aku kepikiran resign tp duit", "Bandingkan dua pilihan", "Jadwal tidur sesudah sif"],
    [
      "career",
      "pengen minta ganti shift ke si bos tp takut euy",
      "Tulis izin atau cuti",
      "Siapkan bicara gaji",
    ],
  ] as const)("%s: %s", (field, text, offered, other) => {
    const led = last(field, [text]);
    expect(labels(led)).toContain(offered);
    expect(labels(led)).not.toContain(other);
  });

  test("who ends it still gets the message for that", () => {
    expect(labels(last("relationships", ["aku mau mutusin pacarku baik2 lewat chat"]))).toContain(
      "Tulis pesan putus baik-baik",
    );
  });
});
