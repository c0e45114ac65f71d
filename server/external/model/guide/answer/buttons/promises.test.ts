import { describe, expect, test } from "vitest";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";
import { ownPromise, promiseMeant } from "./promises.ts";

/* What somebody offers to others stands as it was typed; a ready-made promise is only taken by its own words. */

const service = [
  "pelanggan laundry marah minta ganti 500rb",
  "Balas pelanggan sulit",
  "Barang rusak atau salah",
  "kemeja putihnya kelunturan",
];

describe("an offer that is typed stands as it is", () => {
  test.each([
    "aku maunya ngasih potongan 20% utk pesanan berikutnya, uang ga bisa balik",
    "diskon 15rb buat order berikutnya aja",
    "gratis ongkir pas pesanan berikutnya",
    "voucher 20 ribu",
    "separuh biayanya kubalikin",
    "dicuci ulang tapi dia bayar setengah",
    "biaya jasa balik 50% aja",
    "tak kasih pewangi gratis",
  ])("%s", (text) => {
    const led = last("business", [...service, text]);
    const { coba } = filled(led);
    for (const promise of [
      "mengerjakannya sekali lagi tanpa biaya",
      "mengembalikan biaya jasanya",
      "membebaskan biaya untuk pesanan berikutnya",
    ])
      expect(coba).not.toBe(promise);
    expect(coba).toBeTruthy();
  });

  test("also in the reply", () => {
    const text = documentOf("business", [
      ...service,
      "aku maunya ngasih potongan 20% utk pesanan berikutnya, uang ga bisa balik",
      "Lewati",
      "Lewati",
    ]);
    expect(text).toContain("potongan 20%");
    expect(text).not.toContain("membebaskan biaya");
  });

  test("and where the buttons lead to different letters, it answers the question for another offer", () => {
    const refund = [
      "pembeli minta refund, katanya warnanya beda, gimana balesnya",
      "Balas pelanggan sulit",
      "gamis mocca",
    ];
    const made = documentOf("business", [
      ...refund,
      "voucher 20rb utk pesanan berikutnya, uang ga bisa balik",
    ]);
    expect(made).toContain("voucher Rp20.000 untuk pesanan berikutnya");
    expect(made).not.toContain("dikembalikan penuh");
  });
});

describe("its own words press a button", () => {
  test.each([
    ["Dikerjakan ulang gratis", "mengerjakannya sekali lagi tanpa biaya"],
    ["dikerjakan ulang aja gratis", "mengerjakannya sekali lagi tanpa biaya"],
    ["biaya jasanya dikembalikan", "mengembalikan biaya jasanya"],
    ["gratis pesanan berikutnya", "membebaskan biaya untuk pesanan berikutnya"],
  ])("%s", (text, value) => expect(filled(last("business", [...service, text])).coba).toBe(value));
});

test("a question is no offer, and the buttons stay", () => {
  const led = last("business", [...service, "enaknya nawarin apa ya?"]);
  expect(filled(led).coba).toBeUndefined();
  expect(labels(led)).toContain("Dikerjakan ulang gratis");
});

describe("food is spoken of as food", () => {
  const order = ["pelanggan katering marah nasinya basi", "Balas pelanggan sulit"];
  test("and never as a visit", () => {
    const led = last("business", [...order, "Barang rusak atau salah", "nasi box 40"]);
    expect(labels(led).join()).not.toMatch(/kunjungan|[Dd]ikerjakan ulang/);
  });
});

describe("what a promise says", () => {
  const sum = { label: "Beri potongan", value: "memberi potongan (isi jumlahnya) untuk pesanan ini" };
  test("a sum fits a place for one", () => expect(promiseMeant(sum, "kasih potongan 20rb")).toBe(sum));
  test.each(["potongan 20% pesanan berikutnya", "potongan tapi ga sekarang", "potongan ongkir"])(
    "%s",
    (text) => expect(promiseMeant(sum, text)).toBeUndefined(),
  );
  test.each(["apa ya enaknya?", "ga tau", "hmm"])("%s is no promise", (text) =>
    expect(ownPromise(text)).toBeUndefined(),
  );
});
