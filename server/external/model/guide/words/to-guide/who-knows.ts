import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { plain } from "./commands.ts";

/*
 * Who can answer what the guide cannot: the person themselves what they feel or will do, an office or a trade what its
 * rules are.
 */

const ofWords = (words: string): RegExp => new RegExp(`\\b(?:${words})(?:nya|ku|mu|ne)?\\b`);

const facts: readonly (readonly [RegExp, string])[] = [
  [ofWords("pajak|pph|npwp|spt"), "kantor pajak"],
  // Whoever has the duty is not whom to ask about a right.
  [
    /\b(?:uu|undang undang|pasal|hak(?:nya|ku)?|aturan(?:nya)?|hukum(?:nya)?)\b.*\b(?:kerja|krja|pekerja|karyawan|buruh|menyusui|nyusui|melahirkan|lembur|shift|sif|perusahaan|pabrik|dipecat|dimutasi|dirumahkan|sepihak)\b/,
    "Disnaker kabupaten/kota atau serikat pekerja",
  ],
  [
    ofWords(
      "bpjs|jht|jkp|thr|pesangon|kontrak|lembur|upah|umr|umk|slip|notice|percobaan|phk|paklaring|cuti|gaji (?:terakhir|bulan \\w+|cair)",
    ),
    "HRD atau Disnaker",
  ],
  [
    ofWords("bunga|cicilan|kredit|pinjol|kur|kpr|tenor|denda|ojk|slik|bank|rekening|pegadaian|koperasi"),
    "bank atau pemberi pinjamannya",
  ],
  [
    ofWords(
      "obat|sakit|hamil|haid|asi|demam|vaksin|imunisasi|dosis|lambung|tensi|gula darah|alergi|kambuh|nyeri|tumbuh kembang",
    ),
    "dokter atau puskesmas",
  ],
  [
    ofWords(
      "hukum|polisi|somasi|gugat|gugatan|pidana|perdata|materai|meterai|sertifikat|warisan|waris|akta|notaris|dituntut",
    ),
    "LBH atau notaris",
  ],
  [ofWords("nib|pirt|halal|bpom|izin usaha|ijin usaha|umkm"), "dinas UMKM di daerahmu"],
  [ofWords("ktp|kk|domisili|skck|sktm|kelurahan|kecamatan|dukcapil"), "kelurahan"],
  [
    ofWords("ujian|nilai|kampus|skripsi|semester|krs|beasiswa|ijazah|rapor|akademik|wisuda"),
    "bagian akademik atau wali kelas",
  ],
  [ofWords("tepung|minyak|beras|bahan|stok|supplier|pemasok|grosir"), "pemasok langgananmu"],
];

/** Who surely knows what a question is about, where that is a matter of rules or facts. */
export const knowerOf = (question: string): string | undefined =>
  facts.find(([pattern]) => pattern.test(plain(question)))?.[1];

const no = `(?:${noWords})`;
const them =
  "(?:dia|doi|ia|mereka|beliau|orangnya|deweke|anjeunna|inyo|bos\\p{L}*|atasan\\p{L}*|hrd|suami\\p{L}*|istri\\p{L}*|pacar\\p{L}*|mantan\\p{L}*|mama\\p{L}*|ibu\\p{L}*|bapak\\p{L}*|ayah\\p{L}*|mertua\\p{L}*|kakak\\p{L}*|adik\\p{L}*|adek\\p{L}*|anak\\p{L}*|temen\\p{L}*|teman\\p{L}*|pelanggan\\p{L}*|pembeli\\p{L}*|dosen\\p{L}*|guru\\p{L}*|tim\\p{L}*|orang2?|orang orang)";
const reacting =
  "(?:bakal|akan|mau|masih|marah\\p{L}*|ngamuk|ngambek|nesu|tersinggung|nolak|ditolak|nerima|terima|maafin|maafkan|baca|bales|balas|bayar|percaya|sayang|kangen|ketawa|nangis|kecewa|sakit hati|setuju|ngerti|paham|peka|dateng|datang|pulang|suka|benci|nyadar|sadar|berubah|bolehin|ngebolehin|kabur|diem|diemin|minta|nanya\\p{L}*|curiga|kaget|nyariin|ngeh|mikir\\p{L}*|nuntut|tau|tahu)";
const mind = new RegExp(
  `\\b(?:kenapa|knp|napa|kenopo|naha|kunaon) (?:sih |ya |to )*${them}\\b|\\b${them}\\b(?: \\p{L}+){0,3} ${reacting}\\b`,
  "u",
);
const reaction =
  /\b(?:kalau|kalo|klo|kl|nek|lamun|misal|misalnya|upami)\b.*\b(?:gimana|gmn|gmna|bagaimana|piye|kepiye|pripun|kumaha|ngapain|harus apa)\b|\b(?:piye|kumaha|gimana|gmn|bagaimana) (?:ya )?(?:kalau|kalo|klo|nek|lamun)\b/;

/** Whether somebody asks what to do if something happens: that can be prepared for. */
export const asksWhatIf = (question: string): boolean => reaction.test(plain(question));

/** Whether only somebody else can know it: what they feel, think or will do. `name`: what the person is called. */
export function isOfMind(question: string, name: string | undefined): boolean {
  const said = plain(question);
  const called = plain(name ?? "");
  const named = called !== "" && said.includes(called) && new RegExp(`\\b${reacting}\\b`, "u").test(said);
  return mind.test(said) || named;
}

const toBeAsked = new RegExp(
  `\\b(?:boleh|bisa|bs|perlu|harus|kudu|mesti|wajib|usah|ada|jadi|sempat|cukup) (?:${no}|kah)\\b|\\b(?:kapan|jam berapa|jam brp|dimana|di mana|kemana|ke mana|berapa|brp|siapa)\\b`,
  "u",
);

/** Whether a person can simply be asked it. */
export const canBeAsked = (question: string): boolean => toBeAsked.test(plain(question));
