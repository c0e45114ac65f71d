import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { askedPlan } from "./asked-plans.ts";

/*
 * Texts that are asked for by their kind and that have a flow of their own: a request for a raise that is sent, questions
 * for an office, a note for one's superior; and two ways that are weighed and are no offers. Read in plain letters.
 */

const no = `(?:${noWords})`;
const making =
  "(?:(?:di)?(?:bikin|buat|susun|tulis|rangkum|ketik|catat|gawe)(?:in|kan|no|ke|na|akan)|(?:tolong|tlg|bantu\\w*|mau|pengen|minta|butuh|perlu|iso|bisa) (?:\\S+ ){0,2}(?:bikin|susun|nyusun|menyusun|nulis|tulis|kutulis|rangkum|catat|nyatat|(?<=(?:tolong|tlg|mau|bantu) )buat))";

const income = "(?:gaji|gajih|honor|upah|insentif|bayaran|salary)(?:ku|nya|an|e|ne)?";
const raise = new RegExp(
  [
    `\\b(?:naik\\w*|kenaikan|penyesuaian|mundhak|mundak|munggah|ditambah|tambahan?|minta|nyuwun|njaluk) (?:\\S+ ){0,2}${income}\\b`,
    `\\b${income} (?:\\S+ ){0,2}(?:naik|dinaik\\w*|ditambah|mundhak|mundak)\\b`,
    `\\b(?:minta|nyuwun|njaluk) (?:\\S+ )?naik\\b.*\\b${income}\\b|\\b${income}\\b.*\\b(?:minta|nyuwun|njaluk|pengen|mau) (?:\\S+ )?naik\\b`,
    `\\b(?:minta|biar|supaya|mau|pengen) (?:\\S+ ){0,2}(?:kerjaan|pekerjaan|tugas|administrasi|lembur)\\w* (?:\\S+ ){0,3}(?:dibayar|dihargai)\\b`,
  ].join("|"),
);
const sent =
  /\b(?:surat\w*|layang|wa|wasap|whatsapp|chat|pesan|e?mail|imel|tertulis|(?:di)?tulis(?:an|in|kan))\b/;
/** Who bargains over an offer, answers a question, or is told about a raise has other flows. */
const otherPay =
  /\b(?:nego\w*|negosiasi|tawaran|ditawar\w*|offering|ekspektasi|interview|wawancara|ditanya|lamaran|cover letter|resign|anak buah|karyawan(?:ku| saya)?|pengumuman|slip|izin|ijin|ga relevan|nggak relevan|tidak relevan)\b/;

const listed = "(?:daftar|list|catatan|poin2?|susunan)";
const questions = "(?:pertanyaan\\w*|pitakon\\w*|patakon\\w*)";
const toAsk = "(?:di|ku|aku |saya |sy |gw |gue |kita |kami )?(?:tanya\\w*|takon\\w*|tanyain|nanya\\w*)";
const questionList = new RegExp(
  [
    `\\b${making} (?:\\S+ ){0,3}${questions}\\b`,
    `\\b${listed} (?:\\S+ ){0,2}${questions}\\b`,
    `\\b${listed} (?:\\S+ ){0,3}(?:yang|yg|sing) (?:mau|harus|perlu|akan|bisa|kudu|arep) ${toAsk}\\b`,
    `\\b(?:apa (?:aja|saja|bae)|apa2|opo wae) (?:yang|yg|sing)? ?(?:perlu|harus|mesti|kudu|mau|bisa|sebaiknya) ${toAsk}\\b`,
  ].join("|"),
);
const otherQuestions =
  /\b(?:interview|wawancara|interviu|pelamar|kandidat|kuesioner|survei|survey|kuis|ujian|ulangan|soal latihan|jawab\w*|menjawab|coaching|empat mata|one on one|1 on 1|1on1|phk|efisiensi|dirumahkan|bukan membuat|tidak sedang|ditanya\w*|pembeli|pelanggan|customer)\b/;

const superior =
  "(?:bos|boss|bosku|atasan\\w*|manajer\\w*|manager\\w*|spv|supervisor|pimpinan|kepala (?:toko|cabang|bagian|sekolah|gudang|unit|regu|ruangan|dapur)|owner|pemilik|juragan|leader|majikan|ketua yayasan|bu bos|pak bos)";
const report = "(?:catatan|laporan|lapuran|rangkuman|ringkasan|memo|nota|update)(?:nya)?";
const note = new RegExp(
  [
    `\\b(?:${making}|rangkumin|rangkumkan) (?:\\S+ ){0,3}${report}\\b(?: \\S+){0,5}? (?:buat|untuk|utk|ke|kanggo|kepada|bagi) (?:\\S+ )?${superior}\\b`,
    `\\b${report} (?:singkat |pendek |kecil |laporan )*(?:buat|untuk|utk|ke|kanggo|kepada) (?:\\S+ )?${superior}\\b`,
    `\\b(?:mau|pengen|harus|perlu|gimana|cara) (?:\\S+ )?(?:lapor|laporin|melapor|ngelapor|melaporkan)(?: \\S+){0,3}? (?:ke|sama|kepada) (?:\\S+ )?${superior}\\b`,
  ].join("|"),
);
const otherReport =
  /\b(?:laporan (?:keuangan|penjualan|bulanan|tahunan|harian|kas|stok)|maaf|telat|terlambat|belum|blm|lupa|disuruh|nyuruh|diminta|minta (?:aku|saya)|dilecehkan|pelecehan|resign|izin|ijin|cuti|sakit)\b/;

const retiring = /\bpensiun (?:dini|muda|awal|duluan)\b|\bgolden shakehand\b/;
const torn =
  /\b(?:bingung|bimbang|ragu|galau|timbang\w*|menimbang|nimbang|pilih|milih|mending|atau|ato|opo|apa diambil|ambil|terima|(?:tetap|tetep|lanjut|terus) (?:be)?kerja|harus bagaimana|harus gimana)\b/;
const weighing =
  /\b(?:timbang(?:kan|in|no)?|menimbang|nimbang|menimbang2) (?:\S+ ){0,2}(?:dua|2|antara) (?:\S+ )?(?:jalan|pilihan|hal|kemungkinan)\b|\b(?:poin|tabel|nilai)\w* (?:\S+ ){0,4}(?:dua|2) (?:pilihan|jalan)\b/;
const otherWays = new RegExp(
  `\\b(?:sejak|kena|setelah|sesudah|habis|abis|udah|sudah|dari) pensiun\\b|\\b(?:umur|usia) pensiun\\b|\\bsampai kapan\\b|\\bcv\\b|\\b${no} (?:\\S+ )?(?:pensiun dini)\\b|\\bsurat\\b`,
);

/** A change of one's own work that is asked for in writing: fewer night shifts, another place. */
const change =
  "(?:(?:di|me|meng|ng|ny)?kurang\\w*|ngurang\\w*|(?:di|ber)?pindah\\w*|mutasi|rolling|tukar|tuker|ganti|ubah|penyesuaian|perubahan|keringanan|shift|sif|jam kerja|jadwal|bagian|lokasi|penempatan|cabang|wfh|kerja dari rumah|libur\\w*)";
const changeAsked = new RegExp(
  `\\b(?:minta|mohon|memohon|ngajuin|ngajukan|mengajukan|ajukan|ajuin|nyuwun|njaluk|permohonan) (?:\\S+ ){0,3}?${change}\\b`,
);
const office =
  /\b(?:atasan\w*|hrd|hr|personalia|bos|boss|bosku|manaj\w*|manag\w*|spv|supervisor|pimpinan|direktur|kepala \w+|karu|kantor|perusahaan|pabrik|rs|rumah sakit|yayasan|owner)\b/;
const inWriting = /\b(?:surat\w*|tertulis|e?mail|imel|(?:di)?tulis(?:an|in|kan)?|permohonan)\b/;
const otherChange =
  /\b(?:gaji|upah|bayaran|lembur|cuti|izin|ijin|sakit|resign|mundur|lamaran|cv|tidur|anak buah|bawahan|karyawan(?:ku| saya)|tim(?:ku| saya)|temen|teman|rekan)\b/;

/** The flow for a text, or for two ways, that a message in plain letters asks for; undefined if it asks for none. */
export function askedText(said: string): string | undefined {
  if (raise.test(said) && sent.test(said) && !otherPay.test(said)) return "minta-gaji-tertulis";
  if (questionList.test(said) && !otherQuestions.test(said)) return "daftar-tanya";
  if (note.test(said) && !otherReport.test(said)) return "catatan-atasan";
  if (changeAsked.test(said) && office.test(said) && inWriting.test(said) && !otherChange.test(said))
    return "surat-permohonan";
  if (weighing.test(said)) return "timbang-dua-jalan";
  if (retiring.test(said) && torn.test(said) && !otherWays.test(said)) return "timbang-dua-jalan";
  return askedPlan(said);
}
