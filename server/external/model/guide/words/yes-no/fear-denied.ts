import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "./no-words.ts";

/*
 * Whether an answer to a question about safety plainly says that there is nothing to fear from somebody. A condition, a
 * comparison or any other word in it ("dia baik selama aku nurut") makes it no such answer.
 */

const no = `(?:${noWords}|gausah|jangan)`;
/** Words of harm count even where they are denied: "ga pernah mukul sih, cuma bentak" is for the member to press. */
const harm = new RegExp(
  [
    "\\b(?:di|me|mem|meng|men|nge|ng|ke|ter)?(?:pukul|gebuk|tonjok|tampol|tempeleng|keplak|gaplok|cekek|sekap|raba|leceh|bakar|siram|sundut|tampar|tabok|gampar|tendang|cekik|hajar|jambak|banting|lempar|dorong|seret|siksa|bunuh|tusuk|bacok|perkosa|paksa|ancam|bentak|teror|kunci|kurung|usir|sakiti|nyakiti|lukai)(?:in|kan|i|nya|an)?\\b",
    "\\b(?:mukul|nonjok|nyekek|nampol|nempeleng|ngeplak|ngegaplok|nyekap|nyundut|nampar|nabok|nendang|nyekik|ngajar|ngebanting|ngelempar|nyiksa|maksa|ngancam|ngancem|diancem|ancem|ngusir|neror|ngamuk|ngebentak|ngeplak|nggebuk|ngantem|diantem|antem|nyakit\\w*|menyakit\\w*|disakit\\w*|ngunci|mengunci|ngurung|nyeret|nusuk)\\w*\\b",
    "\\b(?:kasar|kdrt|kekerasan|brutal|beringas|galak banget|ringan tangan|main tangan|main fisik|fisik|bahaya|berbahaya|nekat|nekad|posesif|lebam|memar|benjol|berdarah|luka|pisau|parang|golok|senjata|senpi|polisi|visum|mabuk|mabok|sadis|kejam|trauma|kabur|sembunyi|ngumpet|keras|temperamen\\w*|tempramen\\w*)\\b",
    // A fear of that person, or of what they may do.
    "\\b(?:takut|wedi|sieun|ngeri|serem|seram|khawatir|was was|deg degan) (?:sama |ama |ke |karo |ka |kalo |kalau |klo |nanti |bakal |jg |juga |banget |bgt |malah )*(?:dia|ia|beliau|mereka|suami\\w*|istri\\w*|pacar\\w*|bapak\\w*|ayah\\w*|papa\\w*|ibu\\w*|mama\\w*|mertua\\w*|kakak\\w*|abang\\w*|orangnya|orang itu|bos\\w*|di\\p{L}{4,})",
  ].join("|"),
  "u",
);
const particle =
  "(?:kok|sih|lah|ya|yah|iya|oh|eh|kak|bang|min|mbak|mas|bro|ji|koq|ko|aja|saja|banget|bgt|ae|wae|mah|semua|alhamdulillah|insyaallah|insya allah|sama sekali|emang|memang|tuh|itu|ini|tu|orangnya|sebenernya|sebenarnya|aslinya|masih|tetap|tetep|sejauh ini|selama ini)";
const self = "(?:aku|saya|gue|gw|kita|ak|sa|beta|awak)";
const fearful = "(?:takut|wedi|sieun|ngeri|serem|seram|gieun)";
const little = "(?:sampe|sampai|pernah|usah|perlu|terlalu|begitu|merasa|ngerasa)";
const who =
  "(?:dia|suami\\p{L}*|istri\\p{L}*|pacar\\p{L}*|bapak\\p{L}*|ibu\\p{L}*|mama\\p{L}*|papa\\p{L}*|ayah\\p{L}*|mertua\\p{L}*|bos\\p{L}*|orang(?:nya|e|na)?|anjeunna|anak\\p{L}*|kakak\\p{L}*|adik\\p{L}*|adek\\p{L}*|mereka|beliau|abang\\p{L}*|temen\\p{L}*|teman\\p{L}*)";
const kind = "(?:baik|sabar|lembut|kalem|santai|pendiam|apik|bageur|becik|saé|sae|ramah|penyayang|penyabar)";
const harmless =
  "(?:cuek|pendiam|sibuk|kaku|pelupa|jarang ngomong|malu|grogi|gugup|nervous|bingung|canggung|sungkan)";
/** What one may be afraid of without being afraid of somebody. */
const ownFear = "(?:takut )?(?:nangis|gagap|salah ngomong|salah kata|lupa|grogi|kelihatan bodoh)(?: duluan)?";
/**
 * What the member may do, in place of a fear of somebody: "takutnya malah aku yg meledak". It denies nothing by itself:
 * whoever fears to lose control may be the one who does harm.
 */
const ownOutburst = `takut(?:nya|e)? (?:malah |justru |ya )?${self} (?:yang|yg|sing) (?:nangis|gugup|grogi|meledak)(?: duluan| sendiri)?`;
const denials = [
  `(?:${self} )?${no} (?:${little} )*${fearful}(?:an|lah|sih)?`,
  `${who} (?:${particle} )*${kind}(?: (?:tapi|tp) ${harmless})?`,
  "(?:aman|aman2|baik baik)",
  `(?:${self} )?(?:cm|cuma|cuman|hanya|paling) (?:${harmless}|${ownFear})`,
];
const denial = `(?:${denials.join("|")})`;
/** Nothing but such denials: any other word leaves the answer to the member. */
const bare = new RegExp(
  `^(?:${particle},? )*${denial}(?:,? (?:${particle}|${denial}|${ownOutburst}))*$`,
  "u",
);
const denialWordsMax = 24;

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

const pausing = /\?|\.\.|…|[😢😭🥲😥😰😨😱🙃💔]/u;
/** A pause, a face or a question says that there is more. */
export const hesitates = (text: string): boolean => pausing.test(text);

/** Whether a text says nothing but that there is nothing to fear from somebody: "ga takut kok, dia baik". */
export function deniesFear(text: string): boolean {
  const said = divided(text);
  if (said.split(" ").length > denialWordsMax || hesitates(text) || speaksOfHarm(text)) return false;
  return bare.test(said);
}
