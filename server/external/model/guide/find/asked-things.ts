import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { questionsWanted } from "#server/external/model/guide/words/to-guide/question-count.ts";
import { askedCase } from "./asked-cases.ts";
import { firstNeed } from "./first-needs.ts";
import { needIn } from "./needs.ts";
import { plainNeed } from "./plain-needs.ts";
import { purposeIn } from "./told-purposes.ts";

/*
 * What a message asks for by its thing where the words around it mislead: a schedule beside an interview, a talk with
 * somebody who has to be dismissed.
 */

const making =
  "(?:(?:di)?(?:buat|bikin|susun|atur|rapi)(?:in|kan|no)?|minta|mau|butuh|perlu|tolong|mana|tadi|td)";
const beside = "(?:(?:aku|saya|gw|gue|dong|juga|jg|tolong|kak|ki|min|sekalian|yang|yg) ){0,3}";
const schedule = new RegExp(
  `\\b${making} ${beside}jadwal(?:nya|ku|in)?\\b(?! (?:kereta|bola|kapal|pesawat|bioskop|sholat|imsak|ujian|piket|jaga|posting|konten))|\\bjadwal(?:nya|ku)? (?:yang |yg )?(?:tadi|td|mana|gmn|gimana|dong)\\b`,
);
const hours =
  /\bjam \d|\b\d{1,2} ?(?:-|–|sampai|sampe|smpe|s d) ?\d{1,2}\b|\b(?:pagi|siang|sore|malam|malem|shift|sif)\b/;
const study = /\b(?:belajar|ujian|skripsi|uts|uas|cpns|utbk|toefl|materi|hafalan)\b/;

/** What is to be made, and the flow that makes it: "pengalaman cuma magang ... bisa bikinin CV nya ga". */
const made: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b${making} ${beside}(?:cv|riwayat hidup|resume)(?:nya|ku)?\\b`), "cv-satu-halaman"],
  [new RegExp(`\\b${making} ${beside}surat lamaran(?:nya|ku)?\\b`), "surat-lamaran"],
];

const interview = /\b(?:interview|interviw|interviu|wawancara)\b/;

const speaking =
  "(?:bicara|ngomong\\w*|ngobrol|bilang\\w*|menyampaikan\\w*|nyampein\\w*|nyampaiin\\w*|sampaikan|memberitahu\\w*|ngasih tau|kasih tau)";
const talk = new RegExp(
  `\\b(?:cara|gimana|gmn|bagaimana|bingung|takut|kata ?kata\\w*|kata2|naskah|bantu\\w*|tolong)\\b.*\\b${speaking}|\\b${speaking} (?:\\p{L}+ )?(?:gimana|gmn|bagaimana|piye)`,
  "u",
);
const withSomebody = new RegExp(
  `\\b${speaking} (?:\\p{L}+ )?(?:sama|ke|dengan|kepada|pada|ama) \\p{L}|\\b(?:menyampaikan|nyampein|memberitahu)(?:nya|kannya)?\\b`,
  "u",
);

const worker =
  "(?:karyawan|pegawai|staf|staff|anak buah|bawahan|pekerja|asisten|art|pembantu|sopir|tukang|kasir|admin)";
const dismissal = "(?:berhentikan|pecat|phk|keluarkan|rumahkan|lepas)";
/** Somebody who has to dismiss another, and is not dismissed. */
const dismissing = new RegExp(
  `\\b${worker}(?:ku)? (?:saya|aku|gw|gue|kami|kita|toko|usaha)\\b.{0,60}\\bdi ?${dismissal}|\\b(?:memberhentikan|mecat|memecat|ngeluarin|mengeluarkan|merumahkan|phk(?:in)?|berhentiin|berhentikan) (?:\\p{L}+ )?(?:${worker}|anak buah|dia|orang)`,
  "u",
);

/** What a case is not, though their words are alike. */
const besides: Readonly<Record<string, readonly string[]>> = {
  "menagih-gaji": ["bicara-gaji", "pesan-tagih"],
  "tanya-alasan": ["alasan-promosi", "bicara-gaji"],
  "jadwal-jaga": ["jadwal-harian", "tidur-sif"],
  "minta-gaji-tertulis": ["bicara-gaji", "surat-permohonan", "menagih-gaji", "alasan-promosi"],
  "daftar-tanya": ["daftar-harga", "daftar-utang", "simulasi-wawancara", "latihan-wawancara"],
  "catatan-atasan": ["catatan-pikiran", "bilang-tidak-ke-atasan", "delegasi"],
  "surat-permohonan": [
    "bicara-gaji",
    "izin-cuti",
    "surat-resign",
    "alasan-promosi",
    "tidur-sif",
    "jadwal-jaga",
  ],
  "timbang-dua-jalan": ["dua-tawaran", "menagih-gaji", "bicara-gaji"],
  "konten-seminggu": ["teks-promosi", "jadwal-harian"],
  "giliran-keluarga": ["jadwal-jaga", "jadwal-harian", "tidur-sif"],
  "jadwal-ujian": ["jadwal-harian"],
};

/** Flows for something that is said to somebody. */
const talks = new Set(
  "obrolan-sulit empat-mata umpan-balik bicara-gaji alasan-promosi bilang-ke-keluarga mulai-obrolan bilang-tidak-ke-atasan konflik-tim briefing-tim pesan-putus minta-maaf tolak-pinjaman batas-diri pesan-tagih surat-hangat izin-cuti pelanggan-sulit pesan-soal-anak delegasi surat-resign pimpin-teman hari-pertama tanya-ahli tugas-rumah ldr-kesepakatan cemburu".split(
    " ",
  ),
);

/** The flows for the things that are to be made. */
function madeThings(said: string, text: string): string[] {
  const isSchedule = schedule.test(said) && (hours.test(said) || !study.test(said));
  // Questions that are counted are asked one after another.
  const isPractice = questionsWanted(text) !== undefined && interview.test(said);
  return [
    ...(isSchedule ? ["jadwal-harian"] : []),
    ...(isPractice ? ["simulasi-wawancara"] : []),
    ...made.filter(([thing]) => thing.test(said)).map(([, flow]) => flow),
  ];
}

/** The flows that a message asks for by their thing, and those that are for somebody else's case. */
export function askedThings(
  text: string,
  found: readonly string[],
): { first: string[]; never: readonly string[] } {
  // Hours keep their dash.
  const said = plain(text.replace(/(\d) ?[-–] ?(\d)/g, "$1 sampai $2"));
  const own = askedCase(said);
  if (own !== undefined) return { first: [own], never: besides[own] ?? [] };
  const purpose = purposeIn(said);
  const contrary = purpose?.never ?? [];
  if (purpose && purpose.first.length > 0) return { first: [...purpose.first], never: contrary };
  const first = madeThings(said, text);
  const need = first.length === 0 ? (plainNeed(said) ?? needIn(said) ?? firstNeed(said)) : undefined;
  if (need) return { first: [...need.first], never: [...need.never, ...contrary] };
  const isDismissing = dismissing.test(said);
  const isTalk = talk.test(said) && withSomebody.test(said);
  if (isTalk && isDismissing) first.push("berhentikan-karyawan", "empat-mata");
  else if (isTalk && !found.some((id) => talks.has(id) && !contrary.includes(id)))
    first.push("obrolan-sulit");
  return { first, never: isDismissing ? ["kena-phk", ...contrary] : contrary };
}
