import { describe, expect, test } from "vitest";
import { isPointing } from "./pointing.ts";

describe("a text that only points at what stands above", () => {
  test.each([
    "yg buat orang yg udah meninggal. tadi ada di atas",
    "yang tadi itu kak, yang di atas",
    "yg nomor 2 tadi",
    "itu yg buat almarhum, tadi di atas",
    "yang pertama aja min, yang tadi",
    "tadi udah ada di atas",
    "bukan yang itu, yang tadi di atas",
  ])("%s", (text) => expect(isPointing(text)).toBe(true));

  test.each([
    "aku udah di atas",
    "udah di atas tadi sama dia",
    "ikut yang di atas aja",
    "mau ke atas, tadi pintunya kebuka",
    "yang di atas manggil aku terus",
    "surat terakhir yang tadi",
    "yang tadi malam kuminum",
    "udah di atas",
  ])("not %s", (text) => expect(isPointing(text)).toBe(false));
});
