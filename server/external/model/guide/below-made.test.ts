import { describe, expect, test } from "vitest";
import { documentOf, labels, last, resign } from "#server/test/guide-conversation.ts";
import { amountOf } from "./slots.ts";

const letter = [...resign, "Rina", "Kasir", "PT Jaya", "31 Mei", "Tidak perlu"];
const debts = [
  ...["utangku banyak, bikin daftar utang", "Susun daftar utang"],
  "gak ada lah bang, cuma paylater sama koperasi",
];

describe("what is written below a finished text", () => {
  test.each(["bukan itu maksudku", "ga usah ditambah deh", "bukan tambah, ganti yg itu"])(
    "“%s” after “where does this belong” neither closes the text nor goes into it",
    (protest) => {
      const led = last("career", [...letter, "aku senang pernah kerja di sini", protest]);
      expect(labels(led)).not.toContain("Tulis surat resign");
      expect(labels(led).length).toBeGreaterThan(1);
      expect(led?.document).toBeUndefined();
    },
  );

  test("another text instead of a button is asked for its place too", () => {
    const led = last("career", [...letter, "aku senang pernah kerja di sini", "salam buat semua teman toko"]);
    expect(labels(led)).toContain("Tambahkan di akhir");
  });

  test("“bukan yang itu” is no new wording of the part that was asked for", () => {
    const asked = [...letter, "ubah bagian ini", "Jabatan"];
    expect(last("career", asked)?.document).toBeUndefined();
    const led = last("career", [...asked, "bukan yg itu"]);
    expect(led?.document).toBeUndefined();
    expect(labels(led).length).toBeGreaterThan(1);
  });

  test("an added sentence is taken out in words that come after it", () => {
    const added = [...letter, "tambahin: aku tetap mau bantu kalau rame"];
    expect(documentOf("career", added)).toContain("tetap mau bantu");
    const without = documentOf("career", [...added, "yg aku tetap mau bantu kalau rame itu dibuang kak"]);
    expect(without).not.toContain("tetap mau bantu");
  });
});

describe("a list of debts", () => {
  test("a no that stands first answers the question", () =>
    expect(labels(last("business", debts))).not.toContain("Tidak ada"));

  test("a bare number of four digits is in thousands where millions are asked for", () => {
    expect(amountOf("2150", "juta")).toBe(2_150_000);
    expect(amountOf("jumlahkan lah bang semuanya, 2150", "juta")).toBe(2_150_000);
    expect(amountOf("2.150.000", "juta")).toBe(2_150_000);
    expect(amountOf("2150")).toBe(2150);
  });
});

describe("an apology", () => {
  const sorry = [
    "aku mau minta maaf ke istri",
    "Tulis permintaan maaf",
    "Pasangan, teman, atau saudara",
    "Dek",
  ];
  test("“gara2 adikmu” is a defence, and “maksimal 500rb” is no time", () => {
    expect(last("relationships", [...sorry, "aku bentak kamu gara2 adikmu pinjam duit"])?.text).not.toContain(
      "Tidak ada pembelaan",
    );
    const made = [...sorry, "aku bentak kamu", "Menyakitkan", "pinjaman kita bahas dulu, maksimal 500rb"];
    expect(last("relationships", made)?.text).not.toContain("Kapannya jelas");
  });
});
