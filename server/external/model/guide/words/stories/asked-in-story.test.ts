import { describe, expect, test } from "vitest";
import { askedInStory } from "./asked-in-story.ts";
import { isRequestInStory, wantsToTell } from "./telling.ts";

/* What is asked for in the middle of a story, and what is only told there. */

describe("a text that is asked for in a story", () => {
  test.each([
    "jadi saya bingung harus bagaimana, sama WA nya itu bisa dibuatkan tidak",
    "nyesel, sudah lah Mbak saya cuma minta WA pendek aja ke dia",
    "Mbak ini WA nya jadi dibuatkan apa tidak",
    "sejak itu dia diam, kalo bisa tolong buatkan pesan pendek buat dia",
    "pesannya bisa dibuatin ga kak",
    "mau balas chat mertua tapi bingung kata2nya",
    "kalau bisa bikinkan juga doa singkat",
    "udah agak lega, bantuin aku nulis wa ke dia dong",
    "aku mau chat rina aja. bagusnya aku nulis apa kak",
  ])("%s", (text) => expect(askedInStory(text)?.kind).toBe("text"));

  test.each([
    "dia minta surat cerai",
    "saya minta surat pengantar ke RT tapi ga dikasih",
    "aku cuma minta pesan dibalas, dia malah marah",
    "aku cuma minta kata-kata maaf dari dia",
    "surat itu sudah dibuatkan suami saya",
    "dulu ibu suka bikinkan surat kecil di bekal saya",
    "bos minta dibuatkan laporan tiap malam",
    "dia bikinin aku puisi waktu itu",
    "aku ga tau harus bilang apa, cuma diam di parkiran",
    "dia nanya, aku harus jawab apa coba, aku diam aja waktu itu",
    "mau cerita dulu ya, nanti tolong buatkan suratnya",
    "aku mau cerita tapi bingung kata-katanya",
  ])("not %s", (text) => expect(askedInStory(text)).toBeUndefined());
});

describe("a way that is asked for in a story", () => {
  test.each([
    "Kalau boleh, apakah ada sesuatu yang bisa membantu saya pada malam hari?",
    "Jadi adakah cara supaya saya bisa tidur?",
    "Apa yang bisa saya lakukan malam ini?",
    "Tolong beri satu cara saja, misalnya latihan napas",
    "ada ga cara biar ga kepikiran terus",
    "ada tips ga buat tidur",
    "terus enaknya mulai dari mana",
    "kasih satu latihan aja deh",
    "kasih sy rencana dong buat beberapa hari",
    "terus mana rencananya",
    "gue mau latihan apa gitu biar ga gugup",
    "kasih tau dong tekniknya",
    "saya hanya ingin satu kegiatan kecil untuk sore hari",
    "maunya sy itu bisa ndak buka2 profilnya lagi",
  ])("%s", (text) => expect(askedInStory(text)?.kind).toBe("way"));

  test.each([
    "tidak ada cara lagi",
    "saya tidak tahu apa yang bisa saya lakukan",
    "dokter bilang tidak ada yang bisa dilakukan",
    "apa lagi yang bisa saya lakukan, semua sudah lewat",
    "dia kasih cara yang aneh",
    "aku mau latihan futsal nanti sore",
    "maunya aku bisa peluk ibu lagi",
    "dulu saya punya rencana besar",
    "bos kasih jadwal baru lagi",
    "aku bingung mulai dari mana",
    "saya mau cerita. saya harus mulai dari mana ya?",
    "ga usah kasih cara, aku cuma mau didengar",
  ])("not %s", (text) => expect(askedInStory(text)).toBeUndefined());
});

describe("what to say, in whatever form", () => {
  test.each([
    "pengen minta maaf ke kakak tapi ga tau ngomongnya gimana",
    "aku mau jujur ke dia, bilangnya gimana ya",
    "gatau ah. enaknya gue ngomong apa ke dia",
  ])("%s", (text) => expect(askedInStory(text)?.kind).toBe("talk"));
});

describe("a choice that is to be weighed in a story", () => {
  test.each([
    "aku bingung harus minta maaf apa engga",
    "tapi aku ragu mau lanjut kuliah atau berhenti",
    "menurut kakak mending aku balas apa ga",
  ])("%s", (text) => expect(askedInStory(text)?.kind).toBe("choice"));
  test.each([
    "aku bingung dia sayang apa engga",
    "dia bingung harus pulang apa nggak",
    "aku bingung, terus aku pulang",
  ])("not %s", (text) => expect(askedInStory(text)).toBeUndefined());
});

test.each([
  ["WA nya jadi dibuatkan apa tidak, saya sudah minta dari tadi", true],
  ["suratnya mana, bisa dibuatkan ga", true],
  ["tolong buatkan pesan buat adik saya", false],
])("whether it was asked before: %s", (text, isAgain) => expect(askedInStory(text)?.isAgain).toBe(isAgain));

test.each(["dulu dia pernah bikinin aku kue ultah", "ibu suka buatkan saya bubur waktu kecil"])(
  "what was made once is told: %s",
  (text) => expect(isRequestInStory(text)).toBe(false),
);

test.each(["saya mau curhat soal kerjaan bu", "mau cerita tentang mantan aja"])("%s", (text) =>
  expect(wantsToTell(text)).toBe(true),
);
test.each(["aku mau cerita soal ini ke mama", "mau ngobrol masalah gaji sama bos"])("not %s", (text) =>
  expect(wantsToTell(text)).toBe(false),
);
