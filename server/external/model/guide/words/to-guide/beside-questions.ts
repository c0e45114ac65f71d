import { leavesOpen } from "#server/external/model/guide/words/leaves-open.ts";
import { asksToJudge } from "#server/external/model/guide/words/stories/judged.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { asksIfNoted, isTailOf } from "./asks-guide.ts";
import { plain } from "./commands.ts";

/*
 * A question behind an answer, whatever it is about: "14 juta, tapi kalau HRD nolak gimana ya". What only sighs, asks
 * for agreement or thinks aloud ("mau gmn lagi", "ya kan", "apa ya") is none.
 */

/** `question`: the words that ask, without what leads to them; `rest`: the message before and behind them. */
export type BesideQuestion = { question: string; rest: string };

const no = `(?:${noWords})`;
const address = "(?:kak|kakak|min|mbak|mba|mas|bang|bro|sis|pak|bu|gan|alma)";
const particle = `(?:ya|yah|yaa|yo|sih|seh|dong|deh|kah|kan|to|toh|tho|ta|nih|tuh|itu|lho|loh|wkwk\\p{L}*|hehe\\p{L}*|${address})`;
const how =
  "(?:gimana|gmn|gmna|gimane|bagaimana|bgmn|bagimana|piye|kepiye|pripun|kumaha|cemana|cemmana|cammano|kayapa|baa)";
const interrogative = `(?:${how}|apa|apakah|opo|apo|naon|kenapa|knp|napa|mengapa|kenopo|ngapo|kinapo|kunaon|naha|kapan|iraha|kpn|siapa|sapa|sopo|saha|berapa|brp|brapa|piro|pinten|sabaraha|dimana|di mana|kemana|ke mana|emang|emangnya|memangnya|mending|mendingan|bolehkah|bisakah|haruskah|perlukah|apakah)`;
const asked =
  "(?:boleh|bisa|bs|perlu|harus|kudu|mesti|wajib|usah|cukup|aman|sopan|telat|kena|bakal|mungkin|masih|sah|ada|gapapa|gpp|pantes|pantas|ngaruh|dapet|dapat|kira2|kira kira|kirakira)";
const leading = `(?:(?:tp|tpi|tapi|eh|btw|oh iya|oh ya|oya|o ya|terus|trus|trs|nah|cuma|cuman|soalnya|${address}|hm+|ya|tanya|nanya|mau tanya|mau nanya|sekalian tanya)[ ,]+)*`;

/** Forms in which something is asked, with or without a question mark. */
const asking = new RegExp(
  [
    `(?:^| )(?:${how}|ngapain)(?: ${particle})*$`,
    `\\b(?:dimana|di mana|kemana|ke mana|kapan|berapa|brp|siapa) .* (?:ya|sih)$`,
    `^(?:kira2 |kira kira |kirakira )?(?!(?:apa|apo|opo) )${interrogative} (?!lagi\\b|pun\\b|aja\\b|saja\\b).*`,
    `^(?:kira2 |kira kira )?(?:apa|apo|opo) (?!aja\\b|saja\\b|apa\\b|lagi\\b).* (?:${particle}|${no})$`,
    `(?:^| )(?:kapan|berapa|brp|siapa|dimana|di mana|kemana|ke mana|apa|piro|kenapa|knp)(?: ${particle})+$`,
    `\\b${asked} ${no}(?: |$)`,
    `(?<!\\p{L})(?!kalau |kalo |klo |nek )\\p{L}{3,} ${no}(?: (?:ya|yah|sih|to|kak|min|mbak|mas|bang))+(?: |$)`,
    "\\b(?:boleh|bisa|perlu|harus|apa|ada|wajar|mungkin|akan|sudah|masih|salah|benar|adil|mampu|dapat|cukup)kah\\b",
    "\\p{L}{3,} kah\\b",
  ].join("|"),
  "u",
);
/** With a question mark these ask as well. */
const marked = new RegExp(`\\b(?:${interrogative}|mana|ya|kan|${no})\\b`, "u");

/** What needs no answer: a sigh, a wish for agreement, what is not known, and complaints. */
const rhetorical = new RegExp(
  [
    `\\bya ${how}(?: ${particle})*$`,
    `\\b(?:ya |yah |abis |habis )*(?:mau )?(?:${how}|apa|di ?apain|ngapain)(?: coba)? (?:lagi|coba)(?: ${particle})*$`,
    `^(?:${particle} |bener |betul |iya |gitu |oke |ok |udah |sudah |cukup )*(?:kan|ya|to|toh|tho|ok|oke|gitu|bener|betul|gpp|gapapa)(?: ${particle})*$`,
    `^(?:hm+ |eh |duh |aduh )*${interrogative}(?: ${particle})+$`,
    `\\b(?:(?:${no}) (?:tau|tahu|ngerti|yakin|pasti|inget|ingat|reti|paham)|gatau|gatw|gaktau|embuh|mbuh|entah|bingung)\\b`,
    "^(?:lah|loh|lho|kok|kan|masa|masak|hah|dih)\\b",
    `^(?:${address} )*(?:kayaknya|kayanya|kyknya|kyaknya|sepertinya|mungkin|paling|semoga|mudah2an)\\b(?!.* ${no} ya\\b)`,
    "\\b(?:siapa|sapa) (?:sih )?(?:yang|yg) (?:ga|gak|nggak|tidak)\\b",
    "\\b(?:kenapa|knp|kok) (?:sih )?(?:aku|saya|gw|gue) (?:gini|begini|gitu|bodoh|bego)\\b",
  ].join("|"),
  "u",
);
/** What somebody else asked or says. */
const quoted =
  /["“”]|\b(?:katanya|kata (?!kata)\p{L}+|(?:me)?nanya(?!nya)\p{L}*|tanya\p{L}*|ditanya\p{L}*|bilang\p{L}*|blg|ngomong|jawab\p{L}*|nyeletuk)\b/iu;

const wordsMax = 18;
const contentMin = 1;
const empty = new RegExp(`^(?:${particle}|${interrogative}|${no}|ini|itu|gitu|gini|begitu|aja|saja)$`, "u");

const withoutLead = (part: string): string => part.replace(new RegExp(`^${leading}`, "iu"), "").trim();

/** Whether a part asks something that could be answered. */
function isQuestion(part: string): boolean {
  const own = withoutLead(part);
  const said = plain(own);
  const words = said.split(" ");
  if (words.length > wordsMax || words.filter((one) => !empty.test(one)).length < contentMin) return false;
  if (asksIfNoted(own) && !/,\s/.test(own)) return true;
  if (quoted.test(own) || rhetorical.test(said)) return false;
  return asking.test(said) || asksToJudge(own) || (/\?\s*$/.test(own) && marked.test(said));
}

const markedWordsMin = 3;

/** Behind an answer, a whole sentence with a question mark asks, whatever its words are. */
function isMarked(sentence: string): boolean {
  const own = withoutLead(sentence);
  const said = plain(own);
  const count = said.split(" ").length;
  if (!/\?\s*$/.test(own) || count < markedWordsMin || count > wordsMax) return false;
  return !quoted.test(own) && !rhetorical.test(said) && !/^(?:atau|ato|apa|eh) /.test(said);
}

const beginning =
  /,\s+|\s+(?=(?:btw|eh|oh iya|oya|oh ya|tapi|tp|tpi|trus|terus|trs|emang|emangnya|mbak|mba|kak|mas|bang|min|klo|kalo|kalau|nek)\s)/giu;
/** "Kalo lewat wa aja, boleh ga": what begins so is part of the question. */
const dependent =
  /^(?:kalau|kalo|klo|kl|nek|lamun|upami|misal\p{L}*|karena|krn|soalnya|biar|supaya|agar|ketika|pas|waktu)(?!\p{L})/iu;

const bare = (part: string): string => part.trim().replace(/^[,;]\s*|[\s,;]+$/g, "");

/** "Budi, dia bakal bayar ga ya": the longest end of a sentence that asks, behind words that do not. */
function endOf(sentence: string): BesideQuestion | undefined {
  for (const found of sentence.matchAll(beginning)) {
    const rest = bare(sentence.slice(0, found.index));
    const question = sentence.slice(found.index + found[0].length);
    // "Menanyakan kapan surat bisa diambil" says what is asked elsewhere.
    const isApart = rest !== "" && !isQuestion(rest) && !quoted.test(rest) && !dependent.test(rest);
    if (isApart && isQuestion(question)) return { question, rest };
  }
  return undefined;
}

/** Longer texts tell something. */
const textMax = 600;

/** The question behind or before an answer; undefined if a message asks nothing, or nothing else. */
export function questionBeside(text: string): BesideQuestion | undefined {
  // "Bisa ga dikosongin aja" is carried out.
  if (text.length > textMax || leavesOpen(text)) return undefined;
  const sentences = text
    .split(/(?<=[.!?])\s+|\n+/)
    .map(bare)
    .filter((one) => one !== "");
  for (const [at, sentence] of sentences.entries()) {
    const isAlone = sentences.length === 1;
    const asks = isQuestion(sentence) || (at > 0 && endOf(sentence) === undefined && isMarked(sentence));
    const whole = !isAlone && asks ? { question: sentence, rest: "" } : undefined;
    const found = at > 0 ? (whole ?? endOf(sentence)) : (endOf(sentence) ?? whole);
    if (!found) continue;
    const behind = sentences.slice(at + 1).filter((one, nth) => nth > 0 || !isTailOf(sentence, one));
    const others = [...sentences.slice(0, at), found.rest, ...behind];
    const rest = others.filter((one) => one !== "").join(" ");
    // One sentence that is left stands without its full stop.
    return { question: withoutLead(found.question), rest: rest.replace(/^([^.!?\n]+)\.$/, "$1") };
  }
  return undefined;
}
