import { ownNameIn } from "#server/external/model/guide/values/names.ts";
import { plain } from "./to-guide/commands.ts";
import { noWords } from "./yes-no/no-words.ts";

/* What sort of thing a sentence beside an answer tells: one's name, a wish, a promise, or what has happened. */

export type ToldSort = "name" | "wish" | "promise" | "event";

const no = `(?:${noWords})`;
const me = "(?:aku|ak|saya|sy|gue|gw|gua|ane|kami)";
const lead = "(?:(?:eh+|oh|oya|oiya|ya|dan|terus|trus|jadi|jd|makanya|nah|btw|kak|mbak|mas|min) )*";
const toGuide =
  "(?:di)?(?:bantu|buat|bikin|susun|tulis|masuk|rapi|koreksi|cek|jawab|contoh|kasih contoh|kasih saran|saran|jelas|surat|lanjut|ganti|hapus|bantuan|langsung|dokumen|pesannya)\\w*";
/** "Pengennya 1x aja", "mohon dipindah ke pagi"; what is asked of the guide is none. */
const wish = new RegExp(
  `^${lead}(?:${me} )?(?:(?:pengen|pengin|pgn|pingin|mau|minta|harapan|harap)(?:nya|ku)|(?:pengen|pengin|pgn|pingin|minta|mohon|berharap|harap))\\b(?! (?:saya |aku |${me} )?(?:tolong |bisa )?(?:${toGuide}|maaf|tahu|tau|curhat|cerita|nanya|tanya))`,
);
const doing =
  "(?:ny?icil|cicil|mencicil|bayar|bayarin|balikin|mengembalikan|kembalikan|ganti|gantiin|mengganti|lunasi|ngelunasin|lunasin|kabarin|ngabarin|mengabari|jemput|temenin|transfer|tf|dateng|datang|berhenti|kurangin|jujur)";
const promise = new RegExp(
  `^${lead}${me} (?:juga |jg |siap |janji |udah |rencana(?:nya)? )*(?:mau|akan|bakal|bakalan|janji|sanggup|siap|niat) (?:buat |untuk |mulai )?${doing}\\b`,
);

const when = new RegExp(
  [
    "\\b(?:kemarin|kmrn|kemaren|semalam|semalem|tadi (?:pagi|siang|malam|malem)|sejak|semenjak|dari (?:lebaran|kecil|dulu|awal|bulan|tahun|januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember)|skrg|skrng|sekarang|waktu itu|tempo hari)\\b",
    "\\b(?:minggu|bulan|tahun|thn|bln|senin|selasa|rabu|kamis|jumat|sabtu) (?:lalu|kemarin|kmrn)\\b",
    "\\b\\d+ ?(?:x|kali|tahun|thn|th|bulan|bln|minggu|hari|jam)\\b",
    "\\b(?:tgl|tanggal|tahun|jam|pukul) \\d",
  ].join("|"),
);
/** A plan, a fear, a guess or an order tells nothing that has happened. */
const notReal = new RegExp(
  `^${lead}(?:${me} )?(?:takut|khawatir|kuatir|bingung|kayaknya|kyknya|mungkin|semoga|kalau|kalo|klo|kl|jangan|jgn|tolong|tlg|mau|pengen|pengin|akan|bakal|rencana|besok|bsk|nanti|ntar|lusa|biar|supaya|soalnya|krn|karena|karna|${no} (?:tau|tahu|usah|perlu|yakin)|gatau|maaf|makasih|terima kasih|gimana|gmn|apa|kenapa|knp|bisa|boleh|kan|kok|loh|lah|salah|bukan|bkn|ralat|maksud\\w*|tadi (?:udah|sudah))\\b`,
);
const someone = new RegExp(
  `\\b(?:${me}|dia|ia|beliau|mereka|\\p{L}{3,}ku|ibu|bapak|anak|suami|istri|bos|atasan)\\b`,
  "u",
);
const asking = /\?|\b(?:ga|gak|nggak|kah|apa|gimana|gmn) (?:ya|sih|kak|min|mbak|mas)$/;
const wordsMin = 4;

/** The sort of a sentence; undefined if it is none surely. */
export function toldSort(text: string): ToldSort | undefined {
  const said = plain(text);
  if (asking.test(text.trim()) || asking.test(said) || /["“”]/.test(text)) return undefined;
  if (/\bnama\b/i.test(text) && ownNameIn(text) !== undefined) return "name";
  if (promise.test(said)) return "promise";
  if (wish.test(said)) return "wish";
  const isTold = when.test(said) && someone.test(said) && !notReal.test(said);
  return isTold && said.split(" ").length >= wordsMin ? "event" : undefined;
}
