import { plain, wordsIn } from "./language/scan.ts";

/** A longer text says more than that somebody has died. */
const wordsMax = 8;
const person =
  /\b(?:ibu|ibuk|ibunda|mama|mamak|mamah|amak|emak|bunda|umi|bapak|bapa|bapakku|ayah|papa|abah|abi|kakek|nenek|mbah|oma|opa|kakak|adik|adek|suami|istri|isteri|anak|mertua|om|tante|paman|bibi|sahabat|teman|temen|pasien)(?:ku|q|nya|saya)?\b/;
const gone =
  /\b(?:meninggal|meninggalnya|berpulang|wafat|tiada|sedo|kapundut|almarhum|almarhumah|dimakamkan|(?:sudah|sdh|udah|udh|so|su|wis|wes|telah|lah) (?:ga|gak|gk|nggak|ngga|enggak|ndak|tidak|tdk|nda|ora|indak|kada|tra) (?:ada|ono|enek))\b/;
/** Words that may be a wish to follow, a cause, or a danger that goes on. */
const more =
  /\b(?:aku|saya|gue|gw|beta|kita) (?:mau|pengen|ingin|harus|ikut|nyusul|juga)|\b(?:ikut|nyusul|menyusul|susul|mau|pengen|pingin|ingin|biar|mending|giliran|bunuh|gantung|dibunuh|dipukul|gara|salahku|bareng|ketemu|nemuin|jemput)\b/;

/**
 * Whether a text says no more than that somebody close has died. In mourning that is the first thing to say, and the
 * classifier, which knows it from farewells, takes it for a wish to die.
 */
export function isBereavement(text: string): boolean {
  const said = plain(text);
  return wordsIn(text) <= wordsMax && person.test(said) && gone.test(said) && !more.test(said);
}
