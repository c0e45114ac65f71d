import type { TextFilter } from "./text-filter.ts";

/** The maximum number of characters that a continuation may repeat. */
const overlapMax = 80;
/** A repetition of this many characters cannot be a coincidence; a shorter one must consist of whole words. */
const overlapSure = 8;
/** How many characters of the part's end the model is asked to copy. */
const anchorMax = 40;

/**
 * Joins the continuation of an answer to the part before it. Endpoints drop the leading space of an answer and the part
 * may end within a word, so only words common to both show where they join.
 */
export class Seam implements TextFilter {
  readonly #part: string;
  #held = "";
  #isJoined = false;

  constructor(part: string) {
    this.#part = part;
  }

  push(text: string): string {
    if (this.#isJoined) return text;
    this.#held += text;
    return this.#join(false);
  }

  end(): string {
    return this.#isJoined ? "" : this.#join(true);
  }

  #join(isWhole: boolean): string {
    const repeated = repetition(this.#part, this.#held, isWhole);
    if (repeated === undefined) return "";
    this.#isJoined = true;
    if (repeated > 0) return this.#held.slice(repeated);
    return needsSpace(this.#part, this.#held) ? ` ${this.#held}` : this.#held;
  }
}

/** Returns the end of the part that the model copies to start its continuation. */
export function endOfPart(part: string): string {
  const end = part.slice(-anchorMax);
  const isCut = part.length > end.length;
  const line = end.split("\n").at(-1) ?? "";
  const isWithinWord = isCut && line.length === end.length;
  return (isWithinWord ? line.replace(/^\S*\s+/, "") : line).trim();
}

/**
 * Returns how many characters of the continuation repeat the end of the part; undefined while more text may decide it.
 */
function repetition(part: string, continuation: string, isWhole: boolean): number | undefined {
  const text = continuation.trimStart();
  const skipped = continuation.length - text.length;
  for (let length = Math.min(overlapMax, part.length); length > 0; length -= 1) {
    const end = part.slice(-length);
    // The character after a repetition decides whether it is one.
    const mayGoOn = !isWhole && text.length <= length;
    if (mayGoOn && end.startsWith(text)) return undefined;
    if (text.startsWith(end) && isRepetition(part, text, length)) return skipped + length;
  }
  return 0;
}

function isRepetition(part: string, text: string, length: number): boolean {
  const isSure = length >= overlapSure;
  const isOfWords = !isWithinWord(part, part.length - length) && !isWithinWord(text, length);
  return (isSure || isOfWords) && /[\p{L}\p{N}]/u.test(text.slice(0, length));
}

/** Whether a letter or digit stands on both sides of this position. */
function isWithinWord(text: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(text.charAt(at));
}

/**
 * Whether a space is missing because a sentence or clause starts directly after another; not within addresses and
 * numbers.
 */
function needsSpace(part: string, continuation: string): boolean {
  if (/[\p{Ll}\p{N}.:]$/u.test(part)) return /^\p{Lu}/u.test(continuation);
  return /[,;!?]$/.test(part) && /^\p{L}/u.test(continuation);
}
