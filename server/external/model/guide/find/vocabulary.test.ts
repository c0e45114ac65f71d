import { describe, expect, test } from "vitest";
import { isNear, Vocabulary } from "./vocabulary.ts";

const vocabulary = new Vocabulary([
  "jual tulis tolak tagih pinjam cicil sepeda kerja kantor wawancara pelanggan dirumahkan",
]);

describe("one form for every way of writing", () => {
  test.each([
    ["jualan", "jual"],
    ["nolakin", "menolak"],
    ["penjualan", "omset"],
    ["nagihnya", "tagih"],
    ["minjem", "pinjam"],
    ["nyicil", "cicil"],
    ["interview", "wawancara"],
    ["krj", "kerja"],
    ["plnggn", "pelanggan"],
    ["customer", "pelanggan"],
    ["plngan", "plngan"],
    ["tunangan", "tunangan"],
  ])("%s is %s", (word, stem) => expect(vocabulary.stem(word)).toBe(stem));

  test("words that tell nothing are left out, signs and doubled words are no others", () => {
    expect(vocabulary.stems("tolong dong kak, mau nolak2in surat ke bos!!!")).toEqual(["menolak", "atasan"]);
  });

  test.each([
    ["kemaren", "kemarin", true],
    ["pinajm", "pinjam", true],
    ["pelangan", "pelanggan", true],
    ["lepas", "lemas", true],
    ["tawar", "tawanan", false],
  ])("%s and %s: %s", (one, other, near) => expect(isNear(one, other)).toBe(near));
});
