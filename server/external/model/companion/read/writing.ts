import { isEnglishText } from "./english.ts";
import type { Message } from "./token.ts";

/** How something is written, apart from what it says. */
export type Writing = {
  isEmpty: boolean;
  isEmojiOnly: boolean;
  isGibberish: boolean;
  isForeign: boolean;
  isShouting: boolean;
  isHappyEmoji: boolean;
  isSadEmoji: boolean;
};

const sad =
  /[\u{1F622}\u{1F62D}\u{1F614}\u{1F61E}\u{1F625}\u{1F97A}\u{1F494}\u{1F623}\u{1F629}\u{1F62B}\u{2639}\u{1F641}\u{1F61F}\u{1F613}]/u;
const happy = /[\u{1F600}-\u{1F60A}\u{1F642}\u{1F970}\u{1F60D}\u{1F389}\u{1F64F}\u{2764}\u{1F44D}]/u;
const vowels = /[aeiou]/;

/** Rows of keys, doubled letters in a heap, words without vowels. */
function looksTyped(word: string): boolean {
  if (/^(?:asdf|qwer|zxcv|hjkl|sdfg|jkl)/.test(word)) return true;
  if (word.length > 4 && !vowels.test(word)) return true;
  return /[bcdfghjklmnpqrstvwxz]{5,}/.test(word) || /(.)\1{4,}/.test(word);
}

export function writingOf(text: string, message: Message): Writing {
  const raw = message.plain.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const latin = raw.filter((word) => /^[a-z']+$/.test(word));
  const unknown = message.tokens.filter((token) => !token.isKnown);
  const typed = unknown.filter((token) => looksTyped(token.word)).length;
  const letters = text.slice(0, 400).replace(/[^A-Za-z]/g, "");
  const joined = message.emoji.join("");
  return {
    isEmpty: raw.length === 0 && message.emoji.length === 0 && message.tokens.length === 0,
    isEmojiOnly: raw.length === 0 && message.emoji.length > 0,
    isGibberish: message.tokens.length > 0 && typed > 0 && typed * 2 >= message.tokens.length,
    isForeign:
      (raw.length > 2 && raw.length - latin.length > raw.length / 2) ||
      (latin.length > 2 && isEnglishText(latin)),
    isShouting: letters.length > 14 && letters === letters.toUpperCase(),
    isHappyEmoji: happy.test(joined) && !sad.test(joined),
    isSadEmoji: sad.test(joined),
  };
}
