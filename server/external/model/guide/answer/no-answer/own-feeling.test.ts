import { describe, expect, test } from "vitest";
import { answerAt, heldBy } from "#server/test/guide-question.ts";

const held = { masalah: "minta uang kembali", barang: "nasi kotak" };
const reason = (text: string): string =>
  heldBy(answerAt("pelanggan-sulit", "alasan", held, text)).alasan ?? "";

describe("one's own feeling beside what somebody else said", () => {
  test.each([
    "karena kurang 30 box, katanya malu di depan tamu. Saya sendiri jane yo ndak enak sekali, baru kali ini kejadian",
    "katanya barangnya pecah. jujur aku jadi bingung",
    "warnanya beda dari foto. saya juga malu",
  ])("%s: is no part of it, and is named", (text) => {
    const led = answerAt("pelanggan-sulit", "alasan", held, text);
    const [own = "", behind = ""] = text.split(". ");
    expect(heldBy(led).alasan).toContain(own.split(", ").at(-1));
    expect(heldBy(led).alasan).not.toContain(behind);
    expect(led.text).toContain(behind.split(" ").slice(0, 3).join(" "));
  });

  test.each([
    "katanya malu di depan tamu, ada yang ndak kebagian",
    "saya salah kirim ukuran. dia pesannya L",
    "dia bilang saya bohong. dia kesal karena nunggu",
  ])("%s: stays", (text) => expect(reason(text)).toContain(text.split(". ").at(-1)));
});
