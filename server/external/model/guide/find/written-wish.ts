import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

/*
 * Whether a member in a flow for something to be said would rather have it written: "bikin suratnya aja", "tulis WA nya
 * dong", "bukan naskah omongan, aku minta surat", "ga berani ngomong langsung, lewat wa aja".
 */

const suffix = "(?:nya|ne|e|na|nyo|ku)?";
const thing = `(?:surat|layang|wa|wasap|whatsapp|chat|cet|pesan|email|imel|tulisan|bentuk tulis|tertulis)(?: ?${suffix})`;
const only = "(?:aja|saja|wae|bae|ae|mawon|sajo|jo|ji|doang)";
const making = "(?:di)?(?:bikin|buat|gawe|tulis|ketik|susun)(?:in|kan|no|ke|na|akan|nya)?";
const asking = "(?:bisa|iso|biso|boleh|bs|tolong|tlg|tulung|minta|mau|njaluk|jaluk|nyuwun|pengen|pgn|coba)";
const filler =
  "(?:lah|loh|lho|eh|ya|oh|oke|ok|sip|nah|sekarang|skrg|saiki|abis ini|habis ini|jadi|kalau gitu|kalo gitu|yaudah|ya udah|terus|trus|kak|kakak|mbak|mas|min|bang|bu|pak|aku|saya|gw|gue|dong|deh|itu|ini|tadi|yang|yg|sing|bentuk|jadi|dadi|ga|gak|nggak|ta|po|kah|sekalian|sopan|resmi|singkat|aja|saja|wae|bae|ae|mawon|doang)";
const order = new RegExp(
  `^(?:(?:${filler}|${asking}e?) )*${making} (?:(?:${filler}) )*${thing}(?: (?:${filler}|${thing}))*$`,
  "u",
);
const form = new RegExp(`\\b${thing}(?: ${thing})? ${only}\\b`, "u");
const anyThing = new RegExp(`\\b${thing}\\b`, "u");
const notSaid =
  /\b(?:bukan|bkn|dudu|sanes|dadi|jadi|kok) (?:\p{L}+ ){0,2}(?:naskah|omongan|ngomong\p{L}*|omong\p{L}*|bicara|lisan|latihan|skrip)\b/u;
/** "Bkn utk diomongin". */
const notSpoken =
  /\b(?:bukan|bkn|dudu|ga|gak|tidak) (?:untuk|utk|buat|kanggo) di(?:omong|ucap|bicara|baca|sampai|bilang)\p{L}*/u;
const afraid = new RegExp(
  `\\b(?:${noWords}) (?:\\p{L}+ )?(?:berani|wani|sanggup|kuat|siap|enak|mampu) (?:\\p{L}+ ){0,2}?(?:ngomong\\p{L}*|omong\\p{L}*|ngadep|ngadap|menghadap|ketemu|bicara|langsung|tatap muka|matur)\\b`,
  "u",
);

const clausesOf = (text: string): string[] =>
  text
    .split(/[.;!?\n]+|,\s+/)
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** A longer message tells something. */
const wordsMax = 45;

/**
 * What a message says beside the wish to have it written; undefined if it has no such wish. `isSpoken`: it may be words
 * for somebody else, in which "lewat wa aja" is no wish to the guide.
 */
export function besideWritten(text: string, isSpoken: boolean): string | undefined {
  const said = plain(text);
  if (!anyThing.test(said) || said.split(" ").length > wordsMax || /["“]/.test(text)) return undefined;
  const parts = clausesOf(text);
  const isOrder = (part: string) => order.test(plain(part));
  const isOf = (part: string) =>
    isOrder(part) || notSaid.test(plain(part)) || notSpoken.test(plain(part)) || afraid.test(plain(part));
  const isMeant = parts.some(isOf) || (!isSpoken && form.test(said));
  if (!isMeant) return undefined;
  return parts.filter((part) => !isOf(part) && !anyThing.test(plain(part))).join(". ");
}
