import { placesOf, sentenceAround, type Token, tokensOf } from "./word-places.ts";

/** From this share of its words on, a sentence goes as a whole. */
const mostOf = 0.6;

/** What stands in the document at these words: their sentence if they are most of it, or else they themselves. */
export function sourceOf(
  shown: string,
  tokens: readonly Token[],
  phrase: string,
  isWhole: boolean,
): string[] {
  const isCut = /(?:…|\.\.+)$/.test(phrase);
  return placesOf(tokens, phrase).map((place) => {
    const sentence = sentenceAround(shown, place);
    const words = tokensOf(shown.slice(sentence.from, sentence.to)).length;
    const isMost = tokensOf(phrase).length >= words * mostOf;
    if (isWhole || isMost) return shown.slice(sentence.from, sentence.to);
    return shown.slice(place.from, isCut ? sentence.to : place.to + markBehind(shown, place.to, phrase));
  });
}

/** A mark that was quoted with the words goes with them. */
const markBehind = (shown: string, to: number, phrase: string): number =>
  /[.,;:!?]$/.test(phrase) && shown[to] === phrase.at(-1) ? 1 : 0;
