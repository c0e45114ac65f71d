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
  [/\b(?:puisi|pantun|syair|lirik|lagu|cerpen)\b/, "membuat puisi atau lagu"],
  [/\bresep (?:\w+ ){0,3}\w+|\btakaran bumbu\w*/, "memberi resep"],
];

/** What the message asks for and the guide cannot do; undefined if it is none of these. */
export const beyondIn = (text: string): string | undefined =>
  things.find(([pattern]) => pattern.test(plain(text)))?.[1];
