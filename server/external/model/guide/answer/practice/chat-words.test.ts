import { expect, test } from "vitest";
import { last } from "#server/test/guide-conversation.ts";
import { chatWordsIn } from "./chat-words.ts";

/* Chat words in an answer that will be spoken in an interview. */

test.each([
  ["eh aku Rina kak, skrg jd kasir", ["eh", "kak", "skrg", "jd"]],
  ["dulu bantu2 paman jaga toko", ["bantu2"]],
  ["sy pernah krj di gudang yg besar", ["sy", "krj", "yg"]],
  ["saya ga pernah telat", ["ga"]],
  ["gue bisa excel", ["gue"]],
  ["Skrg saya siap bekerja", ["skrg"]],
])("%s", (text, words) => expect(chatWordsIn(text)).toEqual(words));

test.each([
  "Saya Rina, lulusan S1 Akuntansi, pernah kerja 2 tahun di PT YG Sejahtera.",
  "Saya terbiasa melayani 50 pembeli sehari.",
  "Waktu itu Kak Dewi meminta saya menata rak.",
  "Kakak saya sakit, jadi saya merawatnya.",
  "Sekarang saya siap bekerja penuh.",
  "Saya lulus D3 dan punya SIM C.",
])("%s holds none", (text) => expect(chatWordsIn(text)).toEqual([]));

test("an answer with chat words is not called complete, and they are named", () => {
  const texts = ["besok interview kasir indomaret, mau latihan", "Latihan simulasi wawancara"];
  const led = last("career", [
    ...texts,
    "eh saya Rina kak, lulusan SMK 2020, skrg jd kasir 2 tahun di toko paman, dulu bantu2 juga di gudang, dan saya melamar karena ingin belajar",
  ]);
  expect(led?.text).toContain("bahasa chat: “eh”, “kak”, “skrg”, “jd”, “bantu2”");
  expect(led?.text).not.toMatch(/biasa dicari|sudah ada/);
});
