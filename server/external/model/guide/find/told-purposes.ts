import type { Need } from "./needs.ts";

/*
 * Who announces something, who courts somebody, and who turns an employer down: cases whose words other flows have too.
 * All of them are read in plain letters.
 */

const announcing =
  "(?:umumkan|umumin|ngumumin|ngumumkan|mengumumkan|diumumkan|diumumin|woro woro|pengumuman(?:nya|kan)?|pemberitahuan(?:nya)?)";
const wanting =
  "(?:mau|pengen|pgn|pengin|ingin|harus|hrs|kudu|mesti|perlu|besok|bsk|minta|tolong|tlg|bantu\\p{L}*|(?:di)?(?:bikin|buat|tulis|susun|rangkai)(?:in|kan|no)?|gimana|gmn|cara|arep|butuh|contoh)";
const announced = new RegExp(
  `\\b${wanting} (?:\\p{L}+ ){0,3}?${announcing}\\b|^${announcing}\\b(?= (?:ke|buat|untuk|utk|soal|tentang|rapat|libur|kalau|kalo|klo|bahwa))`,
  "u",
);
/** What others announce, and what somebody waits for. */
const ofOthers =
  /\b(?:nunggu|menunggu|tunggu|lihat|liat|baca|cek|kapan|belum|blm|kelulusan|lulus|hasil (?:tes|ujian|seleksi|interview)|cpns|snbp|snbt|utbk|beasiswa|lowongan)\b/;
/** Who says that something is announced by themselves; the noun alone is found by its own words. */
const announces = /\b(?:umumkan|umumin|ngumumin|ngumumkan|mengumumkan)\b/;
/** Texts with a flow of their own. */
const otherText =
  /\b(?:(?:di)?tempel\p{L}*|undangan|undang|pidato|sambutan|promo\p{L}*|caption|jual\p{L}*|porsi|dagang\p{L}*|pembeli)\b/u;
/** A change for people who have their work or duties by it. */
const changing =
  /\b(?:pindah\w*|berubah|perubahan|diubah|ubah|ganti|diganti|geser|digeser|maju|dimajukan|mundur|diundur|mulai|naik|turun|ditiadakan|dihapus|libur|tutup|aturan|jadwal\w*|sistem|lembur|shift|jam (?:kerja|masuk|buka))\b/;
const ofStaff = /\b(?:staf|staff|karyawan|pegawai|anak buah|bawahan|tim|team|kru|jam kerja|shift)\b/;
const ofGroup =
  /\b(?:guru|anggota|wali murid|orang tua murid|ortu murid|murid|siswa|kader|dosen|perawat|bidan|driver|kurir|kasir|rapat|kantor|shift)\b/;

/** What a message announces: a change of what a group does, or anything else; undefined if it announces nothing. */
function announcedIn(said: string): "change" | "any" | undefined {
  if (!announced.test(said) || ofOthers.test(said) || otherText.test(said)) return undefined;
  if (ofStaff.test(said) || (changing.test(said) && ofGroup.test(said))) return "change";
  return announces.test(said) ? "any" : undefined;
}

const union =
  /\b(?:(?:nge)?lamar (?:pacar|cewek|cewe|cowok|cowo|dia|doi|calon|anak(?:nya)?|kekasih|tunangan|gadis|perempuan|wanita)\w*|melamar (?:pacar|dia|calon|kekasih|anak)\w*|lamaran (?:nikah|pacar|pernikahan)|(?:mau|pengen|pgn|ingin|rencana|serius|siap|tgl|tanggal|tentuin|nentuin|bulan|tahun|tetap|tetep|jadi|ngajak|ajak|segera|cepat|cepet) (?:\S+ ){0,2}?(?:nikah|menikah|nikahin|nikahan|tunangan|kawin)|calon (?:mertua|istri|suami|manten|pengantin)|ijab|akad nikah|mas kawin|mahar|seserahan|uang panai\w*|panaik?)\b/;
const staying =
  /\b(?:(?:mau|pengen|pgn|pengin|ingin|minta|ngajak|ajak|biar|supaya|bisa|cara) (?:\S+ )?(?:balikan|baikan|rujuk|akur lagi|mempertahankan|pertahanin|mertahanin|damai lagi|deket lagi|dekat lagi))\b|\b(?:ga|gak|nggak|ngga|tidak|ndak|belum|blm) (?:mau|pengen|pgn|ingin|rela|siap|niat) (?:\S+ )?(?:putus|pisah|cerai|kehilangan|ditinggal)\b/;
/** Whoever names an end may mean it. */
const ending =
  /(?<!\b(?:ga|gak|nggak|ngga|tidak|ndak|belum|blm|jangan|jgn) (?:mau |pengen |pgn |ingin |rela |siap |niat |sampai |sampe )?)\b(?:putus\w*|diputus\w*|gagal|mutusin|pisah|cerai|batal\w*|bubar|selesaikan|akhiri|mengakhiri|ninggalin|udahan)\b/;

/** Whether somebody wants to marry or to stay together, and names no end. */
export const wantsUnion = (said: string): boolean =>
  (union.test(said) || staying.test(said)) && !ending.test(said);

const refusal =
  "(?:penolakan(?:nya)?|tolakan|nolak(?:nya|in)?|menolak|tolak(?:nya)?|ga jadi (?:ambil|terima)|gak jadi (?:ambil|terima)|mundur dari)";
const employer =
  "(?:hrd?|hrd nya|rekruter|recruiter|personalia|perusahaan\\p{L}*|pt|tawaran(?: kerja)?|offer(?:ing)?|loker|lowongan|panggilan kerja)";
const declined = new RegExp(
  `\\b${refusal} (?:\\p{L}+ ){0,4}?${employer}\\b|\\b${employer} (?:\\p{L}+ ){0,4}?${refusal}\\b`,
  "u",
);
const inWriting =
  /\b(?:(?:di)?(?:tulis|bikin|buat|susun|ketik|balas|bales)(?:in|kan)?|nulis|e?mail|imel|wa|chat|pesan|surat|penolakan(?:nya)?|balasan)\b/;
/** Who was turned down, or turns down something else at work. */
const otherRefusal =
  /\b(?:atau|ato|bingung|ragu|mending|timbang\w*|ditolak|kena tolak|lembur|proyek|tugas|mutasi|anak buah|pelamar|kandidat|pinjam\w*|diskon|nego|penawaran harga|tawaran (?:pinjaman|harga|kerja sama))\b/;

/** Whether a message asks for words to an employer whose offer is not taken. */
const declinesEmployer = (said: string): boolean =>
  declined.test(said) && inWriting.test(said) && !otherRefusal.test(said);

const speaking =
  /\b(?:ngomong\w*|omong\w*|bilang\w*|bicara\w*|ngobrol\w*|sampaikan|menyampaikan|nyampein|kata ?kata\w*|kata2|jawab\w*|ngadep|menghadap|ketemu|minta izin|minta restu)\b/;

const parents =
  /\b(?:camer|mertua|ortu(?:nya|ku)?|orang ?tua(?:nya|ku)?|(?:bapak|ibu|ayah|mama|keluarga)(?:nya| dia| pacar| calon))\b/;
const demanded = /\b(?:minta\w*|nuntut|menuntut|mahar|panai\w*|restu\w*|setuju)\b/;

/** Work that piles up and wants an order. */
const ordering = /\b(?:(?:di)?urut(?:kan|in)|urutannya|prioritas\w*|(?:yang |yg )?mana (?:dulu|duluan|dl))\b/;
const tasks = /\b(?:kerjaan\w*|pekerjaan\w*|tugas\w*|to ?do|kegiatan\w*|urusan\w*)\b/;
const otherOrder =
  /\b(?:utang|hutang|pinjol|cicilan|tawaran|bayar\w*|tagihan|skripsi|belajar|ujian|phk|dipecat|kehilangan|nganggur\w*)\b/;

/** The flows for what a message is for, and those that would do the contrary or are for the other side. */
export function purposeIn(said: string): Need | undefined {
  const announced = announcedIn(said);
  if (announced)
    return {
      first: announced === "change" ? ["briefing-tim", "tulis-pesan"] : ["tulis-pesan"],
      never: ["surat-permohonan", "bilang-tidak-ke-atasan", "tolak-pinjaman"],
    };
  if (declinesEmployer(said))
    return { first: ["tulis-pesan"], never: ["tolak-pinjaman", "bilang-tidak-ke-atasan"] };
  if (ordering.test(said) && tasks.test(said) && !otherOrder.test(said))
    return { first: ["rencana-langkah", "jadwal-harian"], never: ["dua-tawaran"] };
  if (!wantsUnion(said)) return undefined;
  const never = ["pesan-putus", "minggu-putus"];
  if (!speaking.test(said)) return { first: [], never };
  // What is asked for a wedding is no loan, and needs a talk.
  const isAsked = parents.test(said) && demanded.test(said);
  return { first: isAsked ? ["obrolan-sulit"] : [], never: [...never, "tolak-pinjaman"] };
}
