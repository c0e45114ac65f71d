import { describe, expect, test } from "vitest";
import { conversation, documentOf, labels, last } from "#server/test/guide-conversation.ts";

const reply = [
  "ada pelanggan marah minta uang kembali, balesnya gimana",
  "Balas pelanggan sulit",
  "Minta uang kembali",
  "kue lapis 3 loyang",
  "pinggirnya gosong",
  "Voucher atau tawaran lain",
  "potongan 20 ribu",
];
const told = (texts: readonly string[]): string => last("business", texts)?.text ?? "";
const made = (...texts: string[]): string => documentOf("business", [...reply, ...texts]);

describe("a description of a sentence", () => {
  test("is written as such a sentence, and not pasted", () => {
    const shown = made('ganti kalimat "uangnya tidak bisa saya kembalikan" jadi permintaan maaf nggih');
    expect(shown).toContain("Saya mohon maaf yang sebesar-besarnya.");
    expect(shown).not.toMatch(/permintaan maaf|uangnya belum bisa|nggih/i);
    expect(made('"uangnya tidak bisa saya kembalikan" diganti ucapan terima kasih aja')).toContain(
      "Terima kasih banyak atas pengertiannya.",
    );
  });

  test("without a sentence of its own is asked for", () => {
    const texts = [...reply, 'kalimat "uangnya tidak bisa saya kembalikan" diganti yang lebih halus dong'];
    expect(told(texts)).toContain("“uangnya tidak bisa saya kembalikan” aku perlu kalimat gantinya");
    expect(last("business", texts)?.document).toBeUndefined();
    expect(told([...reply, "ganti terima kasih jadi permintaan maaf"])).toContain("perlu kalimat gantinya");
    expect(told([...reply, '"terlewat" itu bahasa mana? ganti dong'])).toContain("perlu kalimat gantinya");
  });

  test("in quotation marks is the words themselves", () => {
    expect(made('ganti "Halo" jadi "Permintaan maaf"')).toContain("Permintaan maaf, Kak");
  });

  test("that is missed stands behind each greeting, once", () => {
    const shown = made("kok belum ada minta maafnya");
    expect(shown).toContain("Halo, Kak. Saya mohon maaf yang sebesar-besarnya.");
    expect(shown.match(/mohon maaf/g)).toHaveLength(2);
    expect(made("kok belum ada minta maafnya", "awali dengan minta maaf ya")).toBe(shown);
  });
});

describe("a form of address", () => {
  test.each([
    "ganti Kak jadi Bu Haji ya mbak",
    "sapaan kakak jadi Bu Haji nggih",
    "jangan Kak, panggil Bu Haji saja ya",
    "orangnya sepuh, panggil Bu Haji, jangan Kak",
  ])("%s", (text) => {
    const shown = made(text);
    expect(shown).toContain("Halo, Bu Haji.");
    expect(shown).toContain("Yang Bu Haji sampaikan");
    expect(shown).not.toMatch(/\bKak|nggih|Haji (?:saja|ya)/);
  });

  test("of somebody else by name stays", () => {
    const shown = documentOf("career", [
      ...["mau tulis surat ke kepala sekolah", "Tulis pesan atau surat", "Bu Ratna", "Surat resmi"],
      ...["Pak Joko sakit, saya yang ganti jaga", "mohon izin dua hari", "Sari", "Pak Joko itu tetap ya"],
    ]);
    expect(shown).toContain("Pak Joko");
  });
});

describe("an order for the whole text", () => {
  const changed = [...reply, 'ganti "sudah saya baca" jadi "kemarin saya lupa"'];

  test("keeps the version that it names", () => {
    const shown = made("tolong tulis ulang yang tegas saja mbak");
    expect(shown).not.toContain("Nada hangat");
    expect(shown).toContain("Nada tegas");
    expect(shown).toContain("Kalau terus mendesak");
  });

  test("is no new wording", () => {
    expect(made('kok jadi "Halo, Kak". tulis ulang yang lebih ramah')).not.toMatch(/ulang yang/);
    expect(told([...reply, "bikin ulang dong yang lebih hangat"])).toContain("Gaya bahasanya");
  });

  test("behind a complaint that quotes the last change takes it back", () => {
    expect(documentOf("business", changed)).toContain("kemarin saya lupa");
    const texts = [...changed, 'waduh kok jadi "kemarin saya lupa". tulis ulang aja'];
    expect(documentOf("business", texts)).toBe(documentOf("business", reply));
  });

  test("a complaint about words that stood there before takes nothing back", () => {
    const texts = [...changed, 'kok jadi "belum bisa saya kembalikan". padahal bisa'];
    expect(documentOf("business", texts)).toContain("kemarin saya lupa");
  });
});

describe("several corrections in one message", () => {
  const texts = [
    ...reply,
    'lho kok ga bisa kembali. terus itu "pinggirnya gosong" kan kata saya, bukan kata dia. belum ada minta maafnya. panggil Pak Lurah, jangan Kak',
  ];

  test("each that can be done is done, and the other is named", () => {
    const shown = documentOf("business", texts);
    expect(shown).toContain("Halo, Pak Lurah. Saya mohon maaf");
    expect(shown).not.toContain("gosong");
    expect(told(texts)).toContain("kok ga bisa kembali");
    expect(labels(last("business", texts))[0]).toBe("Ubah bagian ini");
  });

  test("a lament is never named as undone", () => {
    const lamented = [...reply, "banyak yg salah. ganti Kak jadi Bu. masa dikirim begitu ke pelanggan"];
    expect(documentOf("business", lamented)).toContain("Halo, Bu.");
    expect(told(lamented)).not.toMatch(/banyak yg|masa dikirim/);
  });
});

describe("below a document other words", () => {
  test.each(["ganti terima kasih jadi makasih", "ucapan terima kasihnya dihapus"])(
    "%s stays here",
    (text) => {
      const led = conversation("business", [...reply, text]).at(-1);
      expect(led?.state.flow?.id).toBe("pelanggan-sulit");
    },
  );

  test("thanks alone are a goodbye", () => {
    expect(last("business", [...reply, "makasih ya mbak"])?.state.flow).toBeUndefined();
  });
});
