import { allLostIn, whoseOf } from "#server/external/model/guide/values/bereavement.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/*
 * A letter to somebody of whose death the story tells: "gue mau nulis surat buat bokap" asks for the letter to the dead, and
 * not for any other.
 */

const letter =
  /\b(?:surat(?:nya|e)?|nulis|menulis|tulis(?:in|kan)?|nyurat(?:in|i)?) (?:(?:surat|sesuatu|pesan|kata2|kata kata|dong|aja|satu) )*(?:buat|untuk|utk|ke|kepada|kanggo|bagi) (?:almarhum(?:ah)? |alm |mendiang )?(\p{L}+)/u;
/** Letters for the living, and people of an office. */
const otherLetter =
  /\b(?:izin|ijin|resign|kuasa|lamaran|keterangan|permohonan|undangan|pengantar|pernyataan|tugas|sakit|warisan|waris|bpjs|asuransi|bank|kantor|kepala|ketua|rt|rw|guru|dosen|bos|atasan|lurah|camat|mertua|tiri)\b/;
const theDead = /^(?:dia|beliau|almarhum|almarhumah|alm|mendiang)$/;

/** Whether a message asks for a letter to one of those who have died. */
export function asksForDeadLetter(text: string, told: readonly string[]): boolean {
  const said = plain(text);
  const reader = letter.exec(said)?.[1];
  if (reader === undefined || otherLetter.test(said)) return false;
  const lost = [...told, text].flatMap(allLostIn).map((kin) => whoseOf(kin) ?? kin);
  const own = whoseOf(reader);
  return lost.length > 0 && (theDead.test(reader) || (own !== undefined && lost.includes(own)));
}
