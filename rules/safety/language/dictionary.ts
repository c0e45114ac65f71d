import { type Form, formsOf, type Voice } from "./stems.ts";
import { slipsOf } from "./typos.ts";

/** The source of a dictionary: tables of plain strings, one entry per concept, so that they stay small and readable. */
export type Tables = {
  /** Usual form -> other spellings and the same word in other languages; a usual form may be several words. */
  spellings: Record<string, string>;
  /**
   * Concept -> words; `_` joins the words of a phrase, `=` marks a word that has this meaning only without affixes
   * (clitics aside).
   */
  concepts: Record<string, string>;
  /** Concepts that are verbs, whose voice matters (`HIT.p` is hit, `HIT.a` hits). */
  verbs: string;
  /** Words recognised despite a typo, and real words that only look like such a typo. */
  slips: { of: string; not: string };
  /** Words that only look as if they were derived from another one. */
  whole: string;
  /**
   * Look also for the root of a root: "ditamparnya" stays a blow where "ditampar" has become a word of its own. Without
   * it words are read as the classifiers have learned them.
   */
  isDeep?: true;
};

export type Entry = {
  word: string;
  stem: string;
  voice: Voice;
  /** Has the ending -ku: my, me. */
  mine: boolean;
  /** Has the prefix ku- or tak-: the speaker does it. */
  byMe: boolean;
  concepts: string[];
};

export type Phrase = { rest: string[]; concept: string };

export type Dictionary = {
  verbs: ReadonlySet<string>;
  phrasesFrom(word: string): readonly Phrase[];
  isCritical(word: string): boolean;
  lookUp(raw: string): Entry[];
};

const leet: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "g",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
};
const negations = ["nggak", "ngga", "gak", "tak", "ga"];
const longestWord = 40;
const rememberedMax = 20_000;
/** From here on a number of things (pills, say) counts as many. */
const manyFrom = 8;
/** From here on a bare number after a medicine means milligrams, not pills. */
const milligramsFrom = 100;

const list = (words: string): string[] => words.split(/\s+/).filter(Boolean);
const squeezed = (word: string): string => word.replace(/(.)\1+/gu, "$1");

/** The tables, prepared for lookup. */
type Lexicon = ReturnType<typeof readConcepts> & {
  usual: Map<string, string[]>;
  slips: Map<string, string>;
  whole: Set<string>;
  isDeep: boolean;
};

/** Builds the dictionary once; a lookup then takes a handful of map reads per word. */
export function createDictionary(tables: Tables): Dictionary {
  const usual = readSpellings(tables.spellings);
  const slips = slipsOf(list(tables.slips.of));
  for (const word of list(tables.slips.not)) slips.delete(word);
  const lexicon: Lexicon = {
    ...readConcepts(tables.concepts, usual),
    usual,
    slips,
    whole: new Set(list(tables.whole)),
    isDeep: tables.isDeep === true,
  };
  const critical = new Set(list(tables.slips.of));
  const ways = waysToRead(lexicon);
  return {
    verbs: new Set(list(tables.verbs)),
    phrasesFrom: (word) => lexicon.phrases.get(word) ?? [],
    isCritical: (word) => critical.has(word) || critical.has(squeezed(word)),
    lookUp: remembered((raw) => understand(raw, lexicon, ways)),
  };
}

function understand(raw: string, lexicon: Lexicon, ways: Way[]): Entry[] {
  const unknown = [{ ...bare(lexicon, raw), concepts: numberConcepts(raw) }];
  // Numbers of one or two digits have no meaning of their own, and "10" must not be read as a squeezed "110".
  if (/^\d{1,2}$/.test(raw)) return unknown;
  const variants = variantsOf(raw.slice(0, longestWord));
  for (const way of ways) {
    for (const variant of variants) {
      const found = way(variant);
      if (found && found.length > 0) return variant === raw ? found : found.map(masked(raw));
    }
  }
  return unknown;
}

/** Caches lookups: words repeat, and understanding one costs a hundred times what finding it in the cache does. */
function remembered(lookUp: (raw: string) => Entry[]): (raw: string) => Entry[] {
  const known = new Map<string, Entry[]>();
  return (raw) => {
    const found = known.get(raw);
    if (found !== undefined) return found;
    const entries = lookUp(raw);
    if (raw.length > longestWord) return entries;
    // A flood of made-up words can at worst empty the cache.
    if (known.size >= rememberedMax) known.clear();
    known.set(raw, entries);
    return entries;
  };
}

/**
 * Adds MASKED to words with letters hidden behind signs (`m@ti`, `b*nuh`): hiding them shows that the word itself is
 * meant.
 */
const masked =
  (raw: string) =>
  (entry: Entry): Entry =>
    /[a-z]/.test(raw) && /[*@$013456789]/.test(raw)
      ? { ...entry, concepts: [...entry.concepts, "MASKED"] }
      : entry;

type Way = (word: string) => Entry[] | undefined;

/** The ways to understand a word, most certain first. */
function waysToRead(lexicon: Lexicon): Way[] {
  const { usual, meanings, slips } = lexicon;
  const isKnown = (word: string) => meanings.has(word) || usual.has(word);
  const direct: Way = (word) =>
    usual.get(word)?.map((part) => entryOf(lexicon, part)) ??
    (meanings.has(word) ? [entryOf(lexicon, word)] : undefined);
  const derived: Way = (word) => (rootOf(lexicon, word) ? [entryOf(lexicon, word)] : undefined);
  const slipped: Way = (word) => {
    const meant = slips.get(word);
    return meant === undefined ? undefined : direct(meant);
  };
  const negated: Way = (word) => {
    for (const negation of negations) {
      const rest = word.slice(negation.length);
      if (!word.startsWith(negation) || rest.length < 3) continue;
      const found = direct(rest);
      if (found) return [bare(lexicon, "ga"), ...found];
    }
    return undefined;
  };
  const pieces: Way = (word) =>
    word.length < 7 ? undefined : segment(word, isKnown)?.flatMap((part) => direct(part) ?? []);
  return [direct, derived, slipped, negated, pieces];
}

const bare = ({ meanings }: Lexicon, word: string): Entry => ({
  word,
  stem: word,
  voice: "",
  mine: false,
  byMe: false,
  concepts: meanings.get(word) ?? [],
});

/** Returns a word with its own concepts and those of its root: `pikiran` is both a mind and a thought. */
function entryOf(lexicon: Lexicon, word: string): Entry {
  const root = rootOf(lexicon, word);
  if (root === undefined) return bare(lexicon, word);
  const own = lexicon.meanings.get(word) ?? [];
  const deeper = lexicon.isDeep && root.voice === "" ? rootOf(lexicon, root.stem) : undefined;
  if (deeper === undefined)
    return { word, ...root, concepts: [...new Set([...own, ...(lexicon.meanings.get(root.stem) ?? [])])] };
  // Patterns that name the word between still find it.
  const meant = [root.stem, deeper.stem].flatMap((stem) => lexicon.meanings.get(stem) ?? []);
  const form = { mine: root.mine || deeper.mine, byMe: root.byMe || deeper.byMe };
  return { word, ...deeper, ...form, concepts: [...new Set([...own, root.stem, ...meant])] };
}

/** Returns the nearest word that this one may be derived from. */
function rootOf({ usual, meanings, exact, whole }: Lexicon, word: string): Form | undefined {
  if (whole.has(word)) return undefined;
  for (const form of formsOf(word)) {
    const stem = usual.get(form.stem)?.join(" ") ?? form.stem;
    if (stem === word || !meanings.has(stem)) continue;
    // A word marked `=` keeps its meaning only with a clitic: `matinya`, not `matikan`.
    if (exact.has(stem) && !isClitic(word, form)) continue;
    return { ...form, stem };
  }
  return undefined;
}

const numberConcepts = (raw: string): string[] =>
  /^\d+$/.test(raw)
    ? [
        "NUM",
        ...(Number(raw) >= manyFrom ? ["BIGNUM"] : []),
        ...(Number(raw) > 10 && Number(raw) < milligramsFrom ? ["DOZENS"] : []),
      ]
    : [];

const isClitic = (word: string, { stem, voice }: Form): boolean =>
  voice === "" && word.startsWith(stem) && !/(?:i|in|an|kan|keun|ake)$/.test(word.slice(stem.length));

/** Returns the spellings to try, most likely first. Bounded: at most two censored letters are guessed. */
function variantsOf(raw: string): string[] {
  const base = raw.replace(/(.)\1{2,}/gu, "$1");
  const found = new Set([base, squeezed(base)]);
  if (/[a-z]/.test(base) && /[0-9@$]/.test(base)) {
    found.add(base.replaceAll("2", ""));
    const read = base.replace(/[0-9@$]/g, (sign) => leet[sign] ?? "");
    found.add(read).add(squeezed(read)).add(read.replaceAll("v", "u"));
    found.add(base.replace(/^\d+/, ""));
  }
  if (base.includes("v")) found.add(base.replaceAll("v", "u"));
  if (base.includes("*")) for (const guess of uncensored(base)) found.add(guess);
  return [...found].filter((word) => word !== "");
}

function uncensored(word: string): string[] {
  const holes = word.split("*").length - 1;
  if (holes > 2 || word.length < 4) return [word.replaceAll("*", "")];
  const fill = (part: string) => [..."iuaeo"].map((letter) => part.replace("*", letter));
  const once = fill(word);
  return holes === 1 ? once : once.flatMap(fill);
}

/** Splits a run of letters without spaces into known words; undefined if any part is unknown. */
function segment(word: string, isKnown: (part: string) => boolean): string[] | undefined {
  const ways: (string[] | undefined)[] = [[]];
  for (let end = 2; end <= word.length; end += 1) {
    for (let start = Math.max(0, end - 12); start <= end - 2; start += 1) {
      const before = ways[start];
      const part = word.slice(start, end);
      if (!before || before.length > 4 || !(part.length > 2 || part === "ga") || !isKnown(part)) continue;
      if (ways[end] === undefined || before.length < (ways[end]?.length ?? 0) - 1)
        ways[end] = [...before, part];
    }
  }
  return ways[word.length];
}

function readConcepts(concepts: Record<string, string>, usual: Map<string, string[]>) {
  const meanings = new Map<string, string[]>();
  const exact = new Set<string>();
  const phrases = new Map<string, Phrase[]>();
  const mean = (word: string, concept: string) => {
    for (const form of new Set([word, squeezed(word)])) {
      const known = meanings.get(form);
      if (known === undefined) meanings.set(form, [concept]);
      else if (!known.includes(concept)) known.push(concept);
    }
  };
  const meanTogether = (first: string, rest: string[], concept: string) => {
    phrases.set(first, [...(phrases.get(first) ?? []), { rest, concept }]);
    // The other words of a phrase must be known, or their inflected forms (`orang tuaku`) would not be.
    for (const part of rest) meanings.set(part, meanings.get(part) ?? []);
  };
  const entries = Object.entries(concepts).flatMap(([concept, words]) =>
    list(words).map((written) => ({ concept, written })),
  );
  for (const { concept, written } of entries) {
    const parts = written.replace(/^=/, "").split(/[_-]/);
    const [first = "", ...rest] = parts.flatMap((part) => usual.get(part) ?? [part]);
    if (rest.length > 0) meanTogether(first, rest, concept);
    else mean(first, concept);
    if (written === `=${first}`) exact.add(first);
  }
  return { meanings, exact, phrases };
}

function readSpellings(spellings: Record<string, string>): Map<string, string[]> {
  const usual = new Map<string, string[]>();
  for (const [form, others] of Object.entries(spellings)) {
    const parts = form.split(" ");
    for (const other of list(others)) usual.set(other, parts).set(squeezed(other), parts);
    if (parts.length === 1) usual.set(form, parts);
  }
  return usual;
}
