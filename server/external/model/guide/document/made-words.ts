import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* What a member's words below a document ask for. */

const change =
  /^(?:(?:bisa|boleh|tolong|mau|minta|coba|eh|kak|min) )*(?:di)?(?:ubah|ganti|edit|revisi|koreksi|ralat|benerin|betulin|betulkan|perbaiki|salah)\b/;
export const wantsChange = (text: string): boolean => change.test(plain(text));

const questionStart =
  /^(?:(?:jadi|trus|terus|lha|lah|oh|eh) )?(?:gimana|kapan|apa|apakah|kenapa|berapa|siapa|bolehkah|haruskah|piye|kumaha|mana|(?:yang|yg) mana)\b/;
export const isQuestion = (text: string): boolean =>
  /\?\s*$/.test(text) ||
  questionStart.test(plain(text)) ||
  /\b(?:aku|saya|gue|gw|awak|sy|beta|sa) (?:mau |cuma |kan )?(?:nanya|tanya)\b/.test(plain(text));

/** A question for the order in which something is done: "mana dulu kubayar". */
export const asksOrder = (text: string): boolean =>
  /\b(?:mana|siapa|apa) (?:\S+ )?(?:dulu|duluan|dahulu|disik)\b|\b(?:dulu|duluan)(?:an)? (?:yang |yg )?mana\b/.test(
    plain(text),
  );

const complaint =
  /\b(?:kok|kenapa|knp|ngapain|salah|keliru|aneh|harusnya|mestinya)\b|\b(?:ga|gak|nggak|ngga|belum|blm|bukan|ini mah) (?:ada|masuk|disebut|bener|benar|sesuai|cocok|pas|gitu|itu|cuma|cm|nyambung)\b/;
export const isComplaint = (text: string): boolean => complaint.test(plain(text));

const objecting =
  /(?:^|[,.;!?\n])\s*(?:(?:ini|itu|lah|loh|lho|eh|ih|yah|duh|aduh|waduh|ya ampun|tapi|tp|maaf|mas|mbak|kak|bang|min|pak|bu) )*(?:kok|masa|masak)\b(?! (?:depan|kerja|lalu|kecil|muda|tua|percobaan|sekolah|itu|sulit))/i;
/** "Ini kok seperti untuk jualan makanan", "masa begitu": what stands in the text is found wrong. */
export const objects = (text: string): boolean => objecting.test(text);

const editing =
  "(?:ganti|ubah|hapus|apus|buang|coret|rapi|bener|betul|baik|tulis ulang|halus|alus|sopan|resmi)";
/**
 * "Tulung diganti sing resmi", "masih disingkat2": what should be done with the text is no part of it. "Tolong kirim
 * sebelum Jumat" may well be one.
 */
export const isRequest = (text: string): boolean =>
  new RegExp(
    `\\b(?:tolong|tulung|mohon|minta|coba)(?: \\S+){0,2} (?:di|lebih )?${editing}|\\bdi(?:ganti|ubah|hapus|buang|coret|rapi|betul|benah|perbaik)\\w*|\\b${editing}(?:in|kan|en|no)\\b|\\b(?:jangan|jgn|(?:ga|gak|nggak|ndak|tidak) usah|gausah) (?:di)?(?:sebut|nyebut|tulis|nulis|masuk|cantum)\\w*|\\bsingkat2|\\bsingkat singkat|\\bdisingkat`,
  ).test(plain(text));

const worse =
  /\b(?:dobel|double|dobel2|kacau|berantakan|amburadul|ancur|hancur|rusak|ngaco|ngawur|keulang|kebalik|tambah (?:aneh|parah|salah|jelek)|malah (?:jadi|jd|tambah|makin)|(?:jadi|jd) (?:aneh|salah|jelek|jadi)|hilang semua)\b/;
/** Whether a message says that the last change made the text worse. */
export const isWorse = (text: string): boolean => worse.test(plain(text));

/** "Bukan yang itu", "ga usah": what was offered is not meant. */
export const isRefusal = (text: string): boolean =>
  /^(?:(?:eh|lah|kak|bang|min|hadeh|duh) )*(?:bukan|bkn|dudu|batal|jangan|(?:ga|gak|nggak|ngga|tidak|tdk|ora|tra) (?:usah|jadi))\b/.test(
    plain(text),
  );
/** "Bukan yg itu. Jam bangun": another part is meant than the one that was asked for. */
export const isOtherPart = (text: string): boolean =>
  isRefusal(text) && /\b(?:yang|yg|bagian) (?:itu|ini)\b|^(?:bukan|bkn) (?:itu|ini)\b/.test(plain(text));

/** The heading of a document's part that puts things in order, if it has one. */
export const orderHeading = (document: string | undefined): string | undefined =>
  /^Urutan\b.*$/m.exec(document ?? "")?.[0];

const placeWordsMax = 4;
/** A longer text names a part only by chance. */
export const isShort = (text: string): boolean => text.trim().split(/\s+/).length <= placeWordsMax;

/** Whether a message is about the text, so that it is no addition to it. */
export const isNoAddition = (text: string): boolean =>
  [isComplaint, objects, isRequest, isWorse].some((is) => is(text));
