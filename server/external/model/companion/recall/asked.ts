import type { QuestionKind } from "../tables/table-types.ts";

/** Tells what a question was after, whoever wrote it: the first row that fits. */
const signs: readonly [QuestionKind, RegExp][] = [
  [
    "offer",
    /mau (?:mencobanya|kita coba|coba)|boleh aku jelaskan|boleh saya jelaskan|tertarik mencobanya|\bmau\?|mau .{0,30}dicoba/,
  ],
  ["safety", /aman|mengakhiri hidup|tidak hidup lagi|menemanimu|menemani anda|terluka|tidak sendirian/],
  [
    "after",
    /kalau sudah dicoba|waktu mencobanya|dari langkah itu|menghalangimu mencobanya|menghalangi anda mencobanya/,
  ],
  [
    "since",
    /sejak kapan|berapa lama|mulai kapan|kapan (?:pertama|mulai|kamu mulai|anda mulai|terakhir|keadaannya|suasananya)|mulainya kira-kira/,
  ],
  ["support", /^(?:.*\b)?siapa\b/],
  [
    "choice",
    /lebih dekat|lebih (?:ke|soal|karena|terasa|berat|banyak|menekan|sulit|butuh|enak|tentang)\b.* atau |\batau\b.*\?$/,
  ],
  ["better", /lebih ringan|membaik|lebih baik|cukup baik|menaikkannya|berkurang|sedikit lebih/],
  ["strength", /bertahan|hargai dari|kekuatan|andalkan|kemampuan/],
  ["step", /langkah|kendali|minggu ini\?|hari ini\?|mulai dari mana|potongan|percobaan/],
  ["tried", /coba|menolong|menanggapi|melewatinya|lakukan (?:sampai|untuk)|dilakukan/],
  ["need", /butuhkan|harapkan|ingin kamu dengar|ingin anda dengar|meminta|dimengerti/],
  ["meaning", /takutkan|khawatirkan|artikan|arti |simpulkan|penting buat|katakan (?:kepada|pada)|jaga|inti/],
  ["impact", /memengaruhi|berubah dari|di badan|tertunda|dikorbankan/],
  [
    "trigger",
    /saat seperti apa|tepat sebelum|menyulut|memicu|paling kuat|kapan ini|kapan biasanya|biasanya mulai|di jam/,
  ],
  [
    "heavy",
    /paling (?:berat|mengganjal|menguras|menyakitkan|sulit|menekan|mengganggu|tidak enak|mendesak|sering kembali|membekas)/,
  ],
  ["open", /rasanya membicarakan|lanjutkan|belum sempat|apa lagi|muncul di pikiran|menggantung/],
];

export function questionsIn(answer: string): string[] {
  return answer.split(/(?<=[.?!])\s+/).filter((sentence) => sentence.endsWith("?"));
}

export function kindOf(question: string): QuestionKind {
  const lowered = question.slice(0, 400).toLowerCase();
  return signs.find(([, sign]) => sign.test(lowered))?.[0] ?? "story";
}
