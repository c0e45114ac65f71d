import { type Clause, clausesOf } from "#server/external/model/guide/answer/clauses/clauses.ts";

/* The sentences of an answer, of which each can be a button. */

/** After these a full stop ends no sentence; a single capital is the initial of a name. */
const shortened =
  /(?:^|[^\p{L}\p{N}])(?:(?:kec|kab|kel|ds|dsn|dk|prov|jl|jln|gg|blok|no|nmr|nr|rt|rw|km|dr|drg|drs|dra|ir|h|hj|kh|ust|prof|st|tgl|tlp|telp|hp|wa|pt|cv|ud|tb|sdr|sdri|bpk|yth|rp|hal|jam|pkl|mis|a\.n|u\.p|s\.?pd|s\.?kom)\.|\p{Lu}\.)$/iu;
const listNumber = /^\d{1,2}[.)]$/;

const isCutShort = (text: string): boolean => shortened.test(text) || listNumber.test(text.trim());

/** The sentences of a text, each with the gap before it. */
export function sentencesOf(text: string): Clause[] {
  const sentences: Clause[] = [];
  let former = -1;
  for (const clause of clausesOf(text)) {
    const last = sentences.at(-1);
    const isWithin = last !== undefined && (clause.sentence === former || endsOpen(last.text, clause.gap));
    if (last && isWithin) last.text += clause.gap + clause.text;
    else sentences.push({ ...clause, at: sentences.length, sentence: sentences.length });
    former = clause.sentence;
  }
  return sentences;
}

const endsOpen = (text: string, gap: string): boolean => !gap.includes("\n") && isCutShort(text);

/** The clauses of a text, with sentences that were cut at shorthand taken as one. */
export const clausesWithin = (text: string): Clause[] => {
  const clauses: Clause[] = [];
  for (const sentence of sentencesOf(text))
    for (const clause of mendedClauses(sentence.text)) {
      const isFirst = clause.at === 0;
      const gap = isFirst ? sentence.gap : clause.gap;
      clauses.push({ ...clause, gap, at: clauses.length, sentence: sentence.sentence });
    }
  return clauses;
};

/** The clauses of one sentence. */
function mendedClauses(sentence: string): Clause[] {
  const clauses: Clause[] = [];
  for (const clause of clausesOf(sentence)) {
    const last = clauses.at(-1);
    if (last && endsOpen(last.text, clause.gap)) last.text += clause.gap + clause.text;
    else clauses.push({ ...clause, at: clauses.length });
  }
  return clauses;
}

const partsMin = 2;
const partWordsMin = 2;
export const wordCount = (text: string): number => text.trim().split(/\s+/).length;

const ownLabels =
  /^(?:permintaan|minta|harapan|alasan|kejadian|masalah|keluhan|isi|inti|pesan|usul|saran|keterangan|catatan|kronologi|tujuan)/;
const labelled = /^((?:\p{L}+\s+){0,3}\p{L}+)\s*:\s*(?=\S)/u;
const stemLength = 5;

/** A part without the label of its slot before it: "permintaan sy: ...". */
function withoutLabel(part: string, label: string): string {
  const [head = "", named = ""] = labelled.exec(part) ?? [];
  const words = named.toLowerCase().split(/\s+/);
  const asked = label.toLowerCase().split(/\s+/);
  const isOwn = words.some(
    (word) =>
      ownLabels.test(word) ||
      (word.length >= stemLength && asked.some((one) => one.startsWith(word.slice(0, stemLength)))),
  );
  return isOwn ? part.slice(head.length) : part;
}

const bare = (text: string): string => text.replace(/^[\s,;]+|[\s,;.]+$/g, "");

/** `pieces`: the whole text, piece by piece; `at`: the piece that a part is; `text`: its words. */
export type Parts = { pieces: Clause[]; parts: { at: number; text: string }[] };

/** The sentences of a text, or else its clauses, where there are so few that each can be a button. */
export function partsOf(text: string, label: string, max: number): Parts {
  const ways = [sentencesOf(text), clausesWithin(text)].map((pieces) => ({
    pieces,
    parts: pieces
      .map((one, at) => ({ at, text: withoutLabel(bare(one.text), label) }))
      .filter((part) => wordCount(part.text) >= partWordsMin),
  }));
  const found = ways.find(({ parts }) => parts.length >= partsMin && parts.length <= max);
  return found ?? { pieces: [], parts: [] };
}
