import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { common, spellings } from "#server/external/model/guide/words/wish-synonyms.ts";

/** Suffixes of a word, and prefixes with the letters that they replace. */
const endings = ["nya", "kan", "in", "an", "ku", "mu", "lah", "kah", "no", "ne", "i", "e"];
const beginnings: readonly [RegExp, readonly string[]][] = [
  [/^(?:me|pe)?ny/, ["s", "c", ""]],
  [/^(?:me|pe)?nge/, [""]],
  [/^(?:me|pe)?ng/, ["k", ""]],
  [/^(?:me|pe)m/, ["p", ""]],
  [/^m(?=b)/, [""]],
  [/^m/, ["p"]],
  [/^(?:me|pe)n/, ["t", ""]],
  [/^n(?=[dj])/, [""]],
  [/^n/, ["t"]],
  [/^(?:me|di|ber|be|ter|ku)/, [""]],
];
const rootMin = 4;
/**
 * Shorter words resemble too many others to count as a misspelling; if a consonant differs, the word must be longer.
 */
const typoMin = 7;
const consonantTypoMin = 9;
/** Standard spellings are never taken for a form of another word: "pesanan" is not "pesan". */
const standard = new Set(spellings.values());

const cacheMax = 10_000;

const bare = (word: string): string => word.replace(/[aiueo]/g, "");

/** Whether two words differ by one letter: missing, added, different, or two swapped. */
export function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return one === other;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [restOne, restOther] = [one.slice(at), other.slice(at)];
  return (
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1) ||
    restOne.slice(1) === restOther.slice(1) ||
    (restOne[0] === restOther[1] && restOne[1] === restOther[0] && restOne.slice(2) === restOther.slice(2))
  );
}

/** The forms of a word without prefixes and suffixes, shortest first. */
function rootsOf(word: string): string[] {
  const ends = ["", ...endings].filter((ending) => word.endsWith(ending));
  const stems = ends.map((ending) => word.slice(0, word.length - ending.length));
  const roots = stems.flatMap((stem) => [
    stem,
    ...beginnings.flatMap(([pattern, letters]) => {
      const rest = stem.replace(pattern, "");
      return rest === stem ? [] : letters.map((letter) => letter + rest);
    }),
  ]);
  return [...new Set(roots)]
    .filter((root) => root.length >= rootMin)
    .toSorted((one, other) => one.length - other.length);
}

/** The vocabulary of the flows, which maps every way of writing a word to one form. */
export class Vocabulary {
  readonly #known: Set<string>;
  readonly #bySkeleton = new Map<string, string[]>();
  readonly #stems = new Map<string, string>();

  /** `texts`: the texts whose words should be recognized. */
  constructor(texts: readonly string[]) {
    const words = texts.flatMap((text) => plain(text).split(" "));
    this.#known = new Set(
      words.filter((word) => !common.has(word)).map((word) => spellings.get(word) ?? word),
    );
    for (const word of this.#known) {
      const skeleton = bare(word);
      if (skeleton.length >= 3)
        this.#bySkeleton.set(skeleton, [...(this.#bySkeleton.get(skeleton) ?? []), word]);
    }
  }

  /** Returns the meaningful words of a text in their standard form, in order. */
  stems(text: string): string[] {
    return plain(text)
      .split(" ")
      .map((word) => word.replace(/2(?=[a-z]*$)/, ""))
      .filter((word) => word.length > 1 && !common.has(word))
      .map((word) => this.stem(word))
      .filter((word) => !common.has(word));
  }

  knows(word: string): boolean {
    return this.#known.has(word);
  }

  /** Returns the standard form of a word. Results are cached, because the same words come again and again. */
  stem(word: string): string {
    const cached = this.#stems.get(word);
    if (cached !== undefined) return cached;
    if (this.#stems.size >= cacheMax) this.#stems.clear();
    const found = this.#find(word);
    this.#stems.set(word, found);
    return found;
  }

  #find(word: string): string {
    const same = spellings.get(word) ?? (standard.has(word) ? word : undefined);
    if (same !== undefined) return same;
    const root = rootsOf(word)
      .map((one) => spellings.get(one) ?? one)
      .find((one) => common.has(one) || this.#known.has(one));
    if (root !== undefined && !(common.has(root) && this.#known.has(word))) return root;
    return this.#known.has(word) ? word : (this.#guessed(word) ?? word);
  }

  /** Guesses a word that is written without vowels or with one wrong letter. */
  #guessed(word: string): string | undefined {
    const short = bare(word) === word ? this.#bySkeleton.get(word) : undefined;
    if (short?.length === 1) return short[0];
    if (word.length < typoMin || /\d/.test(word)) return undefined;
    const near = [...this.#known].filter(
      (one) =>
        one.length >= typoMin &&
        one[0] === word[0] &&
        (word.length >= consonantTypoMin || bare(one) === bare(word)) &&
        isNear(one, word),
    );
    return near.length === 1 ? near[0] : undefined;
  }
}
