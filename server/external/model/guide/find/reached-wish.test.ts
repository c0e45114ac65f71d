import { describe, expect, test } from "vitest";
import { reachedIn } from "./reached-wish.ts";

const wishes = ["", "trus rencana buat besok", "sama kata2 buat kang Dimas soal WA malem"];
const at = (text: string, isFinished = false) =>
  reachedIn(text, { wishes, title: "Menenangkan diri sekarang", isFinished, isLast: isFinished });

describe("a wish that waits, asked for at a question", () => {
  test.each([
    ["trs rencana besoknya kapan?", 1, "when"],
    ["tp kapan nih ke kata2 buat kang Dimas nya?", 2, "when"],
    ["rencananya mana", 1, "when"],
    ["kata2nya blm?", 2, "when"],
    ["masih lama ga ke rencananya", 1, "when"],
    ["lha rencanane kapan mas", 1, "when"],
    ["yang buat Dimas kapan", 2, "when"],
    ["berapa pertanyaan lagi sih ke rencana besok", 1, "when"],
    ["bisa lgsg ke rencana besok ga? bsk jam 10 aku ada bimbingan bu retno", 1, "now"],
    ["udah ah lewati. aku maunya rencana buat besok, udh jam 2 nih", 1, "now"],
    ["skrg yang buat Dimas", 2, "now"],
    ["sekarang kata2 ke Dimas dulu dong", 2, "now"],
    ["lanjut yg kedua", 1, "now"],
    ["nomor 3 aja kak", 2, "now"],
    ["yg ke 2 dong", 1, "now"],
    ["pindah ke rencana aja", 1, "now"],
    ["langsung ke pesan Dimas bisa?", 2, "now"],
    ["saiki rencanane wae mas", 1, "now"],
  ] as const)("%s", (text, nth, asks) => expect(at(text)).toMatchObject({ at: nth, asks }));

  test.each([
    "Dimas",
    "kapan ya, mungkin senin",
    "besok aja",
    "rencananya mau ke Bandung sama istri",
    "buat kang Dimas sama tim",
    "yang kedua lebih mahal dari yang pertama",
    "sekarang 14 juta",
    "lanjut",
    "skrg masih kerja di gudang",
    "mana saya tau",
    "langsung ke rumahnya aja",
    "udah mendingan dikit",
    "di kasur, di kos",
    "kapan selesainya aku ga tau",
    "tiap malem dia WA",
    "belum",
    "sekarang lagi di kantor sama Dimas juga rapat sampai sore",
    "pindah kos bulan depan",
  ])("%s: an answer", (text) => expect(at(text)).toBeUndefined());
});

describe("a wish that waits, asked for below a finished text", () => {
  test.each([
    ["lanjut", 1],
    ["oke lanjut kak", 1],
    ["rencananya mana", 1],
    ["skrg yang buat Dimas", 2],
    ["sip. yang kedua dong", 1],
    ["trus rencana besok gmn", 1],
  ] as const)("%s", (text, nth) => expect(at(text, true)).toMatchObject({ at: nth, asks: "now" }));

  test.each(["jam nya ganti 9", "sip makasih", "lanjutin kalimat terakhirnya", "yang kedua hapus"])(
    "%s: about the text",
    (text) => expect(at(text, true)).toBeUndefined(),
  );
});
