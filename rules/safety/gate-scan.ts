import { plain } from "./language/scan.ts";
import { sensitivePairs, sensitiveParts, sensitiveWords } from "./tables/gate-words.ts";

const quoted = (part: string): string => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const parts = new RegExp(sensitiveParts.split(" ").map(quoted).join("|"));
const words = new Set(sensitiveWords.split(" "));
const pairs = sensitivePairs.map(([first, second, within]) => ({
  first: new Set(first.split(" ")),
  second: new Set(second.split(" ")),
  within,
}));
const wordsBack = Math.max(...pairs.map(({ within }) => within));

/**
 * Reads a sentence word by word as it grows, and tells from where on it must wait for its check. Each word is
 * looked at once, however the sentence arrives.
 */
export class SensitiveScan {
  /** Where the first sensitive word begins; undefined while there is none. */
  from: number | undefined;
  #read = 0;
  #recent: string[] = [];

  /** Reads on; `text` is the sentence so far, cut after a whole word. */
  readOn(text: string): void {
    if (this.from !== undefined) return;
    const pattern = /\S+/g;
    pattern.lastIndex = this.#read;
    for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
      if (this.#isSensitive(found[0])) {
        this.from = found.index;
        return;
      }
    }
    this.#read = text.length;
  }

  #isSensitive(written: string): boolean {
    const folded = plain(written);
    const word = folded.replace(/^[^a-z]+|[^a-z]+$/g, "");
    const recent = this.#recent;
    this.#recent = [...recent, word].slice(-wordsBack);
    // A digit may begin a number or a dose; a letter of another alphabet may hide a word.
    if (/\d|[^\p{ASCII}\p{P}\p{S}]/u.test(folded) || parts.test(folded)) return true;
    if (words.has(word) || words.has(word.replace(/(?:ku|mu|nya)$/, ""))) return true;
    return pairs.some(
      ({ first, second, within }) =>
        second.has(word.replace(/(?:kan|lah)$/, "")) && recent.slice(-within).some((one) => first.has(one)),
    );
  }
}
