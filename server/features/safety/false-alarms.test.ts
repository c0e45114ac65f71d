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

describe("words of an everyday talk that the classifier knows from plans", () => {
  test.each([
    [
      "bokap gue meninggal 5 bulan lalu. pengen nulis surat",
      "yg buat orang yg udah meninggal. tadi ada di atas",
    ],
    ["mau nulis buat nenek", "yang tadi di atas itu kak, buat almarhumah"],
    ["tiap hari lembur mulu, pulang jam 10 malem. mampus gue lama2. ini burnout bukan sih"],
  ])("bring no card: %s, %s", (...texts) => {
    expect(Math.max(...judged(...texts).map(({ level }) => level))).toBeLessThan(2);
  });

  const crop = "salsa. tp ka kok ga ada yg aku ga sengaja nya? aku kira udh ke crop";

  test.each([
    "ga ada bahaya kok ka, itu ss nya",
    "Ini salah paham",
    "bukan itu maksudku, aku cuma mau minta maaf",
    "ih salah tangkap, itu foto chat",
    "ga ada niat apa2 ka, lanjut yg tadi",
    "astaga engga ka, ga ada yg mau mati",
  ])("are over at the first plain denial: %s", (text) => {
    const [first, over] = judged(crop, text);
    expect(first?.level).toBe(3);
    expect(over).toMatchObject({ level: 1, denial: "cleared" });
  });

  test.each(["gapapa kok", "becanda doang", "udah ah cape"])("but not by playing it down: %s", (text) => {
    expect(judged(crop, text)[1]?.level).toBe(3);
  });

  test.each([
    "ga ada bahaya apa2, cuma mau nyusul ibu",
    "ga ada niat apa-apa, cuma mau ikut ibu ke surga",
    "bukan itu maksudku, aku cuma mau tidur selamanya",
    "ga ada apa2 kok, aku udah pamit ke semua orang",
    "salah paham kak, aku cuma mau lompat dari jembatan",
    "ga ada niat bunuh diri, cuma pengen nyayat lagi",
  ])("a danger behind the denial goes on: %s", (text) => {
    expect(judged(crop, text)[1]?.level).toBeGreaterThanOrEqual(2);
    expect(judged(crop, "Ini salah paham", text)[2]?.level).toBeGreaterThanOrEqual(2);
  });

  test("a plan behind the denial is one", () => {
    expect(judged(crop, "Ini salah paham", "udah kubeli racunnya, malam ini kuminum")[2]?.level).toBe(3);
    expect(judged(crop, "ga ada bahaya kok, obatnya mau kuminum semua malam ini")[1]?.level).toBe(3);
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
