import { describe, expect, test } from "vitest";
import { filled, labels, last } from "#server/test/guide-conversation.ts";
import { wantsSum } from "./added-costs.ts";
import { statedInstead } from "./stated-total.ts";

const begun = ["mau ngitung harga jual nasi ayam", "Hitung harga jual"];
const list =
  "sedino ya. ayam 12 kilo @ 36rb, beras 8 kg 112 ribu, lombok+bawang 95rb, minyak 4 liter 76rb, tepung 40, gas melon 2 biji 44rb. plastik kotak 50rb";
const wage =
  "upah e mbakyu sing mbantu 70rb sedino. aku dewe yo ra digaji, opo kudu dietung? yo wis tulis 100 nggo aku";

describe("a list of which the sum is asked for", () => {
  test("is added up as on a receipt, with its working on one button", () => {
    const led = last("business", [...begun, `${list}. total piro kui`]);
    expect(labels(led)).toEqual(["Betul, Rp849.000", "Tulis sendiri", "Lewati"]);
    expect(led?.text).toContain("ayam 12 kg x Rp36.000 = Rp432.000; beras 8 kg Rp112.000");
    // The boxes are part of it, and two bottles of gas are no result.
    expect(filled(led)).toEqual({ produk: "nasi ayam" });
  });

  test("is the one that was just written", () => {
    const texts = [
      ...begun,
      list,
      "lho kok malah disuruh milih, kan itu semua bahan. dijumlah to. ayam e 12 x 36rb = 432rb ditambah liyane",
    ];
    const led = last("business", texts);
    expect(labels(led)[0]).toBe("Betul, Rp849.000");
    expect(filled(led)).toEqual({ produk: "nasi ayam" });
    expect(filled(last("business", [...texts, "849 bener"])).bahan).toBe("Rp849.000");
  });

  test.each([
    "total piro kui",
    "dijumlah to",
    "tolong dijumlahin",
    "totalnya berapa",
    "ya ditotal",
    "jumlahkan dulu dong",
  ])("%s asks for it", (text) => {
    expect(wantsSum(text)).toBe(true);
  });

  test.each(["total 849rb", "jumlah yang jadi 24", "kemasannya ditambah 500", "totalnya sekitar 2 juta"])(
    "%s does not",
    (text) => {
      expect(wantsSum(text)).toBe(false);
    },
  );

  test("an amount that may be for one or for all is still asked about", () => {
    const led = last("business", [...begun, "ayam 100rb, beras 8 kg 112 ribu, minyak 76rb"]);
    expect(labels(led).slice(0, 2)).toEqual(["Per kg: Rp1.072.000", "Harga semuanya: Rp288.000"]);
  });

  test("a wage is no part of the ingredients", () => {
    const led = last("business", [...begun, "ayam 100rb, beras 50rb, upah 60rb, total piro"]);
    expect(labels(led)).not.toContain("Betul, Rp210.000");
  });
});

describe("a wage of two people", () => {
  const asked = [...begun, "849rb", "0", wage];

  test("a bare number beside thousands counts thousands", () => {
    expect(labels(last("business", asked))[0]).toBe("Betul, Rp170.000");
  });

  test("the result behind an objection is the answer", () => {
    const led = last("business", [...asked, "lha kok 70.100. 100 ewu mas. dadi 170 ribu"]);
    expect(filled(led).tenaga).toBe("Rp170.000");
  });

  test.each([
    ["lha kok 70.100. 100 ewu mas. dadi 170 ribu", "170 ribu"],
    ["salah mas, jadi 250rb", "250rb"],
    ["bukan segitu kak. totalnya 1,2 juta ya", "1,2 juta"],
    ["kok jadi 70.100", undefined],
    ["kok dadi 340.100?", undefined],
    ["70rb sama 100rb, jadi 170rb", undefined],
    ["bukan, jadi 24 bungkus", undefined],
  ])("%s", (text, found) => {
    expect(statedInstead(text)).toBe(found);
  });
});
