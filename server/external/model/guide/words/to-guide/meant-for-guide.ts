import { plain } from "./commands.ts";

/*
 * What a member tells the guide within the words for somebody else: a fear of what the reader thinks, a question how to say
 * it or whether it was written, an order to write it, or that it was said before.
 */

/** `rest`: the answer without it; `parts`: what was said to the guide, sentence by sentence. */
export type MeantForGuide = { rest: string; parts: string[] };

const lead =
  "(?:(?:eh+|tp|tapi|trus|terus|trs|btw|oh|iya|ya|lah|loh|lho|kak|mas|mbak|bang|min|dan|cuma|soalnya|jujur|sebenernya|sebenarnya|aslinya) )*";
const me = "(?:aku|saya|sy|gue|gw|gua)";
const them =
  "(?:dia|ia|doi|mereka|beliau|orangnya|anaknya|anak2|anak anak|anak buah|anak buahku|timnya|tim|ibu|bapak|bosnya|bos|orang orang|orang2)";
const reaction =
  "(?:mikir\\w*|ngira|kira|dikira|marah\\w*|ngamuk|ngambek|tersinggung|sakit hati|benci|menjauh|baper|(?:ga|gak|nggak|tidak) terima|kecewa|kabur|nangis|dendam|down|nolak|musuhin|sinis|ngeyel|ngelawan|protes|salah paham)";
const publicly =
  "(?:bintang (?:1|satu|jelek)|rating\\w*|review\\w*|ulasan\\w*|viral\\w*|diviral\\w*|dijelek\\w*|dihujat|dilapor\\w*)";
/** Nobody says to the reader what they fear of them in the third person. */
const worry = new RegExp(
  `^${lead}(?:${me} )?(?:agak |rada |sih |juga |jg |kan |tuh )*(?:takut|takutnya|takut2nya|khawatir|kuatir|khawatirnya|sungkan|(?:ga|gak|nggak) enak)(?: (?:kalau|kalo|klo|nanti|ntar|malah|aja|nya|di ?kasih|kena|dapat|dapet|sama))* (?:${them}\\b.*\\b${reaction}|dikira|${publicly})\\b`,
);
const supposed = new RegExp(
  `^${lead}(?:kalau|kalo|klo|kl) ${me} (?:bilang|ngomong|cerita|jujur|ngaku|ngomongin)\\b.*\\b(?:nanti|ntar|pasti|bisa2|takutnya|yang ada)\\b.*\\b${reaction}\\b`,
);
const saying =
  "(?:ng?omong\\w*|bilang\\w*|nyampe\\w*|menyampaikan\\w*|sampaikan\\w*|ngasih tau\\w*|mulai\\w*|nulis\\w*|tulis\\w*|jelasin\\w*|jelaskan\\w*|negur\\w*|nagih\\w*|jawab\\w*)";
const how = new RegExp(
  `^${lead}(?:enaknya )?(?:gimana|gmn|gmna|bagaimana|piye|kek mana|kumaha) (?:ya |sih |cara |caranya |cara(?:nya)? )*${saying}\\b(?!.*\\b(?:kamu|lo|lu)\\b)`,
);
const written = new RegExp(
  `^${lead}(?:(?:itu|td|tadi|yang|yg) )*(?:\\S+ ){0,4}(?:masuk|dimasukin|ketulis|ditulis|tercatat|kecatat|dicatat|dihapus|kehapus) (?:ga|gak|nggak|ngga|kah|belum|blm|apa (?:ga|gak|belum))(?: (?:tuh|sih|ya|kan|min|kak|mas|mbak))*$`,
);
const order =
  /^(?:tolong |dan |sama )?(?:bilangin|tulisin|sebutin|masukin|tambahin|omongin|bilang|tulis|sebut) (?:itu|ini|yg itu|yang itu|yg tadi|yang tadi)(?: (?:jg|juga|ya|dong|sekalian|kak|mas|mbak|min))*$/;
const before =
  "(?:(?:di|ku|ta?k)?(?:bilang|tulis|sebut|cerita|jelas|omong|nyebut)(?:in|kan)?|ngomong|jawab|kasih tau)";
const saidBefore = new RegExp(
  `^(?:(?:kan|ya|lah|loh|lho|ih|oh iya|oh) )*(?:kan (?:barusan|td|tadi|baru aja)(?: (?:kan|sih|ya|udah|udh))*|(?:(?:td|tadi|barusan|kan) )*(?:udah|udh|sudah|sdh) (?:${me} )?${before}(?: (?:td|tadi|barusan|kan|lho|loh|sih|ih|mbak|mas|kak|min|pak|bu|ya))*)$`,
);
const aboutGuide =
  /^(?:(?:eh|btw|kak|min|mas|mbak|lah|loh) )*(?:ini |itu |kok )*(?:knp|kenapa|kok|ngapain) (?:ini |itu |sih |kok )*(?:ada|muncul|keluar)(?: (?:ada|terus|trus))* (?:nomer|nomor|tombol|kartu|bantuan|tulisan|angka)\b/;
const quotes = /["“”]/;
const second = /\b(?:kamu|km|kau|lo|lu|elo|anda|mu)\b/;

/** What kind of talk a clause is; a worry goes on to the end of its sentence. */
function kindOf(clause: string, isWorryHere: boolean): "worry" | "talk" | undefined {
  const said = plain(clause);
  if (quotes.test(clause)) return undefined;
  if (isWorryHere && !second.test(said) && (worry.test(said) || supposed.test(said))) return "worry";
  if (how.test(said)) return "worry";
  const isTalk = [written, order, saidBefore, aboutGuide].some((one) => one.test(said));
  return isTalk ? "talk" : undefined;
}

const sentenceEnd = /((?<=[.!?])\s+|\n+)/;
const clauseEnd = /([,;]\s+)/;
/** Behind a worry, these words are for the reader again. */
const forReader = /\b(?:kamu|km|lo|lu|tolong|mohon|minta|jadi|makanya)\b/i;

type Cut = { kept: string; out: string };

/** Parts one sentence: clauses before what is meant for the guide stay, those behind it go with a worry. */
function cutIn(sentence: string, isWorryHere: boolean): Cut {
  const pieces = sentence.split(clauseEnd);
  const kept: string[] = [];
  const out: string[] = [];
  let isOut = false;
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? "";
    const kind = kindOf(piece, isWorryHere);
    isOut = kind === "worry" || (isOut && !forReader.test(piece));
    const list = kind !== undefined || isOut ? out : kept;
    list.push((list.length > 0 ? (pieces[at - 1] ?? "") : "") + piece);
  }
  return { kept: kept.join(""), out: out.join("") };
}

/**
 * Parts an answer from what it tells the guide; undefined if it tells nothing, or nothing else. `isWorryHere`: the words
 * reach the reader, and no fear is asked for.
 */
export function meantForGuide(text: string, isWorryHere: boolean): MeantForGuide | undefined {
  const pieces = text.trim().split(sentenceEnd);
  let rest = "";
  const parts: string[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const { kept, out } = cutIn(pieces[at] ?? "", isWorryHere);
    if (kept !== "") rest += (rest === "" ? "" : (pieces[at - 1] ?? " ")) + kept;
    if (out !== "") parts.push(out.replace(/[\s.,;!?]+$/, ""));
  }
  // One sentence that is left stands without its full stop, as if it had been written alone.
  const own = rest
    .replace(/[\s,;]+$/, "")
    .trim()
    .replace(/^([^.!?\n]+)\.$/, "$1");
  return parts.length === 0 || own === "" ? undefined : { rest: own, parts };
}
