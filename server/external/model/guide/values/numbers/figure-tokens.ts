import { amountsIn } from "./amounts.ts";

/* The numbers of a text, what they count, and the parts of a list of costs. */

export const counted =
  "orang|kg|kilo|kilogram|gram|gr|ons|liter|ltr|pcs|pc|biji|buah|porsi|bungkus|bks|pack|pak|potong|cup|botol|loyang|toples|box|kotak|dus|mangkok|mangkuk|gelas|piring|tusuk|lusin|ekor|lembar|tabung|sak|karung|ikat|butir|batang|galon|meter|set|pasang|kali|kodi|rim|roll|kaleng|sachet|renteng|order|pesanan|pelanggan|unit|karyawan|pegawai|tukang|tetangga|motor|mobil|kendaraan|kamar|rumah|siswa|murid|helai|stel|nasabah|pail|ember|klien|pot|paket|polybag|lantai|kva|watt|slop|jerigen|jeriken|tangkai|bibit|pohon|petak|hektar|titik|halaman|jilid|eksemplar|kursi|meja|keranjang|peti|rak|ton|kuintal|kwintal|sisir|tandan|kantong|santri|murid|warga|anggota|peserta|tamu";
const token = new RegExp(
  `(?<![\\d.,\\p{L}])(rp\\.? ?)?(\\d+(?:[.,]\\d+)*)(?: ?(ribuan|ribu|rebu|rb|k|jutaan|juta|jt|miliar)(?!\\p{L}))?(?: ?(${counted}|%|persen|cabang|tahun|thn|taun|proyek|klien|toko|kota)(?!\\p{L}))?`,
  "giu",
);
// "Telur sekilo 30rb" names a quantity, "30rb sekilo" a price for each.
export const perOne = new RegExp(
  `(?:\\bper|(?<!^[^\\d]*)\\bse|\\btiap|\\/|@) ?(${counted})(?:nya)?(?!\\p{L})`,
  "iu",
);
export const each = /\bmasing(?:-masing|2|an)?\b|\bsatunya\b|@/i;
export const range =
  /\d[\d.,]* ?(?:ribu|rb|k|juta|jt)? ?(?:-|–|sampai|s\/d) ?\d[\d.,]* ?(?:ribu|rb|k|juta|jt)?\b/gi;
export const compound = /\d+(?:[.,]\d+)* ?(?:juta|jt) ?(?:lebih )?\d+(?:[.,]\d+)? ?(?:ribu|rebu|rb|k)\b/gi;

/** A number of the text; `of` is what it counts, `isMoney` whether it is marked as rupiah. */
export type Token = { value: number; of: string | undefined; isMoney: boolean; from: number; to: number };

export const sameUnit = (unit: string): string => (/^kilo/i.test(unit) ? "kg" : unit.toLowerCase());

export const tokensIn = (text: string): Token[] =>
  [...text.matchAll(token)].map(({ 0: found, 1: rp, 3: unit, 4: of, index }) => ({
    value: amountsIn(found)[0] ?? 0,
    of: of === undefined ? undefined : sameUnit(of),
    isMoney: rp !== undefined || unit !== undefined,
    ...{ from: index, to: index + found.length },
  }));

/** "Makan 1,5jt kos 800rb bensin 300rb": names and sums with nothing between them. */
const unseparated =
  /^\p{L}[\p{L} ]*? ?\d[\d.,]* ?(?:rb|ribu|rebu|k|jt|juta)(?: \p{L}{3,}[\p{L} ]*? ?\d[\d.,]* ?(?:rb|ribu|rebu|k|jt|juta))+$/iu;
const afterSum = /(?<=\d ?(?:rb|ribu|rebu|k|jt|juta)) (?=\p{L}{3,})/giu;

const doubledWord = /(?<!\p{L})\p{L}{2,}[23](?:an|nya|ne|e)?(?!\p{L}|\d)/giu;
const isTalk =
  /^(?:lho|loh|lah|lha|kok|koq|kan|eh|ih|hah|waduh|aduh|aku|ak|saya|sy|gw|gue|kulo|ya|yo|iya|wis|wes|udah|udh|sudah|bukan|bkn|dudu|jangan|jgn|itu|ini|maksud\p{L}*|salah|kenapa|knp|gimana|gmn|pengen|pgn|pingin|mau|tadi|td|podo|semua|dijumlah\p{L}*|masa|masak|mosok|mbak|mas|kak|min|bu|pak)(?!\p{L})/iu;

/** The parts of a list; names without a number belong to the number after them. */
export function partsOf(written: string): string[] {
  const text = unseparated.test(written.trim()) ? written.replace(afterSum, ", ") : written;
  const joined = text.replace(/,\s*(?=(?:masing|satunya|@|per |tiap |se(?:orang|kilo|biji|buah)\b))/gi, " ");
  const split = joined
    .split(
      /[,.;]\s+|\n+|\s+(?=(?:pengen|pingin|pgn|pengin|maunya|harapan|harapannya|target|targetnya)\b)|\s*\+\s*|\s+(?:dan|sama|terus|trus|plus)\s+|(?<=\d)\s+tambah\s+/i,
    )
    .map((part) => part.trim().replace(/[.,;]+$/, ""));
  const parts: string[] = [];
  let names: string[] = [];
  for (const part of split.filter((one) => one !== "")) {
    const isFigure = /\d/.test(part.replace(doubledWord, ""));
    // What is only said about the list is no name of a thing in it.
    if (!isFigure && isTalk.test(part)) names = [];
    else names.push(part);
    if (!isFigure) continue;
    parts.push(names.join(", "));
    names = [];
  }
  return parts;
}

/** Whether a text has numbers, and all of them count things, so that none is an amount of money. */
export const countsOnly = (text: string): boolean => {
  const found = tokensIn(text.replace(/\d+ ?(?:hari|jam|menit|minggu|bulan)\b/gi, " "));
  return found.length > 0 && found.every(({ of, isMoney }) => of !== undefined && !isMoney);
};
