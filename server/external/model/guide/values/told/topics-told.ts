import { wordsOfClauses } from "#server/external/model/guide/answer/clauses/clauses.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* What a talk is about, where the first message says it: "mau bahas soal uang bulanan", "pacarku chat sama mantannya". */

const about =
  /(?:^|\s)(?:soal|tentang|ttg|masalah|mslh|perkara|perihal|mengenai|bahas|ngebahas|ngomongin) (?:soal |tentang |masalah )*(?!ini|itu|apa|sama|dengan|dia|aku|saya|kita|yang|yg|gimana|bareng|serius|baik)(\p{L}[^.,;!?\n]*)/iu;
const end =
  / (?:sama (?:suami|istri|pacar|mama|ibu|bapak|mertua|kakak|adik|bos|temen|teman|dia)|ke (?:suami|istri|pacar|dia)|tapi|tp|biar|supaya|gimana|gmn|enaknya|takut|karena|krn|soalnya|terus|trus|dia|kak|min|mas|mbak|dong|ya|yg|yang|aku|saya|sy|gw|gue|mulai|besok|nanti|malam|itu|ini|udah|sudah|ga|gak|nggak)(?!\p{L}).*$/iu;
/** One word says too little of what a talk is about. */
const wordsMin = 2;
const wordsMax = 5;

const someone =
  "(?:pacar|suami|istri|bojo|cowok|cewek|tunangan|mama|ibu|ibuk|bapak|ayah|papa|mertua|kakak|adik|adek|abang|ipar|temen|teman|sahabat|tetangga|bos|atasan)(?:ku|e)?(?: (?:saya|aku|sy|gw|gue))?";
const habit =
  "(?:masih|sering|suka|selalu|terus|trus|diam2|diam-diam|diem2|ketahuan|ketauan|ternyata|kok|tuh|itu|malah|udah|sudah|lagi|kemarin|kmrn)";
const doing =
  "(?:chat\\p{L}*|chating|telponan|teleponan|vc|vcall|ketemuan|belanja|pulang|main|ngutang|utang|minjem|pinjam|judi|ngerokok|merokok|begadang|mabuk|mabok|ngatur\\p{L}*|cuek|nyembunyiin|sembunyi\\p{L}*|hp)";
const done = new RegExp(
  `^(?:(?:aku|saya|gw|gue) (?:mau|pengen) (?:ngomong|bahas) )?${someone}(?: ${habit})* (${doing}(?: \\p{L}+){0,4})$`,
  "iu",
);

const short = (text: string): string | undefined => {
  const topic = text.replace(end, "").trim();
  const words = topic.split(/\s+/).length;
  return words >= wordsMin && words <= wordsMax ? topic : undefined;
};

/** "Chat sama mantannya" is said to somebody as "chat sama mantan". */
const unowned = (topic: string): string => topic.replace(/(?<=\p{L}{4})nya(?= |$)/gu, "");

/** What the talk is about, in a few words. */
export function topicToldIn(text: string): string | undefined {
  const named = about.exec(text)?.[1];
  const topic = named === undefined ? undefined : short(named);
  if (topic !== undefined) return topic;
  const deed = wordsOfClauses(text)
    .map((clause) => done.exec(clause)?.[1])
    .find((one) => one !== undefined);
  const own = deed === undefined ? undefined : short(deed);
  return own === undefined || plain(own) === "" ? undefined : unowned(own);
}
