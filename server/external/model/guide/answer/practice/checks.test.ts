import { describe, expect, test } from "vitest";
import type { CheckName } from "#server/external/model/guide/flow.ts";
import { foundIn } from "./checks.ts";

describe("a place to work is found by its name or kind, and not in somebody else's", () => {
  test.each([
    ["pengen kerja di Indomaret soalnya deket rumah", "Indomaret"],
    ["karena RSUD Sleman dekat", "RSUD Sleman"],
    ["di sini banyak yang bisa dipelajari", "di sini"],
    ["tokonya ramai terus", "tokonya"],
    ["soalnya perusahaan bapak besar", "perusahaan bapak"],
    ["saya sering belanja di alfamart", "alfamart"],
    ["kantor pos itu melayani semua orang", "kantor"],
    ["biar deket rumah", "deket rumah"],
    ["di mall sini aman", "sini"],
  ])("%s", (text, found) => expect(foundIn(text, "workplace")).toBe(found));

  test.each([
    "pengen punya pengalaman kerja sm bantu biaya adek sekolah",
    "biar bisa bayarin anak sekolah",
    "saya pernah pkl di bank",
    "dulu di toko lama saya jadi kasir",
    "mau bantu ibu",
    "lulus SMK saya nganggur",
  ])("%s", (text) => expect(foundIn(text, "workplace")).toBeUndefined());

  test("the place that was named before counts in any writing", () => {
    expect(foundIn("panti rapih pelayanannya bagus", "workplace", { tempat: "rs panti rapih" })).toBe(
      "panti",
    );
  });
});

describe("a word counts only where it means the point", () => {
  test.each<[CheckName | string[], string, string]>([
    ["example", "waktu PKL kas selalu pas", "waktu PKL"],
    ["example", "pernah ada pelanggan marah", "pernah"],
    ["effort", "masih gugup tapi lg belajar", "lg belajar"],
    ["effort", "makanya sekarang saya latihan", "makanya sekarang"],
    ["deed", "saya langsung panggil dokter jaga", "saya langsung panggil"],
    ["deed", "antre panjang, terus saya buka kasir kedua, lalu minta maaf", "lalu minta"],
    ["result", "akhirnya pelanggan balik lagi", "akhirnya"],
    ["offer", "saya suka melayani orang", "saya suka"],
    ["offer", "terbiasa angkat barang berat", "terbiasa"],
    [["di", "ke"], "kejadiannya di gudang", "di"],
    [["aku", "ku"], "keputusanku sudah bulat", "keputusanku"],
  ])("%s: %s", (has, text, found) => expect(foundIn(text, has as CheckName)).toBe(found));

  test.each<[CheckName | string[], string]>([
    ["example", "saya tepat waktu dan bisa atur waktu"],
    ["example", "uangnya pas"],
    ["effort", "saya cepat belajar"],
    ["effort", "saya pemalu makanya saya jarang ngomong"],
    ["deed", "saya merasa sedih dan saya menangis"],
    ["result", "saya naik motor ke kantor"],
    ["offer", "biar saya bisa bantu keluarga"],
    ["offer", "nyari pengalaman"],
    [["di", "ke"], "dia kemarin diam"],
    [["aku", "ku"], "kurang cocok"],
  ])("not %s: %s", (has, text) => expect(foundIn(text, has as CheckName)).toBeUndefined());
});
