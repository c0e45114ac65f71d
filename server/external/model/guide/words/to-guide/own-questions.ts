import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { plain } from "./commands.ts";

/*
 * Questions that nobody but the guide can be asked within words for somebody else: about the text itself, about the
 * program, about how one should say it, and about what one risks oneself.
 */

const no = `(?:${noWords})`;
const particle =
  "(?:ya|yah|yo|sih|seh|dong|deh|kan|to|toh|tho|ta|e|je|nih|tuh|ji|mi|ki|di|kak|kakak|min|mbak|mba|mas|bang|bro|gan)";
const lead =
  "(?:(?:eh+|oh|iya|ya|nah|tp|tapi|trus|terus|trs|btw|kak|mas|mbak|mba|bang|min|bro|kira kira|kira2|emang|emangnya) )*";
const me = "(?:aku|ak|saya|sy|sa|gue|gw|gua|ane|beta|ulun|awak|ambo|abdi|kulo|inyong|tak|ku)";
/** A question mark, or an end that asks. */
const ending = new RegExp(
  `\\b(?:kah|ka|${no}|kan|ya|apa ${no}|to|toh)(?: ${particle})*(?: \\p{L}+(?:nya|ne|ku))?$|\\b${no} (?:ya|yah|yo|sih) (?:kalau|kalo|klo|kl|nek) `,
  "u",
);
const asks = (sentence: string): boolean =>
  /\?\s*(?:\p{Extended_Pictographic}|\s|[!?.])*$/u.test(sentence) || ending.test(plain(sentence));

const suffix = "(?:nya|ne|e|ku|ka| saya| aku| sy| gw| ini| itu| tadi)*";
const text = `(?:surat|pesan|teks|tulisan|kalimat|kata ?2|kata kata|naskah|bahasa|hasil|draf|draft|isi|jawaban|caption|pengumuman|undangan|ucapan)${suffix}`;
const ownWords = `(?:(?:kata ?2|kata kata|kalimat|tulisan|jawaban|omongan|ucapan|bahasa)(?:ku|ka| saya| aku| sy| gw| tadi| itu)+|(?:naskah|bahasa|draf|draft)(?:nya|ne))`;
const tone =
  "(?:ke(?:pendek|panjang|dikit|banyak)an|(?:ter)?lalu (?:pendek|panjang|formal|kaku|sopan|kasar|galak|santai|keras|lebay|singkat|to the point)|(?:kurang|udah|sudah|cukup) (?:sopan|halus|alus|formal|panjang|jelas|tegas)|sopan|kasar|kaku|lebay|galak|alay|norak|judes|ketus)";
const fits =
  "(?:cukup|pas|cocok|bagus|oke|ok|masuk|kepake|kepakai|aneh|enak|bener|benar|salah|jelas|nyambung|dipakai|dipake)";
const copying =
  "(?:copas|kopas|copy ?paste|kopi ?paste|copy|salin|disalin|download|didownload|unduh|diunduh|screenshot|discreenshot)";
const saying =
  "(?:(?:di)?tanya\\p{L}*|nanya\\p{L}*|(?:di)?bilang\\p{L}*|ngomong\\p{L}*|(?:di)?sebut\\p{L}*|nyebut\\p{L}*|menyebut\\p{L}*|(?:di)?tulis(?:in)?|nulis(?:in)?|negur\\p{L}*|nagih\\p{L}*|jujur|ngaku|cerita\\p{L}*|basa basi|minta maaf)";
const risked =
  "(?:(?:kena|dapat|dapet|dikasih|diberi) (?:sanksi|hukuman|masalah|sp|teguran|imbas|kasus|pidana|blacklist)|dipecat|dihukum|disanksi|dipidana|dipenjara|ditahan|dituntut|dikeluarin|dikeluarkan|disalahin|disalahkan|ikut kena|ikut salah)";

const forms = [
  `\\b${text}\\b.*\\b${tone}\\b|\\b${tone}\\b.*\\b${text}(?: ${particle})*$`,
  `^${lead}(?:ini|segini|gini|yg ini|yang ini|tulisanku|suratku) (?:\\p{L}+ ){0,2}?${tone}\\b`,
  `\\b${ownWords} (?:\\p{L}+ ){0,3}?${fits}\\b`,
  `^${lead}(?:ini |itu |nanti |hasilnya |hasile |bisa |boleh |langsung |lgsg |tinggal |tak |ku |aku |saya |sy )+(?:di ?)?${copying}\\b`,
  `^${lead}(?:ini |nanti |ntar )*(?:hasilnya|hasile|hasilnyo|ini nanti|jadinya) (?:\\p{L}+ ){0,5}?(?:kirim|share|dikirim|ngirim|forward|print|cetak|edit|ganti|ubah|tempel|simpan|keluar|jadi)\\p{L}*`,
  `^${lead}(?:apa |apakah )?${me} (?:memang |emang )?(?:harus|hrs|perlu|kudu|mesti|wajib|mending|sebaiknya|baiknya) (?:langsung |lgsg |dulu )?${saying}\\b`,
  `^${lead}(?:mending |enaknya |bagusnya |sebaiknya |baiknya |aku |saya |sy |gw )*${saying} (?:\\p{L}+ ){0,2}?(?:apa|atau|ato|opo) (?:langsung|lgsg|dulu|nanti|diem|diam|biarin|${saying}|${no} usah)\\b`,
  `^${lead}(?:kalau|kalo|klo|kl|nek|lamun) (?:\\p{L}+ ){0,6}?${risked}\\b`,
  `^${lead}${me} (?:bisa |bakal |akan |nanti )*${risked}\\b`,
].map((one) => new RegExp(one, "u"));

/** Who is spoken to may be the reader. */
const ofReader =
  /\b(?:kamu|km|kau|lo|lu|elo|anda|kalian|sampeyan|panjenengan|ko|koe|kowe|kita|bapak|ibu|pak|bu)\b/;

/** Whether a sentence asks what only the guide can be asked. */
export function isOwnQuestion(sentence: string): boolean {
  const said = plain(sentence);
  return (
    asks(sentence) && !/["“”]/.test(sentence) && !ofReader.test(said) && forms.some((one) => one.test(said))
  );
}

const fear = new RegExp(
  `^(?:(?:aku|saya|sy|sa|gue|gw|jujur|soalnya|agak|rada) )*(?:takut|tkt|takutka|wedi|sieun|khawatir|was was|ragu|bingung|malu)(?: (?:aku|saya|sy|sa|gue|gw|banget|bgt|jg|juga|e|je|sih|soalnya|${particle}))*$`,
);

/** "Kena sanksi ndak ya? takut sy": the fear behind such a question. */
export const isFearBehind = (sentence: string): boolean => fear.test(plain(sentence));

const clauseEnd = /,\s+/;

/** A question stands in the last clauses of a sentence. */
const clausesMax = 8;

/** Where such a question begins behind other clauses of a sentence, by their number; undefined if none does. */
export function ownQuestionAt(clauses: readonly string[]): number | undefined {
  const first = Math.max(1, clauses.length - clausesMax);
  const at = clauses.findIndex((_, nth) => nth >= first && isOwnQuestion(clauses.slice(nth).join(", ")));
  return at < 0 ? undefined : at;
}

/** Whether sentences say nothing but such questions, and the fear behind them. */
export const areOwnQuestions = (sentences: readonly string[]): boolean =>
  sentences.some(isOwnQuestion) &&
  sentences.every((one) => {
    const clauses = one.split(clauseEnd);
    return isFearBehind(one) || (isOwnQuestion(one) && ownQuestionAt(clauses) === undefined);
  });
