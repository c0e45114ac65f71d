import { describe, expect, test } from "vitest";
import { flowOf } from "#server/external/model/guide/flows.ts";
import { conversation, filled, labels, last } from "#server/test/guide-conversation.ts";
import { nothingHere, nothingNamed } from "./no-cost.ts";

const flow = flowOf("harga-produk");
if (!flow) throw new Error("no flow");

describe("a cost that there is not, where it is asked for", () => {
  test.each<[string, string[] | undefined]>([
    ["ga ada", []],
    ["ga ada mas", []],
    ["tidak pakai kemasan", []],
    ["tanpa kemasan kak", []],
    ["nggak pake plastik", []],
    ["kemasan mah ga ada", []],
    ["kemasannya gratis dari supplier", []],
    ["ga perlu kemasan", []],
    ["0", []],
    ["ra nganggo, ora ono kemasan", []],
    ["ga pake kemasan, ini barang jadi. jasa pasang 15rb bayar anak", ["jasa pasang 15rb bayar anak"]],
    ["ga ada kemasan, ongkos anter 10rb", ["ongkos anter 10rb"]],
    ["ga ada notanya, kira2 500", undefined],
    ["belum ada", undefined],
    ["ga pake mika, cuma plastik 500", undefined],
    ["ga ada yg mahal, 500", undefined],
    ["ga pake kemasan mahal, cuma kresek", undefined],
    ["ga pernah ngitung kemasan", undefined],
    ["gatau", undefined],
    ["1000", undefined],
    ["kemasan ga ada bedanya kan sama punya tetangga?", undefined],
  ])("%s", (text, beside) => {
    expect(nothingHere(flow, "kemasan", text)?.beside).toEqual(beside);
  });
});

describe("a cost that there is not, named among others", () => {
  const names = ["bahan", "kemasan", "tenaga", "jumlah"];

  test.each<[string, string | undefined]>([
    ["kemasan ga ada mas, itu 15rb nya dobel", "kemasan"],
    ["kemasannya 0", "kemasan"],
    ["kemasan nol aja", "kemasan"],
    ["hapus kemasannya", "kemasan"],
    ["kemasan dihapus aja", "kemasan"],
    ["kosongin kemasan", "kemasan"],
    ["ga pake kemasan", "kemasan"],
    ["tanpa upah", "tenaga"],
    ["tenaga sendiri ga dibayar", "tenaga"],
    ["upah ga usah dihitung", "tenaga"],
    ["upahnya nol, aku kerjain sendiri", "tenaga"],
    ["ga ada kemasan sama upah", undefined],
    ["ga ada kemasan mahal, kemasannya 500", undefined],
    ["bahannya 0", undefined],
    ["yang lain ga ada", undefined],
  ])("%s", (text, name) => {
    expect(nothingNamed(flow, names, text)).toBe(name);
  });
});

describe("in a conversation", () => {
  const ban = ["hitung harga jual ban dong", "Hitung harga jual", "200rb"];
  const twice = [...ban, "15rb", "15rb", "1", "30%"];

  test("nothing is said plainly, and the figure beside it is offered at the next cost", () => {
    const text = "ga pake kemasan mas, ini ban jadi beli dari agen, bukan bikin. jasa pasang 15rb bayar anak";
    const led = last("business", [...ban, text]);
    expect(filled(led)).toMatchObject({ kemasan: "0" });
    expect(led?.text).toContain("kemasan tiap satuan kuhitung Rp0");
    expect(led?.text).toContain("“jasa pasang 15rb bayar anak”");
    expect(labels(led)).toContain("Rp15.000");
    expect(filled(last("business", [...ban, text, "Rp15.000"]))).toMatchObject({ tenaga: "Rp15.000" });
  });

  test("where no cost is asked for afterwards, the figure is quoted as left out", () => {
    const led = last("business", [...ban, "1000", "ga ada upah, ongkos kirim 20rb"]);
    expect(filled(led)).toMatchObject({ tenaga: "0" });
    expect(led?.text).toContain("“ongkos kirim 20rb” belum kumasukkan");
  });

  test.each(["kemasan ga ada mas, itu 15rb nya dobel", "kemasannya 0", "hapus aja kemasannya"])(
    "at the read-back: %s",
    (text) => {
      const led = last("business", [...twice, text]);
      expect(filled(led)).toMatchObject({ kemasan: "0", tenaga: "15rb" });
      expect(led?.text).toContain("Kemasan tiap satuan Rp0; Upah sekali bikin Rp15.000");
    },
  );

  test("at the read-back a button and “ga ada” set it to nothing", () => {
    const led = last("business", [...twice, "Ganti kemasan tiap satuan", "ga ada"]);
    expect(led?.text).toContain("Kemasan tiap satuan Rp0");
  });

  test("nothing is called changed where nothing did", () => {
    const same = last("business", [
      ...twice,
      "upahnya tolong diganti jadi 15.000 ya mas, yang kemasan biarin",
    ]);
    expect(same?.text).toContain("tidak ada yang berubah");
    for (const texts of [["ganti kemasan jadi 15rb"], ["Ganti kemasan tiap satuan", "Tidak jadi ganti"]])
      for (const led of conversation("business", [...twice, ...texts]))
        expect(led.text).not.toMatch(/angkanya jadi|setelah diganti|sudah kuganti/i);
  });
});
