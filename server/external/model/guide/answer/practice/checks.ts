import type { CheckName, Review } from "#server/external/model/guide/flow.ts";
import { workplaceNamed } from "#server/external/model/guide/values/applicant.ts";

/*
 * What a practice answer is checked for. A word counts only where its neighbours let it mean the point: "tepat waktu"
 * is no example, "naik motor" no result, and "biaya sekolah adek" no place to work at.
 */

/** What is known from other messages: the place of work that was named. */
export type Known = { tempat?: string | undefined };

const example = new RegExp(
  [
    "(?<!\\b(?:tepat|atur|ngatur|mengatur|manajemen|bagi|membagi|hemat|buang|soal|menghargai|ada|punya|butuh|tanpa|on) )\\bwaktu\\b(?! (?:kerja|luang|kosong|istirahat|dengan))(?: (?:itu|pkl|magang|di|aku|saya))?",
    "\\b(?:ketika|saat(?! (?:ini|sekarang)\\b)|pernah|misal(?:nya|kan)?|contoh(?:nya)?|kemarin|kemaren|kmrn|kmren|selama|semasa|tadi|semalam)\\b",
    "(?<!\\b(?:uang|ukuran|yang|lebih|kurang|sudah|udah) )\\bpas (?=\\p{L})",
    "\\bdulu (?=(?:saya|aku|waktu|di|pas|kerja|pernah|ada|sempat|ketika)\\b)|(?<=^|[,.] ?)dulu\\b",
    "\\b(?:minggu|bulan|tahun) lalu\\b|\\b(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu) (?:kemarin|lalu)\\b|\\btanggal \\d+",
  ].join("|"),
  "iu",
);

const effort = new RegExp(
  [
    "\\b(?:sedang(?! (?:apa|saja))|berlatih|latihan|melatih|ngelatih|membiasakan|biasakan|biasain|nyatet|nyatat|mencatat|catat|berusaha|usahakan|usahain|ngurangin|mengurangi|nyoba|nyobain|mencoba)\\b",
    "\\b(?:lagi|lg) (?:belajar|latihan|berusaha|nyoba|coba|usaha|ngurangin|biasain|ngelatih)\\b",
    "(?<!\\b(?:cepat|cepet|cpt|gampang|mudah|suka|senang) )\\bbelajar\\b",
    "\\bmulai (?:belajar|latihan|nyoba|coba|nyatet|catat|bikin|bangun|pakai|pake|ngatur|atur|ngomong|tidur|pasang|rajin|rutin|tanya|nanya|nulis|mencatat|menulis|berlatih)\\b",
    "\\b(?:pakai|pake|pasang|bikin|buat) (?:catatan|pengingat|alarm|jadwal|kalender|daftar|checklist|ceklis)\\b|\\bminta (?:bantuan|masukan|dikoreksi|diingatkan|diingetin)\\b",
    "\\b(?:makanya|jadi) (?:sekarang|saya|aku)(?! (?:jarang|sering|suka|ga|gak|nggak|tidak|malah|lambat|telat)\\b)\\b|\\b(?:supaya|biar|agar) (?:ga|gak|nggak|tidak|lebih|bisa)\\b|\\bsekarang (?:saya|aku)(?! (?:masih|belum|ga|gak|nggak|tidak)\\b)\\b",
  ].join("|"),
  "iu",
);

const result =
  /\b(?:hasil(?:nya)?|akhirnya|berhasil|selesai|beres|kelar|rampung|sukses|teratasi|sehingga|(?:naik|turun)(?! (?:motor|mobil|bus|bis|ojek|angkot|kereta|pangkat|tangga|haji|dari|ke)\b)|jadi(?:nya)? (?:lebih|cepat|rapi|tepat|beres|lancar|balik|langganan|senang|tenang|puas|akur|baik)|berkurang|bertambah|tercapai|lancar|cocok|kembali (?:normal|lancar|lagi|belanja|beli)|balik lagi|puas|reda|dimaafkan)\b/i;

const toBe =
  "(?:bisa|terbiasa|biasa|pernah|suka|senang|seneng|mampu|ahli|menguasai|ngerti|paham|teliti|rapi|cekatan|ramah|rajin|jujur|sabar|telaten)";
/** What somebody brings along; "biar bisa bantu keluarga" is what they need. */
const offer = new RegExp(
  [
    `(?<!\\b(?:biar|supaya|agar|semoga|kalau|kalo|mudah-mudahan) )\\b(?:saya|aku|sy|gue|gw)(?: (?:sudah|udah|juga|memang|emang|orangnya|cukup))* ${toBe}\\b`,
    "(?<!\\b(?:cari|nyari|punya|nambah|menambah|tambah|dapat|dapet|mau|ingin|pengen) )\\b(?:pengalaman (?:saya|aku|\\d)|keahlian|kemampuan)\\b",
    "\\b(?:berpengalaman|terbiasa|teliti|cekatan|telaten)\\b|\\b(?:me|nge)layan\\p{L}+",
  ].join("|"),
  "iu",
);

const noDeeds =
  "merasa|ngerasa|menyesal|nyesel|mengantuk|ngantuk|mendapat\\p{L}*|mengalami|ngalamin|menangis|nangis|mempunyai|memiliki|menjadi|mengerti|ngerti|berumur|bernama|berasal|berusia|berharap|menganggur|nganggur|merupakan|mengira|ngira|mendengar|melihat|ngeliat|mengenal|berdua|bersama|bertahun\\p{L}*|berapa|memang|meski\\p{L}*";
const deeds =
  "me\\p{L}{4,}|ng\\p{L}{3,}|ny\\p{L}{3,}|be[rl]\\p{L}{4,}|minta|milih|mindah\\p{L}*|manggil|masang|mulai|bantu|cek|cari|catat|atur|buat|bikin|kumpul|susun|bagi|pisah|hitung|tanya|lapor|kasih|ajak|panggil|telepon|telpon|jelas|ambil|pakai|pake|urut|jaga|kirim|datang|antar|ganti|rapi|bersih";
const doer = "(?:saya|aku|gue|gw|sy|ku)";
const other = "(?:dia|mereka|bos|atasan|pelanggan\\p{L}*|teman|temen|orang|ibu|bapak|kakak|adek)";
const deed = new RegExp(
  `(?<!\\p{L})${doer}[ -]?(?:(?:yang|langsung|lalu|coba|segera|pun|kemudian|terus|akhirnya|juga|sendiri|jadi) )*(?!(?:${noDeeds})(?!\\p{L}))(?:${deeds})(?:in|kan|i|an)?(?!\\p{L})|(?<!${other} )(?<!\\p{L})(?:lalu|langsung|kemudian|terus|trus|akhirnya|habis itu) (?!(?:${noDeeds})(?!\\p{L}))(?:${deeds})(?:in|kan|i)?(?!\\p{L})`,
  "iu",
);

/** What somebody needs for themselves or at home, which is no reason to be paid more. */
const needs =
  "cicil\\p{L}*|nyicil|kontrakan|kos(?:an)?|utang\\p{L}*|hutang\\p{L}*|kebutuhan|tanggungan|sekolah(?:in|kan)? (?:anak|adik|adek)|(?:anak|adik|adek)(?:ku|nya)?(?: (?:saya|aku|mau|udah|sudah|masuk|butuh|perlu|yang|lagi)){0,3} (?:sekolah|sd|smp|sma|smk|tk|kuliah|susu)|biaya (?:hidup|sekolah|nikah|kuliah|rumah sakit|berobat)|nikah|menikah|(?:uang|duit|beli) (?:susu|popok|beras)|hamil|melahirkan|lahiran|(?:ga|gak|nggak|tidak) cukup|pas-?pasan|harga(?: \\p{L}+)? (?:pada )?naik";
/** What somebody does at work; a need beside it takes nothing from it. */
const atWork =
  "target|proyek|pelanggan|customer|pembeli|tim|laporan|tugas\\p{L}*|hasil|tanggung jawab|cabang|toko|penjualan|omzet|omset|kerja(?!an rumah)\\p{L}*|\\p{L}*pegang|megang|handle\\p{L}*|pasar|sertifikat\\p{L}*|stok|opname|lembur\\p{L}*|shift|sif|ngajarin|ngajar|mengajar\\p{L}*|melatih|training|bolos|absen|telat|terlambat|masuk terus|komplain|order\\p{L}*|pesanan|produksi|murid|siswa|kelas|pasien|rekap\\p{L}*|mesin|gudang|kasir";

const named: Readonly<Record<Exclude<CheckName, "workplace">, RegExp>> = {
  // Only a need that is named without any work is none of it.
  work: new RegExp(`(?<!\\p{L})(?:${atWork})(?!\\p{L})|^(?!.*(?<!\\p{L})(?:${needs})(?!\\p{L}))`, "isu"),
  example,
  number:
    /(?<!\p{L})\d[\d.,]*(?: ?(?:%|persen|orang|hari|minggu|bulan|tahun|jam|menit|kali|ribu|rb|juta|jt))?|\b(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|belasan|puluhan|seratus|setengah|separuh) (?:orang|hari|minggu|bulan|tahun|jam|menit|kali|persen|juta|ribu)\b/iu,
  effort,
  request:
    /\b(?:tolong|mohon|minta|jangan|aku (?:mau|pengin|pengen|ingin|maunya|butuh)|saya (?:mau|ingin|minta|harap|butuh|mohon)|gue (?:mau|pengen|minta)|bisa (?:ga|gak|nggak|tidak|kah)|boleh|gimana kalau|bagaimana kalau|harap|usul(?:ku| saya)?)\b/i,
  result,
  deed,
  offer,
  time: /\b(?:jam \d+|besok|lusa|nanti (?:malam|sore|siang|malem)|malam ini|sore ini|minggu depan|bulan depan|h-?\d|next time|ke depan|mulai \p{L}+|(?:minimal|maksimal|paling lama) (?:jam|h-?\d|se(?:hari|minggu|bulan)|\d+ (?:menit|jam|hari|minggu))|setelah|sesudah|begitu|senin|selasa|rabu|kamis|jumat|jum'at|sabtu|hari minggu|tanggal \d+|tgl \d+|setiap|tiap|akhir (?:bulan|minggu)|sebelum|paling lambat)\b/iu,
  calm: /^(?!.*\b(?:selalu|terus-terusan|terus terusan|tiap kali|setiap kali|(?:ga|gak|nggak|ngga|tidak|tak) pernah|egois|bodoh|bego|goblok|tolol|malas|males|brengsek|bangsat|lebay|ga guna|pemalas)\b)/is,
  noexcuse:
    /^(?!.*\b(?:tapi|tp|soalnya|karena|karna|krn|gara[- ]?gara|gara2|grgr|gegara|goro2|amarga|merga|mergo|salah(?:nya|e) (?:dia|kamu)|habisnya|abisnya|soale|kalau kamu tersinggung)\b)/is,
  single:
    /^(?!.*(?:,|\b(?:sama|dan|terus|trus|juga|plus)\b).*\b(?:tolong|minta|jangan|stop|berhenti|harus|kurangi\w*|(?:di|ny?e?)(?:undur|tunda|pindah|maju|kurang|cicil|ganti|ubah|bayar)\w*)\b)[^;\n]*$/is,
};

/** The place itself, as whoever sits in it calls it. */
const here =
  /\b(?:(?:di ?)?(?:sini|situ)|di ?sana|(?:tempat|perusahaan|toko|kantor|bank|pabrik|klinik|rumah sakit|rs|sekolah|hotel|resto\p{L}*|cafe|kafe|warung|cabang|minimarket|usaha|instansi|yayasan|gudang|bengkel|outlet)(?:nya| ini| bapak| ibu| kakak| anda| kalian| tersebut)|(?:produk|layanan|pelanggan|merek|brand|gerai|cabang|lokasi|menu|jam kerja)nya|(?:dekat|deket|dkt) (?:dari |sama |dengan )?(?:rumah|rmh|kos\p{L}*|sini)|sudah (?:dikenal|terkenal)|terkenal|ternama)(?!\p{L})/iu;
const kind =
  /\b(?:perusahaan|toko|minimarket|supermarket|swalayan|kantor|bank|pabrik|klinik|puskesmas|apotek|rumah sakit|hotel|restoran|gudang|bengkel|cabang|startup|butik|kafe|cafe|laundry|spbu)\b/i;
/** In a part with one of these a place is somebody else's, or one of before. */
const elsewhere =
  /\b(?:adek|adik|anak|kakak|ortu|biaya|bayar|bayarin|lulus\p{L}*|kuliah|pkl|magang|dulu|pernah|waktu|lama|sebelumnya|resign|keluar|lain|uang|smk|sma|smp)\b/iu;

/** Words too common to tell which place is meant. */
const commonPlace = /^(?:di|ke|pt|cv|toko|bank|rs|rsud|klinik|hotel|pabrik|kantor|sekolah)$/i;

/** The words that name the place to work at; undefined where none surely does. */
function workplaceIn(text: string, { tempat }: Known): string | undefined {
  if (tempat !== undefined && text.toLowerCase().includes(tempat.toLowerCase())) return tempat;
  const own = tempat?.split(/\s+/).find((word) => word.length > 2 && !commonPlace.test(word));
  const said = own === undefined ? -1 : text.toLowerCase().indexOf(own.toLowerCase());
  if (own !== undefined && said >= 0) return text.slice(said, said + own.length);
  for (const part of text.split(/[.!?;,\n]+|\s+(?=(?:soalnya|karena|krn|dan|sama|sm|terus|tapi)\b)/i)) {
    const found = here.exec(part)?.[0];
    if (found !== undefined) return found;
    if (elsewhere.test(part)) continue;
    const place = workplaceNamed(part) ?? kind.exec(part)?.[0];
    if (place !== undefined) return place;
  }
  return undefined;
}

/** Words of up to so many letters begin too many others: "di" is not "dia". */
const shortMax = 3;
const mine =
  "ku(?!rang|liah|rus|at|nci|ota|rir|cing|pon|mpul|alit|lkas|ping)\\p{L}{4,}|\\p{L}{3,}ku(?!\\p{L})";

const wordPattern = (word: string): string => {
  if (word === "ku") return mine;
  return word.length <= shortMax
    ? `${RegExp.escape(word)}(?:nya|in)?(?!\\p{L})`
    : `${RegExp.escape(word)}\\p{L}*`;
};

/** The words of the text that show a point; undefined if nothing shows it. */
export function foundIn(
  text: string,
  has: Review["points"][number]["has"],
  known: Known = {},
): string | undefined {
  if (has === "workplace") return workplaceIn(text, known)?.trim();
  const pattern = Array.isArray(has)
    ? new RegExp(`(?<!\\p{L})(?:${has.map(wordPattern).join("|")})`, "iu")
    : named[has];
  return pattern.exec(text)?.[0].trim();
}
