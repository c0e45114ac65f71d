import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { plain } from "./commands.ts";

/*
 * Questions to the guide within an answer: "aku pengen pulang jam 10. gmn menurut kamu?" The guide cannot answer them,
 * and they are no part of the document.
 */

type Asking = Extract<Step, { ask: string }>;

/** Steps that ask for words to be said or thought, in which a question may be part of the answer. */
const spoken =
  /\b(?:kalimat\w*|kata\w*|pikiran\w*|takut\w*|khawatir\w*|kekhawatiran\w*|duga\w*|keluh\w*|dikeluhkan|mengganggu\w*|bilang|jawab\w*|katakan|dikatakan|mengatakannya|disampaikan|tersampaikan|bunyi\w*|permintaan\w*|minta|harap\w*|bicara|pesan|terjadi)\b/;
/** Steps that ask for questions. */
const questioning = /\b(?:tanya\w*|bertanya|pertanyaan\w*|tanyakan|menanyakan)\b/;

const wordsOf = (flow: Flow, step: Asking): string =>
  plain(`${step.ask} ${flow.slots[step.into]?.label ?? ""}`);

/** Whether an answer may be what is said to somebody else. */
export const mayBeSpoken = (flow: Flow, step: Asking): boolean =>
  spoken.test(wordsOf(flow, step)) || questioning.test(wordsOf(flow, step));

/** Whether the answer will be questions, such as those for a doctor. */
export const asksForQuestions = (flow: Flow, step: Asking): boolean => questioning.test(wordsOf(flow, step));

/** Words of which a question about the answer itself consists. */
const aboutAnswer = new Set(
  `gmn gimana bagaimana piye kumaha menurut menurutmu kamu km kau lo lu anda kakak alma mnrt pendapat pendapatmu
  kedengeran kedengaran kedengarannya kedengerannya terdengar keliatan kelihatan kesannya terkesan ngelunjak kasar lebay kaku aneh sopan
  egois manja cengeng nyebelin berlebihan galak jahat norak maksa nuntut alay formal pantas pantes wajar salah bener benar
  ga gak gk g nggak ngga enggak tidak tdk kah ya yah y kan apa apakah itu ini gitu gini begitu begini segitu segini aja saja doang
  perlu harus wajib usah ditulis dimasukin dimasukkan disebut disebutin dicantumin dicantumkan ditambahin nulis nulisnya tulis masukin
  boleh bisa bagus oke ok cukup pas udah sudah belum blm terlalu kurang lebih agak kak pak bu min mbak mas bang bro sis sih dong deh
  tuh nih atau jawaban jawabanku jawabannya kalimatnya kalimatku tulisanku alasanku alasannya isinya aku saya gw gue kalo kalau
  jadinya hasilnya tadi yang yg juga nggaknya gpp gapapa cocok nyambung jelas masuk akal ketahuan kepanjangan kependekan ke dalam di
  surat suratnya cv`.split(/\s+/),
);
const itself =
  /\b(?:menurut|menurutmu|mnrt|pendapat\w*|kedenger\w*|kedengar\w*|terdengar|kesannya|terkesan|gitu|gini|begitu|begini|segitu|segini|itu|ini|ditulis|dimasuk\w*|disebut\w*|dicantum\w*|jawaban\w*|kalimat\w*|tulisanku|alasan\w*|nulisnya|isinya)\b/;
const signal =
  /\?\s*$|\b(?:gmn|gimana|bagaimana|apakah)\b|\b(?:ga|gak|gk|nggak|ngga|enggak|tidak|tdk|belum|blm|kah)(?: (?:ya|yah|kak|sih|pak|bu|min|mbak))*$|\bapa (?:ga|gak|nggak|ngga|tidak|belum)\b/i;

/** A question about what was just written, by its words: "kedengeran ngelunjak ga", "itu perlu ditulis ga". */
function asksOfAnswer(sentence: string): boolean {
  const said = plain(sentence);
  const isSignalled = signal.test(said) || /\?\s*$/.test(sentence);
  return isSignalled && itself.test(said) && said.split(" ").every((word) => aboutAnswer.has(word));
}

const listener =
  /\b(?:menurut (?:kamu|km|lo|lu|anda|kakak|alma|min)|menurutmu|mnrt (?:kamu|km|lo|lu))\b|\b(?:apakah|apa) (?:itu|ini|hal itu|yang itu) (?:perlu|harus|boleh|bisa|wajib)|\b(?:perlu|harus|boleh|usah|bisa) (?:di)?(?:tulis|sebut\w*|masuk\w*|cantum\w*|jelas\w*|isi) (?:juga )?(?:ga|gak|nggak|ngga|tidak|atau|apa)\b|\b(?:boleh|perlu|harus|bisa|bagus|pantas|wajar) (?:ga|gak|nggak|ngga|tidak|kah) (?:ya|yah|kak|min|sih)$/;
const asking =
  /^(?:(?:eh|kak|min|mbak|bang|mas|pak|bu|hm+|tapi|tp|terus|trus|emang|emangnya|btw|oh|oh iya|maaf|nah) )*(?:apa|apakah|gimana|gmn|bagaimana|kenapa|knp|kapan|siapa|berapa|brp|haruskah|perlukah|bolehkah|bisakah|harus|perlu|wajib|boleh|bisa|mending)\b/;
/** Who else may have asked it. */
const quoted =
  /["“”]|\b(?:bilang|nanya\w*|tanya\w*|ditanya\w*|kata|katanya|jawab\w*|chat|wa|teriak\w*|nyeletuk|ngomong)\b/i;

/** Where no words to be said are asked for: also "harus pakai materai ga ya". */
function asksGuide(sentence: string): boolean {
  const said = plain(sentence);
  if (quoted.test(sentence)) return false;
  return listener.test(said) || (/\?\s*$/.test(sentence) && asking.test(said)) || asksBehind(sentence);
}

/** "Saya belum punya ijazah, apakah itu perlu?": the part before belongs to the question. */
const asksBehind = (sentence: string): boolean =>
  /\?\s*$/.test(sentence) &&
  sentence
    .split(/,\s+/)
    .slice(1)
    .some((part) => asking.test(plain(part)));

/** A question about the answer at its end, without a full stop before it: "jam 10, gmn menurut kamu". */
function tagged(sentence: string): { rest: string; question: string } | undefined {
  const parts = sentence.split(/,\s+/);
  for (let at = 1; at < parts.length; at += 1) {
    const question = parts.slice(at).join(", ");
    const isTag = asksOfAnswer(question) && !/^(?:apakah|apa) (?:itu|ini)\b/.test(plain(question));
    if (isTag) return { rest: parts.slice(0, at).join(", "), question };
  }
  return undefined;
}

const sentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|(?<=\n)/)
    .map((one) => one.trim())
    .filter((one) => one !== "");

export type Parted = { rest: string; question: string };

/** Parts an answer from the questions to the guide within it; undefined if there are none. */
export function questionApart(flow: Flow, step: Asking, text: string): Parted | undefined {
  if (questioning.test(wordsOf(flow, step))) return undefined;
  const isSpoken = mayBeSpoken(flow, step);
  const rest: string[] = [];
  const questions: string[] = [];
  for (const sentence of sentences(text)) {
    const tag = tagged(sentence);
    if (asksOfAnswer(sentence) || (!isSpoken && !tag && asksGuide(sentence))) questions.push(sentence);
    else if (tag) {
      rest.push(tag.rest);
      questions.push(tag.question);
    } else rest.push(sentence);
  }
  const [question] = questions;
  return question === undefined ? undefined : { rest: rest.join(text.includes("\n") ? "\n" : " "), question };
}

const questionWordsMax = 12;
const quotedWordsMin = 5;

/** A question as it may be quoted. */
export const quotedQuestion = (question: string): string => {
  const words = question
    .replace(/["“”]/g, "")
    .replace(/[?!.,;: ]+$/, "")
    .split(/\s+/);
  if (words.length <= questionWordsMax) return words.join(" ");
  const shown = words.slice(0, questionWordsMax);
  // A long question is cut behind its last punctuation mark, unless too few words would be left.
  const end = shown.findLastIndex((word) => /[,.;!?]$/.test(word));
  const whole = end + 1 >= quotedWordsMin ? shown.slice(0, end + 1) : shown;
  return `${whole.join(" ").replace(/[,.;!?]+$/, "")} ...`;
};

const no = `(?:${noWords})`;
/** Words by which a question is known where nobody writes a question mark. */
const interrogative = new RegExp(
  [
    "\\b(?:apa|apakah|apaan|gimana|gmn|gmna|bagaimana|bgmn|piye|kepiye|pripun|kumaha|cemana|kenapa|knp|napa|mengapa|kapan|siapa|sapa|sopo|berapa|brp|brapa|piro|mana|dimana|kemana|ngapain|opo|naon|naha|kunaon|kenopo|kinapo|baa|apo|ape|ngape|gimane|brape|kayapa|bagimana|cemmana|cammano|diapain|emang|emangnya|memangnya)\\b",
    "(?<!\\p{L})(?!(?:berkah|langkah|sedekah|tingkah)\\b)\\p{L}{3,}kah\\b",
    `\\b(?:boleh|bisa|bs|perlu|harus|wajib|usah|wajar|normal|salah|dosa|aneh|pantes|pantas|cukup|bagus|aman|sopan|ada|mungkin|telat|masih|sah) (?:${no}) (?:sih|seh|ya|yah|kak|min|mbak|mas|bang|pak|bu|kalau|kalo|klo|nek|kl|aku|saya|sy|gue|gw|buat|untuk|di|ke|nanti)(?: |$)`,
    `\\p{L}+ (?:${no})(?: (?:sih|seh|ya|yah|kak|min|mbak|mas|bang|pak|bu))*$`,
    `\\b(?:apa|atau|ato) ${no}\\b`,
    "\\b(?:cara|carane|caranya|sebaiknya|baiknya|enaknya|mending|mendingan|tips|solusi\\p{L}*)\\b",
  ].join("|"),
  "u",
);

/** "Embuh piro" and "sampai kapan, saya belum tahu" ask nothing. */
const unknown = new RegExp(`\\b(?:embuh|mbuh|entah|(?:${no}) (?:tau|tahu|ngerti|reti))\\b`, "u");
/** What has become of one's own words: "yang tadi udah dihapus blm". */
const ofWords =
  /\b(?:tadi|td|udah|udh|sudah|barusan|kok|ikut)\b.*\b(?:di|ke|ter)?(?:hapus|masuk|tulis|catat|catet|ganti|kirim|simpan)(?:in|kan)?\b|\b\p{L}+nya mana$/u;

/** Whether a sentence asks anything at all, of whomever, but not what has become of one's own words. */
export function asksSomething(sentence: string): boolean {
  const said = plain(sentence);
  if (ofWords.test(said)) return false;
  return /\?\s*$/.test(sentence) || (interrogative.test(said) && !unknown.test(said));
}
