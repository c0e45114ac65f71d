import { orWords } from "#server/external/model/guide/values/facts.ts";
import { warningIn } from "#server/external/model/guide/values/told-cases.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

/*
 * What a member needs who asks for no thing by its name: a choice between two courses, peace after a quarrel, money that
 * somebody of the family took or a customer owes. All of them are read in plain letters.
 */

const no = `(?:${noWords})`;
const me = "(?:aku|ak|saya|sy|gue|gw|gua|beta|ulun|inyong|kulo|sa|awak|kami|kita|tak)";
const deciding =
  "(?:bingung|bimbang|galau|dilema|ragu|mending|mendingan|enaknya|baiknya|bagusnya|pilih|milih|memilih|antara)";
const filling = `(?:(?:${me}|mau|pengen|arep|harus|antara|pilih|milih|lebih baik|mending|apa|ya|kak|mbak|mas|min|bang|ini|skrg|sekarang|dibantu) )*`;
const course =
  "(?:(?:me|mem|men|meng|ng|ny|di)\\p{L}{3,}|beli|tuku|jual\\p{L}*|adol|dodol|usaha|dagang|pindah|sewa|lanjut\\p{L}*|terus\\p{L}*|nerus\\p{L}*|berhenti|stop|resign|keluar|kerja|kuliah|sekolah|buka|tutup|ambil|tetap|tetep|bertahan|terima|nerima|tolak|nolak|nikah|tunda|nunda|pulang|merantau|ikut|nyicil|cicil|pakai|pake|cari|nyari|ganti|servis|perbaiki|benerin|tambah|nambah|tunggu|nunggu|balik|kembali|bayar|lunas\\p{L}*|nabung|masuk|daftar|jadi|naik|rekrut|stay|renovasi|bangun|gabung|mundur|putus|cerai|pisah|cabut|jalan|kontrak)";
const between = new RegExp(
  `\\b${deciding} ${filling}${course}\\b.{0,70}? (?:${orWords}) (?:${me} |mau |tetap |lebih baik |mending )*${course}\\b`,
  "u",
);
/** Two offers of work have a flow of their own. */
const ofOffers = /\b(?:tawaran|offer\w*|offering)\b/;

const quarrel =
  /\b(?:ribut|berantem|brantem|bertengkar|tengkar|cekcok|tukaran|padu|bakalai|bakelai|marahan|diem dieman|diam diaman|didiemin|didiamkan|ngambek|berselisih|adu mulut)\b/;
const deed =
  "(?:telat|terlambat|pulang|lupa|kelupaan|salah|bentak|ngebentak|marahin|marah2|bohong|boong|ingkar|batal\\p{L}*|cuek|sibuk|lembur|keceplosan|kelepasan|kasar|teriak|ketiduran|ngilang\\p{L}*|ngabis\\p{L}*|main|telad|(?:ga|gak|nggak|ngga|tidak|ndak|nda|ora|kada) (?:jadi|sempat|sempet|ngabar\\p{L}*|kabar\\p{L}*|jemput|bantu\\p{L}*|dengar\\p{L}*))";
/** A fault that somebody names as their own; what was done to them is none. */
const ownFault = new RegExp(
  `\\b(?:gara gara|gara2|karena|karna|krn|soalnya|sebab) ${me} (?:\\p{L}+ )?${deed}|\\b${me} (?:yang |yg |sing )(?:emang |memang )?salah|\\b(?:emang|memang) (?:${me} )?(?:yang |yg )?salah(?:ku| ${me})?|\\b(?:salahku|salah saya|salah aku|minta maaf)\\b`,
  "u",
);
const peace = /\b(?:baikan|berbaikan|damai|akur|rujuk|minta maaf|baik lagi|bae lagi|apikan maneh)\b/;

const kin =
  "(?:ade|adik\\p{L}*|adek\\p{L}*|kakak\\p{L}*|kaka|abang\\p{L}*|sepupu\\p{L}*|ipar\\p{L}*|om|tante|paman|bibi|ponakan\\p{L}*|keponakan\\p{L}*|saudara\\p{L}*|sodara\\p{L}*|menantu\\p{L}*|anak\\p{L}*)";
const money = "(?:uang|duit|doi|kepeng|pitih|piti|pipis|tabungan|kas|arisan)";
const taking =
  "(?:ambil|ambe|ambek|ngambil|mengambil|diambil|bawa|dibawa|bawa kabur|pakai|pake|dipakai|dipake|makai|nyolong|curi|mencuri|gelapkan|habiskan|ngabisin)";
const taken = new RegExp(
  `\\b${kin}\\b.{0,60}\\b${taking} (?:\\S+ ){0,2}${money}\\b|\\b${money} (?:\\S+ ){0,4}${taking} (?:\\S+ ){0,2}${kin}\\b`,
  "u",
);

/** That it was not theirs to take: "kakak bawa uang ke bank" is no such thing. */
const wrongly =
  /\b(?:diam2|diam diam|tanpa|(?:ga|gak|nggak|ngga|tidak|ndak|nda|ora|seng|sonde|kada) (?:bilang|izin|ijin|ngomong|pamit)\p{L}*|belum|blm|durung|balik\p{L}*|kembali\p{L}*|dikembalikan|hilang|pegang|kupegang|dititip\p{L}*|titipan|kas|arisan|tabungan|ketahuan|nyolong|curi|mencuri|gelapkan|habis\p{L}*|judi|judol)\b/u;

const notYet = "(?:belum|blm|blom|belom|durung|dereng|acan|balun|belum2)";
const unpaid = new RegExp(
  [
    `\\b(?:yang|yg|sing|baru) bayar baru\\b`,
    `\\b(?:sisanya|kekurangannya|pelunasan\\p{L}*|kurangnya) (?:\\S+ ){0,3}${notYet}`,
    `\\b${notYet} (?:\\S+ )?(?:bayar|mbayar|transfer|lunasi|lunasin|ngelunasin) (?:ke )?${me}\\b`,
    `\\b(?:pelanggan|customer|pembeli|klien|langganan|sekolah|hotel|penginapan|toko|kantor|instansi|panitia)(?!\\p{L}*ku\\b)\\p{L}* (?:\\S+ ){0,3}${notYet} (?:\\S+ )?(?:bayar|mbayar|lunas|transfer)`,
  ].join("|"),
  "u",
);
const collecting =
  /(?<!\b(?:pinjol|kolektor|collector|dc|leasing|bank|rentenir|koperasi|mereka|dia|orang) (?:\S+ ){0,2})\b(?:nagih|menagih|nagihin|naagih|managiah|tagih)(?:nya|nyo|ne|e|na|o)?\b(?! (?:aku|saya|sy|ke aku|ke saya|janji\w*|ke rumah(?:ku| saya)))/u;
/** Work or goods for which somebody else has not paid: "belum dibayar panitia", "dak bayar-bayar sewa tenda". */
const owedToMe = new RegExp(
  `\\b(?:pesanan|orderan|order|katering|catering|nasi (?:box|kotak)|sewa (?:sound|tenda|alat|mobil|kursi)\\w*|sewaan|jahitan|servis|borongan|proyek|kerjaan|dagangan|barang|jasa|tagihan|nota|bon|faktur|invoice|sisa(?:nya|nyo|ne)?|sisonyo|pelunasan\\p{L}*|kurangnya)\\b.{0,80}\\b(?:${notYet}|${no}) (?:\\S+ ){0,2}(?:di)?(?:bayar|mbayar|dilunasi|dilunasin|lunas|ditransfer|transfer)|\\b(?:${notYet}|${no}) (?:di)?bayar (?:\\S+ )?(?:sisa(?:nya|nyo|ne)?|sisonyo|kurangnya|pelunasan\\p{L}*)\\b`,
  "u",
);
/** Bills of one's own. */
const ownBill =
  /\b(?:cicilan|angsuran|kontrakan|kos|kosan|listrik|pdam|spp|ukt|pajak|pinjol|paylater|kartu kredit|tagihan (?:listrik|air|bpjs|rs|rumah sakit)|utang(?:ku| saya| aku))\b(?: \S+){0,4} (?:belum|blm|dak|ga|gak|tidak) (?:\S+ )?(?:di)?bayar/u;
const ofMoney =
  /\b(?:m?bayar\p{L}*|dibayar|dp|lunas\p{L}*|pelunasan\p{L}*|uang\p{L}*|duit\p{L}*|transfer|nagih|tagih\p{L}*)\b|\d ?(?:jt|juta|rb|ribu|k)\b/u;
/** Wages that are owed have a flow of their own, and one's own debts too. */
const ofWages = /\b(?:gaji|gajiku|upah|honor|thr|lembur|pesangon|komisi)\b/;
const ownDebt = new RegExp(`\\b${me} (?:juga |jg |yang |yg |emang )?${notYet} (?:\\S+ )?(?:bayar|lunas)`);

const bundle =
  /\b(?:paket\p{L}*|bundling|bundel|hampers|parsel|set|seserahan)\b.{0,50}\b(?:berapa|brp|piro|pira|pinten|sabaraha|barapa)\b|\b(?:jual|dijual|harga|hargain|kasih harga) (?:\S+ ){0,3}(?:paket\p{L}*|bundling|bundel|hampers|parsel)\b/u;
const selling = /\b(?:jual|jualan|dijual|dagang|harga|hargain|modal|usaha|toko|pembeli|pelanggan)\b/;

/** Whether a message is about money that others owe for work, goods or a loan, whatever trade it names. */
const isCollecting = (said: string): boolean =>
  (collecting.test(said) || (owedToMe.test(said) && ofMoney.test(said))) &&
  !ofWages.test(said) &&
  !ownDebt.test(said) &&
  (collecting.test(said) || !ownBill.test(said));

/** A warning letter that the member has to hand over; who was given one has other needs. */
const handing =
  /\b(?:nyerah\w*|menyerah\w*|serah\w*|ngasih|kasih|kasihkan|nyampein|nyampaikan|menyampaikan|sampaikan|ngomong|bicara|obrolan|negur|tegur\w*|teguran|naskah|minta|ngobrol)\b/;
const givenToMe =
  /\b(?:aku|saya|sy|gue|gw) (?:\S+ )?(?:kena|dapat|dapet|dikasih|diberi|menerima|nerima|ditegur|di ?sp)\b|\b(?:kena|dapat|dapet|dikasih) (?:sp|surat)\b|\b(?:surat|bikin|buat|susun|tulis)\w* (?:sp\b|sp ?\d|surat)/;
const isWarning = (said: string): boolean =>
  warningIn(said) !== undefined && handing.test(said) && !givenToMe.test(said);

export type Need = { first: readonly string[]; never: readonly string[] };

/** The flows for what a message needs, likeliest first, and those that its words only resemble. */
export function needIn(said: string): Need | undefined {
  if (between.test(said) && !ofOffers.test(said)) return { first: ["dua-pilihan"], never: [] };
  if (quarrel.test(said) && (ownFault.test(said) || peace.test(said)))
    return { first: ["minta-maaf", "obrolan-sulit"], never: ["cemburu", "menagih-gaji", "bicara-gaji"] };
  if (taken.test(said) && wrongly.test(said))
    return { first: ["obrolan-sulit", "pesan-tagih"], never: ["minggu-putus", "mulai-obrolan"] };
  if (isWarning(said)) return { first: ["umpan-balik"], never: ["empat-mata"] };
  if (isCollecting(said)) return { first: ["pesan-tagih"], never: ["menagih-gaji", "penawaran-pekerjaan"] };
  if (unpaid.test(said) && ofMoney.test(said) && !ofWages.test(said) && !ownDebt.test(said))
    return { first: ["pesan-tagih"], never: ["menagih-gaji"] };
  return bundle.test(said) && selling.test(said) ? { first: ["harga-produk"], never: [] } : undefined;
}
