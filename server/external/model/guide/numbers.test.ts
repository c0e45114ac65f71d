import { describe, expect, test } from "vitest";
import { conversation, documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";

const untung = ["hitungin untung sebulan dong", "Hitung untung sebulan"];
const produk = ["bantu hitung harga jual risol", "Hitung harga jual"];
const ayam = "Beras 10 kg harganya 15.000 per kilo, ayam 12 kg 38.000, bumbu 100.000. Gas 25.000";

describe("a number that was not said plainly", () => {
  test("a list of costs is taken only after its sum was confirmed", () => {
    const asked = last("business", [...produk, ayam]);
    expect(filled(asked).bahan).toBeUndefined();
    expect(asked?.text).toContain("ayam 12 kg x Rp38.000 = Rp456.000");
    expect(labels(asked)).toEqual(["Betul, Rp731.000", "Tulis sendiri", "Lewati"]);
    for (const yes of ["Betul, Rp731.000", "iya betul"])
      expect(filled(last("business", [...produk, ayam, yes]))).toMatchObject({ bahan: "Rp731.000" });
    expect(filled(last("business", [...produk, ayam, ayam]))).toMatchObject({ bahan: "Rp731.000" });
    const own = last("business", [...produk, ayam, "Tulis sendiri", "700rb"]);
    expect(filled(own)).toMatchObject({ bahan: "700rb" });
  });

  test("a wage for each of several helpers", () => {
    const led = last("business", [
      ...produk,
      "400rb",
      "Lewati",
      "Saya dibantu 2 orang tetangga, masing-masing saya beri 100.000",
      "betul",
    ]);
    expect(filled(led)).toMatchObject({ tenaga: "Rp200.000" });
  });

  test("several parts of a packaging", () => {
    const text = "Kotak 1.500, sendok plastik dan tisu 300, karet dan mika sambal 200";
    expect(labels(last("business", [...produk, "400rb", text]))).toContain("Betul, Rp2.000");
  });

  test("an answer and a change beside it both count", () => {
    const led = last("business", [
      ...produk,
      "400rb",
      "1000",
      "100rb",
      "40",
      "Ya 30 persen saja. Tapi upah tolong jadi 300.000",
    ]);
    expect(filled(led)).toMatchObject({ untung: "30", tenaga: "300.000" });
    expect(led?.text).toContain("Upah sekali bikin Rp300.000");
  });

  test("numbers for other questions are not taken, but offered", () => {
    const led = last("business", [
      ...untung,
      "lah 60 itu sehari bang bukan sebulan. gw jualan 26 hari. modal 3500",
    ]);
    expect(filled(led)).toEqual({});
    expect(labels(led)).toEqual(["Rp3.500", "Rp60.000", "Tulis sendiri", "Lewati"]);
  });

  test("two is not two rupiah", () => {
    const led = last("business", [...produk, "2"]);
    expect(labels(led).slice(0, 2)).toEqual(["Rp2.000", "Rp2.000.000"]);
  });

  test("what is left unclear is left open, and this is said", () => {
    const led = last("business", [...produk, "30rb 31rb", "32rb 33rb", "34rb 35rb", "36rb 37rb"]);
    expect(led?.text).toContain("kosong");
    expect(filled(led).bahan).toBe("");
  });
});

describe("a salary and a goal in one sentence", () => {
  const gaji = ["mau minta naik gaji", "Siapkan bicara gaji"];

  test("go to their questions, and the same numbers once more answer no third one", () => {
    const both = last("career", [...gaji, "Sekarang 14 juta, harapan 17 juta."]);
    expect(filled(both)).toMatchObject({ dasar: "Rp14.000.000", target: "17 juta" });
    expect(both?.text).toContain("kuambil Rp14.000.000");
    const open = last("career", [...gaji, "Sekarang 14 juta, harapan 17 juta.", "Dari 14 ke 17 juta."]);
    expect(filled(open).batas).toBe("");
  });
});

describe("a day and a month", () => {
  const day = "sehari laku 60 gelas, harga 8rb, modal kopi susu gula cup kira2 3500 segelas";

  test("a number for a day in the wish is suggested at its question, with the days that were named", () => {
    const led = last("business", [
      `hitungin untung sebulan dong, ${day}, jualan 25 hari`,
      "Hitung untung sebulan",
      "3500",
      "8rb",
    ]);
    expect(filled(led).laku).toBeUndefined();
    expect(labels(led)).toEqual(["60 x 25 hari = 1.500", "60 itu sebulan"]);
  });

  test("is reckoned after one press", () => {
    const conversation = [...untung, "3500", "8rb", day, "60 x 26 hari = 1.560"];
    expect(filled(last("business", conversation))).toMatchObject({ laku: "1.560" });
    const costs = "sewa lapak 300rb sebulan, es batu 15rb sehari, gas 22rb seminggu. sama bensin 10rb/hari";
    expect(labels(last("business", [...conversation, costs])).slice(0, 2)).toEqual([
      "26 hari: Rp1.038.000",
      "30 hari: Rp1.138.000",
    ]);
    const made = [...conversation, costs, "26 hari: Rp1.038.000", "Hitung"];
    expect(documentOf("business", made)).toContain("| Untung bersih | Rp5.982.000 |");
  });
});

describe("the read-back before a calculation", () => {
  const answers = [...untung, "3500", "8rb", "1560", "1 juta"];

  test("lists every value, and calculates only after a press", () => {
    const led = last("business", answers);
    expect(led?.document).toBeUndefined();
    expect(led?.text).toContain(
      "Modal per barang Rp3.500; Harga jual per barang Rp8.000; Yang laku sebulan 1.560; Biaya tetap sebulan Rp1.000.000",
    );
    expect(labels(led)[0]).toBe("Hitung");
    expect(labels(led)).toContain("Ganti modal per barang");
    for (const yes of ["Hitung", "iya bener", "lanjut"])
      expect(last("business", [...answers, yes])?.document?.text).toContain("Untung bersih");
  });

  test("one value is changed by its button or in a sentence, and read back again", () => {
    const byButton = [...answers, "Ganti modal per barang", "4 ribu"];
    expect(last("business", byButton)?.text).toContain("Modal per barang Rp4.000");
    expect(documentOf("business", [...byButton, "Hitung"])).toContain("| Modal per barang | Rp4.000 |");
    expect(last("business", [...answers, "modalnya 5000"])?.text).toContain("Modal per barang Rp5.000");
    expect(
      last("business", [...answers, "Ganti modal per barang", "Tidak jadi ganti", "Hitung"])?.document,
    ).toBeDefined();
  });

  test("a changed value leads to the document that it belongs to", () => {
    const open = [...untung, "3500", "8rb", "1560", "Lewati"];
    expect(documentOf("business", [...open, "Hitung"])).toContain("Untung sebelum biaya tetap");
  });

  test("a price below the cost and a cost of nothing are asked about", () => {
    expect(last("business", [...untung, "9000", "8rb", "100", "0"])?.text).toMatch(/harga jual.*\?/i);
    expect(last("business", [...untung, "0", "8rb", "100", "0"])?.text).toContain(
      "Modal per barang masih nol",
    );
  });

  test("a change that leaves less than a hundred rupiah is asked about", () => {
    const led = last("business", [
      ...produk,
      "320rb",
      "1000",
      "ganti kemasan jadi Rp2",
      "50.000",
      "100",
      "25",
    ]);
    expect(led?.text).toContain("Kemasan tiap satuan tidak sampai seratus rupiah.");
  });

  test("costs are no percentage", () => {
    const led = last("business", [...produk, "400rb", "1500", "50rb", "30", "bahan 400rb buat 30 pack"]);
    expect(filled(led).untung).toBeUndefined();
    expect(last("business", [...produk, "400rb", "1500", "50rb", "30", "400rb"])?.text).toContain(
      "Itu persen atau rupiah?",
    );
  });

  test("packaging dearer than what is packed is asked about", () => {
    const led = last("business", [...produk, "320rb", "30.000", "50.000", "100", "25"]);
    expect(led?.document).toBeUndefined();
    expect(led?.text).toContain("Memang begitu, atau itu untuk semuanya?");
  });

  test("going back leaves it", () => {
    const led = last("business", [...answers, "kembali", "2 juta"]);
    expect(led?.text).toContain("Biaya tetap sebulan Rp2.000.000");
  });
});

describe("what the member puts right in words", () => {
  const stall = ["hitung harga jual nasi bungkus dong", "Hitung harga jual"];
  const costs = "bahan 960rb sahari, gas 80rb, gaji anak 90rb. sewa 1,5 juta";

  test("“sewa itu sebulan” gives one of the costs its period, and the sum is asked about again", () => {
    const led = last("business", [...stall, costs, "bukan, sewa itu sebulan"]);
    expect(led?.text).toContain("sewa Rp1.500.000 sebulan");
    expect(labels(led)).toContain("Tanpa yang sebulan: Rp1.130.000");
    const days = last("business", [...stall, costs, "indak, sewa tu sabulan bukan sahari. 24 hari buka"]);
    expect(labels(days)[0]).toBe("24 hari: Rp1.192.500");
  });

  test("in the read-back it opens the value", () => {
    const texts = [
      ...stall,
      costs,
      "Tulis sendiri",
      "bahan 960rb, sewa 1,5 juta",
      "Betul, Rp2.460.000",
      "500",
    ];
    const back = [...texts, "Lewati", "80", "30%"];
    expect(last("business", back)?.text).toContain("Rp2.460.000");
    expect(labels(last("business", [...back, "sewa itu sebulan"]))).toContain(
      "Tanpa yang sebulan: Rp960.000",
    );
    const none = last("business", [...back, "bukan, salah"]);
    expect(none?.document).toBeUndefined();
    expect(none?.text).toContain("Angka mana yang keliru?");
  });

  test.each([
    "alah tamasuak tadi di 1.130.000 tu",
    "itu sudah termasuk tadi",
    "wis kalebu",
    "90rb. itu pun lah tamasuak",
  ])("%s is no amount of its own", (text) => {
    const led = last("business", [...stall, "1.130.000", text]);
    expect(filled(led).kemasan).toBe("");
    expect(led?.text).toContain("tidak kuhitung dua kali");
  });

  test("“belum termasuk sewa” leaves nothing out", () => {
    const led = last("business", [...stall, "1.130.000", "500, belum termasuk karet"]);
    expect(filled(led).kemasan).toContain("500");
  });

  test("a price that cannot be right is calculated with only after a yes", () => {
    const texts = [...stall, "1.130.000", "1.130.000", "90rb", "80", "30%"];
    const [back, pressed, twice] = conversation("business", [...texts, "Hitung", "lanjut aja"]).slice(-3);
    expect(labels(back)).not.toContain("Hitung");
    expect(pressed?.document).toBeUndefined();
    expect(twice?.document).toBeUndefined();
    expect(last("business", [...texts, "Ya, memang begitu"])?.document).toBeDefined();
  });

  test("what is sold is counted as the member counts it", () => {
    const text = documentOf("business", [...stall, "1.130.000", "Lewati", "Lewati", "80", "30%", "Hitung"]);
    expect(text).toContain("Harga jual, dibulatkan ke atas: Rp19.000 per bungkus");
    expect(text).not.toContain("per buah");
  });
});

describe("costs of each piece of work", () => {
  test("are asked for apart from those of a month", () => {
    const repair = ["ngitung rego servis bengkel motor piro sing pas", "Hitung harga jasa"];
    const texts = [...repair, "sewa karo listrik 1,8 juta. mekanik 25 ewu per motor, dudu bulanan"];
    const led = last("business", texts);
    expect(labels(led)).toContain("Rp25.000 saja");
    expect(filled(led).biaya).toBe("sewa karo listrik 1,8 juta");
    const all = [...texts, "mekanik 25 ewu, oli 42 ewu, busi 15 ewu", "Betul, Rp82.000"];
    const text = documentOf("business", [...all, "sebulan 120an", "110 ewu", "2,4 juta", "Hitung"]);
    expect(text).toContain("Modal tiap kendaraan: Rp97.000");
    expect(text).toContain("Rp117.000");
  });
});

describe("the price of one job", () => {
  const job = ["itungin borongan ngecat dong", "Hitung penawaran harga", "cat rumah"];
  const costs =
    "cat 4 pail 650 ribu satunya, upah 2 orang 5 hari 175 ribu sehari, ampelas sama kuas 200 ribu";

  test("pieces and days of work are multiplied, and two things with one sum are one row", () => {
    const led = last("business", [...job, costs, "15%", "Bu Haji"]);
    expect(led?.text).toContain("cat 4 pail Rp2.600.000");
    expect(led?.text).toContain("Rp1.750.000 dari 2 × 5 × Rp175.000");
    expect(led?.text).toContain("ampelas sama kuas Rp200.000, jumlah Rp4.550.000");
  });

  test("the price holds costs and profit, and what is sent names neither", () => {
    const own = documentOf("business", [...job, costs, "15%", "Bu Haji", "Hitung"]);
    expect(own).toContain("Harga yang ditawarkan: Rp5.233.000");
    const sent = documentOf("business", [...job, costs, "15%", "Bu Haji", "Hitung", "Sudah pas"]);
    expect(sent).toContain("Selamat siang, Bu Haji.");
    expect(sent).toContain("Rp5.233.000");
    expect(sent).not.toMatch(/upah|untung|682/i);
  });

  test("a profit in rupiah stands in place of the percentage, from the answer on or below the sum", () => {
    const photos = [...job, "asisten 400rb, transport 150rb, album 650rb"];
    const own = documentOf("business", [
      ...photos,
      "pokoke aku pengen bersih 2,5jt buat aku sendiri",
      "Mba Anindya",
      "Hitung",
    ]);
    expect(own).toContain("Untung: Rp2.500.000\nHarga yang ditawarkan: Rp3.700.000");
    const changed = documentOf("business", [
      ...photos,
      "20%",
      "Mba Anindya",
      "Hitung",
      "untungnya ganti jadi Rp2.500.000 rupiah",
    ]);
    expect(changed).toContain("Harga yang ditawarkan: Rp3.700.000");
  });

  test.each([
    ["upah 3 tukang 4 hari 150rb per hari", "Rp1.800.000"],
    ["kenek 130rb sehari 7 hari", "Rp910.000"],
    ["upah borongan 2 juta 5 hari", "Rp2.000.000"],
  ])("%s: %s", (row, sum) => {
    expect(last("business", [...job, `semen, 300rb\n${row}`, "10%", "Lewati"])?.text).toContain(sum);
  });

  test.each([
    ["tukang harian 2 orang 6 hari total 1,8 juta; cat 650rb", "Rp2.450.000"],
    ["upah harian tukang 5 hari 900 ribu; cat 650rb", "Rp1.550.000"],
    ["sewa mobil 3 hari 350rb sehari buat 4 orang; cat 650rb", "Rp1.700.000"],
    ["makan 3 orang 5 hari 50rb sehari; cat 650rb", "Rp1.400.000"],
    ["upah 2 orang 5 hari 175rb/hari; cat 650rb", "Rp2.400.000"],
    ["2 orang 5 hari 175 ribu sehari; cat 650rb", "Rp2.400.000"],
    ["upah tukang 5 hari 200rb per hari untuk 3 orang penghuni; cat 650rb", "Rp1.650.000"],
  ])("days and people of “%s” add up to %s", (rows, sum) => {
    expect(last("business", [...job, rows, "10%", "Lewati"])?.text).toContain(`jumlah ${sum}`);
  });
});

describe("a price that is judged in the answer to its question", () => {
  const asked = [...untung, "3000"];

  test.each([
    ["8rb kemahalan ga ya? modalnya 3rb soalnya", { jual: "8rb", modal: "3rb" }],
    ["8rb kemahalan ga ya? aku beli 3500", { jual: "8rb", modal: "3500" }],
    ["7rb kemahalan ga? tahun 2026 gini", { jual: "7rb", modal: "3000" }],
    ["8rb kemahalan ga ya?", { jual: "8rb", modal: "3000" }],
    ["7rb. 8rb kemahalan ga ya", { jual: "7rb", modal: "3000" }],
    ["8rb kemahalan ga? aku mau jual 9rb", { jual: "aku mau jual 9rb", modal: "3000" }],
  ])("%s", (text, values) => expect(filled(last("business", [...asked, text]))).toEqual(values));

  test.each(["tahun 2026 gini", "kan thn 2026 sekarang"])("a year is no number: %s", (text) => {
    for (const texts of [asked, [...asked, "8rb"]]) {
      const led = last("business", [...texts, text]);
      expect(filled(led)).toEqual(filled(last("business", texts)));
    }
  });

  test("a year beside an amount is left out", () =>
    expect(filled(last("business", [...asked, "8rb, tahun 2026 gini"]))).toMatchObject({ jual: "8rb" }));
});

describe("pieces that were spoiled", () => {
  const batch = ["hitung harga jual kue dong", "Hitung harga jual", "180rb", "Lewati", "Lewati"];

  test.each([
    ["jadi 24, 4 gosong", "20", "24"],
    ["24 tapi rusak 4", "20", "24"],
    ["30 jadi, 5 bantat", "25", "30"],
    ["bikin 30, pecah 5", "25", "30"],
    ["30 pecah 5", "25", "30"],
    ["30 biji yang gosong 5", "25", "30"],
    ["24, yang 4 gosong", "20", "24"],
    ["2 loyang jadi 24, 4 gosong", "20", "24"],
  ])("are taken from what was made only by a press: %s", (text, left, made) => {
    const led = last("business", [...batch, text]);
    expect(filled(led).jumlah).toBeUndefined();
    expect(labels(led).slice(0, 2)).toEqual([left, made]);
    expect(filled(last("business", [...batch, text, left]))).toMatchObject({ jumlah: left });
  });

  test.each([
    ["bikin 30, 5 pecah, jadi 25", "25"],
    ["30 tapi 5 gosong jadinya 25", "25"],
    ["bikin 30, 20 pecah, jadi 10", "10"],
  ])("what is left is named: %s", (text, left) =>
    expect(filled(last("business", [...batch, text]))).toMatchObject({ jumlah: left }),
  );
});
