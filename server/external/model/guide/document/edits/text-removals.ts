import type { WordEdit } from "#server/external/model/guide/state.ts";
import { common } from "#server/external/model/guide/words/wish-synonyms.ts";
import { headedParts } from "./headed-parts.ts";
import { placesOf, sentenceAround, tokensOf } from "./word-places.ts";
import { sourceOf } from "./word-sources.ts";

/*
 * Sentences and clauses of a document that should go, named by what they hold: "hapus yg soal cicilan", "jangan juga
 * pakai ancaman tahan pesanan", "pertanyaan soal japri mohon dihapus".
 */

/** `several`: what may be meant, where the words stand in more than one sentence. `missing`: what stands nowhere. */
export type TextRemovals = { edits: WordEdit[]; several: string[]; missing: string[] };

const lead =
  "(?:(?:aduh|duh|waduh|lah|loh|lho|eh+|oh|iya|tolong|tulung|coba|mohon|minta|terus|trus|trs|dan|sama|sm|lalu|plus|tapi|tp|kak|mas|mbak|bang|min|pak|bu|nah|tinggal)[ ,]+)*";
const out =
  "(?:(?:tolong|tulung|mohon|minta|jg|juga|itu|tadi|sekalian) )*(?:di)?(?:hapus|apus|buang|coret|hilang|ilang|cabut|delete)(?:in|kan|i|en|no)?";
const never =
  "(?:jgn|jangan|jang|ojo|(?:ga|gak|nggak|ndak|tidak|tdk|ora|sonde|seng|tir) (?:usah|perlu)|gausah)(?: (?:juga|jg|lagi|ada))*";
const written =
  "(?:(?:di)?(?:pake|pakai|sebut|nyebut|menyebut|tulis|nulis|masuk|muat|ikut|bawa|cantum)(?:2|-bawa)?(?:in|kan|i|an|no)?)(?: (?:juga|jg|lagi))*";
const tail =
  "(?: (?:aja|saja|sj|ae|wae|bae|ji|mi|mawon|dong|ya|deh|kak|mas|mbak|bang|min|jg|juga|lah|please|pls|ke situ|di situ))*";
const reason = "(?:, ?(?!sama |sm |dan |(?:yg|yang) ).*)?";

const ahead: readonly RegExp[] = [
  new RegExp(`^${lead}${out}(?: (?:jg|juga|aja))* (?:dong |ya )?(.{2,200}?)${tail}${reason}$`, "isu"),
  new RegExp(`^${lead}${never} ${written} (.{2,200}?)${tail}${reason}$`, "isu"),
];
const behind: readonly RegExp[] = [
  new RegExp(`^${lead}(.{2,200}?)(?: (?:itu|tadi|nya|sih|mah|jg|juga))* ${out}${tail}${reason}$`, "isu"),
  new RegExp(`^${lead}(.{2,200}?)(?: (?:itu|tadi|nya|jg|juga))* ${never} ${written}${tail}${reason}$`, "su"),
];

const categories =
  "kalimat tulisan bagian kata kata2 ancaman soal tentang isi omongan omonganku ucapan ucapanku yang yg itu tadi ada semua semuanya tulis".split(
    " ",
  );
const question = /(?<!\p{L})(?:pertanyaan(?:ku|nya)?|tanya(?:an)?ku|nanya|tanya|bertanya|takon)(?!\p{L})/iu;
const quotation = /[“"]([^”"\n]{2,200})[”"]|(?<![\p{L}\p{N}])[‘']([^'’\n]{2,200})[’'](?![\p{L}\p{N}])/u;
/** "Oh iya ...": what begins so was added to the sentence, and goes with all behind it. */
const aside = /^(?:oh iya|oh ya|oiya|oya|eh|btw|by the way|ngomong2|ngomong-ngomong)(?!\p{L})/iu;
const joints =
  /\s+(?:sama|sm|dan|serta|&)\s+(?=(?:yg|yang|kalimat|bagian|soal|kata|pertanyaan|["“'‘]))|,\s+(?=(?:yg|yang|["“'‘]))/giu;
const phrasesMax = 6;
const severalMax = 3;
/** A sentence that is named by most of its words goes whole. */
const mostOf = 0.6;

/** What a part of a message wants out of the text that is shown; undefined if it is no such wish. */
export function removalsIn(
  shown: string,
  part: string,
  answers: readonly string[],
): TextRemovals | undefined {
  const said = part.trim().replace(/[.!;\s]+$/, "");
  const asked = wordsOut(said);
  // "Hp mati jangan disebut" names words of the text; without a word for a part nothing less does.
  const isNamed = !behind[1]?.test(said) || marked.test(said) || standsIn(shown, asked ?? "");
  if (asked === undefined || !isNamed) return undefined;
  const found: TextRemovals = { edits: [], several: [], missing: [] };
  for (const phrase of asked.split(joints).slice(0, phrasesMax)) {
    const heading = headingFor(shown, phrase);
    if (heading !== undefined) {
      found.edits.push({ from: heading, to: "", isPart: true });
      continue;
    }
    const sentences = sentencesFor(shown, phrase, said, answers);
    const [only, ...others] = sentences;
    if (only === undefined) found.missing.push(phrase.trim());
    else if (others.length > 0) found.several.push(...sentences.slice(0, severalMax));
    else found.edits.push({ from: withoutMark(only), to: "" });
  }
  return found;
}

const marked = new RegExp(
  `^${lead}(?:(?:itu|ini) )?(?:yg|yang|kalimat|bagian|kata|soal|tulisan|pertanyaan|["“'‘]|\\p{Lu})`,
  "u",
);
const standsIn = (shown: string, words: string): boolean => placesOf(tokensOf(shown), words).length > 0;

/** Whether a part only names quoted words, which are taken out by their own reader. */
export const isQuotedOut = (part: string): boolean =>
  (wordsOut(part.trim().replace(/[.!;\s]+$/, "")) ?? "").split(joints).every((phrase) => {
    const quoted = quotation.exec(phrase);
    return quoted !== null && !aside.test(quoted[1] ?? quoted[2] ?? "");
  });

/** The words by which a part names what should go. */
function wordsOut(said: string): string | undefined {
  if (new RegExp(`${never} (?:di)?(?:hapus|apus|buang|hilang)`, "iu").test(said)) return undefined;
  return [...ahead, ...behind].map((one) => one.exec(said)?.[1]).find((one) => one !== undefined);
}

/** The quotation marks of the flow stay where only one of them stands at the words. */
function withoutMark(words: string): string {
  const [opened, closed] = [words.includes("“"), words.includes("”")];
  if (opened === closed) return words;
  return opened ? words.replace(/^“/, "") : words.replace(/”$/, "");
}

/** "Bagian kalau dia marah": the one part with this heading. */
function headingFor(shown: string, phrase: string): string | undefined {
  const words = tokensOf(phrase)
    .map(({ word }) => word)
    .filter((word) => !categories.includes(word) && word !== "yang");
  const [only, ...others] = headedParts(shown)
    .map(({ heading }) => heading)
    .filter((heading) => words.length > 0 && words.every((word) => wordsOf(heading).includes(word)));
  return others.length === 0 ? only : undefined;
}

/** How many things a part wants out. */
export const removalCount = (part: string): number =>
  wordsOut(part.trim().replace(/[.!;\s]+$/, ""))?.split(joints).length ?? 0;

/** The texts that may be meant, each once. */
function sentencesFor(shown: string, phrase: string, said: string, answers: readonly string[]): string[] {
  const [, double, single] = quotation.exec(phrase) ?? [];
  const quoted = (double ?? single ?? "").trim();
  const all = sentencesOf(shown);
  if (quoted !== "") return quotedIn(shown, quoted, isOfSentence.test(phrase));
  const isAsked = question.test(phrase) || (isPointing(phrase) && question.test(said));
  const within = isAsked ? all.filter((one) => /\?[”"]?$/.test(one) && isOwn(one, answers)) : all;
  const words = tellingWords(phrase);
  if (words.length === 0) return isAsked ? within : [];
  const met = within.filter((one) => holds(one, words));
  return [...new Set(met)].map((one) =>
    isAsked
      ? one
      : withDependent(shown, clauseOf(shown, one, words, isOwn(one, answers) ? phrase : `kalimat ${phrase}`)),
  );
}

const isPointing = (phrase: string): boolean =>
  /^(?:(?:yg|yang|kalimat|bagian|itu|tadi|barusan|ini)\s*)+$/i.test(phrase.trim());

/** Whether a sentence stands in an answer of the member, and is none of the flow's own. */
export const isOwn = (sentence: string, answers: readonly string[]): boolean => {
  const words = wordsOf(sentence);
  return answers.some((answer) => {
    const own = new Set(wordsOf(answer));
    return words.filter((word) => own.has(word)).length >= words.length * 0.7;
  });
};

const wordsOf = (text: string): string[] => tokensOf(text).map(({ word }) => word);

/** The words that say what is meant; each has to be in the sentence in some form. */
const tellingWords = (phrase: string): string[] =>
  tokensOf(phrase)
    .filter(({ written: one }) => !categories.includes(one) && !question.test(one))
    .filter(({ written: one, word }) => !common.has(word) || /\d/.test(one))
    .map(({ word }) => stemOf(word));

/** "Cicilan", "dicicil" and "nyicil" are about the same thing. */
export const stemOf = (word: string): string => {
  const bare = word.replace(/(?<=\p{L}{4})(?:nya|ku|mu|kan|an|in|i)$/u, "");
  const root = bare.replace(/^(?:ny|ng|di|ber|ter|me[mn]|me)(?=\p{L}{4})/u, "");
  return root.length > 3 ? root : bare;
};
export const isFormOf = (own: string, sought: string): boolean =>
  own === sought || (sought.length > 3 && own.includes(sought));

const holds = (sentence: string, words: readonly string[]): boolean => {
  const own = wordsOf(sentence);
  return words.every((word) => own.some((one) => isFormOf(one, word)));
};

/** The sentences of the text; headings and labels before a colon are none. */
const sentencesOf = (shown: string): string[] => {
  const headings = new Set(headedParts(shown).map(({ heading }) => heading));
  return shown
    .split("\n")
    .filter((line) => !headings.has(line))
    .flatMap((line) => line.replace(/^\s*(?:- |\d+[.)] )/, "").split(/(?<=[.!?…][”")]?)\s+/))
    .filter((one) => one.trim() !== "" && !/:$/.test(one));
};

/** "Yg soal cicilan": what is named by its subject, or called a sentence, goes as a whole. */
const isOfSentence = /(?<!\p{L})(?:kalimat|soal|tentang)(?!\p{L})/iu;
/** With a capital it goes on only without a clause of its own behind a comma. */
const dependent =
  /^\s+(?:Kalau|Karena|Soalnya|Biar|Supaya)(?!\p{L})[^,.!?\n]*[.!?]?|^\s+(?:kalau|kalo|klo|karena|krn|soalnya|biar|supaya|tapi|tetapi|tp)(?!\p{L})[^.!?\n]*[.!?]?/u;

/** A sentence with the one behind it that only goes on with it: "Boleh dicicil. kalau dia yang minta". */
function withDependent(shown: string, sentence: string): string {
  if (!/[.!?]$/.test(sentence)) return sentence;
  const at = shown.indexOf(sentence);
  return sentence + (dependent.exec(shown.slice(at + sentence.length))?.[0] ?? "");
}

/** The clause that holds the words, or the whole sentence if they are most of it or stand in several clauses. */
function clauseOf(shown: string, sentence: string, words: readonly string[], phrase: string): string {
  const isMost = tokensOf(phrase).length >= tokensOf(sentence).length * mostOf;
  const label = /^[^:,.]{3,60}:\s+/.exec(sentence)?.[0] ?? "";
  const body = sentence.slice(label.length);
  const clauses = body.split(/(?<=[,;])\s+/);
  const at = clauses.findIndex((one) => holds(one, words));
  const isOnly = at >= 0 && clauses.filter((one) => words.some((word) => holds(one, [word]))).length === 1;
  // A label goes with all that stands behind it, and stays where something is left.
  const isAll = shown.endsWith(sentence) || shown.includes(`${sentence}\n`);
  if (clauses.length < 2 || isMost || !isOnly || isOfSentence.test(phrase)) return isAll ? sentence : body;
  const clause = clauses[at] ?? "";
  return at === clauses.length - 1 ? clause.replace(/[.!?…]+[”"]?$/, "") : clause.replace(/[;]$/, "");
}

/** Quoted words as they stand, or their sentence; what was only added to a sentence goes up to its end. */
function quotedIn(shown: string, quoted: string, isWhole: boolean): string[] {
  const tokens = tokensOf(shown);
  if (!aside.test(quoted)) return [...new Set(sourceOf(shown, tokens, quoted, isWhole))];
  return placesOf(tokens, quoted).map((place) => {
    const { from, to } = sentenceAround(shown, place);
    const end = /[.!?…]+[”"]?$/.exec(shown.slice(place.to, to))?.[0].length ?? 0;
    return shown.slice(place.from, shown.slice(from, place.from).trim() === "" ? to : to - end);
  });
}
