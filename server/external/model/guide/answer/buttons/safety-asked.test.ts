import { describe, expect, test } from "vitest";
import { filled, labels, last } from "#server/test/guide-conversation.ts";

/* At a question about safety only a button decides; what was said is received, and why is said. */

const child = [
  "mau nulis pesan ke mantan istri soal anak liburan natal nginep di rumahku",
  "Tulis pesan soal anak",
];
const family = ["gimana bilang ke mamak kalau aku mau kuliah DKV", "Siapkan bicara ke keluarga"];

describe("words that press no button are received", () => {
  test.each<[string, string[]]>([
    ["kaku sih, ga sampe mukul kok, cuma mulutnya nylekit", child],
    ["ya gitu deh orangnya judes tapi kadang baik", child],
    ["paling amak nangis, ndak apo, aman", family],
    ["mungkin ngomel panjang lebar, terus diem2an", family],
  ])("%s", (text, begun) => {
    const led = last("relationships", [...begun, text]);
    const isAsked = filled(led).aman === undefined && labels(led).some((one) => /aman/i.test(one));
    if (isAsked) expect(led?.text).toContain("lewat tombol");
    expect(led?.text).not.toContain("Pilih salah satu tombol");
  });
});
