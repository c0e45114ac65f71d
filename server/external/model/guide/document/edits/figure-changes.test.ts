import { describe, expect, test } from "vitest";
import { filled, labels, last } from "#server/test/guide-conversation.ts";

const untung = [
  "hitungin untung sebulan dong",
  "Hitung untung sebulan",
  "3000",
  "8rb",
  "520",
  "191rb",
  "Hitung",
];
const over = [...untung, "Sudah pas"];
const produk = [
  "hitung harga jual ban dong",
  "Hitung harga jual",
  "200rb",
  "15rb",
  "15rb",
  "1",
  "30%",
  "Hitung",
];

describe("other figures below a finished sum", () => {
  test.each<[string, string, string]>([
    [
      "klo aku turunin jd 7rb untungnya tinggal brp?",
      "| Harga jual | Rp7.000 |",
      "| Untung bersih | Rp1.889.000 |",
    ],
    ["kalau harganya 7000?", "| Harga jual | Rp7.000 |", "| Untung bersih | Rp1.889.000 |"],
    ["harga jualnya ganti 7000", "| Harga jual | Rp7.000 |", "| Untung bersih | Rp1.889.000 |"],
    ["misal dijual 7 ribu gimana", "| Harga jual | Rp7.000 |", "| Untung bersih | Rp1.889.000 |"],
    ["coba jualnya 7rb", "| Harga jual | Rp7.000 |", "| Untung bersih | Rp1.889.000 |"],
    ["kalo diturunin 1000 jadinya brp?", "| Harga jual | Rp7.000 |", "| Untung bersih | Rp1.889.000 |"],
    ["untungnya tinggal brp kalo 7rb?", "| Harga jual | Rp7.000 |", "| Untung bersih | Rp1.889.000 |"],
    ["balikin ke 7rb aja deh", "| Harga jual | Rp7.000 |", "| Untung bersih | Rp1.889.000 |"],
    ["kalau 600 toples?", "| Laku sebulan | 600 |", "| Untung bersih | Rp2.809.000 |"],
    ["turunin 500 aja", "| Harga jual | Rp7.500 |", "| Untung bersih | Rp2.149.000 |"],
    ["klo modalnya naik jd 3500?", "| Modal per barang | Rp3.500 |", "| Untung bersih | Rp2.149.000 |"],
    ["kalau cuma laku 400?", "| Laku sebulan | 400 |", "| Untung bersih | Rp1.809.000 |"],
    ["kalau laku 600 dan sewanya 300rb?", "| Biaya tetap | Rp300.000 |", "| Untung bersih | Rp2.700.000 |"],
    ["biaya tetapnya 0 aja", "| Biaya tetap | Rp0 |", "paling sedikit harus laku: 0 per bulan"],
  ])("%s", (text, one, other) => {
    const led = last("business", [...untung, text]);
    expect(led?.document?.text).toContain(one);
    expect(led?.document?.text).toContain(other);
    expect(led?.text).toMatch(/\(tadi /);
    expect(led?.state.flow?.id).toBe("untung-bulanan");
  });

  test.each([
    "jadi modalnya 3000 itu udah termasuk kemasan ya?",
    "kok untungnya 2,4jt?",
    "makasih ya, laku 520 aja udah syukur",
  ])("nothing is tried by: %s", (text) => {
    const led = last("business", [...untung, text]);
    expect(led?.text).not.toMatch(/\(tadi /);
  });

  test("a part that the guide has asked for is changed by its name and figure", () => {
    const led = last("business", [...untung, "Ubah bagian ini", "harga jual 7rb"]);
    expect(led?.document?.text).toContain("| Untung bersih | Rp1.889.000 |");
  });

  test("a count alone is how many there are", () => {
    const led = last("business", [...produk, "kalau jadinya 2 biji?"]);
    expect(led?.document?.text).toContain("Sekali bikin jadi: 2 ");
  });

  test("a percentage alone is the one of the sheet", () => {
    const led = last("business", [...produk, "coba 40%"]);
    expect(led?.document?.text).toContain("Modal ditambah untung 40%");
  });

  test("another number of months", () => {
    const texts = [
      "mau nabung buat motor",
      "Hitung target tabungan",
      "12 juta",
      "belum ada",
      "12 bulan",
      "Hitung",
    ];
    expect(last("business", [...texts, "kalau 10 bulan?"])?.document?.text).toContain(
      "| Sebulan | Rp1.200.000 |",
    );
  });

  test("a figure that stands already changes nothing, which is said", () => {
    const led = last("business", [...untung, "kalau harganya 8000?"]);
    expect(led?.text).toContain("Tidak ada angka yang berubah");
  });

  test("packaging that there is not", () => {
    const led = last("business", [...produk, "kemasan ga ada mas, itu 15rb nya dobel"]);
    expect(led?.document?.text).toContain("| Kemasan | Rp0 | Rp0 |");
  });

  test("a price that is itself reckoned is compared", () => {
    const led = last("business", [...produk, "kalau dijual 280rb?"]);
    expect(led?.text).toContain("Rp280.000: sisa Rp50.000 per buah");
  });

  test("a division gets its working for both counts", () => {
    const text = "modal per barang itu 60rb dibagi 22, atau dibagi 20 ya krn 2 gosong?";
    const led = last("business", [...untung, text]);
    expect(labels(led).slice(0, 2)).toEqual(["Rp60.000 : 22 = Rp2.727", "Rp60.000 : 20 = Rp3.000"]);
    const made = last("business", [...untung, text, "Rp60.000 : 22 = Rp2.727"]);
    expect(made?.document?.text).toContain("| Modal per barang | Rp2.727 |");
  });

  test("words that are no number never become one", () => {
    const led = last("business", [
      ...untung,
      "Ubah bagian ini",
      "Modal per barang",
      "gimana ya",
      "apa ya",
      "embuh",
    ]);
    expect(filled(led)).toMatchObject({ modal: "3000" });
  });
});

describe("whether a price is too high", () => {
  test.each([
    "btw 8rb kemahalan ga sih? tetangga jual 7rb",
    "8rb kemahalan ga, tetangga 7rb",
    "menurutmu 8rb itu mahal ga ya, sebelah jual 7000",
    "tetangga jual 7rb, 8rb kemahalan gak sih",
    "mending jual 7rb atau 8rb ya?",
  ])("is answered from the member's own figures: %s", (text) => {
    for (const texts of [untung, over]) {
      const led = last("business", [...texts, text]);
      expect(led?.text).toContain("tidak tahu pasar");
      expect(led?.text).toContain(
        "Rp8.000: sisa Rp5.000 per barang, dan Rp2.409.000 kalau yang laku tetap 520",
      );
      expect(led?.text).toContain("Rp7.000: sisa Rp4.000 per barang, dan Rp1.889.000");
      expect(led?.state.flow?.id).toBe("untung-bulanan");
    }
  });

  test("in the price flow as well, and at the read-back", () => {
    const led = last("business", [...produk, "280rb kemahalan ga sih? tetangga 250rb"]);
    expect(led?.text).toContain("Rp250.000: sisa Rp20.000 per buah");
    const back = last("business", [...untung.slice(0, -1), "kemahalan ga sih 8rb"]);
    expect(back?.text).toContain("Rp8.000: sisa Rp5.000");
    expect(labels(back)[0]).toBe("Hitung");
  });

  test("below a sheet for services, and in other words", () => {
    const jasa = [
      "hitung harga jasa cuci motor",
      "Hitung harga jasa",
      "Per kendaraan",
      "listrik 300rb, sabun 200rb",
    ];
    const texts = [...jasa, "ga ada", "100", "7rb. 8rb kemahalan ga ya", "Lewati", "Hitung"];
    expect(filled(last("business", texts))).toMatchObject({ harga: "7rb" });
    const led = last("business", [...texts, "8rb itu kebanyakan apa kurang"]);
    expect(led?.text).toContain(
      "Rp8.000: sisa Rp3.000 per kendaraan, dan Rp300.000 kalau sebulan ada 100 kendaraan",
    );
  });

  test.each(["beli di toko murah 200rb ga pake ongkir", "200rb, yang lain mahal ga kuat"])(
    "is not asked by: %s",
    (text) => {
      const led = last("business", [...produk.slice(0, 2), text]);
      expect(led?.text).not.toContain("kemahalan");
      expect(led?.text).toContain("Kemasan untuk satu");
    },
  );

  test("beside an answer it is said that it cannot be judged, and the answer counts", () => {
    const texts = [...untung.slice(0, 3), "8rb. btw kemahalan ga sih? tetangga jual 7rb"];
    const led = last("business", texts);
    expect(led?.text).toContain("tidak bisa kunilai");
    expect(filled(led)).toEqual({ modal: "3000", jual: "8rb" });
    const alone = last("business", [...texts, "kemahalan ga ya"]);
    expect(filled(alone)).toEqual({ modal: "3000", jual: "8rb" });
    expect(alone?.text).toContain("laku sebulan");
  });
});

describe("a finished sum is opened again", () => {
  test.each([
    "hitungan untung sebulan yg tadi mana, yg 2,4jt",
    "itungan yang tadi mana",
    "balikin itungan yg tadi dong",
    "tolong buka lagi hitungan untung yang tadi",
    "tabel yang tadi kok hilang",
  ])("%s", (text) => {
    for (const between of [[], ["mau bikin teks promosi buat jualan"]]) {
      const led = last("business", [...over, ...between, text]);
      expect(led?.document?.text).toContain("| Untung bersih | Rp2.409.000 |");
      expect(filled(led)).toMatchObject({ modal: "3000", jual: "8rb", laku: "520" });
    }
  });

  test.each([
    "balikin itungan yg tadi dong, harga jualnya ganti 7000",
    "itungan tadi klo harganya 7000 gimana",
    "harga jualnya ganti 7000",
    "kalau harganya 7000?",
  ])("with another figure: %s", (text) => {
    const led = last("business", [...over, text]);
    expect(led?.document?.text).toContain("| Untung bersih | Rp1.889.000 |");
  });

  test("another flow waits meanwhile, and can be taken up", () => {
    const texts = [...over, "Hitung harga jual", "200rb", "itungan untung yang tadi mana"];
    expect(last("business", texts)?.document?.text).toContain("| Untung bersih | Rp2.409.000 |");
    const after = last("business", [...texts, "Sudah pas"]);
    expect(labels(after)).toContain("Lanjutkan yang tadi");
    const resumed = last("business", [...texts, "Sudah pas", "Lanjutkan yang tadi"]);
    expect(resumed?.state.flow?.filled).toMatchObject({ bahan: "200rb" });
  });

  test("behind its document a flow can go back to it", () => {
    const led = last("business", [...produk, "Sudah pas", "hitungan yang tadi mana"]);
    expect(led?.document?.text).toContain("Hitungan harga jual");
  });

  test("a new wish with figures of its own is no change", () => {
    const led = last("business", [...over, "hitung harga jual risol dong, modal 200rb jadi 40 biji"]);
    expect(led?.document).toBeUndefined();
  });
});

test("a table is quoted without its bars", () => {
  const led = last("business", [...untung, "modalnya gimana ya?"]);
  expect(led?.text).toContain("“Modal per barang: Rp3.000”");
  expect(led?.text).not.toContain("|");
});
