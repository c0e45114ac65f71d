import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

const thing = /\b(?:surat|tulis\p{L}*|nulis|pesan|puisi)\b/u;
const living =
  /\b(?:buat|utk|untuk|ke|kepada|bagi) (?:pak |bu |bapak |ibu )?(?:bos\w*|atasan\w*|hrd|rt|rw|lurah|camat|kepala|sekolah|guru|dosen|kantor|bank|bpjs|asuransi|koperasi|rumah sakit|rs|dokter|tetangga\w*|perusahaan|personalia|panitia|notaris|pengadilan|desa|kelurahan|ahli waris|pelayat|grup|keluarga besar|warga)\b|\b(?:lamaran|resign|izin|ijin|cuti|kuasa|keterangan|permohonan|undangan|tahlil\w*|keberatan|keluhan|waris)\b/;

/** Whether what is asked for in a story of a loss is no letter, or one for somebody who lives. */
export const isForLiving = (text: string): boolean => !thing.test(plain(text)) || living.test(plain(text));
