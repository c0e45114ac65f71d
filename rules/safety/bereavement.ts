import { bareWords } from "./language/scan.ts";

/** Words for people who are close, without possessives. */
export const person =
  "ibu|ibuk|ibunda|mama|mamak|mamah|amak|emak|bunda|umi|bapak|bapa|ayah|papa|abah|abi|kakek|nenek|mbah|oma|opa|kakak|adik|adek|suami|istri|isteri|anak|mertua|om|tante|paman|bibi|sahabat|teman|temen|pasien";
const gone =
  "meninggal(?: dunia)?|berpulang|wafat|tiada|sedo|kapundut|dimakamkan|(?:ga|gak|gk|nggak|ngga|enggak|ndak|tidak|tdk|nda|ora|indak|kada|tra) (?:ada|ono)";
const between = "sudah|sdh|udah|udh|so|su|wis|wes|telah|lah|baru|saja|aja|tadi";
const when =
  "sejak|dari|waktu|pas|aku|saya|kecil|sd|smp|sma|kemarin|kemaren|kmrn|pagi|malam|malem|minggu|bulan|tahun|taun|thn|taong|hari|yang|yg|lalu|\\d+|dua|tiga|empat|lima";

const loss = new RegExp(
  `^(?:(?:${person})(?:ku|q|nya)?)(?: (?:saya|aku|ku|beta|kita|sa))?(?: (?:${between}))* (?:${gone})(?: (?:${when}))*$`,
);

/**
 * Whether a text says that somebody close has died and, word for word, nothing else. In mourning that is the first
 * thing to say, and the classifier, which knows it from farewells, takes it for a wish to die.
 */
export const isBereavement = (text: string): boolean => loss.test(bareWords(text));
