/*
 * A speech, and plans for the days of a week, that are asked for by their kind and that have a flow of their own. Read in
 * plain letters.
 */

const making =
  "(?:(?:di)?(?:bikin|buat|susun|tulis|atur|rangkai|gawe|bagi)(?:in|kan|no|ke|na|akan)?|tolong|tlg|bantu\\w*|minta|butuh|perlu|mau|pengen|contoh\\w*|ada)";
const between = "(?:\\S+ ){0,4}";
const day = "(?:senin|selasa|rabu|rebo|kamis|jumat|sabtu|minggu(?! (?:depan|ini|lagi))|ahad)";

const speechName =
  "(?:pidato\\w*|sambutan\\w*|speech|kata (?:pembuka|pembukaan|pengantar|sambutan)|kata2 (?:pembuka|pembukaan|sambutan)|kata kata (?:pembuka|pembukaan|sambutan)|omongan (?:pembuka|pembukaan)|opening speech)";
const speech = new RegExp(
  [
    `\\b${making} ${between}${speechName}\\b`,
    `^(?:\\S+ ){0,2}${speechName}\\b`,
    `\\b${speechName} (?:\\S+ ){0,3}(?:buat|untuk|utk|di|pas|\\d+ menit|singkat|pendek|pembuka)\\b`,
    `\\b(?:disuruh|diminta|ditunjuk|kebagian|harus|hrs|dapet|dapat) (?:\\S+ ){0,2}(?:pidato|sambutan|kasih sambutan|ngasih sambutan|speech)\\b`,
  ].join("|"),
);
/** Words at the head of a sale, a letter or an application are no speech, and a change has its own briefing. */
const otherSpeech =
  /\b(?:jualan|promo\w*|caption|dagangan|produk|iklan|lamaran|cover letter|skripsi|makalah|laporan|proposal|buku|wa blast|broadcast|ulasan|tugas bahasa|dubes|nonton|dengerin|denger|ngantuk|bosen|bosan|kepanjangan|kelamaan|sambutannya (?:dingin|hangat|kurang|biasa)|pengumuman|umumin|mengumumkan|briefing|grup|dikirim|jangan ada|sambutan (?:hangat|dingin|keluarga (?:dia|pacar|mertua)))\b/;

const afraid = /\b(?:gemet[ae]r\w*|grogi|gugup|takut|deg ?degan|panik|cemas|malu)\b/;
const made =
  /\b(?:(?:di)?(?:bikin|buat|susun|tulis|rangkai)(?:in|kan)?|tolong|tlg|bantu\w*|contoh\w*|minta|butuh|perlu)\b/;

const posting = "(?:konten\\w*|content|postingan|posting\\w*|ngonten|feed|reels)";
const weekly = new RegExp(
  `\\b(?:seminggu|sepekan|mingguan|tiap hari|setiap hari|harian|per hari|7 hari|tujuh hari|kalender|plan|planner|planning|jadwal\\w*|${day}(?: \\S+){0,4} ${day})\\b`,
);
const planned =
  /\b(?:rencana\w*|ide|jadwal\w*|kalender|bahan|susun\w*|bikin\w*|buat\w*|plan|planner|atur\w*|apa)\b/;
const posts = new RegExp(`\\b${posting}\\b`);
const dayByDay = new RegExp(`\\b${day} (?:\\S+ )?(?:posting|upload|ngepost|post) (?:apa|opo)\\b`);
/** Who works in content as an employee, or only looks at it. */
const otherPosts =
  /\b(?:lamaran|cv|interview|wawancara|gaji|kontrak|kecanduan|scroll\w*|nonton|mantan|pacar|stalking|iri|insecure|dibajak|diblokir|dihapus|copyright|cerita mantan|postingan (?:dia|mantan|teman|temen|orang))\b/;

const elder =
  "(?:bapak\\w*|bapa|papa\\w*|ayah\\w*|abah\\w*|ibu\\w*|mama\\w*|mamah|emak\\w*|bunda|nenek\\w*|kakek\\w*|oma|opa|simbah|mbah|eyang|orang ?tua\\w*|ortu\\w*|mertua\\w*|nyokap\\w*|bokap\\w*|simbok)";
const sick =
  "(?:sakit|stroke|lumpuh|opname|dirawat|rawat inap|operasi|pikun|demensia|kanker|lansia|sepuh|di rs|rumah sakit|icu)";
const tending =
  "(?:jaga|jagain|njaga|menjaga|jogo|nungguin|nunggu|menunggu|rawat|ngerawat|merawat|ngurus|urus|nemenin)";
const turnName =
  "(?:tabel\\w*|jadwal\\w*|giliran|gilir\\w*|gantian|bergantian|rolling|pembagian|bagi (?:hari|waktu|malam|jadwal)|siapa (?:jaga|malam|pagi|yang jaga|yg jaga)|malam ?(?:nya|e)? siapa|pagi ?(?:nya|ne)? siapa)";
const wanted = `(?:(?:di)?(?:bikin|buat|susun|atur|bagi)(?:in|kan|no)?|tolong|tlg|bantu\\w*|minta|butuh|perlu|mau|gimana|gmn|bagaimana|enaknya)`;
const turns = new RegExp(`\\b${turnName}\\b`);
const isWanted = new RegExp(`\\b${wanted}\\b|^(?:jadwal|tabel|giliran)\\b`);
const ofElder = new RegExp(`\\b${tending} (?:\\S+ ){0,2}${elder}\\b|\\b${elder} (?:\\S+ ){0,6}${sick}\\b`);
const ofTimes = new RegExp(
  `\\b(?:malam|malem|siang|pagi|sore|${day}|seminggu|tabel\\w*|jadwal\\w*|hari apa|giliran)\\b`,
);
/** "Malam nya siapa paginya siapa" asks for turns by itself. */
const nightAndDay =
  /\b(?:malam|malem) ?(?:nya|e)? siapa\b.*\b(?:pagi|siang) ?(?:nya|ne|e)? siapa\b|\b(?:pagi|siang) ?(?:nya|ne|e)? siapa\b.*\b(?:malam|malem) ?(?:nya|e)? siapa\b/;
/** Staff have a roster, and somebody who will not take their turn is spoken to. */
const otherTurns =
  /\b(?:karyawan|pegawai|staf|staff|satpam|perawat|shift|kasir|warung|toko|rt|ronda|ga mau|gak mau|nggak mau|tidak mau|nolak|tidur|terpejam|jadwal (?:obat|kontrol|makan|tidur|dokter)|tidurku|curhat)\b/;

const exam = "(?:ujian\\w*|uts|uas|kuis|quiz|ulangan|tryout|remedial|remidi)";
const study = /\b(?:belajar\w*|sinau|ngapal\w*|ngafal\w*|persiapan|jadwal\w*|rencana)\b/;
const examTime = new RegExp(
  `\\b(?:sampai|sampe|smp|sebelum|sblm|menjelang) (?:hari )?(?:${day}|h|${exam}|lusa)\\b|\\b${exam}(?: \\S+){0,4} (?:${day}|lusa|\\d+ hari lagi|(?:dua|tiga|empat|lima|enam) hari lagi)\\b|\\b(?:${day}|lusa|(?:\\d+|dua|tiga|empat|lima|enam) hari lagi) (?:\\S+ ){0,3}${exam}\\b`,
);
const scheduled =
  /\b(?:jadwal\w*|bagi waktu|atur waktu|aturin|per hari|tiap hari(?:nya)?|hari ?per ?hari|blok belajar|bagiin)\b/;
const ofExam = new RegExp(`\\b${exam}\\b`);
/** Somebody else's exam, an exam in months, and the school's own timetable. */
const otherExam =
  /\b(?:bulan lagi|cpns|utbk|snbt|toefl|ielts|skripsi|sidang|anak(?:ku| saya)? (?:ujian|uts|uas)|muridku|siswa(?:ku)?|ngawas|pengawas|ujian hidup|izin|ijin|pindah jadwal|jadwal ujian (?:keluar|diganti|diundur|pindah|bentrok)|sesudah ujian|habis ujian|abis ujian|setelah ujian)\b/;

/** A speech, or a plan for the days of a week, that a message in plain letters asks for. */
export function askedPlan(said: string): string | undefined {
  if (isFamilyTurns(said)) return "giliran-keluarga";
  const isFear = afraid.test(said) && !made.test(said);
  if (speech.test(said) && !otherSpeech.test(said) && !isFear) return "pidato-singkat";
  const isPosts = (posts.test(said) && weekly.test(said) && planned.test(said)) || dayByDay.test(said);
  if (isPosts && !otherPosts.test(said)) return "konten-seminggu";
  const isExam = ofExam.test(said) && study.test(said) && scheduled.test(said) && examTime.test(said);
  return isExam && !otherExam.test(said) ? "jadwal-ujian" : undefined;
}

/** Whether a message asks for the turns of a family with somebody who is ill. */
export const isFamilyTurns = (said: string): boolean =>
  (nightAndDay.test(said) ||
    (turns.test(said) && ofElder.test(said) && ofTimes.test(said) && isWanted.test(said))) &&
  !otherTurns.test(said);
