import { plainText } from "#rules/plain-text.ts";

/** Maximum length of a piece: Chrome falls silent in the middle of an utterance longer than about 15 s. */
const mostLetters = 180;

/** Splits a text into pieces that a browser can speak: sentences, with long ones split at a comma or a space. */
export function sentences(text: string): string[] {
  return plainText(text)
    .split(/(?<=[.!?…])\s+|\n+/)
    .flatMap(pieces)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function pieces(sentence: string): string[] {
  if (sentence.length <= mostLetters) return [sentence];
  const start = sentence.slice(0, mostLetters);
  const comma = Math.max(start.lastIndexOf(", "), start.lastIndexOf("; "), start.lastIndexOf(": "));
  const space = start.lastIndexOf(" ");
  const at = comma > 0 ? comma + 1 : space > 0 ? space : mostLetters;
  return [sentence.slice(0, at), ...pieces(sentence.slice(at).trimStart())];
}

type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">;

/** Whether a voice is Indonesian, by all the language tags in use: Android still says `in`. */
const isIndonesian = ({ lang }: Voice): boolean => /^(id|in|ind)([-_]|$)/i.test(lang);

/** Returns the voice to read with, preferably a local one, which sends the text nowhere. */
export function indonesianVoice<V extends Voice>(voices: readonly V[]): V | undefined {
  const fitting = voices.filter(isIndonesian);
  return fitting.find(({ localService }) => localService) ?? fitting[0];
}

/** The part of the browser that reading aloud needs; `over` reports whether the sentence was spoken to its end. */
export type Mouth = { say: (sentence: string, over: (isSaid: boolean) => void) => void; cancel: () => void };

/** Reads one text at a time aloud; the text being read is identified by its key. */
export class Speaker {
  readonly #mouth: Mouth;
  readonly #listeners = new Set<() => void>();
  #reading: string | undefined;
  /** Counts utterances, so that late events of an earlier sentence are ignored. */
  #utterance = 0;

  constructor(mouth: Mouth) {
    this.#mouth = mouth;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly reading = (): string | undefined => this.#reading;

  read(key: string, text: string): void {
    this.stop();
    const [first, ...rest] = sentences(text);
    if (first === undefined) return;
    this.#show(key);
    this.#say(first, rest);
  }

  /** Stops the text with this key if it is being read, or without a key whatever is being read. */
  stop(key = this.#reading): void {
    if (this.#reading === undefined || key !== this.#reading) return;
    this.#utterance += 1;
    this.#mouth.cancel();
    this.#show(undefined);
  }

  #say(sentence: string, rest: readonly string[]): void {
    this.#utterance += 1;
    const utterance = this.#utterance;
    this.#mouth.say(sentence, (isSaid) => {
      if (utterance !== this.#utterance) return;
      const [next, ...others] = rest;
      // Otherwise something else may have taken the voice, or the voice is gone.
      if (isSaid && next !== undefined) this.#say(next, others);
      else this.#show(undefined);
    });
  }

  #show(key: string | undefined): void {
    this.#reading = key;
    for (const listener of this.#listeners) listener();
  }
}
