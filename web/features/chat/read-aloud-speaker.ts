import { plainText } from "#rules/plain-text.ts";

/** Chrome falls silent in the middle of what takes longer than some 15 s to say. */
const mostLetters = 180;

/** A text in pieces that a browser can say: sentences, and long ones at a comma or a space. */
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

/** Indonesian, by the names that devices have for it: Android still says `in`. */
const isIndonesian = ({ lang }: Voice): boolean => /^(id|in|ind)([-_]|$)/i.test(lang);

/** The voice to read with; rather one of the device, which sends the text nowhere. */
export function indonesianVoice<V extends Voice>(voices: readonly V[]): V | undefined {
  const fitting = voices.filter(isIndonesian);
  return fitting.find(({ localService }) => localService) ?? fitting[0];
}

/** As much of the browser as reading takes; `over` tells whether the sentence was said to its end. */
export type Mouth = { say: (sentence: string, over: (isSaid: boolean) => void) => void; cancel: () => void };

/** Reads one text at a time; the one that reads is known by its key. */
export class Speaker {
  readonly #mouth: Mouth;
  readonly #listeners = new Set<() => void>();
  #reading: string | undefined;
  /** Counts what was said: late news of an earlier sentence are none. */
  #turn = 0;

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

  /** Only what reads under this key, or whatever reads. */
  stop(key = this.#reading): void {
    if (this.#reading === undefined || key !== this.#reading) return;
    this.#turn += 1;
    this.#mouth.cancel();
    this.#show(undefined);
  }

  #say(sentence: string, rest: readonly string[]): void {
    this.#turn += 1;
    const turn = this.#turn;
    this.#mouth.say(sentence, (isSaid) => {
      if (turn !== this.#turn) return;
      const [next, ...others] = rest;
      // Something else may have taken the voice, or there is none any more.
      if (isSaid && next !== undefined) this.#say(next, others);
      else this.#show(undefined);
    });
  }

  #show(key: string | undefined): void {
    this.#reading = key;
    for (const listener of this.#listeners) listener();
  }
}
