import { plain } from "./commands.ts";
import { noWords } from "./no-words.ts";

/*
 * Whether an answer to a question about safety plainly says that there is nothing to fear from somebody. Anything that
 * speaks of harm, threats or a fear of that person makes it no such answer.
 */

const no = `(?:${noWords}|gausah|jangan)`;
/** Words of harm count even where they are denied: "ga pernah mukul sih, cuma bentak" is for the member to press. */
const harm = new RegExp(
  [
    "\\b(?:di|me|mem|meng|men|nge|ng|ke|ter)?(?:pukul|gebuk|tampar|tabok|gampar|tendang|cekik|hajar|jambak|banting|lempar|dorong|seret|siksa|bunuh|tusuk|bacok|perkosa|paksa|ancam|bentak|teror|kunci|kurung|usir|sakiti|nyakiti|lukai)(?:in|kan|i|nya|an)?\\b",
    "\\b(?:mukul|nampar|nabok|nendang|nyekik|ngajar|ngebanting|ngelempar|nyiksa|maksa|ngancam|ngancem|diancem|ancem|ngusir|neror|ngamuk|ngebentak|ngeplak|nggebuk|ngantem|diantem|antem|nyakit\\w*|menyakit\\w*|disakit\\w*|ngunci|mengunci|ngurung|nyeret|nusuk)\\w*\\b",
    "\\b(?:kasar|kdrt|kekerasan|brutal|beringas|galak banget|ringan tangan|main tangan|main fisik|fisik|bahaya|berbahaya|nekat|nekad|posesif|lebam|memar|benjol|berdarah|luka|pisau|parang|golok|senjata|senpi|polisi|visum|mabuk|mabok|sadis|kejam|trauma|kabur|sembunyi|ngumpet|keras|temperamen\\w*|tempramen\\w*)\\b",
    // A fear of that person, or of what they may do.
    "\\b(?:takut|wedi|sieun|ngeri|serem|seram|khawatir|was was|deg degan) (?:sama |ama |ke |karo |ka |kalo |kalau |klo |nanti |bakal |jg |juga |banget |bgt |malah )*(?:dia|ia|beliau|mereka|suami\\w*|istri\\w*|pacar\\w*|bapak\\w*|ayah\\w*|papa\\w*|ibu\\w*|mama\\w*|mertua\\w*|kakak\\w*|abang\\w*|orangnya|orang itu|bos\\w*|di\\p{L}{4,})",
  ].join("|"),
  "u",
);
const fearful =
  "(?:takut|wedi|sieun|ngeri|serem|seram|gieun|bahaya|terancam|diapa apain|kenapa kenapa|kenapa napa)";
const little = "(?:sampe|sampai|smpe|pernah|usah|perlu|terlalu|begitu|merasa|ngerasa|sama sekali)";
const denial = new RegExp(
  `(?:^|[^\\p{L}])${no} (?:${little} )*${fearful}(?: ?(?:an|lah|sih))?(?=$|[^\\p{L}])`,
  "u",
);
const good = new RegExp(
  [
    "(?:^| )(?:dia|suami\\p{L}*|istri\\p{L}*|pacar\\p{L}*|bapak\\p{L}*|ibu\\p{L}*|mama\\p{L}*|papa\\p{L}*|ayah\\p{L}*|mertua\\p{L}*|bos\\p{L}*|orang(?:nya|e|na)?|anak\\p{L}*|kakak\\p{L}*|adik\\p{L}*|adek\\p{L}*|mereka|beliau|abang\\p{L}*|temen\\p{L}*|teman\\p{L}*) (?:itu |tu |ini |mah |sih |emang |memang |kok |tuh |orangnya |sebenernya |sebenarnya |aslinya )*(?:baik|sabar|lembut|kalem|santai|pendiam|apik|bageur|becik|saé|sae|ramah|penyayang|penyabar)(?: |$)",
    "(?:^|[.,;!?] ?)(?:iya |ya |oh |eh |kok |sih |aku |saya |gue |gw |kita |masih |tetap |tetep |insyaallah |insya allah |alhamdulillah |sejauh ini |so far |selama ini )*(?:aman|baik baik)(?: (?:aja|saja|kok|sih|kak|banget|bgt|ae|wae|mah|lah|ya|min|bang|mbak|insyaallah|semua|bro|koq|ko|aj))*(?=$|[.,;!?])",
  ].join("|"),
  "u",
);
/** "Baik, tapi kalau marah ..." and "ga tau aman apa ga" leave it open. */
const open =
  /\b(?:kadang\w*|kalau (?:lagi |udah )?(?:marah|emosi|mabuk|ngamuk)|kalo (?:lagi |udah |dah )?(?:marah|emosi|mabuk|ngamuk)|klo (?:lagi |udah )?(?:marah|emosi)|pas (?:lagi )?(?:marah|emosi)|(?:ga|gak|nggak|ngga|tidak|kurang) (?:tau|tahu|yakin)|ga gitu aman|(?:ga|gak|nggak|ngga|tidak|belum|ora|ndak|kurang) (?:\S+ )?(?:aman|baik)|mungkin|entah|dulu)\b|\?/;

/** A text in lower case whose parts are still divided. */
const divided = (text: string): string =>
  text
    .split(/[.,;!\n]+/)
    .map(plain)
    .filter((part) => part !== "")
    .join(", ");

/** Whether a text speaks of harm or of a fear of somebody. */
export const speaksOfHarm = (text: string): boolean =>
  text
    .split(/[.,;!?\n]+/)
    .map(plain)
    .some((part) => harm.test(part));

/** Whether a text plainly denies any fear of somebody: "ga takut kok, dia baik". */
export function deniesFear(text: string): boolean {
  const said = divided(text);
  if (speaksOfHarm(text) || open.test(said) || text.includes("?")) return false;
  return denial.test(said) || good.test(said);
}
