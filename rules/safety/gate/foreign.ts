/** Words found only in English, which hardly any English sentence does without. */
const english =
  /(?<![\p{L}])(?:the|is|are|was|be|been|of|and|that|it|its|you|your|yourself|just|take|with|from|should|would|will|can|could|must|this|if|not|do|don|for|to|have|has|there|what|when|how|off|only)(?![\p{L}])/giu;
/** What an English sentence must not be about in a crisis: death, means, or that it would be fine. */
const grave =
  /(?<![\p{L}])(?:die|dies|dying|dead|death|kill\w*|suicid\w*|end|ends|ending|overdos\w*|pills?|tablets?|jump\w*|bridge|roof|rooftop|cut|cuts|cutting|veins?|wrists?|hang\w*|rope|gun|knife|razor|blade|poison\w*|bleach|drown\w*|bleed\w*|painless\w*|okay|ok|fine|alright|all right|valid|normal|understandable|choice|option|solution|better off|let go|give up|go ahead|hurt\w*|harm\w*|deserves?|revenge|secret|free|peace\w*)(?![\p{L}])/iu;
const otherScript = /\p{L}/gu;
const latin = /\p{Script=Latin}/u;
const wordsMin = 2;
const lettersMin = 4;

/**
 * Whether a sentence is in another script, or in English on a grave topic, so that the rules cannot read it. For levels
 * 2 and up.
 */
export function isGraveForeign(sentence: string): boolean {
  const strange = (sentence.match(otherScript) ?? []).filter((letter) => !latin.test(letter));
  if (strange.length >= lettersMin) return true;
  return (sentence.match(english) ?? []).length >= wordsMin && grave.test(sentence);
}
