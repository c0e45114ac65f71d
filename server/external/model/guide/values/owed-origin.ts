import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

/*
 * Where money that somebody asks back comes from: it was lent, it is the pay for work or goods, or it was taken. A
 * message that speaks of a loan to a customer who has not paid, or to a brother who took the money, is wrong in its
 * first sentence.
 */

/** What stands in the message; of a loan, which is the usual case, it says only that the money is not back. */
export const origins = {
  bill: "bayaran kerja atau barang",
  taken: "diambil tanpa izin",
  shared: "untuk patungan",
  advanced: "yang dulu kutalangi",
} as const;
export type Origin = (typeof origins)[keyof typeof origins];

const money =
  "(?:uang\\p{L}*|duit\\p{L}*|dhuwit\\p{L}*|pitih|kepeng|tabungan\\p{L}*|celengan\\p{L}*|kas|arisan|gaji\\p{L}*|simpanan\\p{L}*|setoran\\p{L}*|modal\\p{L}*|saldo\\p{L}*|atm\\p{L}*)";
const notDenied = `(?<!\\b(?:${noWords}|bukannya|takut|misal|kalau|kalo) (?:\\p{L}+ )?)`;
/** Words that say by themselves that nobody was asked. */
const stolen =
  "(?:(?:di)?(?:curi|colong|nyolong|nyuri|maling(?:in)?|malingi|tilep|nilep|embat|ngembat|gelapkan|gelapin|kantongi|kantongin|rampas|bobol)|mencuri|menggelapkan|dibawa kabur|bawa kabur|bawa lari)";
const took =
  "(?:(?:di ?)?(?:ambil|ambek|ambe|ambik|ambiak|pakai|pake|kuras|habiskan|habisin|abisin|jupuk|pundut|cokot)(?:in)?|ngambil|mengambil|ngambek|makai|memakai|njupuk|dicokot|terpakai|kepake|kepakai)";
const theft = new RegExp(
  `${notDenied}\\b${stolen}\\b(?: \\S+){0,4} ${money}(?![\\p{L}])|(?<![\\p{L}])${money}(?: \\S+){0,5} ${notDenied}${stolen}(?![\\p{L}])`,
  "u",
);
const taking = new RegExp(
  `${notDenied}\\b${took}(?: \\S+){0,4} ${money}(?![\\p{L}])|(?<![\\p{L}])${money}(?: \\S+){0,5} ${notDenied}${took}(?![\\p{L}])`,
  "u",
);
const silent =
  /\b(?:diam diam|diam2|diem diem|diem2|tanpa (?:se)?(?:izin|ijin|bilang|permisi|sepengetahuan|setahu|ngomong|tanya|nanya|pamit|sepengetahuanku)\w*|(?:tidak|tdk|ga|gak|nggak|ngga|ndak|nda|seng|sonde|kada|ora|mboten|teu|indak|trada|tra|tir) (?:ada )?(?:bilang\w*|ngomong\w*|izin|ijin|permisi|pamit|kasih tau|kasi tau|ngabarin|omong)|(?:dari|di) (?:lemari|dompet|celengan|laci|brankas|kotak|tas|rekening|atm|toples)\w*)\b/;
/** "Dia cuma ambil diam2": nothing else says that it is money, but the flow is about money. */
const takenInSilence = new RegExp(
  `${notDenied}\\b${took} (?:\\S+ ){0,2}(?:diam diam|diam2|diem diem|diem2)`,
  "u",
);

/** What money is wanted for is no bill: "buat bayar servis motor". */
const notFor = "(?<!\\b(?:buat|bwt|untuk|utk|par|mau|beli|perlu|butuh|harus) (?:\\S+ ){0,2})";
const bill = new RegExp(
  `${notFor}\\b(?:pelanggan\\p{L}*|langganan\\p{L}*|customer\\p{L}*|kustomer|konsumen\\p{L}*|klien\\p{L}*|client|pembeli|reseller|invoice|faktur|nota|kuitansi|kwitansi|orderan\\p{L}*|pesanan\\p{L}*|jahitan\\p{L}*|cucian\\p{L}*|(?:ongkos|biaya|upah|jasa|tarif|bayaran|hasil|uang) (?:jahit|kerja|servis|service|pasang|tukang|cuci|cetak|desain|desen|les|ngajar|angkut|antar|katering|catering|rias|foto|jasa|borong\\p{L}*)\\p{L}*|bayaran(?:ku| saya| aku| jasa| servis)?|jasaku|jasa (?:saya|aku)|upah\\p{L}*|honor\\p{L}*)(?![\\p{L}])`,
  "u",
);
const work =
  /\b(?:jahit(?:in|kan|ke|no)?|jait(?:in)?|njahit|menjahit|servis|service|nyervis|benerin|betulin|cuci|nyuci|laundry|pasang|masang|cetak|nyetak|sablon|renovasi|ngecat|nukang|desain|ngedesain|motret|foto|edit|rias|catering|katering|masak(?:in|kan)|antar|kirim barang|ngirim barang|ngajar|les|bimbel|borongan|nganter|angkut|ngelas|las|potong rambut|dekor|bikinin|panen|jual|dagang|dagangan|barang)\b/;
const unpaid =
  /\b(?:belum|blm|blom|baru|durung|dereng|lom|tacan|acan|alun|balun|kurang|sisa\w*)\b(?: \S+){0,4} ?(?:bayar\w*|dibayar\w*|lunas\w*|dilunas\w*|transfer|nyetor|setor)\b|\b(?:panjar|dp|uang muka|nunggak|menunggak)\b/;
const loan =
  /\b(?:pinjam\w*|pinjem\w*|minjam\w*|minjem\w*|dipinjam\w*|dipinjem\w*|nyilih\w*|ngutang\w*|ngebon|kasbon)\b/;
const noLoan = new RegExp(
  `\\b(?:bukan|bkn|dudu|sanes|lain|bukang|${noWords}) (?:\\S+ )?(?:utang|hutang|pinjaman|pinjeman|pinjam\\p{L}*|pinjem\\p{L}*|minjam|minjem|dipinjam|dipinjem|nyilih|ngutang|silihan)`,
  "u",
);

/** Where the money comes from, if a message says so; undefined of a loan, and where nothing is said. */
export function originIn(text: string): Origin | undefined {
  const said = plain(text);
  const isTaken = theft.test(said) || (taking.test(said) && silent.test(said)) || takenInSilence.test(said);
  if (isTaken) return origins.taken;
  if (loan.test(said) && !noLoan.test(said)) return undefined;
  if (bill.test(said) || (work.test(said) && unpaid.test(said))) return origins.bill;
  if (/\b(?:patungan|urunan|iuran|saweran)\b/.test(said)) return origins.shared;
  return /\b(?:di|ku|me)?(?:talang|nalang)\w*\b/.test(said) ? origins.advanced : undefined;
}

/** Whether a message says that the money was no loan. */
export const deniesLoan = (text: string): boolean => noLoan.test(plain(text));
