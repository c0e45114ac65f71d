import { describe, expect, test } from "vitest";
import { asksHowToAnswer, type PracticeRequest, practiceRequestIn } from "./practice-requests.ts";
import { questionsWanted, questionsWantedHere } from "./question-count.ts";

describe("what is said to the guide where an answer is practised", () => {
  test.each<[PracticeRequest, string]>([
    ["help", "jawab apa dong"],
    ["help", "kira2 jawabnya gimana ya kak"],
    ["help", "hmm apa ya"],
    ["help", "stuck nih min"],
    ["help", "minta contekan dong wkwk"],
    ["help", "kumaha jawabna teh"],
    ["help", "ora ngerti jawabe piye"],
    ["help", "susah ih pertanyaannya"],
    ["help", "bikinin jawabannya dong"],
    ["help", "harus jawab gimana"],
    ["help", "bingung mintanya gimana"],
    ["help", "apa aja yg harus disebut?"],
    ["wait", "tunggu lagi mikir"],
    ["wait", "sek tak pikir dulu"],
    ["wait", "ntar dulu"],
    ["wait", "blm siap nih"],
    ["wait", "hmm"],
    ["back", "mau ganti jawaban yang tadi"],
    ["back", "balik dulu dong"],
    ["back", "ulang nomor 2"],
    ["taken", "gw kan nanya bukan jawab"],
    ["taken", "kok malah dinilai, aku minta tolong"],
    ["there", "lah kan udah ada contohnya"],
    ["there", "kan tadi udah kusebut rsud sleman"],
    ["there", "kok dikomentarin gitu"],
    ["there", "lah masa gitu doang komennya"],
    ["enough", "udah ah capek"],
    ["enough", "cukup segini aja ya kak"],
    ["enough", "stop dulu latihannya"],
    ["next", "lanjut pertanyaan berikutnya"],
    ["next", "ganti pertanyaan dong"],
    ["repeat", "tadi pertanyaannya apa ya"],
    ["unfinished", "eh aku belum selesai jawab"],
    ["sample", "iya pake contoh itu aja"],
  ])("%s: %s", (talk, text) => expect(practiceRequestIn(text)).toBe(talk));

  test.each([
    "suka blank",
    "gampang ngeblank kalau ditanya mendadak, makanya saya latihan",
    "sabar",
    "cukup sabar",
    "saya jujur",
    "saya suka bantu orang tua",
    "saya tanya dulu ke kepala gudang",
    "saya minta tolong kakak",
    "saya bingung terus saya tanya ke pengawas",
    "ga gampang nyerah",
    "mikir dulu sebelum ngomong",
    "masih belajar",
    "kurang pede ngomong di depan orang",
    "kan saya udah kerja di situ 2 tahun",
    "balik ke rumah bantu ibu",
    "cukup lama, 3 tahun",
    "selesai kuliah saya jaga warung",
    "karena saya mau bantu keluarga",
    "jujur aja saya butuh kerja",
    "saya pernah ngajarin adek baca",
  ])("%s may be an answer", (text) => expect(practiceRequestIn(text)).toBeUndefined());

  test("“ga bisa ngomong” asks for help, except where a weakness is asked for", () => {
    expect(practiceRequestIn("aduh saya ga pinter ngomong")).toBe("help");
    expect(practiceRequestIn("aduh saya ga pinter ngomong", true)).toBeUndefined();
  });
});

describe("a question how one may answer", () => {
  test.each([
    "boleh bohong dikit ga",
    "harus jujur ga ya kak",
    "pake bahasa formal?",
    "kalo ga ada pengalaman gimana",
  ])("%s", (text) => expect(asksHowToAnswer(text)).toBe(true));

  test.each([
    "saya mau belajar, apa pun tugasnya",
    "kenapa saya pilih di sini? karena dekat rumah",
    "apa ya, saya orangnya teliti",
    "bisa kerja sama tim",
    "boleh dibilang saya rajin",
  ])("%s is none", (text) => expect(asksHowToAnswer(text)).toBe(false));
});

describe("the number of questions that is wanted", () => {
  test.each<[string, number | undefined]>([
    ["latihan 3 pertanyaan aja ya", 3],
    ["tiga soal aja dulu", 3],
    ["soalnya dua aja ya", 2],
    ["interview 2 pertanyaan cukup", 2],
    ["minta 1 pertanyaan dulu", 1],
    ["aku ada 2 pertanyaan", undefined],
    ["kemarin ditanya 3 pertanyaan ga bisa jawab", undefined],
    ["saya 3 tahun kerja", undefined],
    ["3 pertanyaan yang bikin aku takut", undefined],
    ["kerja 2 tahun soalnya", undefined],
  ])("%s: %s", (text, count) => expect(questionsWanted(text)).toBe(count));

  test.each<[string, number | undefined]>([
    ["3 aja kak", 3],
    ["kan aku bilang 2 aja", 2],
    ["eh tadi kan aku minta 3 pertanyaan aja", 3],
    ["saya jawab 3 soal dalam semenit", undefined],
    ["umur saya 3", undefined],
    ["2 tahun aja", undefined],
  ])("where one waits, %s: %s", (text, count) => expect(questionsWantedHere(text)).toBe(count));
});
