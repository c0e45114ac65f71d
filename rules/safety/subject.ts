import { plain } from "./language/scan.ts";
import type { RiskSubject, RiskTopic } from "./types.ts";

const ownChild =
  /\b(?:anak|bayi|balita|putra|putri|baby)(?:ku|q|k)\b|\b(?:anak|bayi|baby|putra|putri) (?:aku|saya|sy|gue|gw|gua|ane|kami|awak|beta|kulo|abdi|kandungku|sulungku|bungsuku|pertamaku)\b|\b(?:si kecil|si bungsu|si sulung|dedek bayi|si adek|anake aku|bayike)\b/;

/** Returns whose danger it is; in a sign about somebody else, the member's own child is told apart. */
export const subjectIn = (subject: "self" | "other", isAboutOthers: boolean, text: string): RiskSubject =>
  isAboutOthers && ownChild.test(plain(text)) ? "child" : subject;

const topics: readonly (readonly [RiskTopic, RegExp])[] = [
  [
    "eating",
    /\b(?:di)?muntah(?:in|kan)?\b|\bmakan(?:an)?\b|\bdiet\b|\bkalori\b|\btimbangan\b|\bkurus\b|\bgendut\b|\bgemuk\b|\bberat badan\b|\bpencahar\b/,
  ],
  [
    "overdose",
    /\boverdosis\b|\bod\b|\bdosis\b|\b(?:minum|nelen|telan|menelan|nenggak|mnm)\b.*\b(?:obat|pil|tablet|semua|segenggam|banyak|sebotol)|\b(?:obat|pil|tablet)\w*\b.*\b(?:minum|kuminum|nelen|kutelan|diminum)/,
  ],
  [
    "minor",
    /^(?!.*\b(?:suami|istri|anakku|anak saya|muridku)).*(?:\b(?:kelas|kls) (?:[1-9]|1[0-2]|x|xi|xii|vii|viii|ix)\b|\b(?:anak|sekolah|masih|msh|kelas) (?:smp|sma|smk|mts)\b|\b(?:umur|usia)(?:ku|q)? 1[0-7]\b)/s,
  ],
];

/** Returns the topics of a text, which select fitting texts beyond the category. */
export const topicsIn = (text: string): RiskTopic[] => {
  const said = plain(text);
  return topics.flatMap(([topic, words]) => (words.test(said) ? [topic] : []));
};
