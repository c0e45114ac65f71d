import { commandIn, plain } from "./commands.ts";
import { isRequest, refusedIn } from "./telling.ts";

/* A refusal takes up no offer, and a goodbye asks for no change. */

const no = "(?:ga|gak|gk|g|nggak|ngga|enggak|engga|tidak|tdk|kagak|kaga|ora|bukan|bkn)";
const around =
  /^(?:(?:ya|yah|yaa|iya|eh|ih|ah|oh|lah|dih|duh|hm+|kak|kakak|bang|min|mbak|mas|bu|pak|aku|saya|gue|gw|maaf|sori|kayaknya|anjg|anjir|anjing|wkwk\w*) )+|(?: (?:ya|yah|kak|kakak|bang|min|mbak|mas|bu|pak|deh|dah|sih|ah|lah|aja|saja|dong|anjg|anjir|anjing|wkwk\w*|haha\w*|kok|makasih|dulu))+$/g;

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
  /^(?!.*\b(?:dia|mereka|kamu)\b)(?:biar |nanti |ntar |besok |entar )+(?:biar |aja |kalau sempat |\S{2,4} )*(?:saya|aku|gue|gw|gua|tak|ku\w+)?\b ?(?:\S+ ){0,3}(?:sendiri|ndiri|dewe)$/;
const parting =
  /^(?:pamit\w*|da+dah|bye+(?: bye)?|sampai (?:jumpa|nanti|ketemu|besok)(?: lagi)?|see you|cukup sekian|sekian(?: dulu)?|(?:itu|segitu|segini|sampai sini|sampai situ|sampe sini|udah|sudah|udahan|sudahan|cukup|istirahat|tidur|off|tutup|keluar|lanjut nanti|(?:nanti|besok|kapan kapan) (?:saya |aku |gw |kita )?(?:di)?(?:lanjut\w*|sambung\w*|balik|ke sini)(?: lagi)?)|(?:mau|izin|ijin) (?:tidur|pamit|off|kerja|istirahat|keluar|pergi))$/;
const courteous =
  /^(?:(?:ya|y)?(?:udah|sudah|udh)|baik(?:lah)?|ok(?:e|ey|elah)?|sip|siap|iya|selamat (?:malam|siang|sore|pagi)|assalamualaikum|wassalam\w*|cukup|bagus|mantap|lega|senang|(?:sangat |udah |sudah )?(?:membantu|kebantu|terbantu))$/;

/**
 * Whether a message is a goodbye. `isDone`: there is a finished document, so that "nanti saya betulkan sendiri" alone is
 * one.
 */
export function isGoodbye(text: string, isDone: boolean): boolean {
  const parts = partsOf(text);
  if (plain(text).split(" ").length > wordsMax || text.includes("?")) return false;
  const isThanks = (part: string) =>
    commandIn(part) === "thanks" ||
    /^(?:makasih|makasi|terima ?kasih|trims|thanks|thx|nuhun|suwun)\b/.test(part);
  const leaving = parts.filter((part) => alone.test(part) || parting.test(part));
  const others = parts.filter((part) => !leaving.includes(part));
  if (leaving.length === 0 || !others.every((part) => isThanks(part) || courteous.test(part))) return false;
  return (
    isDone ||
    others.some(isThanks) ||
    leaving.some((part) => /^(?:pamit|da+dah|bye|sampai (?:jumpa|nanti|ketemu)|see you)/.test(part))
  );
}
