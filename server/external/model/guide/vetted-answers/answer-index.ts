import type { Answer } from "./answer-schema.ts";
import type { IndexedWords } from "./indexed-words.ts";
import { type Numbered, TermNumbers } from "./term-numbers.ts";

/*
 * TF-IDF over the example questions and the answers themselves: a term that few answers have says most. A question is
 * compared with each example, with all examples of an answer together, and with the words of the answer.
 */

/** The worth of the nearest examples, of all examples together, and of the words of the answer. */
const nearestShares = { first: 0.5, second: 0.3, third: 0.2 };
const allShare = 0.7;
const saidShare = 0.3;

/** For each term, the texts in which it occurs and its weight there, one term after another. */
class Postings {
  readonly #starts: Int32Array;
  readonly #filled: Int32Array;
  readonly #texts: Int32Array;
  readonly #weights: Float32Array;

  constructor(counts: Int32Array) {
    this.#starts = new Int32Array(counts.length + 1);
    for (let id = 0; id < counts.length; id += 1)
      this.#starts[id + 1] = (this.#starts[id] ?? 0) + (counts[id] ?? 0);
    this.#filled = this.#starts.slice(0, -1);
    const size = this.#starts.at(-1) ?? 0;
    this.#texts = new Int32Array(size);
    this.#weights = new Float32Array(size);
  }

  add(id: number, text: number, weight: number): void {
    const at = this.#filled[id] ?? 0;
    this.#texts[at] = text;
    this.#weights[at] = weight;
    this.#filled[id] = at + 1;
  }

  /** Adds the products of a term's weights and `weight` to the sums of its texts. */
  sum(id: number, weight: number, sums: Float64Array): void {
    const texts = this.#texts;
    const weights = this.#weights;
    const end = this.#filled[id] ?? 0;
    for (let at = this.#starts[id] ?? 0; at < end; at += 1) {
      const text = texts[at] ?? 0;
      sums[text] = (sums[text] ?? 0) + weight * (weights[at] ?? 0);
    }
  }
}

/** What was read of the answers before the index can be filled. */
type Read = {
  numbers: TermNumbers;
  asks: Numbered[][];
  says: Numbered[];
  /** In how many examples, answers and sayings each term occurs. */
  inAsks: number[];
  inAnswers: number[];
  inSays: number[];
};

export class AnswerIndex {
  readonly #answers: readonly Answer[];
  readonly #numbers: TermNumbers;
  readonly #rarity: Float32Array;
  /** The rarity of a term that no example has. */
  readonly #unknown: number;
  readonly #asked: Postings;
  /** The sums of the examples of each answer. */
  readonly #together: Postings;
  readonly #said: Postings;
  /** The length of each such sum as a vector. */
  readonly #lengths: Float64Array;
  /** The first example of each answer, and the number of all examples at the end. */
  readonly #firsts: number[] = [0];

  private constructor(answers: readonly Answer[], read: Read) {
    this.#answers = answers;
    this.#numbers = read.numbers;
    this.#unknown = Math.log(1 + answers.length);
    this.#rarity = Float32Array.from(read.inAnswers, (count) => Math.log(1 + answers.length / (count || 1)));
    this.#asked = new Postings(Int32Array.from(read.inAsks));
    this.#together = new Postings(Int32Array.from(read.inAnswers));
    this.#said = new Postings(Int32Array.from(read.inSays));
    this.#lengths = new Float64Array(answers.length);
  }

  /** Builds an index in some thousand short steps; whoever runs them may do other things between. */
  static *building(
    answers: readonly Answer[],
    words: readonly IndexedWords[],
  ): Generator<undefined, AnswerIndex> {
    const read: Read = {
      ...{ numbers: new TermNumbers(), asks: [], says: [], inAsks: [], inAnswers: [], inSays: [] },
    };
    for (const one of words) {
      readAnswer(read, one);
      yield;
    }
    const index = new AnswerIndex(answers, read);
    for (const at of answers.keys()) {
      index.#enter(at, read);
      yield;
    }
    return index;
  }

  /**
   * How alike a question is to each answer, in the order of the answers, by its words. `without`: the number of an
   * example that is left out.
   */
  likeness(words: readonly string[], without?: number): Float64Array {
    const asked = new Float64Array(this.#firsts.at(-1) ?? 0);
    const together = new Float64Array(this.#answers.length);
    const said = new Float64Array(this.#answers.length);
    const { ids, weights } = this.#scaled(this.#numbers.find(words));
    for (const [nth, id] of ids.entries()) {
      if (id < 0) continue;
      const own = weights[nth] ?? 0;
      this.#asked.sum(id, own, asked);
      this.#together.sum(id, own, together);
      this.#said.sum(id, own, said);
    }
    for (const [at, shared] of together.entries()) {
      // Without a shared term none of its examples is alike.
      const score = shared === 0 ? 0 : this.#scoreOf(at, asked, shared, without);
      said[at] = score + saidShare * (said[at] ?? 0);
    }
    return said;
  }

  #scoreOf(at: number, asked: Float64Array, together: number, without: number | undefined): number {
    const from = this.#firsts[at] ?? 0;
    const to = this.#firsts[at + 1] ?? from;
    const isLeftOut = without !== undefined && without >= from && without < to;
    const near = nearestOf(asked, from, to, without);
    const length = this.#lengths[at] ?? 1;
    if (!isLeftOut) return near + (allShare * together) / (length || 1);
    // The sum without the example itself, which is as long as 1.
    const rest = Math.sqrt(Math.max(length ** 2 - 2 * together + 1, 1e-6));
    return near + (allShare * (together - 1)) / rest;
  }

  #enter(at: number, { asks, says }: Read): void {
    const sums = new Map<number, number>();
    let example = this.#firsts.at(-1) ?? 0;
    for (const ask of asks[at] ?? []) {
      const { ids, weights } = this.#scaled(ask);
      for (let nth = 0; nth < ids.length; nth += 1) {
        const [id, weight] = [ids[nth] ?? 0, weights[nth] ?? 0];
        this.#asked.add(id, example, weight);
        sums.set(id, (sums.get(id) ?? 0) + weight);
      }
      example += 1;
    }
    this.#firsts.push(example);
    for (const [id, sum] of sums) this.#together.add(id, at, sum);
    this.#lengths[at] = lengthOf([...sums.values()]);
    const said = this.#scaled(says[at] ?? { ids: [], weights: [] });
    for (const [nth, id] of said.ids.entries()) this.#said.add(id, at, said.weights[nth] ?? 0);
  }

  /** The terms of a text with their weights by rarity, as a vector of length 1. */
  #scaled({ ids, weights }: Numbered): Numbered {
    const rare = ids.map((id, nth) => (weights[nth] ?? 0) * (this.#rarity[id] ?? this.#unknown));
    const length = lengthOf(rare);
    return { ids, weights: rare.map((weight) => weight / length) };
  }
}

const lengthOf = (weights: readonly number[]): number =>
  Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0)) || 1;

/** The likeness of the nearest three examples of an answer, by their worth. */
function nearestOf(asked: Float64Array, from: number, to: number, without: number | undefined): number {
  let first = 0;
  let second = 0;
  let third = 0;
  for (let at = from; at < to; at += 1) {
    const alike = asked[at] ?? 0;
    if (alike <= third || at === without) continue;
    if (alike <= second) third = alike;
    else {
      third = second;
      if (alike <= first) second = alike;
      else {
        second = first;
        first = alike;
      }
    }
  }
  return nearestShares.first * first + nearestShares.second * second + nearestShares.third * third;
}

function readAnswer(read: Read, { asks, says }: IndexedWords): void {
  const numbered = asks.map((words) => read.numbers.read(wordsIn(words), true));
  // What an answer says is no question, so its words count alone.
  const said = read.numbers.read(wordsIn(says), false);
  for (const counts of [read.inAsks, read.inAnswers, read.inSays])
    for (let id = counts.length; id < read.numbers.size; id += 1) counts.push(0);
  const own = new Set(numbered.flatMap(({ ids }) => ids));
  count(read.inAnswers, [...own]);
  for (const { ids } of numbered) count(read.inAsks, ids);
  count(read.inSays, said.ids);
  read.asks.push(numbered);
  read.says.push(said);
}

const wordsIn = (text: string): string[] => (text === "" ? [] : text.split(" "));

function count(counts: number[], ids: readonly number[]): void {
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
}
