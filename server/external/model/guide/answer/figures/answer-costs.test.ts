import { describe, expect, test } from "vitest";
import { filled, labels, last } from "#server/test/guide-conversation.ts";

const begun = ["mau hitung harga jual nasi kuning, 40 bungkus sehari", "Hitung harga jual"];
const list =
  "beras 5kg 75rb itu jadi 60 bungkus, lauk (telor, tempe) 180rb. gas 22rb kepake 5 hari. jd brp tuh";
const listed = [...begun, list, "240", "Lewati"];
const sheet = [...listed, "50%", "Hitung"];
const whole = [...begun, "234.400", "240", "Lewati", "50%", "Hitung"];

const textOf = (...texts: string[]) => last("business", texts)?.text ?? "";
const sheetOf = (...texts: string[]) => last("business", texts)?.document?.text ?? "";

describe("several costs at the question for them", () => {
  test.each([
    list,
    "beras 75rb utk 60 bungkus, gue kan cuma 40. lauk 180rb. gas 22rb bagi 5 hari",
    "lauk 180rb sama beras 75rb cukup buat 60 bungkus, trus gas 22rb tahan 5 hari",
    "gas 5 hari 22rb, lauk 180rb buat 40 bungkus, beras 75rb : 60",
  ])("all of them are scaled to what is made at once and shown line by line: %s", (text) => {
    const led = last("business", [...begun, text]);
    expect(filled(led)).toMatchObject({ jumlah: "40", bahan: "Rp234.400" });
    expect(led?.text).toContain("- Beras: Rp75.000 : 60 bungkus x 40 = Rp50.000");
    expect(led?.text).toMatch(/- Lauk: Rp180\.000/);
    expect(led?.text).toContain("- Gas: Rp22.000 : 5 hari = Rp4.400");
    expect(led?.text).toContain("Kemasan untuk satu bungkus");
  });

  test("the read-back shows each of them", () => {
    const read = textOf(...listed, "50%");
    expect(read).toContain("Biaya bahan sekali bikin Rp234.400");
    expect(read).toContain("- Beras: Rp75.000 : 60 bungkus x 40 = Rp50.000");
  });

  test("the number of pieces may come later, and scales them then", () => {
    const texts = [
      "mau hitung harga jual nasi uduk",
      "Hitung harga jual",
      "beras 75rb buat 60 bungkus, gas 22rb buat 5 hari",
    ];
    expect(filled(last("business", texts))).toMatchObject({ bahan: "Rp79.400" });
    const counted = last("business", [...texts, "Lewati", "Lewati", "30"]);
    expect(filled(counted)).toMatchObject({ jumlah: "30", bahan: "Rp41.900" });
  });

  test("what one piece is packed in goes to its own question", () => {
    const led = last("business", [...begun, `${list}, mika 24rb isi 100`]);
    expect(filled(led)).toMatchObject({ bahan: "Rp234.400", kemasan: "Rp240" });
  });

  test.each(["ayam 100rb, bumbu 50rb, jadi 40 bungkus", "tepung 40rb, gas 25rb", "180rb", "beras 75rb"])(
    "without a scale of its own nothing is divided: %s",
    (text) => expect(filled(last("business", [...begun, text])).rincian).toBeUndefined(),
  );
});

describe("costs beside another question", () => {
  test("the whole list may be told anew, also with the number of pieces", () => {
    const anew =
      "salah, yg jadi 50 bukan 60. bahannya beras 75rb : 60 x 50 tambah lauk 180rb tambah gas 4400, bukan 4400 doang";
    const led = last("business", [...begun, "Rp4.400", "240", anew]);
    expect(filled(led)).toMatchObject({ jumlah: "50", bahan: "Rp246.900" });
    expect(filled(led).tenaga).toBeUndefined();
  });

  test("rent for a month is taken, and the rest of the message answers", () => {
    const led = last("business", [
      ...listed,
      "50% deh. oh iya sewa lapak 300rb sebulan blm masuk, gue jualan 26 hari",
    ]);
    expect(filled(led)).toMatchObject({ untung: "50", tetap: "Rp300.000" });
    expect(led?.text).toContain("Sewa lapak: Rp300.000 sebulan : 26 hari = Rp11.538");
    expect(labels(led)).toContain("Hitung");
  });

  test.each(["eh itu beras sama lauknya udah keitung blm?", "kok cuma gas doang", "kok lauknya ga masuk"])(
    "who misses a cost sees what is in the sum, and what they write is added: %s",
    (text) => {
      const texts = [...begun, "gas 4400", "240", text];
      expect(textOf(...texts)).toContain("Yang sudah masuk");
      const led = last("business", [...texts, "beras 50rb, lauk 180rb"]);
      expect(filled(led)).toMatchObject({ bahan: "Rp234.400" });
    },
  );

  test.each<[string, Record<string, string>]>([
    ["mika 12rb isi 50, stiker 5rb isi 100", { bahan: "234.400" }],
    ["500", { bahan: "234.400", kemasan: "500" }],
    ["ga pake kemasan", { bahan: "234.400", kemasan: "0" }],
  ])("an answer to the question is none: %s", (text, values) => {
    const led = last("business", [...begun, "234.400", text]);
    expect(filled(led)).toMatchObject(values);
    expect(filled(led).rincian).toBeUndefined();
  });
});

describe("costs in the read-back", () => {
  test("one is added and one is put right", () => {
    const read = textOf(
      ...listed,
      "50%",
      "retribusi 5rb sehari belum masuk",
      "gas harusnya 24rb buat 4 hari",
    );
    expect(read).toContain("- Gas: Rp24.000 : 4 hari = Rp6.000");
    expect(read).toContain("- Retribusi: Rp5.000");
    expect(read).toContain("Biaya bahan sekali bikin Rp241.000");
  });
});

describe("costs below the sum", () => {
  test.each([
    "masukin sewa lapak 300rb sebulan, jualan 26 hari. trus sisa sebulan jadi brp? yg gue mau tau itu",
    "sewa tempatnya 300rb per bulan blm diitung, jualan 26 hari, sebulan untungnya berapa?",
  ])("rent is spread over days and pieces, and the month is told: %s", (text) => {
    const led = last("business", [...sheet, text]);
    // 234,400 + 9,600 a day make 156,000 left of 400,000; 26 times that less 300,000 is 3,756,000.
    expect(led?.text).toContain("Rp156.000 x 26 hari dikurangi biaya tetap Rp300.000");
    expect(led?.document?.text).toContain("| Biaya tetap, Rp300.000 : 26 hari | Rp11.538 | Rp288 |");
    expect(led?.document?.text).toContain("| Modal | Rp255.538 | Rp6.388 |");
    expect(led?.document?.text).toContain("tersisa Rp3.756.000");
  });

  test("what is left of a month is told without rent as well", () =>
    expect(textOf(...sheet, "sisa sebulan jadi berapa?")).toContain("Sisa sebulan Rp4.056.000"));

  test("other days of work count", () =>
    expect(sheetOf(...sheet, "sewa lapak 300rb sebulan", "jualannya 20 hari aja")).toContain(
      "tersisa Rp2.820.000",
    ));

  test.each([
    "eh lauk tadi salah, kata bini 200rb bukan 180rb",
    "lauknya 200rb deng, bukan 180rb",
    "lauk jadi 200rb",
    "bukan 180rb tapi 200rb lauknya",
    "ternyata lauknya naik 200rb",
  ])("one cost is put right: %s", (text) => {
    const made = sheetOf(...sheet, text);
    expect(made).toContain("- Lauk: Rp200.000");
    expect(made).toContain("| Bahan | Rp254.400 | Rp6.360 |");
  });

  test("of a sum that was told as one, the part that was wrong is exchanged", () =>
    expect(sheetOf(...whole, "lauk tadi salah, 200rb bukan 180rb")).toContain(
      "| Bahan | Rp254.400 | Rp6.360 |",
    ));

  test("a cost is taken out", () =>
    expect(sheetOf(...sheet, "gasnya ga usah dihitung")).toContain("| Bahan | Rp230.000 | Rp5.750 |"));

  test("another number of pieces scales what is for pieces", () =>
    expect(sheetOf(...sheet, "yang jadi 60 bungkus")).toContain("| Bahan | Rp259.400 |"));
});

describe("a price that the member sets", () => {
  test.each([
    "harganya 9rb aja",
    "harga jualnya jadi 9000",
    "jual 9rb aja deh jgn 10rb",
    "bukan 10rb, 9rb aja deh",
  ])("stands in place of the reckoned one: %s", (text) => {
    const made = sheetOf(...sheet, text);
    expect(made).toContain("Harga jual pilihanmu: Rp9.000 per bungkus");
    expect(made).toContain("Sisa per bungkus: Rp2.900");
    expect(made).not.toContain("dibulatkan ke atas");
  });

  test("below the cost the loss is told", () =>
    expect(textOf(...sheet, "harganya 5rb aja")).toContain("rugi Rp1.100"));

  test("another percentage takes its place", () =>
    expect(sheetOf(...sheet, "harganya 9rb aja", "coba 75%")).toContain(
      "Harga jual, dibulatkan ke atas: Rp11.000",
    ));

  test.each(["kalau dijual 9rb?", "tetangga jual 9rb aja", "mending 9rb atau 10rb ya", "makasih ya"])(
    "is not set by: %s",
    (text) => expect(filled(last("business", [...sheet, text])).jual).toBeUndefined(),
  );
});

test("a list with rent and a price for several pieces comes with the price in one message", () => {
  const made = sheetOf(
    ...sheet,
    "eh lauk tadi salah, kata bini 200rb bukan 180rb. trus harganya 9rb aja deh jgn 10rb",
  );
  expect(made).toContain("| Bahan | Rp254.400 | Rp6.360 |");
  expect(made).toContain("Harga jual pilihanmu: Rp9.000 per bungkus");
});
