import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { isAstonished } from "#server/external/model/guide/words/yes-no/astonishment.ts";

/*
 * The words by which a clause objects to what the guide wrote or took, and the clauses that say nothing else. All rules
 * about clauses take them from here.
 */

const denyingWords = "bukan|bukannya|bkn|dudu|sanes|sanés|bukang";
const faultWords = "salah|keliru|kliru|ngaco|ngawur|kacau|kebalik|ketuker|tertukar";
const wonderingWords = "kok|koq|kog|masa|masak|moso|mosok|ngapain|knp|kenapa";
const forbiddingWords = "jgn|jangan|ojo|ulah|ga usah|gausah|gak usah|nggak usah|tidak usah";
const writing = "sebut|tulis|bawa|masuk|pake|pakai|catat|cantum";
const sounds =
  "(?:lho|loh|lah|lha|ih|eh|oh|yah|wah|waduh|aduh|duh|hadeh|haduh|yaelah|astaga|ya ampun|oalah|walah|terus|trus|tapi|tp|itu|ini|kak|mas|mbak|min|bang|kan|ya|iya|bentar|sebentar|bukan begitu|gimana sih)";
const telling = "(?:bilang|blg|tulis|sebut|cerita|crita|omong|ngomong|jelas|kasih tau|kandani)";

const denying = new RegExp(`\\b(?:${denyingWords}|lain)\\b`);
const faulty = new RegExp(`\\b(?:${faultWords}|ga bener|gak bener|nggak bener|kurang tepat|kurang pas)\\b`);
const forbidding = new RegExp(`\\b(?:(?:${forbiddingWords}) (?:di)?(?:${writing})\\w*|hapus|coret)\\b`);
const wondering = /\b(?:kok|masa|masak|moso|mosok)\b/;
/** "Itu kan kantor lama": what stands is the former one. */
const former =
  /\b(?:kantor|tempat|kerja|kerjaan|perusahaan|pt|toko|bos|alamat|nomor|nomer|rumah|sekolah|kampus)\w* (?:\w+ ){0,3}?(?:lama|sebelumnya|bekas|mantan|lawas)\b|^(?:itu|kuwi|iku|eta) (?:kan |tuh |mah )*(?:bekas|mantan)|\b(?:kantor|tempat kerja|perusahaan)\w* (?:\w+ )?dulu\b/;
const ofWork = /\b(?:kantor|perusahaan|kerja|pt|toko)\w*/;
/** The rest of a sentence that only explains what was objected to. */
const explaining = /^(?:itu|kuwi|iku|eta|kan|padahal|soalnya|krn|karena|yang itu|yg itu)\b/;

export const denies = (clause: string): boolean => denying.test(plain(clause));
export const namesFault = (clause: string): boolean => faulty.test(plain(clause));

/** Whether a clause calls the place of work that stands the former one. */
export function isOldOffice(clause: string): boolean {
  const said = plain(clause);
  return former.test(said) && ofWork.test(said);
}

/** Whether words for somebody else may not be of this form. */
export const isPlainlyForGuide = (clause: string): boolean =>
  [faulty, forbidding, former].some((one) => one.test(plain(clause)));

/** Whether the member surely wants what stands to go, and does not only tell of something. */
export const isSureOf = (clause: string): boolean => isAstonished(clause) || isPlainlyForGuide(clause);

/** Whether a clause objects to something. */
export const objects = (clause: string): boolean =>
  isSureOf(clause) || denies(clause) || wondering.test(plain(clause));

/** Whether a clause only objects, or explains the objection before it. */
export const isObjection = (clause: string, isBehind: boolean): boolean =>
  objects(clause) || (isBehind && explaining.test(plain(clause)));

/** Words that belong to an objection and not to what it is about. */
export const ofObjection = new Set(
  `salah keliru kliru ngaco ngawur kebalik dudu sanes bukannya jgn jangan ojo ulah sebut sebutin tulis tulisin masukin masukkan pake pakai catat hapus buang coret
  lama bekas mantan kantor kantorku tempat tempatku situ sini doang kerja kerjaku kerjaanku mecat dulu moso mosok masa masak lawas`.split(
    /\s+/,
  ),
);

const notThere = new RegExp(
  `\\b(?:${denyingWords}|jangan|jgn|ojo|ulah|ngapain|masa|masak)\\b|(?:^|\\s)(?:kok|koq|ko) (?:malah |jadi |jd )?(?:ke|buat|untuk|di|ditujukan|yth)\\b`,
  "i",
);
/** "Bukan pt X", "jgn sebut X", "kok ke X": what is denied is no addressee. */
export const isDenied = (clause: string): boolean => notThere.test(clause);

const remarks = new RegExp(
  [
    `^(?:${sounds} ?)+$`,
    `^(?:${sounds} )*(?:${wonderingWords}|ko)(?: |$)`,
    `^(?:${sounds} )+(?:${faultWords}|ga nyambung|gak nyambung|nggak nyambung|jauh|aneh)\\b`,
    `^(?:\\p{L}+(?:nya|ne|e|ku) )?(?:(?:tadi|td|itu|tu) )*(?:${faultWords})(?: (?:kak|mas|mbak|min|bang|itu|tuh|semua|ya|dong|lagi))*$`,
    `^(?:${sounds} )*(?:\\p{L}+(?:nya|ne|ku) )?(?:${denyingWords})(?: |$)`,
    `^(?:${sounds} )*(?:kan|lah|lho|loh) (?:(?:td|tadi|wes|wis|udah|udh|sudah|sdh|dah|dari tadi) )+(?:(?:tak|ku|aku|sy|saya|gw|gue) ?)?${telling}\\p{L}*$`,
    `^(?:${sounds} )*(?:udah|sudah|udh|wes|wis) (?:tak|ku|aku|sy|saya|gw|gue) ?${telling}\\p{L}*$`,
    `^(?:${sounds} )*(?:${forbiddingWords}) (?:di)?(?:${writing})`,
    "^(?:itu|tu|iku|eta|kan|itu kan|ya itu|lah itu)\\b.*\\b(?:lama|mecat|phk|dulu|bekas|mantan|sebelumnya)\\b",
    "^(?:jadi |total )?\\d+ hari(?: kerja)?(?: (?:kan|ya|aja|doang|kok|lah))*$",
    "^(?:(?:ya|iya|oke|ok|sip|deh|kak|mas|mbak|min|bang|makasih|terima kasih|suwun|nuhun|hehe|haha|wkwk|dong|tolong|tlg|itu aja|udah itu aja|segitu aja|gitu aja|gitu)\\b ?)+$",
  ].join("|"),
  "u",
);

/** Whether a clause is nothing but a remark: it says that something is wrong, and nothing that could stand instead. */
export const isRemark = (clause: string): boolean => remarks.test(plain(clause));

const protest = new RegExp(
  `\\b(?:lho|loh|lha|kok|waduh|${faultWords}|ralat|maksudku|maksudnya|${denyingWords}|harusnya|seharusnya|mestinya|ganti)\\b`,
);

/** Whether a message says that something was taken wrongly. */
export const isProtest = (text: string): boolean => protest.test(plain(text));
