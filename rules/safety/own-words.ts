const digitRun = /\+?\d(?:[ .()-]{0,2}\d)+/g;
const addressRun = /(?<![a-z0-9-])(?:https?:\/\/|www\.)?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+/gi;

const digitsOf = (text: string): string => text.replace(/\D/g, "").replace(/^62(?=8)/, "0");
export const hostOf = (address: string): string =>
  (
    address
      .toLowerCase()
      .replace(/^(?:https?:)?[/\\]*/, "")
      .replace(/^www\./, "")
      .split(/[/?#]/)[0]
      // The host stands behind the last @ of what looks like one, and before a port.
      ?.split("@")
      .at(-1)
      ?.split(":")[0] ?? ""
  ).replace(/\.$/, "");

/**
 * The numbers, addresses and medicines that the member wrote, which the model may repeat. The texts are read only at
 * the first question, because most answers contain none of these.
 */
export class OwnWords {
  readonly #texts: readonly string[];
  #numbers: Set<string> | undefined;
  #hosts: Set<string> | undefined;
  #folded: string | undefined;

  constructor(texts: readonly string[] = []) {
    this.#texts = texts;
  }

  /** Whether the member wrote this number, however its digits were grouped and with 62 or 0 in front. */
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
