import { isWish } from "#server/external/model/guide/find/requests.ts";
import { plain } from "./commands.ts";

/* Requests that no flow can serve, by the words in which people ask for them, with the name of what cannot be done. */

const things: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:translate|translation|terjemah\w*|diterjemah\w*|(?:ke|jadi|dalam|pake|pakai) (?:bahasa )?(?:inggris|english|mandarin|jepang|korea|arab))\b/,
    "menerjemahkan atau menulis dalam bahasa lain",
  ],
  [
    /\b(?:bikin\w*|buat\w*|desain\w*|gambar(?:in|kan)|edit(?:in|kan)?) (?:\w+ ){0,2}(?:gambar|foto|logo|poster|video|banner|desain|ilustrasi|stiker wa|ppt|powerpoint|excel)\b/,
    "membuat gambar, berkas, atau video",
  ],
  [
    /\b(?:ingetin|ingatkan|bangunin|bangunkan|alarm(?:in)?|reminder(?:in)?)\b.*\b(?:jam|besok|nanti|tiap|setiap|pagi|malam)\b/,
    "mengingatkan di waktu tertentu",
  ],
  [
    /\b(?:cuaca|kurs|harga emas|skor|jadwal (?:kereta|bola|kapal|pesawat|bioskop|sholat|imsak)|berita|saham hari ini|nomor togel|prediksi (?:togel|skor))\b/,
    "melihat keadaan hari ini di internet",
  ],
  [
    /\b(?:kerjain|kerjakan|jawabin|selesaikan|ngerjain) (?:\w+ ){0,2}(?:pr|soal|tugas (?:matematika|fisika|kimia|sekolah|kuliah)|ujian)\b|\b(?:bikin|buat)\w* (?:\w+ )?(?:kode|coding|program (?:python|java|komputer)|website|aplikasi)\b/,
    "mengerjakan soal atau menulis program",
  ],
  [
    /\b(?:hak (?:saya|aku|gue|gw|karyawan|pekerja|istri|anak)|secara hukum|menurut hukum|hukumnya|dasar hukum|pasal|undang undang|uu (?:cipta|ketenaga)\w*|(?:tau|tahu|nanya|tanya|apa|gimana|gmn) (?:soal |tentang )?(?:aturan|peraturan)(?:nya)? (?:lembur|phk|cuti|kontrak|pajak|pesangon|upah|umr|jam kerja|magang|thr)|berapa (?:persen )?(?:pesangon|denda|pajak|iuran bpjs|umr|ump)|(?:pesangon|umr|ump|thr)(?:nya)? (?:berapa|brp))\b/,
    "menjelaskan hukum dan aturan, karena itu perlu orang yang berwenang",
  ],
  [
    /\b(?:obat|vitamin|dosis\w*|antibiotik) (?:apa|yang (?:cocok|bagus|ampuh)|buat \w+ apa)\b|\b(?:gejala|ciri|tanda)(?:nya)? (?:penyakit|sakit|kanker|gerd|tipes|dbd) (?:apa|gimana)\b|\b(?:aku|saya|gue|gw) (?:kena|sakit|ngidap) (?:apa|penyakit apa)\b/,
    "menilai penyakit atau memilih obat; itu untuk dokter atau apoteker",
  ],
  // A song that was played is part of a story.
  [
    /\b(?:puisi|pantun|syair|lirik|cerpen)\b|(?<!\b(?:(?:di|m|me)?(?:puter|putar|uter)\w*|d?engerin|denger|dengar|mendengar\w*|nyanyi\w*|nyetel|setel|play|pas|ada|judul|dari) )\blagu\b(?! (?:kita|kami|kesukaan\w*|favorit\w*|kenangan\w*|itu|ini|yang (?:dia|dulu|sering)|yg (?:dia|dulu|sering)|galau|sedih))/,
    "membuat puisi atau lagu",
  ],
  [
    /^resep\b(?!.*\b(?:surat|nulis|menulis|pesan|jual\w*)\b)|\b(?:minta|kasih|bagi|cari\w*|tolong|apa|gimana|gmn|ada|punya|bikin\w*|buat\w*|share|mau|tau|tahu|butuh)(?: \w+){0,2} resep\b|\bresep(?:nya)? (?:apa|gimana|gmn|dong|bikin|buat|masak)\b|\btakaran bumbu\w*/,
    "memberi resep",
  ],
];

/** What somebody does for a living: "aku freelance desain logo", "buka jasa edit video". */
const ownWork =
  /\b(?:freelance\w*|jasa|usaha|bisnis|jualan|kerja(?:ku|an|anku)?(?: sebagai| jadi)?|biasa(?:nya)?|klien|pelanggan) (?:\w+ ){0,2}?(?:bikin\w*|buat\w*|desain\w*|edit\w*|gambar\w*|translate|terjemah\w*) ?(?:\w+ ){0,1}(?:gambar|foto|logo|poster|video|banner|desain|ilustrasi|ppt|dokumen|website|aplikasi)?\b/g;

/** What the message asks for and the guide cannot do; undefined if it is none of these. */
export const beyondIn = (text: string): string | undefined => {
  const said = plain(text).replace(ownWork, " ");
  return things.find(([pattern]) => pattern.test(said))?.[1];
};

const restWordsMin = 4;

/** The part of a message that asks for something else than what cannot be done; undefined if there is none. */
export function besideBeyond(text: string): string | undefined {
  const clauses = text.split(/(?<=[.!?;])\s+|\n+|,\s+/);
  const rest = clauses.filter((one) => beyondIn(one) === undefined);
  const other = rest.join(", ").replace(/[,\s]+$/, "");
  const isWished = rest.some((one) => isWish(one) && one.split(/\s+/).length >= restWordsMin);
  return rest.length < clauses.length && isWished ? other : undefined;
}
