import { isRequest, refusedIn } from "#server/external/model/guide/words/stories/telling.ts";
import { commandIn, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { startsWithNo } from "./denials.ts";
import { noWords } from "./no-words.ts";

/* A refusal takes up no offer, and a goodbye asks for no change. */

const no = `(?:${noWords})`;
const around =
  /^(?:(?:ya|yah|yaa|iya|eh|ih|ah|oh|lah|dih|duh|aduh|waduh|hm+|kak|kakak|bang|min|mbak|mas|bu|pak|aku|saya|gue|gw|maaf|sori|kayaknya|anjg|anjir|anjing|wkwk\w*) )+|(?: (?:ya|yah|kak|kakak|bang|min|mbak|mas|bu|pak|deh|dah|sih|ah|lah|aja|saja|dong|anjg|anjir|anjing|wkwk\w*|haha\w*|kok|makasih|dulu|nak))+$/g;

/** None of what was offered: "ga dua2nya". */
const none = new RegExp(
  `^${no} (?:ada )?(?:(?:dua|tiga|ke ?dua|ke ?tiga|semua)(?: ?2| dua| tiga| duanya)?(?:nya)?|(?:yang|yg) (?:mana|itu|ini)(?: ?mana)?(?: ?pun)?|satu ?pun|(?:yang|yg) (?:cocok|pas|bener|sesuai|ngena|kena|nyantol|sreg|relate|nyambung|masuk|nyentuh))$`,
);
/** The member wants to leave it at that. */
const over =
  /^(?:(?:ya ?|y)?(?:udah|sudah|udh|sdh|dah) ?lah|bodo(?: amat)?|bodoamat|lupain|lupakan|biarin|ga peduli|ogah|emoh|malas|males)(?: (?:aja|saja|deh|ah|lah|itu|semuanya|gw|gue|aku|banget|bgt|mikirin(?:nya)?))*$/;
const unwilling = new RegExp(
  `^(?:${no}|${no} (?:deh|dulu|mau|perlu|usah|butuh|tertarik|minat|minta itu|mau itu|sekarang|makasih)|gamau|gakmau)(?: (?:itu|yang itu|semua(?:nya)?|dua2nya|aja|deh|ah|sekarang))*$`,
);
const wordsMax = 14;

const partsOf = (text: string): string[] =>
  text
    .split(/[,.;!?\n]+/)
    .map((part) => plain(part).replace(around, "").trim())
    .filter((part) => part !== "");

/** "Ga dua2nya", where there are buttons. */
export const isNone = (text: string): boolean => none.test(plain(text).replace(around, "").trim());

/** "Udahlah", which leaves everything. */
export const isOver = (text: string): boolean => {
  const parts = partsOf(text);
  return parts.length > 0 && parts.every((part) => over.test(part));
};

/** Whether a message refuses what was offered, and asks for nothing else. */
export function isRefusal(text: string): boolean {
  const parts = partsOf(text);
  if (parts.length === 0 || plain(text).split(" ").length > wordsMax || isRequest(text)) return false;
  if (refusedIn(text).length > 0) return true;
  return parts.every((part) => none.test(part) || over.test(part) || unwilling.test(part));
}

/** The member will do the rest alone. */
const alone =
  /^(?!.*\b(?:dia|mereka|kamu)\b)(?:biar |nanti |ntar |besok |entar )+(?:biar |aja |kalau sempat |\S{2,4} )*(?:saya|aku|gue|gw|gua|tak|ku\w+)?\b ?(?:\S+ ){0,3}(?:sendiri|ndiri|dewe)(?: (?:aja|saja|sa|je|deh|ya|kok))*$/;
const tail =
  "(?: (?:aja|saja|je|jo|dulu|dl|sik|deh|dah|ah|lah|ya|kak|bang|min|teh|mas|mbak|bu|pak|to|sa|nah|nih|kok|sekarang|bye|ngantuk|ngantok|udah ngantuk))*";
const me = "(?:aku|saya|sy|gue|gw|gua|beta|kita|ulun|kulo|abdi|ambo|awak|tak)";
const wants = "(?:mau|mo|mw|arep|badhe|bade|pengen|izin|ijin|harus|hrs|nak)";
const sleeping = "(?:tidur|tdr|tidor|turu|tilem|sare|bobo|bobok|bubuk|lalok|istirahat|rehat)";
const away = `(?:${sleeping}|pamit|off|kerja|keluar|kluar|pergi|pigi|cabut|masak|jualan|mandi|sholat|solat)`;
const done = "(?:udah|udh|sudah|sdh|dah|wis|wes|mpun|geus|so|su|cukup)";
const parting = new RegExp(
  [
    `^(?:pamit\\w*|da+dah|bye+(?: bye)?|sampai (?:jumpa|nanti|ketemu|besok)(?: lagi)?|see you|cukup sekian|sekian(?: dulu)?)${tail}$`,
    `^(?:${me} )?(?:${done} )?(?:lah |ah )?(?:${me} )?(?:itu|segitu|segini|sampai sini|sampai situ|sampe sini|udahan|sudahan|cukup|istirahat|tidur|off|tutup|ditutup|keluar|lanjut nanti)${tail}$`,
    `^(?:${me} )?(?:${done} )?(?:${me} )?${wants} ${away}${tail}$`,
    `^(?:${me} )?(?:cabut|off|berangkat|jalan|keluar) (?:dulu|dl|sik|duluan)(?: (?:ya|kak|mau|mo|ada|harus|nak)(?: \\S+){0,3})?$`,
    `^(?:${me} )?${done} (?:dulu|dl|sik|ah|jo)${tail}$`,
    `^(?:di)?lanjut(?:in|kan)? (?:nanti|ntar|besok|bsk|kapan kapan|kapan2|lain kali)(?: lagi)?${tail}$`,
    `^(?:${me} |bapak |ibu )?${wants} ke (?:masjid|mesjid|mushola|musholla|langgar|gereja|pasar|warung|kantor|kamar|dapur|sawah|ladang|sekolah|kampus)${tail}$`,
    `^(?:nanti|ntar|besok|bsk|kapan kapan|kapan2|lain kali|malih) (?:${me} )?(?:di)?(?:lanjut\\w*|sambung\\w*|balik|ke sini|lagi|pi|pi lagi|maneh|deui)(?: lagi)?${tail}$`,
  ].join("|"),
);
const leave = "(?:permisi|pamit\\w*|undur diri|tidur|tdr|istirahat|rehat|off|tutup)";
/** "Setelah ini saya permisi": the member leaves behind what they ask for now. */
const leaving = new RegExp(
  `^(?:(?:setelah|sehabis|habis|hbs|abis|bar|sesudah) (?:ini|iki) (?:${me} )?(?:mau |izin |mohon |langsung )*${leave}|(?:${me} )?(?:mau |izin |mohon )*(?:permisi|undur diri))${tail}$`,
);
const sleepWord = new RegExp(`\\b${sleeping}\\b`);
const courteous =
  /^(?:(?:ya|y|nya|yo)? ?(?:udah|sudah|udh|dah|so|su|wis|wes)(?: (?:lah|jo|ah|deh|la|teh|kak|bang|min|to))*|baik(?:lah)?|ok(?:e|ey|elah)?|sip|siap|iya|njih|nggih|(?:sudah|udah|udh) (?:malam|malem|larut|sore|siang|pagi|subuh)|selamat (?:malam|siang|sore|pagi)|assalamualaikum|wassalam\w*|cukup|bagus|mantap|lega|senang|(?:sangat |udah |sudah )?(?:membantu|kebantu|terbantu)|(?:ga|gak|ndak|nda|tidak|nggak) jadi\w*)$/;
/** Beside a clear goodbye, a few more words change nothing: "udah lah keluar aja, ga bisa bantu ternyata". */
const besideMax = 6;
/** Before what is said: "ya sudah nanti saya kirim sendiri". */
const assent = /^(?:(?:ya|oke|ok|baik|sip|su|so|sudah|udah|udh|yaudah|yauda|aduh|duh|eh|lah|loh|lho|kak) )+/;

const isThanks = (part: string): boolean =>
  commandIn(part) === "thanks" ||
  /^(?:(?!(?:di)?(?:ganti|ubah|hapus|buang|coret|tambah|tulis)|ucapan|kalimat|kata|yg |yang )\p{L}+ )?(?:makasih|makasi|mksh|mksih|mokasih|mokasi|makaseh|maacih|tengkiu|terima ?kasih|trims|thanks|thx|nuhun|suwun|suksma|matur nuwun|tarimo kasih|tarima kasih|terimo kasih)\b/u.test(
    part,
  );

/** Whether a message only says thanks, as in "makasih ya kak, mantap". */
export function saysThanks(text: string): boolean {
  const parts = partsOf(text);
  if (parts.length === 0 || text.includes("?")) return false;
  return (
    parts.some(isThanks) &&
    parts.every((part) => (isThanks(part) && part.split(" ").length <= besideMax) || courteous.test(part))
  );
}

/** Whether a part of a message says that the member leaves when this is done. */
export const leavesSoon = (text: string): boolean =>
  text.split(/[,.;!?\n]+/).some((part) => leaving.test(plain(part)));

/** Whether somebody leaves to sleep or rest. */
export const isForSleep = (text: string): boolean => sleepWord.test(plain(text));

/**
 * Whether a message is a goodbye. `isBegun`: something was written or made before, so that "nanti saya betulkan sendiri"
 * or "mau tidur" alone is one.
 */
export function isGoodbye(text: string, isBegun: boolean): boolean {
  const whole = text
    .split(/[,.;!?\n]+/)
    .map(plain)
    .filter((part) => part !== "");
  if (plain(text).split(" ").length > wordsMax || text.includes("?")) return false;
  if (whole.some((part) => isRequest(part) && !startsWithNo(part))) return false;
  const bare = (part: string): string => part.replace(around, "").trim();
  const isLeaving = (part: string): boolean =>
    [part, bare(part), part.replace(assent, "")].some(
      (one) => alone.test(one) || parting.test(one) || leaving.test(one),
    );
  // "Udh dulu ya kak mau tdr mksh" says all of it without a comma.
  const joined =
    /^(?:.*\b)?(?:udah|udh|sudah|cukup) dulu\b.*\b(?:mksh|makasih|makasi|tidur|tdr|tidor)\b/.test(
      plain(text),
    );
  const goodbyes = whole.filter(isLeaving);
  const others = whole.filter((part) => !goodbyes.includes(part) && bare(part) !== "");
  if (goodbyes.length === 0 && !joined) return false;
  const isPolite = (part: string) =>
    isThanks(bare(part)) || isThanks(part) || courteous.test(part) || courteous.test(bare(part));
  const isSaid = (part: string) =>
    (startsWithNo(bare(part)) || startsWithNo(part.replace(assent, ""))) &&
    part.split(" ").length <= besideMax;
  if (!joined && !others.every((part) => isPolite(part) || isSaid(part))) return false;
  const isPlain = goodbyes.some((part) =>
    /^(?:pamit|da+dah|bye|sampai (?:jumpa|nanti|ketemu)|see you)|\b(?:permisi|pamit\w*|undur diri)\b/.test(
      part,
    ),
  );
  return isBegun || isPlain || others.some((part) => isThanks(part) || isThanks(bare(part)));
}

const relieved =
  /\b(?:lega|plong|enakan|mendingan|lebih ringan|lebih tenang|agak tenang|udah tenang|sudah tenang|lumayan)\b/;
/** What is still open behind it. */
const goesOn = new RegExp(`\\b(?:tapi|tp|cuma|cuman|masih|msh|padahal|sayangnya|${no} (?:lega|tenang))\\b`);
const unrelieved = new RegExp(`\\b${no} (?:\\p{L}+ )?(?:lega|plong|enakan|mendingan|tenang|ringan)\\b`, "u");
const farewell = /\b(?:selamat tinggal|selamanya|maafin|maafkan|terakhir|titip|semuanya|segalanya)\b/;
const relievedWordsMax = 40;

/** "Sudah agak lega, makasih ya. Besok ngajar pagi": relief and thanks end a story, whatever comes next in the day. */
function isRelieved(text: string): boolean {
  const said = plain(text);
  const parts = text.split(/[,.;!?\n]+/).map(plain);
  const behind = said.slice(said.search(relieved));
  const isOpen =
    text.includes("?") ||
    unrelieved.test(said) ||
    goesOn.test(behind) ||
    farewell.test(said) ||
    isRequest(text);
  const isShort = said.split(" ").length <= relievedWordsMax;
  return !isOpen && isShort && parts.some(isThanks) && relieved.test(said);
}

/** A goodbye behind the end of a story: "mama sy udh tau. udh dulu ya kak mau tdr". */
export function endsWithGoodbye(text: string): boolean {
  if (isRelieved(text)) return true;
  const sentences = text
    .split(/[.!?\n]+/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
  return sentences.length > 1 && !/\?\s*$/.test(text) && isGoodbye(sentences.at(-1) ?? "", true);
}
