import { plain } from "./commands.ts";

/*
 * An answer that names a deed for somebody else where the question asks for one: "bantuin dia bikin cv" at "Ada bantuan
 * kecil yang tetap ikhlas kamu beri?" wishes for nothing from the guide.
 */

const ofDeed =
  /\b(?:bantuan|bantu|membantu|kamu (?:beri|tawarkan|lakukan)|kaulakukan|sanggup|untuknya|buatnya|lakukan untuk)\b/;
const deed =
  "(?:(?:nge|mem|ng)?bantu(?:in|i|kan)?|ikut bantu|nolong(?:in)?|menolong|(?:ne|me)?nem[ae]nin?|temenin|temani|(?:ng)?ant[ea]r(?:in)?|jagain|njagain|(?:nya|ca)riin?|(?:bikin|buat|masak|dengar|denger|ajar|ngajar|bayar|beli|kenal|pinjem|minjem|pinjam|kirim|urus|ngurus|cari|tulis|susun|siap)(?:in|kan)|kasih|ngasih|kirim|nyumbang)";
const hedge =
  "(?:hm+|eh|ya|mungkin|paling|palingan|kayaknya|kyknya|keknya|bisa|boleh|mau|aku|saya|gw|gue|sy|cuma|tetap|tetep|sih|kali|nanti|tak|ta)";
const begins = new RegExp(`^(?:${hedge} )*${deed}(?!\\p{L})`, "u");
/** Words with which only the guide is asked. */
const toGuide =
  /\b(?:tolong|tlg|kak|kakak|min|admin|alma|dong|skrg|sekarang|dulu aja|sekalian|gimana|gmn|bagaimana|caranya|apa ya)\b|\?/;
const forMe = new RegExp(`\\b${deed} (?:aku|saya|gw|gue|sy|ku|gua)\\b`, "u");

/** Whether a text answers a question for a deed by naming one. */
export function answersInKind(question: string, text: string): boolean {
  const said = plain(text);
  const isGuides = toGuide.test(said) || text.includes("?") || forMe.test(said);
  return ofDeed.test(plain(question)) && begins.test(said) && !isGuides;
}

/** The deed as it is offered to the reader: "hmm mungkin bantuin dia bikin cv soalnya ..." is "Aku bisa bantuin kamu bikin cv". */
export function offeredDeed(text: string): string {
  const [first = ""] = text.split(/[\s,]+(?:soalnya|karena|krn|karna|habisnya|kan dia)(?!\p{L})/iu);
  const bare = first.replace(new RegExp(`^(?:${hedge}[\\s,.]+)+`, "iu"), "").replace(/[.!\s]+$/, "");
  const toReader = bare.replace(/(?<!\p{L})(?:dia|ia|beliau)(?!\p{L})/giu, "kamu");
  return begins.test(plain(bare)) ? `Aku bisa ${toReader}.` : text;
}
