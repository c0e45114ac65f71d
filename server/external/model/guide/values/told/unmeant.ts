/* What somebody who apologizes did not mean: "aku kira udh ke crop". The fault stays theirs in the same sentence. */

const own = "(?:aku|ak|saya|sy|gue|gw|gua)";
const no = "(?:ga|gak|gk|nggak|ngga|tidak|tdk|ndak|ora)";
const unmeant = new RegExp(
  `(?<!\\p{L})(?:${no} (?:sengaja|bermaksud|ada (?:maksud|niat)|niat)|kelepasan|kepencet|salah kirim)(?!\\p{L})`,
  "iu",
);
const supposed = new RegExp(
  `(?<!\\p{L})(?:${own} (?:kira|kirain|pikir)|kirain|tak kira|kukira) ((?:udah|udh|uda|sudah|sdh|dah) (?!(?:dia|kamu|mereka|kita|baikan|tau|tahu|ngerti|maafin)(?!\\p{L}))[^.,;!?\\n]{3,60}?)(?=[.,;!?\\n]|$| (?:tp|tapi|ternyata|trnyata|taunya|krn|karena)(?!\\p{L}))`,
  "iu",
);
/** Somebody who was hurt on purpose, or over again, is not told that it was not meant. */
const grave =
  /(?<!\p{L})(?:\p{L}*pukul\p{L}*|mukul\p{L}*|\p{L}*tampar\p{L}*|nampar\p{L}*|tonjok\p{L}*|cekik\p{L}*|dorong\p{L}*|selingkuh\p{L}*|bentak\p{L}*|ngebentak|bohong\p{L}*|hina\p{L}*)(?!\p{L})/iu;
/** Of whom else it is said that they did not mean it. */
const ofOther =
  /(?<!\p{L})(?:dia|doi|mereka|beliau|kamu|dianya) (?:juga |jg |bilang |katanya )*(?:ga|gak|nggak|tidak) (?:sengaja|bermaksud|niat)/iu;

/** A sentence that says so and keeps the responsibility; undefined where nothing of the kind was told. */
export function unmeantIn(text: string): string | undefined {
  if (grave.test(text) || ofOther.test(text)) return undefined;
  const thought = supposed.exec(text)?.[1]?.trim();
  if (thought !== undefined)
    return `Aku nggak bermaksud begitu; aku kira ${thought}, dan mestinya kuperiksa dulu.`;
  return unmeant.test(text) ? "Aku nggak sengaja, dan mestinya aku lebih hati-hati." : undefined;
}
