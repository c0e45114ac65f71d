import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import type { Need } from "./needs.ts";

/*
 * What a message needs first where it names several things: practice before an interview, a list of the debts that keep
 * somebody awake, relatives who should help to care, and what one piece costs. All of them are read in plain letters.
 */

const no = `(?:${noWords})`;

const interview = "(?:interview|interviw|interviu|wawancara)";
const days =
  "(?:besok|bsk|lusa|nanti|senin|selasa|rabu|kamis|jumat|sabtu|minggu|pekan|tanggal|tgl|hari ini|sore|siang|pagi)";
const upcoming = new RegExp(
  `\\b(?:ada|mau|dpt|dapat|dapet|dipanggil|panggilan|undangan|jadwal|lolos) (?:\\p{L}+ ){0,2}${interview}\\b|\\b${interview} (?:\\p{L}+ ){0,3}${days}\\b|\\b${days} (?:\\p{L}+ ){0,3}${interview}\\b`,
  "u",
);
const unready =
  /\b(?:deg ?deg(?:an)?|deg2an|dag dig dug|gugup|grogi|nervous|cemas|takut|panik|minder|blank|ngeblank|ditanya\w*|jawab\w*|belum siap|blm siap|persiapan\w*|nyiapin|siapin)\b/;
const otherInterview =
  /\b(?:surat|izin|ijin|cuti|reschedule|jadwal ulang|undur|batal\w*|baju|pakaian|outfit|ongkos|hasil\w*|ditolak|gagal|kandidat|pelamar|karyawan|habis interview|abis interview|sudah interview|udah interview|bikin\w*|buatin|buatkan)\b/;

const debt = "(?:utang|hutang|pinjol|paylater|pinjaman|cicilan|tunggakan)(?:ku|nya| saya| aku| gw| gue)?";
const owing = new RegExp(`\\b${debt}\\b`);
const several = new RegExp(
  `\\b${debt} (?:\\p{L}+ ){0,2}(?:\\d+|dua|tiga|empat|lima|banyak|numpuk)\\b|\\b(?:\\d+|dua|tiga|empat|lima|banyak|beberapa|semua) ${debt}\\b`,
  "u",
);
const troubled = new RegExp(
  `\\b(?:kepikiran|mikirin|pusing|stres|stress|mumet|gara gara|gara2|soal) (?:\\p{L}+ )?${debt}\\b`,
  "u",
);
const order =
  /\b(?:mana|siapa|apa) (?:\S+ ){0,2}(?:dulu|duluan|dl|dlu)\b|\b(?:dibayar|bayar|lunasin|dilunasin) (?:\S+ ){0,2}(?:dulu|duluan)\b/;
const todo =
  /\b(?:ngapain|(?:harus|kudu|mesti) (?:apa|gimana|gmn|mulai)|mulai (?:dari )?mana|gimana bayar\w*|cara bayar\w*)\b/;
/** Somebody else's debt, or a text about one. */
const otherDebt =
  /\b(?:nagih|menagih|pesan|chat|surat|kalimat|bikin\w*|pelanggan|customer|temen\w*|teman\w*|keringanan|restruktur\w*|tempo|suami\w*|istri\w*|mantan\w*|kakak\w*|adik\w*|adek\w*)\b/;

const parent =
  "(?:ibu|ibuk|mamak|mama|emak|simbok|bapak|bapa|ayah|papa|mertua|nenek|kakek|mbah|simbah|orang tua|ortu|orangtua)";
const caring = new RegExp(
  `\\b(?:rawat|merawat|ngerawat|jaga|jagain|njaga|menjaga|urus|ngurus\\p{L}*|mengurus|urusin) (?!adik|adek|kakak|anak)(?:\\p{L}+ )?${parent}\\b`,
  "u",
);
const siblings = "(?:adik|adek|kakak|kaka|saudara|sodara|abang|mbakyu|ipar)\\p{L}*2?";
const unhelped = new RegExp(
  `\\b${siblings}\\b(?: \\S+){0,5} (?:jarang|lepas|cuek|${no}|cuma|cm|cuman) (?:\\S+ ){0,2}(?:bantu\\p{L}*|gantian|mau|pulang|jenguk|nengok|peduli|ikut|tangan|datang|urus\\p{L}*|transfer|nyuruh|alasan)`,
  "u",
);

const piece =
  "(?:box|boks|kotak|pcs|porsi|biji|bungkus|bks|potong|buah|cup|gelas|toples|pack|pak|loyang|lusin|ekor|unit|botol|mangkok|piring|lembar|satuan|satuannya)(?: ?nya)?";
const pieceCost = new RegExp(
  `\\b(?:per ?|se|satu |1 |tiap )${piece} (?:\\p{L}+ ){0,3}?(?:jatuh\\p{L}*|kena\\p{L}*|modal\\p{L}*|hpp\\p{L}*)(?: \\p{L}+){0,2}? (?:brp|berapa)\\b|\\b(?:jatuhnya|jatuh|kenanya|modal|modalnya|hpp|hppnya) (?:\\p{L}+ ){0,2}(?:per ?|se|satu |1 |tiap )${piece}`,
  "u",
);
/** What a purchase or a delivery costs has no flow. */
const bought = /\b(?:beli|grosir|supplier|ongkir|tiket|kirim)\b/;

/** A flight or another appointment that is dreaded, while the body is alarmed already. */
const dreaded = /\b(?:pesawat|terbang|penerbangan|flight|naik (?:kapal|feri|ferry|lift)|cabut gigi|mri)\b/;
const alarmed =
  /\b(?:deg ?deg(?:an)?|deg2an|dag dig dug|dada (?:\p{L}+ )?(?:sesek|sesak|sempit)|sesek|sesak|gemeter\p{L}*|gemetar\p{L}*|panik|keringat dingin|tangan dingin|mual|pusing)\b/u;
const ahead =
  /\b(?:besok|bsk|lusa|nanti (?:siang|sore|malam|malem)|minggu depan|senin|selasa|rabu|kamis|jumat|sabtu)\b/;

/** The flows for what a message needs first, and those that its words only resemble. */
export function firstNeed(said: string): Need | undefined {
  if (upcoming.test(said) && unready.test(said) && !otherInterview.test(said))
    return { first: ["simulasi-wawancara"], never: [] };
  const isOwnDebt = owing.test(said) && !otherDebt.test(said);
  if (isOwnDebt && (order.test(said) || ((several.test(said) || troubled.test(said)) && todo.test(said))))
    return { first: ["daftar-utang"], never: ["tanya-ahli"] };
  if (caring.test(said) && unhelped.test(said))
    return { first: ["tugas-rumah"], never: ["cemburu", "dua-pilihan"] };
  if (dreaded.test(said) && alarmed.test(said) && ahead.test(said))
    return { first: ["tenang-sekarang", "hari-ditakuti"], never: ["ubah-kebiasaan", "rencana-langkah"] };
  return pieceCost.test(said) && !bought.test(said)
    ? { first: ["harga-produk"], never: ["harga-jasa"] }
    : undefined;
}
