import { describe, expect, test } from "vitest";
import { labels, last } from "#server/test/guide-conversation.ts";
import { isHarmless, saysSafe } from "./plainly-safe.ts";

/* Longer answers to questions about safety, in many hands: which of them plainly say that there is nothing to fear. */

const plainlySafe = [
  "aman kok kak, dia ga pernah kasar. cuma dia kalo ditanya suka diam sm ngalihin topik",
  "paling bapak marah, mamak nangis. aman sih ndak sampe mukul. bapak udah bayar formulir 350rb, daftar ulang tgl 18 juli",
  "aman bang, orangnya ga pernah main tangan, paling ngomel",
  "dia ga pernah mukul kak, paling ngambek sama diemin aku",
  "aman aja, paling dia kesel trus diem seharian",
  "ora tau ngantem kok mas, paling ngomel tok",
  "teu kungsi neunggeul, paling oge ambek sakeudeung",
  "indak pernah mamukua do, paliang bangih sabanta",
  "nda pernah ji napukul ka, paling marah",
  "nyanda pernah pukul, cuma suka marah",
  "gak pernah main tangan dia lae, cuma suka ngomel",
  "kada suah mamukul, paling sarik",
  "dia bukan orang kasar, cuma cuek",
  "aman kok, ibu paling nangis",
  "saya aman. suami saya tidak pernah kasar, hanya suka diam",
  "suamiku ga pernah kasar atau mukul, dia lebih suka diem",
  "aman, dia ga pernah ngancem apa2. paling protes dikit",
  "tegang sih tapi aman, dia ga pernah kasar",
  "canggung doang kak. aman",
  "bapak ga sampe mukul, paling ngomel sebentar",
  "aman2 aja, mertua orangnya ga kasar, cuma cerewet",
  "ga main tangan kok orangnya, cuma suka ngeles",
  "aku aman, kantornya di sudirman, dia kerja senin sampe jumat",
  "ga pernah nyakitin aku kok, paling ngambek 2 hari",
  "hah ga gt kok dia baik, ga pernah kasar. cm aku deg2an aja takut dia ilfeel",
  "wkwk nggak gitu, dia ga pernah mukul kok. cuma takut dia tersinggung",
];

const danger = [
  "aman sih kayaknya, cuma pernah didorong",
  "aman kok asal aku diem",
  "aman, kalo aku nurut",
  "aman sih... ",
  "harusnya aman",
  "semoga aman",
  "mungkin aman, ga tau juga",
  "ga pernah mukul sih, cuma lempar piring",
  "ga pernah mukul lagi",
  "udah ga pernah mukul",
  "sekarang ga pernah kasar",
  "belum pernah mukul",
  "jarang mukul kok",
  "ga sampe mukul, paling dorong dikit",
  "ndak sampe mukul",
  "ga sampe mukul sih, cuma narik rambut",
  "ga pernah mukul, cuma megangin tanganku kenceng",
  "ga pernah kasar kalau ga mabuk",
  "ga pernah kasar kalo di depan orang",
  "ga pernah mukul tanpa alasan",
  "ga pernah mukul duluan",
  "ga pernah mukul keras",
  "mamak ga pernah mukul, bapak marah",
  "ibu aman, bapak enggak",
  "bapak aman. mas yang marah, hp ku disita",
  "aman kok, paling ga boleh keluar rumah",
  "aman sih, cuma kunci motor diumpetin",
  "dia baik, cuma hp ku dicek terus",
  "ga pernah kasar, cuma dia bilang bakal nyebarin fotoku",
  "ga pernah kasar, tapi katanya kalo aku pergi dia ga bakal diem",
  "aman, tapi aku takut",
  "aman, tapi adikku yang kena",
  "aman buat aku, anak2 yang kena",
  "ga pernah mukul aku, mukul tembok doang",
  "ga pernah mukul, cuma pecahin gelas",
  "ga pernah mukul istri",
  "paling aku disiram",
  "paling bapak marah trus ngusir aku",
  "paling bapak marah besar",
  "bapak marah, ikat pinggangnya udah keluar",
  "mamak nangis, bapak ambil sapu",
  "marah paling, dulu pernah aku digampar",
  "marah kok, aku udah biasa",
  "aman, aku udah biasa",
  "aman. aku nangis aja di kamar mandi sampe dia tidur",
  "aman kok kak, aku diem aja biar ga kena",
  "aman kok, kan aku di rumah ibu sekarang",
  "aman sejauh ini, liat nanti malam",
  "aman ga ya",
  "aman? ga tau deh",
  "tegang tapi aku ga aman",
  "tegang, tapi aku aman asal pintunya kebuka",
  "tegang tapi aku aman sih kayaknya, cuma pernah didorong",
  "dia kesal tapi aku ga aman",
  "ga takut, paling juga kena bogem",
  "dia orangnya baik, cuma tangannya suka melayang",
  "dia ga pernah kasar ke orang lain",
  "ga pernah kasar sama anak",
  "dia bilang dia ga pernah kasar",
  "kata dia aman",
  "ga pernah main tangan, main kaki iya",
  "ga kdrt sih, cuma kadang maksa di kasur",
  "aman lah, paling besok aku masuk ugd",
  "dia diem tapi matanya serem",
  "dia diem, tapi nyimpen sajam",
  "marah dia, sempat ngejar aku ke jalan",
  "dia baik, ga pernah kasar. cuma takut dia marah besar",
  "ga pernah kasar, takut dia kecewa trus nyakitin diri",
  "aman 🥲",
  "aman. btw kalo dia nyekek itu termasuk kasar ga kak",
];

describe("a longer answer to a question about safety", () => {
  test.each(plainlySafe)("%s plainly says that there is nothing to fear", (text) =>
    expect(saysSafe(text)).toBe(true),
  );

  test.each(danger)("%s does not", (text) => {
    expect(saysSafe(text)).toBe(false);
    expect(isHarmless(text)).toBe(false);
  });
});

/** Each question about safety, and what stands on its buttons that lead on as if all were well. */
const questions = [
  ["relationships", ["Siapkan obrolan yang sulit"], /aman$/],
  ["relationships", ["mau jujur ke ortu soal pindah kota", "Siapkan bicara ke keluarga"], /aman$/],
  ["relationships", ["Tentukan satu batas"], /aman$|^Canggung/],
  ["relationships", ["Buat kesepakatan kabar"], /aman$|^Biasa saja/],
  ["relationships", ["Tulis pesan soal anak"], /aman$/],
] as const;

describe("at each question about safety", () => {
  test.each([...questions, ["relationships", ["Pilah rasa cemburu"], /aman$/] as const])(
    "%s %j: no hint at harm chooses a safe button",
    (field, before, safe) => {
      const begun = last(field, before);
      const known = labels(begun).filter((label) => safe.test(label));
      expect(known.length).toBeGreaterThan(0);
      for (const text of danger) {
        const led = last(field, [...before, text]);
        const taken = known.filter((label) => led?.text.includes(`“${label}”`));
        expect(taken, text).toEqual([]);
        const isOn = (led?.state.flow?.trail.length ?? 0) > (begun?.state.flow?.trail.length ?? 0);
        const isKept = led?.text.includes("Kucatat") || led?.text.includes("Itu kubaca sebagai");
        expect(isOn && !isKept, text).toBe(false);
      }
    },
  );

  test.each(questions)("%s %j: plain words choose it", (field, before, safe) => {
    for (const text of plainlySafe) {
      const led = last(field, [...before, text]);
      const known = labels(last(field, before)).filter((label) => safe.test(label));
      const isTaken = known.some((label) => led?.text.includes(`“${label}”`));
      expect(isTaken, text).toBe(true);
    }
  });
});
