import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/*
 * A wish in the middle of something else: one that was spoken of before ("trus yg minta maaf ke istri gmn?"), or one
 * that only names its thing ("sm pesan wa buat tetangga tolong", "undangan rapatnya jg ya").
 */

const on = "(?:trus|terus|trs|lalu|lha|lah|loh|eh|nah|oh|oke|ok|tapi|tp|kok|sama|sm|dan|oh iya|oiya)";
const called = "(?:kak|kakak|bang|min|mas|mbak|mba|bu|pak|dong|ya|yah|sih|nih|deh|nak)";
const where = "(?:mana|gmn|gimana|gimna|bagaimana|piye|kapan|jadinya|kok belum|kok blm|belum|blm)";
const asked = new RegExp(
  `^(?:${on} )+(?:kalo |kalau |klo |soal )?(?:(?:yang|yg|sing|soal|urusan) )?((?:\\p{L}+ ){1,6}?)${where}(?: ${called})*$`,
  "u",
);
/** What the guide can be asked for: a thing, or something to be done by its words. */
const made =
  /\b(?:minta maaf|maafnya|pesan\w*|surat\w*|chat\w*|wa|wanya|jadwal\w*|rencana\w*|daftar\w*|undangan\w*|ucapan\w*|pengumuman\w*|penolakan\w*|cv|cvnya|lamaran\w*|anggaran\w*|hitung\w*|itung\w*|tidur\w*|nagih\w*|tagih\w*|nolak\w*|latihan\w*|naskah\w*|caption\w*|balasan\w*)\b/;
const wordsMax = 14;

/** The words for something that was spoken of and that a question asks for; undefined if it asks for nothing. */
export function asksForSpoken(text: string): string | undefined {
  const said = plain(text);
  if (said.split(" ").length > wordsMax) return undefined;
  const name = asked.exec(said)?.[1]?.trim();
  return name !== undefined && made.test(name) ? name : undefined;
}

const thing =
  "(?:undangan|pesan|surat|chat|wa|pengumuman|ucapan|caption|jadwal|naskah|penolakan|balasan|permintaan maaf|daftar|anggaran|cv)";
const more = "(?:sama|sm|sekalian|skalian|oh iya|oiya|btw|satu lagi|trus|terus|trs|dan|eh)";
const behindMore = new RegExp(
  `^(?:${more} )+(?:minta |mau )?${thing}(?:nya)? (?=.*\\b(?:tolong|tlg|dong|bikin(?:in|kan)|buat(?:in|kan)|tulis(?:in|kan))\\b)`,
  "u",
);
const withAlso = new RegExp(
  `^(?:${more} )*${thing} ?(?:\\p{L}+ ){0,3}?(?:\\p{L}*nya )?(?:jg|juga|sekalian|skalian) (?:ya|dong|tolong|kak|min|mbak|mas|bu|pak)\\b`,
  "u",
);
/** What is done with a text that is there. */
const ofText =
  /\b(?:ganti\w*|ubah\w*|hapus\w*|tambah\w*|masuk(?:in|kan)|dimasuk\w*|pendek\w*|lebih|versi|tulis ulang)\b/;

/** A message that names only the thing that is wanted beside the present one; undefined if it does not. */
export function besideWish(text: string): string | undefined {
  const said = plain(text);
  return behindMore.test(said) && !ofText.test(said) ? text.trim() : undefined;
}

/** "Undangan rapatnya jg ya sabtu jam 8": the thing that is wanted below another one; undefined if it is none. */
export function alsoThing(text: string): string | undefined {
  const said = plain(text);
  const isAlso = withAlso.test(said) || behindMore.test(said);
  return isAlso && !ofText.test(said) ? new RegExp(`\\b${thing}`).exec(said)?.[0] : undefined;
}
