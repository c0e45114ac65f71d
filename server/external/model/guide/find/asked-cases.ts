import { asksOnly } from "#server/external/model/guide/words/stories/story-complaints.ts";
import { commandWithin, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { isFamilyTurns } from "./asked-plans.ts";
import { askedText } from "./asked-texts.ts";

/*
 * Cases that have a flow of their own and whose words another flow has too: wages that are owed are no rise in wages, and
 * the reason why somebody was not promoted is no promotion. All of them are read in plain letters.
 */

const no = `(?:${noWords}|belom|blom)`;
const me = "(?:aku|ak|saya|sy|gue|gw|gua|ane|awak|beta|kulo|kami|kita)";
const speaking =
  /\b(?:nagih\w*|menagih|tagih\w*|ditagih|tanya\w*|nanya\w*|bertanya|menanyakan|takon|minta|bilang\w*|ngomong\w*|nyampe\w*|menyampaikan|sampaikan|pesan\w*|wa|whatsapp|chat\w*|email|surat\w*|kalimat\w*|kata ?kata\w*|kata2|tulis\w*|susun\w*|bikin(?:in|kan)|buat(?:in|kan)|nuntut|menuntut|desak|mendesak|protes\w*|komplain\w*)\b/;

const pay =
  "(?:gaji(?:ku|an|nya|kami| terakhir)?|rapelan(?:ku|nya)?|gajih|upah(?:ku|nya)?|bayaran(?:ku|nya)?|honor(?:ku|nya|er|arium)?|thr|lembur(?:an|ku|nya)?|komisi(?:ku|nya)?|pesangon(?:ku|nya)?|fee|insentif(?:ku|nya)?|uang makan|uang lembur|bonus(?:ku|nya)?)";
const received =
  "(?:dibayar\\w*|di bayar\\w*|dibyr|bayar|mbayar|byr|dikirim\\w*|cair|turun|dikasih\\w*|dikasi|diterima|nerima|terima|keluar|masuk|ditransfer\\w*|transfer|dapat|dapet|lunas|kebayar|sampai|sampe|dibayarno|dibayarin)";
const late =
  "(?:telat|terlambat|nunggak|ditunggak|tertunggak|ditahan|ketahan|tertahan|macet|molor|tertunda|ditunda tunda|nyangkut|dipending|pending|(?:dibayar|dikasih|cair|dicicil|ditransfer|turun) (?:\\S+ )?(?:separo|separuh|setengah|sebagian|dikit|sedikit))";
const owed = new RegExp(
  `\\b${pay}\\b.{0,60}?\\b(?:${no} (?:\\S+ ){0,2}${received}|${late})\\b|\\b(?:${no} (?:\\S+ ){0,1}${received}|${late}) (?:\\S+ ){0,2}${pay}\\b`,
);
/** Whose wages the member owes or speaks of, and bills, which have a flow of their own. */
const ofOthers =
  /\b(?:gaji|upah|thr|lembur\w*|bonus\w*|honor) (?:para )?(?:karyawan|pegawai|staf|staff|anak buah|tim|pekerja|tukang|art|mereka|guru guru)\b|\b(?:umum\w*|ngumumin|mengumumkan|kasih tau|kasi tau|ngabarin|briefing|sampaikan) (?:\S+ ){0,2}(?:ke |sama |kepada )?(?:tim|anak buah|karyawan|staf)\b|\b(?:klien|customer|pelanggan|pembeli|invoice|faktur)\b/;

const asking = new RegExp(
  `\\b(?:tanya\\w*|nanya\\w*|bertanya|menanyakan|nanyakan|takon|naros\\w*|minta (?:alasan|alesan|penjelasan|kejelasan|sebab)\\w*|klarifikasi)\\b|(?<!\\b${no} )\\b(?:tau|tahu)\\b`,
);
const why =
  /\b(?:kenapa|knp|napa|kenopo|ngapa|mengapa|naha|alasan\w*|alesan\w*|sebab\w*|penyebab\w*|penjelasan\w*|kejelasan\w*)/;
export const refusal = new RegExp(
  [
    `\\b${no} (?:\\S+ ){0,2}(?:naik|dinaik\\w*|dipromosi\\w*|promosi|lolos|lulus|diterima|keterima|ketrima|diperpanjang|dipilih|kepilih|terpilih|diangkat|dapat|dapet|disetujui|diacc|di acc|dipanggil|dilanjut\\w*|dimasukin|diikutkan|dikasih)\\b`,
    "\\b(?:ditolak|dicoret|dimutasi\\w*|dipindah\\w*|diturunkan|diturunin|digeser|dipotong|gugur|diskors|dibatal\\w*|dicabut|dikurang\\w*|digantikan|diganti)\\b",
    `\\b${no} (?:\\S+ ){0,2}(?:diajak|dilibatkan|masuk (?:daftar|list|kuota|seleksi|nominasi))\\b`,
    `\\b(?:pilih|milih|ambil|angkat) (?:orang lain|yang lain|yg lain|temen\\w*|teman\\w*|dia)\\b|\\b(?:bukan|bkn) ${me}\\b|\\b${me} (?:enggak|engga|nggak|ngga|tidak)\\b`,
  ].join("|"),
);
/** Somebody who decides about work or study; a sweetheart has other flows. */
const decider =
  /\b(?:bos\w*|boss|atasan\w*|manaj\w*|manag\w*|hrd|hr|personalia|spv|supervisor|owner|pimpinan|direktur|dunungan|juragan|kepala\w*|leader|mandor|bagian|kantor|perusahaan|pihak|panitia|dosen\w*|dospem|kaprodi|kampus|sekolah|guru|rekrut\w*|recruit\w*|user|jabatan|jenjang|pangkat|gaji|kontrak|promosi\w*|dipromosi\w*|beasiswa|lamaran\w*|interview|wawancara|seleksi|tes|nilai|proposal|cuti|mutasi|dimutasi\w*|kerja\w*)\b/;
/** Who asks is somebody else, and the member has to answer. */
const askedByThem =
  /(?<!\b(?:ke|email|wa|chat|sama|hubungi|telpon|telepon|mau|minta) )\b(?:bos|boss|atasan|hrd|dosen|user|pewawancara|interviewer|ortu|orang tua|guru|mereka|orang|dia) (?:\S+ )?(?:nanya|tanya|nanyain|bertanya)\b|\bditanya\w*\b|\b(?:jawab|jawabnya|jawabannya)\b/;
const ofLove =
  /\b(?:pacar\w*|mantan\w*|gebetan\w*|doi|crush|cowok\w*|cewek\w*|suami\w*|istri\w*|nembak|jadian)\b/;

const planning =
  "(?:bikin\\w*|gawek\\w*|buat\\w*|susun\\w*|atur\\w*|aturin|bagi\\w*|tolong|bantu\\w*|minta|mau|butuh|perlu|gimana|gmn|cara\\w*|contoh\\w*)";
const people =
  "(?:orang|org|wong|karyawan|pegawai|anak buah|anak|staf|staff|anggota|satpam|security|perawat|bidan|kasir|barista|operator|penjaga|warga|tim|kru|crew|ibu ibu|bapak bapak|pemuda|santri|pengurus|relawan|kurir|sopir|driver|helper|pramusaji|guru|petugas)";
const turns = "(?:jadwal|jadual|roster|rooster|giliran|gilir|rotasi|pembagian|bagi)";
const duty = "(?:shift|sift|shif|sif|jaga|jogo|piket|ronda|dinas|siskamling|standby|libur(?:nya|an)?)";
const roster = new RegExp(
  [
    `\\b${turns}\\w* (?:\\S+ ){0,3}${duty}\\b.{0,60}\\b(?:\\d+|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh) ?${people}`,
    `\\b(?:\\d+|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh) ?${people}\\b.{0,60}\\b(?:${turns}\\w* (?:\\S+ ){0,2}${duty}|${turns}\\w* ${duty}|shift\\w*|sif)\\b`,
    `\\b${planning} (?:\\S+ ){0,3}(?:roster|rooster|${turns} (?:\\S+ ){0,2}${duty})\\b.{0,40}\\b${people}`,
    `\\b${turns}\\w* ${duty} (?:\\S+ ){0,2}${people}`,
    "^(?:\\S+ ){0,3}(?:roster|rooster)\\b",
  ].join("|"),
);
/** One's own hours, or sleep beside them, are no roster. */
const ownHours =
  /\b(?:tidur\w*|ngantuk|insomnia|kebangun|tukar|tuker|ganti|pindah|izin|ijin|cuti|jadwal harian|jadwalku|belajar|kuliah)\b/;

const profit = new RegExp(
  `\\b(?:untung|bathi|cuan|laba)\\w* (?:apa|atau|ato|opo|po|apo|nopo) (?:malah )?(?:rugi|buntung|tekor|boncos)\\w*\\b|\\b(?:rugi|tekor|boncos) (?:apa|atau|ato|opo|po|apo|nopo) (?:malah )?(?:untung|bathi|cuan)\\w*\\b|\\b(?:rugi|untung|bathi|cuan|tekor|boncos) (?:${no}|kah|(?:apa|opo|po) (?:${no}))(?: (?:sih|ya|yah|kak|min|bang|mas|mbak|kalau|kalo|klo|itu|gitu|gini|segitu|segini|begitu))*$`,
);
/** The month of one's own business has a flow of its own. */
const ofBusiness =
  /\b(?:sebulan|bulan ini|bulan kemarin|perbulan|per bulan|seminggu|omzet\w*|omset\w*|usaha(?:ku| saya| aku)|jualan(?:ku| saya| aku)|warung(?:ku| saya)|toko(?:ku| saya)|laba rugi|untung rugi)\b/;

/** The flow for the case that a message in plain letters tells of; undefined if it tells of none of them. */
export function askedCase(said: string): string | undefined {
  const isAskedByThem = askedByThem.test(said);
  const isOwed = speaking.test(said) && owed.test(said) && !ofOthers.test(said);
  if (isOwed && !isAskedByThem) return "menagih-gaji";
  const isReason = asking.test(said) && why.test(said) && refusal.test(said) && decider.test(said);
  if (isReason && !ofLove.test(said) && !isAskedByThem) return "tanya-alasan";
  if (roster.test(said) && !ownHours.test(said) && !isFamilyTurns(said)) return "jadwal-jaga";
  const text = isAskedByThem ? undefined : askedText(said);
  if (text !== undefined) return text;
  return profit.test(said) && !ofBusiness.test(said) ? "hitungan-bebas" : undefined;
}

/**
 * A command in a part of a message. "Gaji belum masuk, chat ke admin gimana" means the office of the member, and "salah ga
 * sih aku" in a story rejects nothing.
 */
export function commandBeside(
  text: string,
  { isStory }: { isStory: boolean },
): ReturnType<typeof commandWithin> {
  if (isStory && asksOnly(text)) return undefined;
  const within = commandWithin(text);
  return within?.command === "human" && askedCase(plain(text)) !== undefined ? undefined : within;
}
