import { describe, expect, test } from "vitest";
import { judged } from "#server/test/judged.ts";
import { assessText } from "./safety.ts";

describe("heavy words that keep coming", () => {
  test.each([
    {
      name: "a matter that is named in each message",
      texts: [
        "kena phk bulan lalu kak, pusing mikirin cicilan",
        "yang langkah habis phk itu",
        "phknya cuma lisan, utang motor masih 8 bulan, sakit pula ibu",
        "iya phk, masa kerja 9 taun",
      ],
    },
    {
      name: "feelings of somebody else",
      texts: [
        "istriku nangis terus sejak lahiran",
        "dia ngerasa sendirian ngurus bayi",
        "dia capek banget tiap hari",
        "ibunya juga nangis terus liat dia begitu",
      ],
    },
    {
      name: "fear of a day, and illness at home",
      texts: [
        "takut banget, hari kamis interview pertama sejak 2006",
        "ibuku habis stroke, aku capek gantian jaga sama kakak",
        "umur 46, kena pengurangan bulan maret, terakhir di tambang",
        "deg-degan kalau disuruh ngomong, suka gagap",
      ],
    },
  ])("open nothing where they are $name", ({ texts }) => {
    expect(judged(...texts).map(({ level }) => level)).not.toContain(2);
  });

  test("are a danger where they are the member's own despair, three times", () => {
    const levels = judged(
      "tiap malam aku nangis sendirian di kamar",
      "rasanya hampa, hidupku ga ada artinya",
      "aku ngerasa ga berguna buat siapa-siapa",
    ).map(({ level }) => level);
    expect(levels).toEqual([1, 1, 2]);
  });
});

describe("a denial in the words of our own question", () => {
  const story = "pengen ngilang aja rasanya";
  test("is one, whatever its words would raise otherwise", () => {
    const [, denied] = judged(
      story,
      "bukan itu maksudnya, ga ada yang pamit atau ninggalin surat, cuma cerita soal rumah",
    );
    expect(denied).toMatchObject({ level: 2, denial: "asked_back" });
  });

  test.each([
    "lho kok polisi? aku ga marah sama siapa2",
    "kenapa jadi ditanya mati, aku cuma mau tidur",
    "tidak mas, cuma kepikiran kerjaan",
  ])("is one, in astonishment: %s", (text) => {
    expect(judged(story, text)[1]).toMatchObject({ denial: "asked_back" });
  });

  const question = "Apakah sekarang ada rencana untuk mengakhiri hidup, atau pikiran itu hanya lewat?";
  const answered = (text: string) => {
    const { next } = judged(story)[0] ?? {};
    const before = [{ text: story, atMs: 0 }];
    return assessText(text, { state: next, atMs: 60_000, before, saidLast: question });
  };

  test.each([
    "Saya tidak menulis apa pun mengenai mengakhiri hidup. Yang saya tanyakan jadwal serah terima.",
    "Astaga, bukan itu. Saya tidak pikir mau mati, saya cuma tanya kalau terbangun jam 2 harus bagaimana.",
  ])("is one, also where it names what we asked about: %s", (text) => {
    expect(answered(text)).toMatchObject({ level: 2, denial: "asked_back" });
  });

  test.each([
    "ga bilang mau mati besok, maunya malam ini",
    "aku ga mikir mau mati, aku udah mutusin",
    "ga kepikiran bunuh diri lagi, udah siap pergi aja",
  ])("is none where its words say more: %s", (text) => {
    expect(answered(text)).toMatchObject({ level: 3, denial: "none" });
  });

  test.each(["ga ada yang peduli, aku pamit ya semua"])("is none where the words say more: %s", (text) => {
    expect(judged("aku pengen mati aja", text)[1]).toMatchObject({ denial: "none" });
  });
});
