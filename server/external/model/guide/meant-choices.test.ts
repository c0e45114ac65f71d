import { describe, expect, test } from "vitest";
import { isAstonished, withoutAstonishment } from "#server/external/model/guide/words/yes-no/astonishment.ts";
import { conversation, filled, labels, last } from "#server/test/guide-conversation.ts";
import { refutes } from "./find/refuted.ts";
import { flowOf } from "./flows.ts";

/* What a free text chooses, and what it only denies, wonders at or protests against, in the words of readers. */

const boundary = ["Tentukan satu batas"];
const child = "ngambek dia, banting pintu. tp ini anak sendiri ya bukan orang lain";
const debts = ["Susun daftar utang"];

describe("a free text at buttons", () => {
  test("means the button that has its very word, although a door was slammed", () => {
    const led = last("relationships", [...boundary, child]);
    expect(led?.text).toContain("“Canggung atau dia ngambek”");
    expect(led?.text).toContain("Batas ini menjaga apa?");
  });

  test.each(["loh kok judi mas", "judi??", "Ada judi online??", "lah judi apaan", "kenapa jadi judi"])(
    "“%s” only wonders, so the buttons are shown again",
    (text) => {
      const led = last("business", [...debts, text]);
      expect(filled(led)).not.toHaveProperty("keadaan");
      expect(labels(led)).toContain("Ada judi online");
    },
  );

  test("a button for safety is chosen by words that name it, and by nothing less", () => {
    const trailOf = (text: string) => last("relationships", [...boundary, text])?.state.flow?.trail;
    expect(trailOf("kalau ditolak dia suka mukul aku")).toEqual([0]);
    expect(trailOf("takut sama dia, pernah ditampar")).toEqual([0]);
    for (const unclear of ["dia suka banting hp", "dia mukul ga ya?", "banting pintu doang"])
      expect(trailOf(unclear), unclear).toEqual([]);
  });

  test("words of violence weigh more than a mild word beside them", () => {
    const led = last("relationships", [...boundary, "ngambek dia, trus mukul aku"]);
    expect(led?.text).toContain("“Aku takut dia menyakitiku”");
  });

  test.each(["dia ngambek sampai mukul tembok", "kesal dia, trus ngancam aku"])(
    "“%s” never presses a mild button",
    (text) => expect(last("relationships", [...boundary, text])?.text).not.toMatch(/“(?:Canggung|Dia kesal)/),
  );

  test("what is affirmed stays an answer", () => {
    expect(last("business", [...debts, "iya ada judi slot"])?.text).toContain("“Ada judi online”");
    expect(filled(last("business", [...debts, "ndak ada judi mas"]))).toMatchObject({ keadaan: "tidak" });
  });
});

describe("astonishment", () => {
  test.each([
    "loh kok judi mas",
    "berpulang??",
    "surat hangat apaan",
    "masa takut sih",
    "hah resign",
    "lho panik?",
  ])("%s", (text) => expect(isAstonished(text)).toBe(true));

  test.each(["aman kok", "canggung mungkin?", "ngambek dia", "eh yang pertama", "kok"])(
    "%s is none",
    (text) => expect(text === "kok" || !isAstonished(text)).toBe(true),
  );

  test("the rest of the message stays", () =>
    expect(withoutAstonishment("hah pesan atau surat?? yaudah yang kedua")).toBe("yaudah yang kedua"));
});

describe("a protest behind a choice", () => {
  const wrong = "lah kok takut dia menyakitiku?? anakku itu 15 thn. yg banting pintu cuma. salah kau catat";

  test("undoes it, apologizes once, and asks for it again", () => {
    const led = last("relationships", [...boundary, "Aku takut dia menyakitiku", wrong]);
    expect(led?.text.match(/[Mm]aaf/g)).toHaveLength(1);
    expect(led?.text).toContain("kira-kira apa yang terjadi?");
    expect(labels(led)).toContain("Canggung atau dia ngambek");
    expect(led?.state.flow).toMatchObject({ at: 0, trail: [], filled: {} });
  });

  test.each([
    "ndak ada judi mas!!",
    "kok judi",
    "salah catat mas",
    "aku ga bilang gitu",
    "siapa yg pilih itu",
  ])("%s", (text) => {
    const led = last("business", [...debts, "Ada judi online", text]);
    expect(labels(led)).toContain("Tidak ada");
    expect(filled(led)).not.toHaveProperty("utang");
    expect(filled(led)).not.toHaveProperty("keadaan");
  });

  test("the right button then goes on", () => {
    const led = last("relationships", [
      ...boundary,
      "Aku takut dia menyakitiku",
      wrong,
      "Canggung atau dia ngambek",
    ]);
    expect(led?.text).toContain("Batas ini menjaga apa?");
  });

  test("an answer that denies something else is no protest", () => {
    const led = last("business", [
      ...debts,
      "Ada judi online",
      "ga ada utang bank, cuma pinjol 2 juta cicil 300rb",
    ]);
    expect(filled(led)).toMatchObject({ keadaan: "judi" });
    const none = last("business", [
      ...debts,
      "Tidak ada",
      "paylater 2,5 juta cicil 400rb, yg kakak blm ada cicilan 1 juta",
    ]);
    expect(filled(none)).toMatchObject({ keadaan: "tidak" });
  });

  test("what will be said to somebody may deny as well", () => {
    const all = conversation("relationships", [
      "Siapkan obrolan yang sulit",
      "Tegang, tapi aku aman",
      "jam pulang",
      "kemarin kamu pulang jam 11 dan nggak ngabarin",
      "Kecewa",
      "aku nggak kecewa sama kamu, tolong kabari aku",
    ]);
    expect(all.at(-1)?.text).not.toContain("kubatalkan");
  });
});

describe("a flow whose ground is denied", () => {
  test.each([
    ["omzet-turun", "omzet ga turun kok"],
    ["daftar-utang", "saya ndak punya utang"],
    ["daftar-utang", "ini orang2 yg utang sama warung saya"],
    ["daftar-utang", "pelanggan pada ngebon"],
    ["pesan-putus", "gue ga mau mutusin siapa2"],
    ["pesan-putus", "gue yg DIputusin"],
    ["pesan-putus", "gue baru diputusin cewek gue"],
    ["surat-duka", "ga ada yg mati kak"],
    ["surat-resign", "aku ga mau resign"],
  ])("%s: %s", (id, text) => {
    const flow = flowOf(id);
    expect(flow && refutes(text, flow)).toBe(true);
  });

  test.each([
    ["daftar-utang", "gimana biar ga punya utang lagi"],
    ["daftar-utang", "ga sanggup bayar utang"],
    ["daftar-utang", "dc nagih terus tiap hari"],
    ["daftar-utang", "utang ke kakak blm ada cicilan"],
    ["pesan-putus", "ga berani mutusin dia"],
    ["pesan-putus", "dia ngancem bunuh diri kalau diputusin"],
    ["omzet-turun", "omzet turun ga ada yang beli"],
    ["surat-duka", "bapak meninggal ga sempat pamit"],
  ])("%s is meant by “%s”", (id, text) => {
    const flow = flowOf(id);
    expect(flow && refutes(text, flow)).toBe(false);
  });

  test("is left at its first question, and what is meant is searched anew", () => {
    const led = last("business", [
      "Cari sebab omzet turun",
      "omzet ga turun kok. Yg naik biayanya. Saya mau tau harga baru berapa",
    ]);
    expect(led?.state.flow).toBeUndefined();
    expect(labels(led)).toContain("Hitung harga jual");
  });

  test("the reversed role gets the plan for those who were left", () => {
    const led = last("relationships", [
      "anjir gue baru diputusin cewek gue. 3 taun bro. lewat chat doang",
      "lah bukan gue yg mutusin woi. gue yg DIputusin",
    ]);
    expect(labels(led)).toContain("Rencana seminggu setelah putus");
    expect(labels(led)).not.toContain("Tulis pesan putus baik-baik");
  });

  test("“bukan itu anjir” is a no", () => {
    const led = last("relationships", [
      "Tulis pesan putus baik-baik",
      "bukan itu anjir. gue ga mau mutusin siapa2. baca dong",
    ]);
    expect(led?.state.flow).toBeUndefined();
    expect(labels(led)).not.toContain("Tulis pesan putus baik-baik");
  });
});
