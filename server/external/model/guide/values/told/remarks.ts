import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* Clauses that object to what the guide wrote: they say that something is wrong, and nothing that could stand instead. */

const sounds =
  "(?:lho|loh|lah|lha|ih|eh|yah|wah|waduh|aduh|duh|hadeh|haduh|yaelah|astaga|ya ampun|oalah|walah|terus|trus|tapi|tp|itu|ini|kak|mas|mbak|min|bang|kan|ya|iya|bukan begitu|gimana sih)";
const telling = "(?:bilang|blg|tulis|sebut|cerita|crita|omong|ngomong|jelas|kasih tau|kandani)";
const remark = new RegExp(
  [
    `^(?:${sounds} )*(?:kok|koq|kog|ko|masa|masak|mosok|ngapain|knp|kenapa)(?: |$)`,
    `^(?:${sounds} )+(?:ngaco|ngawur|salah|keliru|ga nyambung|gak nyambung|nggak nyambung|jauh|aneh|kacau)\\b`,
    `^(?:\\p{L}+(?:nya|ne|e|ku) )?(?:ngaco|ngawur|salah|keliru|kacau)(?: (?:kak|mas|mbak|min|bang|itu|tuh|semua|ya|dong|lagi))*$`,
    `^(?:${sounds} )*(?:bukan|bkn|dudu|sanes|sanés)(?: |$)`,
    `^(?:${sounds} )*\\p{L}+(?:nya|ne|ku) (?:bukan|bkn|dudu)(?: |$)`,
    `^(?:${sounds} )*(?:kan|lah|lho|loh) (?:(?:td|tadi|wes|wis|udah|udh|sudah|sdh|dah|dari tadi) )+(?:(?:tak|ku|aku|sy|saya|gw|gue) ?)?${telling}\\p{L}*$`,
    `^(?:${sounds} )*(?:udah|sudah|udh|wes|wis) (?:tak|ku|aku|sy|saya|gw|gue) ?${telling}\\p{L}*$`,
    `^(?:${sounds} )*(?:jgn|jangan|ojo|ga usah|gausah|gak usah) (?:di)?(?:sebut|tulis|bawa|masukin|masukkan|cantumin|cantumkan)`,
  ].join("|"),
  "u",
);
const oldOffice =
  /^(?:itu|tu|iku|eta|kan|itu kan|ya itu|lah itu)\b.*\b(?:lama|mecat|phk|dulu|bekas|mantan|sebelumnya)\b/;
const counted = /^(?:jadi |total )?\d+ hari(?: kerja)?(?: (?:kan|ya|aja|doang|kok|lah))*$/;
const courtesy =
  /^(?:(?:ya|iya|oke|ok|sip|deh|kak|mas|mbak|min|bang|makasih|terima kasih|suwun|nuhun|hehe|haha|wkwk|dong|tolong|tlg|itu aja|udah itu aja|segitu aja|gitu aja|gitu)\b ?)+$/;

/** Whether a clause is nothing but such a remark. */
export function isRemark(clause: string): boolean {
  const said = plain(clause);
  return remark.test(said) || oldOffice.test(said) || counted.test(said) || courtesy.test(said);
}

const protest =
  /\b(?:lho|loh|lha|kok|waduh|ngaco|ngawur|salah|keliru|ralat|maksudku|maksudnya|bukan|bkn|dudu|sanes|harusnya|seharusnya|mestinya|ganti)\b/;

/** Whether a message says that something was taken wrongly. */
export const isProtest = (text: string): boolean => protest.test(plain(text));
