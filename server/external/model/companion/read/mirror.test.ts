import { describe, expect, test } from "vitest";
import { mirror } from "./mirror.ts";
import { normalise } from "./normalise.ts";

function best(text: string): string | undefined {
  return mirror(normalise(text))[0]?.text;
}

describe("what is said back", () => {
  test.each([
    ["gue dimarahin sama bos di depan semua orang", "kamu dimarahi oleh bosmu di depan semua orang"],
    ["pacarku selingkuh sama temen kantornya", "pacarmu selingkuh dengan teman kantornya"],
    ["tiap hari lembur sampe jam 11 malem", "setiap hari kamu lembur sampai jam 11 malam"],
    ["udah coba diskon tapi malah rugi", "kamu sudah coba diskon, tapi malah rugi"],
    ["bos baru gw micromanage parah", "bos barumu micromanage parah"],
    ["skripsi gw macet udah 1 semester", "skripsimu macet sudah 1 semester"],
    ["sakit bgt rasanya", "sakit sekali rasanya"],
    ["ini satu2nya yg bikin saya ngerasa berguna", "ini satu-satunya yang membuatmu merasa berguna"],
    [
      "aku mau ngomong baik2 tapi takut berantem lagi",
      "kamu mau bicara baik-baik, tapi takut bertengkar lagi",
    ],
    ["malu sama istri", "kamu malu pada istrimu"],
  ])("%s becomes: %s", (told, said) => {
    expect(best(told)).toBe(said);
  });

  test("a sentence without subject after someone else's is not put on the member", () => {
    expect(
      mirror(normalise("bosku galak. suka marah-marah tanpa sebab")).map((one) => one.text),
    ).not.toContain("kamu suka marah-marah tanpa sebab");
  });

  test.each([
    ["questions", "kenapa aku begini terus ya?"],
    ["words to the persona", "kamu ngerti ga sih perasaanku"],
    ["insults", "bos aku emang anjing banget"],
    ["words about dying", "aku pengen mati aja rasanya"],
    ["what nobody can read", "aku asdkj qwezxc hjklm"],
    ["a broken-off end", "aku pergi ke"],
  ])("%s are not repeated", (_, text) => {
    expect(best(text)).toBeUndefined();
  });

  test("never more than twelve words in a row", () => {
    const long =
      "aku sudah mencoba bicara baik-baik dengan ibu dan ayah dan kakak dan adik di rumah kemarin malam sampai pagi";
    for (const { text } of mirror(normalise(long))) expect(text.split(" ").length).toBeLessThanOrEqual(13);
  });
});
