import { describe, expect, test } from "vitest";
import { filled, last } from "#server/test/guide-conversation.ts";

const asked = ["bang tolong susun utangku", "Susun daftar utang", "Tidak ada"];
const told =
  "supplier oli 4,8jt udah nunggak 2 bulan. dia ga mau lg kirim oli sama kampas rem. bank 1,1jt sebulan masih 14 bulan. pinjol 2.650rb jatuh tempo 5 hari lg, telat kenak denda tiap hari. sama adek 1jt";
const read = [...asked, told, "5jt", "2jt"];
const wrong = "bah kok 79rb pinjolnya. 2jt650rb bang harus dibayar semua, 5 hari lagi";

const textOf = (...texts: string[]) => last("business", texts)?.text ?? "";

describe("what a creditor does no longer", () => {
  test("stands in the plan and in no row", () => {
    const led = last("business", [...asked, told]);
    expect(filled(led).catatan).toBe("dia ga mau lg kirim oli sama kampas rem");
    expect(filled(led).utang).not.toContain("kirim");
    expect(last("business", [...read, "Hitung"])?.document?.text).toContain("Catatan:");
  });

  test.each([
    "suppliernya udah ga mau nganter barang",
    "tokonya stop kirim stok",
    "yg oli nolak ngasih bon",
    "mereka gak mau lagi ngirim tepung",
    "agen tidak mau layani lagi",
    "dia ga bisa ambil barang lagi",
  ])("is heard in the read-back too: %s", (text) =>
    expect(filled(last("business", [...read, text])).catatan).toContain(text),
  );

  test.each(["takut dia ga mau kirim", "dia ga mau ngomong", "kalau ga mau kirim gimana?"])(
    "and nothing else is noted: %s",
    (text) => expect(filled(last("business", [...read, text])).catatan ?? "").not.toContain(text),
  );
});

describe("no debt is lost", () => {
  test.each([[wrong], ["Ganti barisnya", wrong]])("by a message about one of them: %s %s", (...texts) => {
    const said = textOf(...read, ...texts.filter((one) => one !== undefined));
    expect(said).toContain("pinjol sisa Rp2.650.000, jatuh tempo 5 hari lagi");
    expect(said).toMatch(
      /supplier oli sisa Rp4\.800\.000.*bank sisa Rp15\.400\.000.*adek sisa Rp1\.000\.000/,
    );
  });

  test("by a table that is written anew in part", () => {
    const said = textOf(...read, "Ganti barisnya", "pinjol 2jt, koperasi 500rb");
    expect(said).toMatch(/supplier oli.*bank.*pinjol sisa Rp2\.000\.000.*adek.*koperasi sisa Rp500\.000/);
  });

  test("and who is missed in the table is added", () => {
    const said = textOf(...read, "loh mana koperasinya bang, ilang. koperasi sisa 700rb. hitung lah terus");
    expect(said).toContain("koperasi sisa Rp700.000");
    expect(said).toContain("pinjol sisa Rp2.650.000");
  });
});
