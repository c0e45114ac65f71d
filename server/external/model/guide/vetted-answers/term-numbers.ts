/*
 * The terms by which questions are compared: words, pairs of words, and pieces of words for misspellings. Terms are
 * numbers made of the numbers of their words, because the library has some 800,000 of them to read at the start.
 */

/** What a term weighs beside a whole word. */
const pairWeight = 0.4;
const apartWeight = 0.3;
const pieceWeight = 0.3;
const pieceLength = 4;
/** Words so many places apart still say something together. */
const apartMax = 3;

/** More than all different words; a pair of them is one small integer, which a Map finds without allocating. */
const wordsMax = 2 ** 15;

const kinds = { word: 0, piece: 1, pair: 2, apart: 3 } as const;
type Kind = (typeof kinds)[keyof typeof kinds];
type AddTerm = (kind: Kind, term: number, weight: number) => void;

/** The terms of one text by their numbers, with their weights. */
export type Numbered = { ids: number[]; weights: number[] };

type Word = { number: number; pieces: readonly number[] };
/** Looks a text up, and gives it the next number if it has none. */
type Numbers = (text: string) => number;

/** Gives each different text of a map the next number. */
const inOrder =
  (known: Map<string, number>): Numbers =>
  (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    known.set(text, known.size);
    return known.size - 1;
  };

/** Looks texts up without adding them to the map; unknown ones get numbers that end with the question. */
function beside(known: ReadonlyMap<string, number>): Numbers {
  const others = new Map<string, number>();
  const next = inOrder(others);
  return (text) => known.get(text) ?? known.size + next(text);
}

function wordOf(word: string, numberOf: Numbers, pieceOf: Numbers): Word {
  const found: number[] = [];
  for (let from = 0; word.length > pieceLength && from + pieceLength <= word.length; from += 1)
    found.push(pieceOf(word.slice(from, from + pieceLength)));
  return { number: numberOf(word), pieces: found };
}

/** Calls `add` with each term of a text and its weight, some of them more than once. */
function eachTerm(words: readonly Word[], isPaired: boolean, add: AddTerm): void {
  for (const { number } of words) add(kinds.word, number, 1);
  for (const [at, { number, pieces }] of words.entries()) {
    for (let apart = 1; isPaired && apart <= apartMax; apart += 1) {
      const other = words[at + apart]?.number;
      if (other === undefined) break;
      if (apart === 1) add(kinds.pair, number * wordsMax + other, pairWeight);
      else add(kinds.apart, Math.min(number, other) * wordsMax + Math.max(number, other), apartWeight);
    }
    for (const piece of pieces) add(kinds.piece, piece, pieceWeight);
  }
}

/** Numbers the terms of the texts that it reads, and finds them again in others. */
export class TermNumbers {
  readonly #numbers = new Map<string, number>();
  readonly #pieces = new Map<string, number>();
  readonly #words = new Map<string, Word>();
  /** The numbers of the terms of each kind. */
  readonly #ids: readonly Map<number, number>[] = Object.values(kinds).map(() => new Map());
  #size = 0;
  /** The last text in which each term was seen. */
  readonly #seenIn: number[] = [];
  #texts = 0;

  get size(): number {
    return this.#size;
  }

  /** Reads a text's words, and numbers what is new. `isPaired`: whether words that stand together are terms too. */
  read(words: readonly string[], isPaired: boolean): Numbered {
    const read: Numbered = { ids: [], weights: [] };
    this.#texts += 1;
    const known = words.map((word) => this.#wordOf(word));
    eachTerm(known, isPaired, (kind, term, weight) => {
      const id = this.#idOf(kind, term);
      if (this.#seenIn[id] === this.#texts) return;
      this.#seenIn[id] = this.#texts;
      read.ids.push(id);
      read.weights.push(weight);
    });
    return read;
  }

  /** Finds the terms of a question; -1 is the number of each that no text has. */
  find(words: readonly string[]): Numbered {
    const found: Numbered = { ids: [], weights: [] };
    const seen = Object.values(kinds).map(() => new Set<number>());
    const [numberOf, pieceOf] = [beside(this.#numbers), beside(this.#pieces)];
    const known = words.map((word) => this.#words.get(word) ?? wordOf(word, numberOf, pieceOf));
    eachTerm(known, true, (kind, term, weight) => {
      if (seen[kind]?.has(term)) return;
      seen[kind]?.add(term);
      found.ids.push(this.#ids[kind]?.get(term) ?? -1);
      found.weights.push(weight);
    });
    return found;
  }

  #idOf(kind: Kind, term: number): number {
    const known = this.#ids[kind]?.get(term);
    if (known !== undefined) return known;
    this.#ids[kind]?.set(term, this.#size);
    this.#size += 1;
    return this.#size - 1;
  }

  #wordOf(word: string): Word {
    const known = this.#words.get(word);
    if (known) return known;
    if (this.#words.size >= wordsMax)
      throw new Error(`The library has more than ${wordsMax} different words.`);
    const made = wordOf(word, inOrder(this.#numbers), inOrder(this.#pieces));
    this.#words.set(word, made);
    return made;
  }
}
