const digitRun = /\+?\d(?:[ .()-]{0,2}\d)+/g;
const addressRun = /(?<![a-z0-9-])(?:https?:\/\/|www\.)?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+/gi;

const digitsOf = (text: string): string => text.replace(/\D/g, "").replace(/^62(?=8)/, "0");
export const hostOf = (address: string): string =>
  (
    address
      .toLowerCase()
      .replace(/^https?:\/\//, "")
      .replace(/^www\./, "")
      .split(/[/?#:]/)[0] ?? ""
  ).replace(/\.$/, "");

/**
 * What the member wrote themselves and may be told again: their numbers, addresses and medicines. Reading waits until
 * the first question, because most answers hold nothing of the kind.
 */
export class OwnWords {
  readonly #texts: readonly string[];
  #numbers: Set<string> | undefined;
  #hosts: Set<string> | undefined;
  #folded: string | undefined;

  constructor(texts: readonly string[] = []) {
    this.#texts = texts;
  }

  /** Whether these digits were written, however they were grouped, or end a number that was. */
  hasNumber(written: string): boolean {
    this.#numbers ??= new Set(
      this.#texts.flatMap((text) => [...text.matchAll(digitRun)].map(([found]) => digitsOf(found))),
    );
    return this.#numbers.has(digitsOf(written));
  }

  hasAddress(address: string): boolean {
    this.#hosts ??= new Set(
      this.#texts.flatMap((text) => [...text.matchAll(addressRun)].map(([found]) => hostOf(found))),
    );
    return this.#hosts.has(hostOf(address));
  }

  hasWord(word: string): boolean {
    this.#folded ??= this.#texts.join("\n").toLowerCase();
    return word.length > 2 && this.#folded.includes(word);
  }
}

export const nothingOwn = new OwnWords();
