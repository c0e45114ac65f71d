import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { personIn } from "./names.ts";

/* Answers to "who", that name nobody, and who is named by what they are to somebody: "Laras, istri anak ibu yang nomor dua". */

const kin =
  "(?:istri|suami|anak|adik|adek|kakak|abang|ponakan|keponakan|sepupu|menantu|mantu|mertua|ipar|teman|temen|tetangga|pacar|tunangan|cucu|bibi|paman|tante|om|saudara|sahabat|besan|bini|bojo)";
const beforeKin = new RegExp(
  `^(?:namanya |nama |itu |si |ke |buat |untuk )*((?:(?:pak|bu|mas|mbak|kak|bang|dek) )?\\p{L}{3,}(?: \\p{Lu}\\p{Ll}+)?)\\s*(?:,|\\(| itu | yaitu )\\s*${kin}(?:ku|nya|e)?(?:\\s\\p{L}|\\s*\\)?[.!]*$)`,
  "iu",
);
const noCalled = new RegExp(
  `^(?:${kin}(?:ku|nya)?|tadi|itu|iya|bukan|dia|aku|saya|udah|sudah|eh|kan|anu|hmm|gini|jadi)$`,
  "iu",
);

/** The name that stands before what somebody is to the family; undefined where none does. */
export function nameBeforeKin(text: string): string | undefined {
  const name = beforeKin.exec(text.trim())?.[1];
  if (name === undefined || noCalled.test(name)) return undefined;
  return name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** "Tadi", "yang itu": points at something that was said. */
const pointing =
  /^(?:(?:yang|yg|sing|itu|ya|iya|kan|udah|sudah|udh|lah|loh|sama|kayak|seperti|di) ?)*(?:tadi|td|barusan|mau|itu|ini|atas|sebelumnya|begitu|gitu)(?: (?:kak|min|ya|aja|itu|kan|dong|lah|sih|juga))*$/u;
/** What is asked for is nobody either. */
const asking =
  /^(?:(?:mau|minta) )?(?:(?:tidak|tdk|ga|gak|nggak|ngga) (?:masuk|kerja|hadir)|izin|ijin|cuti)\b/;
/** What has happened, or why. */
const happened =
  /\b(?:karena|karna|krn|soalnya|gara gara|gara2|masuk (?:rs|rumah sakit|igd|icu|ugd)|(?:lagi |sedang )?(?:dirawat|opname|stroke|kecelakaan|meninggal|operasi|demam|lahiran|melahirkan)|mau (?:minta|izin|ijin|cuti))\b/;
/** Who may be greeted by what they are: "bos yang lagi dirawat". */
const office =
  /\b(?:bos|boss|atasan|manajer|manager|hrd|hr|spv|supervisor|kepala|ketua|pimpinan|owner|pemilik|mandor|admin|guru|dosen|wali kelas|leader|bagian|tim|grup|group)\b/;
const wordsMin = 3;

/** Whether an answer to "who" is no name, but points back, or tells what has happened. */
export function isNoName(text: string): boolean {
  const said = plain(text);
  if (pointing.test(said) || asking.test(said)) return true;
  const isLong = said.split(" ").length >= wordsMin;
  return isLong && happened.test(said) && !office.test(said) && personIn(text) === undefined;
}

const kinOnly = new RegExp(
  `^(?:ini|itu|ya|kan|lah|ke|untuk|buat|sama| )*${kin}(?:ku|nya)?(?: (?:aku|saya|ku|yang|yg|laki\\S*|perempuan|pertama|kedua|sulung|bungsu|paling|besar|kecil|tua|muda|lah|kok|tadi|kan|itu))*$`,
  "iu",
);

/** "Ini untuk anak saya yang laki2, tidak ada pilihannya": says what somebody is, and not how they are called. */
export const isKinOnly = (text: string): boolean =>
  !/\b(?:nama|panggil)/i.test(text) && kinOnly.test(plain(text.split(/[,.;!?\n]/)[0] ?? ""));

const person =
  /^(?:(?:ke|buat|untuk|sama|itu|ya|eh|oh|maksudnya|kepada) )*((?:pak|bu|bapak|ibu|mas|mbak|mba|kak|bang|koh|cik|ustadz|dokter|dr) (?!guru|bos|kos|siapa|apa|nya|rt|rw|saya|aku|kandung|mertua)\p{L}{3,}(?: \p{L}{3,})?)(?: (?:kak|min|ya|aja|saja|kok|dong|lah|sih|orangnya|namanya))*$/u;
const ofDay =
  /\d|\b(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu|ahad|besok|bsk|lusa|hari|tanggal|tgl|bulan|depan|nanti|pagi|siang|sore|malam|kemarin|sekarang)\b/;

/** The person whom an answer names and nothing else: "pak hendra kak". */
export function onlyPerson(text: string): string | undefined {
  const said = plain(text);
  const name = ofDay.test(said) ? undefined : person.exec(said)?.[1];
  const bare = name?.replace(/ (?:kak|min|mas|mbak|bang|pak|bu|ya|aja)$/u, "");
  return bare?.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
}

const unnamed =
  /^(?:(?:eh|oh|lah|ya|kak|min|mas|mbak|bang|pak|bu|tolong|itu|ini|kan|mending|aku|saya|gue|gw) )*(?:(?:jgn|jangan|jngn|ojo|ga|gak|gk|nggak|ngga|tidak|tdk|ndak|gausah|tanpa)(?: (?:usah|perlu|mau|pengen|pingin))*(?: (?:pake|pakai|sebut|sebutin|disebut|nyebut|menyebut|tulis|ditulis|nulis|kasih|ada|dikasih|cantumin|tunjuk|bawa))*(?: (?:nama|nama2|namanya|nama orang\w*|siapa siapa)))(?: (?:dong|ya|kak|min|lah|aja|saja|dulu|deh|orang|siapa|siapapun|mereka|satu satu|langsung|nya))*$/u;
const forAll =
  /^(?:(?:eh|oh|ya|itu|ini|kan|buat|untuk|utk|ke|kepada) )+(?:semua\w*|semua (?:orang|anggota|tim|org)|rame2|ramai2|rame rame|satu (?:grup|group|tim))(?: (?:aja|saja|kak|min|ya|deh|lah|orang|anggota|org|tim|di grup|di group|yg ada di grup))*$/u;

const reason = /^(?:kan|soalnya|karena|karna|krn|biar|supaya|ini|itu) /u;

/** "Jangan pakai nama, kan di grup": an order to name nobody. `isCalled`: what somebody alone is called is asked for. */
export function wantsNoName(text: string, isCalled: boolean): boolean {
  const clauses = text
    .split(/[,.;!?\n]+/)
    .map((one) => plain(one))
    .filter((one) => one !== "");
  const isOrder = (one: string) => unnamed.test(one) || (isCalled && forAll.test(one));
  const isAround = (one: string) => unnamed.test(one) || forAll.test(one) || reason.test(one);
  return clauses.some(isOrder) && clauses.every(isAround);
}
