import type { Pattern } from "./patterns.ts";
import type { Reading } from "./reading.ts";

/**
 * Finds the patterns that are worth searching a text for: those of which every step stands somewhere in it. Of thousands
 * of patterns hardly any are, and one pass over the words of the text tells which.
 */
export class Candidates {
  /** Concept or word -> the steps that it may fulfil, in turns the number of a pattern and the bit of the step. */
  readonly #stepsWith = new Map<string, number[]>();
  /** The bits of all steps of each pattern, and those that were found in the text at hand. */
  readonly #whole: Uint32Array;
  readonly #found: Uint32Array;

  constructor(patterns: readonly Pattern[]) {
    this.#whole = Uint32Array.from(patterns, ({ steps }) => 2 ** steps.length - 1);
    this.#found = new Uint32Array(patterns.length);
    patterns.forEach(({ steps }, number) => {
      steps.forEach(({ any }, at) => {
        // Of concepts that must meet in one word, the first one tells enough.
        const keys = new Set(any.split("|").map((atom) => atom.split("&")[0] ?? atom));
        for (const key of keys) this.#note(key, number, 1 << at);
      });
    });
  }

  #note(key: string, number: number, bit: number): void {
    const known = this.#stepsWith.get(key);
    if (known) known.push(number, bit);
    else this.#stepsWith.set(key, [number, bit]);
  }

  /** Returns the numbers of the patterns, ascending. */
  in({ spans }: Reading): number[] {
    const [whole, found, candidates] = [this.#whole, this.#found.fill(0), [] as number[]];
    for (const key of spans.keys()) {
      const steps = this.#stepsWith.get(key);
      if (steps === undefined) continue;
      for (let at = 0; at < steps.length; at += 2) {
        const number = steps[at] ?? 0;
        const before = found[number] ?? 0;
        const now = (before | (steps[at + 1] ?? 0)) >>> 0;
        if (now === before) continue;
        found[number] = now;
        if (now === whole[number]) candidates.push(number);
      }
    }
    return candidates.sort((one, other) => one - other);
  }
}
