import { describe, expect, test } from "vitest";
import { labels, last } from "#server/test/guide-conversation.ts";
import { isHarmless, saysSafe } from "./plainly-safe.ts";

/* Answers to questions about safety: what only sounds safe never presses the safe button, and what is safe mostly does. */

/** Ironic, bound to a condition, over, about somebody else, or a denial that leaves a gap. */
const soundsSafe = [
  "aman kok, kan dia belum pulang",
  "udah tenang, tinggal nunggu malam",
  "aman, selama dia tidur",
  "aman lah, besok juga udah ga di sini",
  "aman kalo pintunya kukunci",
  "ya aman sih, orang kuburan juga aman",
  "dulu aman, sekarang ga tau",
  "tadi aman",
  "kemarin masih aman",
  "anakku aman, aku yang enggak",
  "adikku aman kok",
  "ibu aman, udah kutitip ke tante",
  "dia yang aman, polisinya temen dia",
  "aman katanya",
  "kata suamiku aman",
  "mudah2an aman",
  "insya Allah aman, asal ga ketauan",
  "aman untuk saat ini",
  "aman buat malam ini doang",
  "aman, dia lagi keluar beli rokok",
  "aman, dia lagi mandi",
  "aman mumpung dia kerja",
  "aman kok, hp nya lagi dia cas",
  "bukannya ga aman",
  "ga bisa dibilang aman",
  "bukan aman sih, biasa",
  "ga aman2 amat",
  "kurang aman",
  "aman ga aman ya gini",
  "aman dari apa coba",
  "aman? lucu kamu",
  "aman banget, sampe pintu digembok dari luar",
  "aman sekali rumah ini, saking amannya aku ga boleh keluar",
  "iya aman, senyum aja pake lebam",
  "aman sentosa, tinggal pilih peti",
  "aman, yang penting aku nurut",
  "aman asal jangan dibahas",
  "aman, kalau gajiku kukasih semua",
  "kl aku manut yo aman",
  "aman mun manéhna keur teu mabok",
  "aman kok nek bapak lagi ora ning omah",
  "aman ji kalo dia tidak minum",
  "aman bae men idak ketauan",
  "aman lah kalau abak lagi di sawah",
  "aman, wis biasa",
  "aman wae, wis kebal",
  "ga pernah mukul selain waktu mabuk",
  "ga pernah mukul sebelum nikah",
  "ga pernah kasar di bulan puasa",
  "dia ga mukul kalau ada ibu",
  "ga pernah mukul aku, anak2 doang",
  "ga pernah kasar ke aku, ke adikku iya",
  "suami pertama ga pernah kasar",
  "bapak yang dulu ga pernah kasar",
  "dia baik kalau lagi waras",
  "dia baik banget habis mukul",
  "dia sabar kok, baru kalo habis sabarnya itu",
  "dia kalem kalo udah minum obat",
  "ga takut lagi, udah ga ngerasa apa2",
  "ga takut, paling juga mati",
  "ga takut mati kok",
  "udah ga takut, aku udah siap",
  "takut sih engga, pasrah iya",
  "ga takut dia, takut aku sendiri yang nekat",
  "dia ga kasar, aku yang kasar",
  "dia ga pernah ngancem, langsung aja",
  "ga pernah ngancem, kan langsung dilakuin",
  "ga pernah main tangan, cukup main sabuk",
  "dia ga mukul, dia nyuruh abangnya",
  "ga pernah mukul muka",
  "ga pernah mukul di tempat umum",
  "ora tau ngantem, ming ngancani setan",
  "teu kungsi neunggeul, ngan nyiksa batin",
  "indak pernah mamukua, cuma mahambek pintu",
  "nda pernah napukul, naikat ji",
  "aman, sebentar lagi ga ada yang bisa nyakitin aku",
  "aman, bentar lagi juga selesai semuanya",
  "baik2 aja, kan udah biasa",
  "baik2 aja asal ga ketemu",
  "semua aman kecuali aku",
  "aman seaman-amannya kandang macan",
];

const safe = [
  "aman",
  "aman kok kak",
  "aman banget kak, tenang aja",
  "iya aman, cuma canggung",
  "aku aman kok",
  "saya aman, hanya sungkan",
  "aman, orangnya kalem",
  "aman, bapakku sabar",
  "ga takut kok, cuma grogi",
  "tidak takut, hanya malu",
  "ga pernah kasar orangnya",
  "dia ga pernah mukul",
  "ga pernah main tangan kok",
  "tidak pernah kasar sama sekali",
  "suami saya tidak pernah memukul atau mengancam",
  "ora tau kasar mas",
  "ora tau ngantem",
  "teu kungsi neunggeul",
  "indak pernah mamukua",
  "nda pernah ji napukul",
  "kada suah mamukul",
  "dia ga pernah ngancem",
  "bukan orang kasar kok",
  "orangnya ga kasar, cuma cuek",
  "dia baik kok",
  "dia baik, cuma sibuk",
  "ibu orangnya lembut",
  "mertua baik kok, cerewet aja",
  "paling ngambek sehari",
  "paling dia diem",
  "paling marah sebentar trus baik lagi",
  "paling ngomel doang",
  "paling nangis",
  "aman aja sih, paling debat",
  "aman, kami cuma canggung",
  "ga ada yang perlu ditakutin",
  "ga ada kekerasan kok",
  "ga ada yang terluka",
  "ga ada yang luka kak",
  "ga ada ancaman apa2",
  "semuanya aman",
  "semua baik2 aja",
  "aku baik2 aja kok",
  "aman terkendali",
  "aman jaya kak",
  "aman sejauh ini",
  "aman bgt",
  "amann kok",
  "aman ka",
  "aman mas, matur nuwun",
  "aman teh, hatur nuhun",
  "aman bang, makasih",
  "aman, makasih udah nanya",
  "ya, aman",
  "oh aman itu mah",
  "tenang, aman kok",
  "santai aja, aman",
  "ga kasar, ga ngancem juga",
  "ga pernah mukul, ga pernah ngancem",
  "dia penyayang, ga pernah kasar",
];

/** Questions about safety, and what stands on the buttons that lead on as if all were well. */
const questions = [
  ["Siapkan obrolan yang sulit", /aman$/],
  ["Tentukan satu batas", /aman$|^Canggung/],
  ["Buat kesepakatan kabar", /aman$|^Biasa saja/],
  ["Tulis pesan soal anak", /aman$/],
  ["Pilah rasa cemburu", /aman$/],
] as const;

describe.each(questions)("at the question about safety of “%s”", (offer, isSafe) => {
  const begun = last("relationships", [offer]);
  const known = labels(begun).filter((label) => isSafe.test(label));

  test("no answer that only sounds safe presses the safe button", () => {
    expect(known.length).toBeGreaterThan(0);
    const wrong = soundsSafe.filter((text) => {
      const led = last("relationships", [offer, text]);
      return known.some((label) => led?.text.includes(`“${label}”`));
    });
    expect(wrong).toEqual([]);
  });
});

describe("answers that say that all is well", () => {
  test.each(soundsSafe)("is not one: %s", (text) => {
    expect(saysSafe(text)).toBe(false);
    expect(isHarmless(text)).toBe(false);
  });

  test("are known, but for one that tells of a quarrel which comes again", () => {
    expect(safe.filter((text) => !isHarmless(text))).toEqual(["paling marah sebentar trus baik lagi"]);
  });
});
