import { bareWords } from "./language/scan.ts";

/** Longer texts say more than thanks. */
const textLengthMax = 160;

const thanks =
  "makasih|makasi|makaseh|mksh|mokasih|trims|thanks|thank you|tq|suwun|matur nuwun|maturnuwun|nuhun|hatur nuhun|terima kasih|trimakasih|tarimo kasih|mauliate";
const courtesy =
  "ya|iya|yo|nya|oke|ok|baik|kak|kakak|bang|min|mbak|mas|bu|pak|banyak|banget|bgt|sudah|udah|udh|sdh|mau|bantu|bantuin|aku|saya|kamu";
const heard =
  "dengar|denger|dengerin|dengarkan|mendengarkan|mendengar|didengerin|didengar|nemenin|temani|menemani";
const only = new RegExp(
  `^(?:(?:${courtesy}|${heard}) )*(?:${thanks})(?: (?:${courtesy}|${heard}|${thanks}))*$`,
);

/** That it has become lighter, and by how much; "udah tenang" alone may be the calm before an act. */
const relief =
  "lega(?:an)?|plong|enteng(?:an)?|ringan(?:an)?|mendingan|enakan|lapang|longgar|(?:lebih|agak|lumayan|rada|agek) (?:tenang|adem|baik|enak)|tenangan";
const telling =
  "cerita\\w*|curhat\\w*|curcol|ngobrol|ngomong|ngeluarin|keluarin|uneg\\w*|unek\\w*|ocehan\\w*|ngoceh";
/** "Mau masak dulu", "sampai besok": what comes after the conversation. */
const after =
  "(?:tidur|bobo|masak|mandi|kerja|makan|istirahat|sholat|solat|jemput anak|lanjut kerja) (?:dulu|dl)|(?:sampai|sampe) (?:besok|nanti|jumpa lagi)|(?:besok|nanti|kapan kapan) (?:lanjut|cerita|curhat)(?: lagi)?|(?:lanjut|sambung) (?:besok|nanti)(?: lagi)?|(?:segitu|segini) dulu";
const filler =
  "jadi|agak|rada|lumayan|dikit|sedikit|juga|kok|deh|sih|ah|eh|hehe|hehehe|haha|sip|siap|alhamdulillah|syukur|syukurlah|sekarang|skrg|ayeuna|dado|rasanya|raso|rasane|hati|hatiku|ati|atiku|pikiran|pikiranku|dada|dadaku|den|ambo|abis|habis|setelah|sesudah|karena|krn|tapi|maaf|panjang|geus|wis|wes|alah|lah|ku|gue|gw|dulu|ngerasa|merasa|untung|hari ini";
const relieved = new RegExp(
  `^(?:(?:${thanks}|${courtesy}|${heard}|${relief}|${telling}|${after}|${filler})(?: |$))+$`,
);
const isRelief = new RegExp(`\\b(?:${relief})\\b`);
const isExplained = new RegExp(
  `\\b(?:${thanks}|${heard}|${telling}|${after}|dikit|sedikit|agak|lumayan|rada)\\b`,
);

/**
 * Whether a text is nothing but thanks for having been heard, or relief at having told, and what comes after. The
 * classifier, which knows both from farewells, would take it for one; "makasih untuk semuanya" and "udah lega, udah
 * kuputusin" are more than that.
 */
export function isThanks(text: string): boolean {
  if (text.length > textLengthMax) return false;
  const said = bareWords(text);
  return only.test(said) || (relieved.test(said) && isRelief.test(said) && isExplained.test(said));
}
