/* What a seller writes about a customer that is no complaint and no offer: a threat, a refusal, a fear of one's own. */

const threat =
  /(?<!\p{L})(?:bintang (?:1|satu)|kasih bintang|rating|ulasan|review|(?:di)?viral\p{L}*|di?lapor\p{L}*|lapor(?:in|kan)? (?:ke )?(?:polisi|shopee|tokped|tokopedia|aplikasi)|polisi|posting\p{L}*|sebar\p{L}*|(?:di)?spill)(?!\p{L})/iu;
/** What is wrong with a thing or an order. */
const fault =
  /(?<!\p{L})(?:rusak|pecah|cacat|sobek|robek|bolong|noda|bernoda|kotor|luntur|kelunturan|warna\p{L}*|ukuran\p{L}*|kekecilan|kebesaran|kegedean|sempit|longgar|salah|beda|ga sesuai|gak sesuai|tidak sesuai|telat|terlambat|lama|kurang|basi|bau|busuk|hilang|ketuker|tertukar|palsu|bekas|tipis|gatal|bocor|mati|ga nyala|tidak nyala|ga jadi|berubah pikiran|batal)(?!\p{L})/iu;

/** Whether words tell only what the customer threatens with, and nothing that they complain of. */
export const isThreatOnly = (text: string): boolean => threat.test(text) && !fault.test(text);

const pieceEnd = /[.;!?\n,]+\s*|\s+(?=(?:tapi|tp|soalnya|krn|karena|kan|klo|kalo|kalau|padahal)(?!\p{L}))/iu;
const no = "(?:ga|gak|gk|nggak|ngga|tidak|tdk|ndak|nda|ora|kada|tak|belum|blm)";
const unwilling = new RegExp(
  `(?<!\\p{L})(?:${no} (?:adil|mau|rela|ikhlas|setuju|terima|akan|bakal|bisa|sanggup|ada)|ogah|rugi|males|malas|nolak|menolak)(?!\\p{L})`,
  "iu",
);
const afraid = /(?<!\p{L})(?:takut\p{L}*|khawatir|kuatir|cemas|wedi|sieun)(?!\p{L})/iu;
/** A piece that supposes, explains or denies gives nothing. */
const givesNothing = /^(?:(?:tapi|tp) )?(?:klo|kalo|kalau|kan|soalnya|krn|karena|padahal)(?!\p{L})/iu;
const giving =
  /(?<!\p{L})(?:tukar\p{L}*|tuker\p{L}*|ganti\p{L}*|gantiin|voucher|vocer|kupon|diskon|potong\p{L}*|cashback|bonus|gratis\p{L}*|kasih\p{L}*|ngasih|beri\p{L}*|kirim\p{L}*|(?:di|me)?perbaik\p{L}*|benerin|betulin|servis|cuci\p{L}*|permak|vermak|kembalik\p{L}*|balikin|refund|transfer\p{L}*|tambah\p{L}*|tanggung|bayarin|boleh|bisa|setengah|separuh|sebagian)(?!\p{L})|\d[\d.,]* ?(?:rb|ribu|k|jt|juta|persen|%)/iu;

/** Whether an answer refuses or fears, and gives nothing: such words are told to the guide and are no offer. */
export function offersNothing(text: string): boolean {
  const pieces = text.split(pieceEnd).filter((one) => one.trim() !== "");
  const isAgainst = pieces.some((one) => unwilling.test(one) || afraid.test(one));
  const isGiven = pieces.some(
    (one) => giving.test(one) && !givesNothing.test(one) && !unwilling.test(one) && !afraid.test(one),
  );
  return isAgainst && !isGiven;
}

/** What the answer to a question has to be, where words of another kind are told beside it. */
export const wantedKinds = ["offer", "complaint"] as const;
export const misses: Readonly<Record<(typeof wantedKinds)[number], (text: string) => boolean>> = {
  offer: offersNothing,
  complaint: isThreatOnly,
};

const bought =
  "(?:beli|dibeli|pesan|pesen|order|checkout|co|dikirim|kirim|nyampe|sampe|sampai|diterima|terima|dipake|dipakai|komplen|komplain|complain|protes|minta refund|minta retur)";
const day =
  "(?:(?:kemaren|kemarin|kmrn) )?(?:tgl|tanggal) \\d{1,2}(?: (?:jan|feb|mar|apr|mei|jun|jul|agu|sep|okt|nov|des)\\p{L}*)?";
const dated = new RegExp(`(?<!\\p{L})${bought}(?:nya)? (?:\\p{L}+ ){0,2}?${day}`, "iu");

/** When the customer bought and complained: "dia beli tgl 4 sampe tgl 7, baru komplen kemaren tgl 20". */
export function purchaseDaysIn(text: string): string | undefined {
  const found = text.split(/[.;!?\n]+|,\s+/).filter((one) => dated.test(one));
  return found.length === 0 ? undefined : found.map((one) => one.trim()).join(", ");
}
