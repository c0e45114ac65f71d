import { describe, expect, test } from "vitest";
import { gistIn, isDraftRemark, saysConfided } from "./draft-remarks.ts";

describe("what was told to the guide alone", () => {
  test.each([
    "itu kan aku curhat ke kakak",
    "ini cuma cerita gw ke lu",
    "kan itu gw ngomong ke lu",
    "itu mah saya cerita sama mbak",
    "tadi aku cuma ngeluh ke kamu",
    "itu tadi nanya ke mimin doang",
    "bukan buat dikirim ke customer",
    "bukan buat dia",
    "itu curhatanku doang",
  ])("%s", (clause) => expect(saysConfided(clause)).toBe(true));

  test.each([
    "aku cerita ke ibu kemarin",
    "aku mau ngomong ke kamu",
    "dia curhat ke temannya",
    "saya sudah bilang ke pak RT",
    "kuenya bukan buat dijual",
    "uang itu buat dia",
  ])("“%s” tells something", (clause) => expect(saysConfided(clause)).toBe(false));
});

describe("talk about the text that is being made", () => {
  test.each([
    "lah bukan ini min",
    "eh bukan gitu kak",
    "bantuin susun kata2nya dong",
    "tolong dibantu susunin kalimatnya ya mbak",
    "bantu rangkaiin dong",
    "nah itu gw gatau min makanya nanya",
    "aku ga tau kak makanya minta tolong",
  ])("%s", (clause) => expect(isDraftRemark(clause)).toBe(true));

  test.each([
    "aku minta maaf ya",
    "tolong dibantu angkat kursinya",
    "gatau jalan ke sana",
    "bukan ini yang aku mau dari kamu",
  ])("“%s” may be said to somebody", (clause) => expect(isDraftRemark(clause)).toBe(false));
});

describe("the content behind “intinya”", () => {
  test.each([
    ["lah bukan ini min, bantuin susun kata2nya dong. intinya gw mau minta maaf", "gw mau minta maaf"],
    [
      "itu cuma curhat aku ke kakak. pokoknya intinya: aku mau izin pulang jam 3",
      "aku mau izin pulang jam 3",
    ],
    ["bukan gitu mbak. isinya saya ndak bisa datang hari Senin", "saya ndak bisa datang hari Senin"],
    ["eh bukan itu kak, pesannya tolong bayar sebelum Jumat", "tolong bayar sebelum Jumat"],
  ])("%s", (text, words) => expect(gistIn(text)?.words).toBe(words));

  test.each([
    "aku capek banget, intinya aku mau istirahat dulu",
    "intinya aku mau istirahat dulu",
    "laporannya telat, isinya juga banyak yang salah",
    "pesannya belum dia balas sampai sekarang",
  ])("“%s” is all answer", (text) => expect(gistIn(text)).toBeUndefined());
});
