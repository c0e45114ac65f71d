import { describe, expect, test } from "vitest";
import { filled, last } from "#server/test/guide-conversation.ts";

const untung = [
  "hitungin untung sebulan dong",
  "Hitung untung sebulan",
  "3000",
  "7rb",
  "520",
  "191rb",
  "Hitung",
];

describe("figures that are tried below a sum", () => {
  test.each([
    ["bisa laku 60 sehari", { laku: "1.800" }],
    ["kalau laku 60 sehari, jualan 26 hari?", { laku: "1.560" }],
    ["kalau laku 150 seminggu?", { laku: "600" }],
    ["kalau sewanya 20rb sehari?", { tetap: "Rp600.000" }],
    ["tetangga jual 6rb, aku turunin 500 gmn", { jual: "Rp6.500" }],
    ["tetangga jual 6rb aku turunin 500 gmn", { jual: "Rp6.500" }],
    ["kalau tetangga jual 6rb, aku jual 6500", { jual: "6500" }],
    ["sebelah jualnya 6rb. kalo aku jual 6500?", { jual: "6500" }],
    ["kalau aku jual 6rb kayak tetangga?", { jual: "6rb" }],
  ])("are for the period and the seller that are asked about: %s", (text, changed) =>
    expect(filled(last("business", [...untung, text]))).toMatchObject(changed),
  );

  test.each(["kalau ada 2 orang bantu jadi gimana", "kalau pake 2 karyawan gimana?"])(
    "people who help are not what is sold: %s",
    (text) => expect(filled(last("business", [...untung, text]))).toMatchObject({ laku: "520" }),
  );
});
