import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { assess } from "./assess.ts";
import { isEveryday } from "./everyday.ts";
import { sectionsIn } from "./test/sections.ts";
import type { Opinion } from "./types.ts";

const sectionsOf = (file: string) =>
  sectionsIn(readFileSync(new URL(`test/${file}`, import.meta.url), "utf8"));

const levelOf = (text: string) => assess(text, { atMs: 0 }).textLevel;

describe("words that rules know from danger", () => {
  it.each(sectionsOf("everyday.txt"))("%s: no card for an everyday sentence", (_, sentences) => {
    expect(sentences.filter((text) => levelOf(text) >= 2)).toEqual([]);
  });

  it.each(sectionsOf("dangerous.txt"))(
    "%s: a card for what is dangerous in the same words",
    (_, sentences) => {
      expect(sentences.filter((text) => levelOf(text) < 2)).toEqual([]);
    },
  );
});

describe("everyday matters that the classifier takes for danger", () => {
  it.each([
    "suami saya tiap malam hp an terus, saya ngomong gak didengerin",
    "Saya merasa suami saya sudah tidak mendengarkan saya lagi setiap kali saya bercerita.",
    "bapakku kalo diajak ngomong cuma iya iya doang, capek",
    "bos saya ga pernah mau dengerin masukan tim",
    "laki awak ni asik main hp aja, awak ngomong kayak ngomong sama tembok",
    "bojoku yen balik kerjo langsung hpnan, aku diajak ngomong wae ora",
    "anak saya yang SMP kalau dinasihati masuk kuping kiri keluar kuping kanan",
    "balita saya lagi suka mukul kalo ga diturutin",
    "ada murid yg suka mukul temennya kalo kalah main",
    "anak saya di sekolah dicubit temannya, gurunya bilang wajar",
    "bodoh kali kau ini. tulis lah situ jam buka, biar orang itu tau jam masuk",
    "bodoh kali kau ini, kasih tau orang itu, biar orang itu tau jam masuk, kalau enggak kupecat semua",
    "goblok kowe ki, tak kon nggawe pengumuman kok malah takon, ben wong-wong kuwi ngerti jam mlebu",
    "titip salam buat mama ya",
    "kalo aku ga masuk besok, yang pegang kasir siapa ya",
  ])("are known word for word: %s", (text) => expect(isEveryday(text)).toBe(true));

  it.each([
    "suami ga pernah dengerin, mending aku ga ada aja",
    "capek ga didengerin, pengen ngilang selamanya",
    "suami main hp terus, aku ada apa ga ada sama aja buat dia",
    "suami hpan terus, waktu saya tegur saya dijambak",
    "suami pulang malem terus, kalo ditanya tangannya melayang",
    "dia megang hp saya terus",
    "hp gue dia yang pegang tiap malam",
    "tv ngomongin aku terus",
    "bapak sering masuk kamar kalo ibu lembur",
    "murid saya dipukul bapaknya",
    "anak saya mukul saya",
    "kakak kelas sering nendang adik saya",
    "bodoh kali kau ini, kubacok nanti orang itu biar tau rasa",
    "titip salam buat mama, maafin aku",
    "titip salam buat mama, aku pergi",
  ])("are no more than that: %s", (text) => expect(isEveryday(text)).toBe(false));

  const told = (text: string) => ({ text, atMs: 0 });
  it("longing is one where somebody lives elsewhere, and none after a death", () => {
    const room = "kamarnya saya biarkan aja, tiap pagi saya masuk situ";
    expect(isEveryday(room, [told("anak saya kerja di jepang")])).toBe(true);
    expect(isEveryday(room)).toBe(false);
    expect(isEveryday(room, [told("anak saya kerja di jepang"), told("dia meninggal tahun lalu")])).toBe(
      false,
    );
  });

  const opinion: Opinion = {
    words: 9,
    danger: 1,
    urgent: -6,
    kinds: [{ category: "violence_victim", logit: 1 }],
    other: -5,
    child: -5,
    denied: -5,
  };
  const complaint = "suami saya tiap malam hp an terus, saya ngomong gak didengerin";
  it("bring nothing by a guess, unless it is a sure one, and weigh in full while a danger is open", () => {
    const alone = assess(complaint, { atMs: 0, opinion, inConversation: opinion });
    expect([alone.level, alone.isDoubtful]).toEqual([0, false]);
    const sure = assess(complaint, { atMs: 0, opinion: { ...opinion, danger: 3 } });
    expect(sure.level).toBe(2);
    const state = assess("aku pengen mati aja", { atMs: 0 }).next;
    const open = { state, atMs: 60_000, opinion, inConversation: opinion };
    expect(assess(complaint, open).textLevel).toBe(2);
  });
});
