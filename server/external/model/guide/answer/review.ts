import type { CheckName, Flow, Review } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";

/*
 * Remarks on a practice answer. They say only what a reader could check in the text: its length, and whether a point
 * that was asked for stands in it, with the word that shows it.
 */

/** Words spoken in a second at a calm pace. */
const wordsPerSecond = 2.2;
const secondsStep = 5;

const checks: Readonly<Record<CheckName, RegExp>> = {
  example:
    /\b(?:waktu(?: itu| pkl| magang| di| aku| saya)?|ketika|saat|pas|pernah|misal(?:nya|kan)?|contoh(?:nya)?|dulu|kemarin|kemaren|minggu lalu|bulan lalu|tahun lalu|selama|semasa|tadi|semalam|(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu) (?:kemarin|lalu)|tanggal \d+)\b/i,
  number:
    /\d[\d.,]*(?: ?(?:%|persen|orang|hari|minggu|bulan|tahun|jam|menit|kali|ribu|rb|juta|jt))?|\b(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|belasan|puluhan|seratus|setengah|separuh) (?:orang|hari|minggu|bulan|tahun|jam|menit|kali|persen|juta|ribu)\b/i,
  effort:
    /\b(?:sedang|lagi (?:belajar|latihan|berusaha|nyoba)|belajar|berlatih|latihan|membiasakan|biasakan|mulai|nyatet|mencatat|catat|pakai (?:catatan|pengingat|alarm)|minta (?:bantuan|masukan)|makanya|supaya|biar|agar|jadi (?:saya|aku|sekarang)|sekarang (?:saya|aku))\b/i,
  request:
    /\b(?:tolong|mohon|minta|jangan|aku (?:mau|pengin|pengen|ingin|maunya|butuh)|saya (?:mau|ingin|minta|harap|butuh|mohon)|gue (?:mau|pengen|minta)|bisa (?:ga|gak|nggak|tidak|kah)|boleh|gimana kalau|bagaimana kalau|harap|usul(?:ku| saya)?)\b/i,
  result:
    /\b(?:hasil(?:nya)?|akhirnya|berhasil|selesai|beres|sehingga|naik|turun|jadi (?:lebih|cepat|rapi|tepat|beres)|berkurang|bertambah|tercapai|lancar|cocok|kembali|puas)\b/i,
  deed: /\b(?:saya|aku|gue|gw|ku)[ -]?(?:yang |langsung |lalu |coba |segera |pun |kemudian )*(?:m[ei]|ng|ny|be[rl]|minta|cek|cari|catat|atur|buat|bikin|kumpul|susun|bagi|pisah|hitung|tanya|lapor|kasih|ajak|panggil|telepon|jelas|ambil|pakai|urut|jaga|bantu)\p{L}*/iu,
  time: /\b(?:jam \d+|besok|lusa|nanti (?:malam|sore|siang|malem)|malam ini|sore ini|minggu depan|bulan depan|h-?\d|next time|ke depan|mulai \p{L}+|(?:minimal|maksimal|paling lama) (?:jam|h-?\d|se(?:hari|minggu|bulan)|\d+ (?:menit|jam|hari|minggu))|setelah|sesudah|begitu|senin|selasa|rabu|kamis|jumat|jum'at|sabtu|hari minggu|tanggal \d+|tgl \d+|setiap|tiap|akhir (?:bulan|minggu)|sebelum|paling lambat)\b/iu,
  calm: /^(?!.*\b(?:selalu|terus-terusan|terus terusan|tiap kali|setiap kali|(?:ga|gak|nggak|ngga|tidak|tak) pernah|egois|bodoh|bego|goblok|tolol|malas|males|brengsek|bangsat|lebay|ga guna|pemalas)\b)/is,
  noexcuse:
    /^(?!.*\b(?:tapi|tp|soalnya|karena|karna|krn|gara[- ]?gara|gara2|grgr|gegara|goro2|amarga|merga|mergo|salah(?:nya|e) (?:dia|kamu)|habisnya|abisnya|soale|kalau kamu tersinggung)\b)/is,
  single:
    /^(?!.*(?:,|\b(?:sama|dan|terus|trus|juga|plus)\b).*\b(?:tolong|minta|jangan|stop|berhenti|harus|kurangi\w*)\b)[^;\n]*$/is,
};

const wordsOf = (text: string): number =>
  text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "").length;

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The words of the text that show the point; undefined if nothing shows it. */
function foundIn(text: string, has: Review["points"][number]["has"]): string | undefined {
  const pattern = Array.isArray(has)
    ? new RegExp(`\\b(?:${has.map(escaped).join("|")})\\p{L}*`, "iu")
    : checks[has];
  return pattern.exec(text)?.[0].trim();
}

/** How long the text takes to be spoken, rounded so that it claims no precision. */
const secondsOf = (text: string): number =>
  Math.max(secondsStep, Math.round(wordsOf(text) / wordsPerSecond / secondsStep) * secondsStep);

function lengthRemark(text: string, seconds: Review["seconds"], said: Said): string {
  const filled = { count: String(wordsOf(text)), seconds: String(secondsOf(text)) };
  if (seconds === undefined) return "";
  const [least, most] = seconds;
  const spoken = wordsOf(text) / wordsPerSecond;
  const line = spoken < least ? "review-short" : spoken > most ? "review-long" : "review-length";
  return said.line(line, { ...filled, least: String(least), most: String(most) });
}

const howChecked = "Ini kuperiksa dari panjang dan kata-katanya saja, bukan dari isinya.";

function badRemark({ seconds }: Review, bad: string | undefined, text: string, said: Said): string {
  const isShort = seconds !== undefined && wordsOf(text) / wordsPerSecond < seconds[0];
  if (bad === undefined) return isShort ? "" : said.line("review-whole");
  return said.isFirst(`bad:${bad}`) ? bad : "Itu masih belum.";
}

export type Remark = { text: string; isOpen: boolean };

/**
 * The remark on an answer: its length, then the first point that is there and the first that is missing. `isOpen`: it
 * names something to be improved.
 */
export function remarkOn(review: Review, text: string, said: Said): Remark {
  const points = review.points.map((point) => ({ ...point, found: foundIn(text, point.has) }));
  const strong = points.find(({ found, good }) => found !== undefined && good !== undefined);
  const missing = points.find(({ found }) => found === undefined);
  const how = said.isFirst("review-method") ? howChecked : "";
  const good =
    strong?.good && said.isFirst(`good:${strong.good}`)
      ? strong.good.replace("{found}", strong.found ?? "")
      : "";
  const remarks = [
    lengthRemark(text, review.seconds, said),
    good,
    badRemark(review, missing?.bad, text, said),
    how,
  ];
  return { text: remarks.filter((one) => one !== "").join(" "), isOpen: missing !== undefined };
}

/** The newest answer on this path that can be remarked on, with its step. */
export function lastReviewed(
  flow: Flow,
  trail: readonly number[],
  filled: Readonly<Record<string, string>>,
): { review: Review; text: string } | undefined {
  for (const at of trail.toReversed()) {
    const step = flow.steps[at];
    if (step && "ask" in step && step.review && (filled[step.into] ?? "") !== "")
      return { review: step.review, text: filled[step.into] ?? "" };
  }
  return undefined;
}
