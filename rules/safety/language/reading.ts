import type { Dictionary, Entry } from "./dictionary.ts";
import { commaPause, type RawWord, scan } from "./scan.ts";

export type Span = { from: number; to: number };

type Word = Entry & { pause: number; quoted: boolean };

/** A text as concepts: where each one stands, how far apart they are, and which words are denied. */
export type Reading = {
  words: Word[];
  /** Place of each word: its number plus all pauses before it, so that distances account for commas and full stops. */
  places: number[];
  /** Word, stem, concept, or concept with voice (`HIT.p`) -> where. */
  spans: Map<string, Span[]>;
  denied: boolean[];
};

const voiceMarks = { active: "a", passive: "p", accident: "t", "": "a" } as const;
/** Most words that a denial can reach over: `ga pernah ada pikiran buat ...`. */
const longestDenial = 7;

export function read(text: string, dictionary: Dictionary): Reading {
  const words = readWords(text, dictionary);
  const places: number[] = [];
  let place = 0;
  for (const word of words) {
    place += word.pause + 1;
    places.push(place);
  }
  const spans = new Map<string, Span[]>();
  words.forEach((_, at) => {
    note(spans, words, at, dictionary);
  });
  for (const found of spans.values()) found.sort((one, other) => one.from - other.from);
  return { words, places, spans, denied: denials(words, spans) };
}

function readWords(text: string, dictionary: Dictionary): Word[] {
  const words: Word[] = [];
  for (const raw of joinGlued(scan(text), dictionary)) {
    dictionary.lookUp(raw.text).forEach((entry, part) => {
      words.push({ ...entry, pause: part === 0 ? raw.pause : 0, quoted: raw.quoted });
    });
  }
  // The passive prefix `di` is often written as a separate word.
  words.forEach((word, at) => {
    const suffers = words[at - 1]?.word === "di" && word.voice === "" && isVerb(word, dictionary);
    if (suffers) words[at] = { ...word, voice: "passive" };
  });
  return words;
}

const isVerb = (word: Entry, dictionary: Dictionary) =>
  word.concepts.some((one) => dictionary.verbs.has(one));

/** Joins parts of a word that punctuation splits (`bun.uh`), if together they form a word that matters. */
function joinGlued(raw: RawWord[], dictionary: Dictionary): RawWord[] {
  const joined: RawWord[] = [];
  for (const word of raw) {
    const before = joined.at(-1);
    const together = before && word.glued ? before.text + word.text : "";
    const isOne = together.length <= 12 && dictionary.isCritical(together);
    if (before && isOne) joined[joined.length - 1] = { ...before, text: together };
    else joined.push(word);
  }
  return joined;
}

function note(spans: Map<string, Span[]>, words: Word[], at: number, dictionary: Dictionary): void {
  const word = words[at];
  if (word === undefined) return;
  const keys = new Set([word.word, word.stem]);
  for (const key of keys) notePhrases(spans, words, at, dictionary, key);
  for (const concept of word.concepts) {
    keys.add(concept);
    if (dictionary.verbs.has(concept)) keys.add(`${concept}.${voiceMarks[word.voice]}`);
  }
  if (word.mine) keys.add("MINE");
  if (word.byMe) keys.add("I");
  for (const key of keys) add(spans, key, { from: at, to: at });
}

function notePhrases(
  spans: Map<string, Span[]>,
  words: Word[],
  at: number,
  dictionary: Dictionary,
  first: string,
): void {
  for (const { rest, concept } of dictionary.phrasesFrom(first)) {
    const isHere = rest.every((part, n) => {
      const next = words[at + 1 + n];
      return next !== undefined && next.pause <= commaPause && (next.word === part || next.stem === part);
    });
    if (isHere) add(spans, concept, { from: at, to: at + rest.length });
  }
}

function add(spans: Map<string, Span[]>, key: string, span: Span): void {
  const known = spans.get(key);
  if (known === undefined) spans.set(key, [span]);
  else known.push(span);
}

const asked = new Set(["wajar", "normal", "salah"]);

/** `boleh ga sih aku ...` is a question, not a denial. */
const asks = (words: Word[], at: number): boolean =>
  words[at]?.word === "ga" &&
  (words[at + 1]?.word === "sih" ||
    words[at - 1]?.concepts.includes("ASKABLE") === true ||
    asked.has(words[at - 1]?.word ?? ""));

/**
 * Marks denied words: a denial covers the words up to and including the first one that is not in PASSES, and stops at
 * the end of the clause.
 */
function denials(words: Word[], spans: Map<string, Span[]>): boolean[] {
  const denied = words.map(() => false);
  const passes = new Set((spans.get("PASSES") ?? []).map((span) => span.from));
  for (const { from } of spans.get("NEG") ?? []) {
    if (asks(words, from)) continue;
    for (let at = from + 1; at <= from + longestDenial; at += 1) {
      const word = words[at];
      if (word === undefined || word.pause >= commaPause || word.concepts.includes("TURN")) break;
      denied[at] = true;
      if (!passes.has(at)) break;
    }
  }
  return denied;
}
