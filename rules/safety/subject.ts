import { plain } from "./language/scan.ts";
import type { RiskSubject, RiskTopic } from "./types.ts";

const child = "(?:anak|ana|bayi|baby|balita|putra|putri|orok|budak|boru|si kecil)";
const which =
  "(?: (?:gadis|bujang|dara|nona|laki|laki laki|perempuan|lanang|wedok|cowok|cowo|cewek|cewe|sulung|tengah|bungsu|pertama|kedua|ketiga|tunggal|mbarep|ragil|yang \\w+(?: \\w+)?))?";
const mine =
  "(?:aku|saya|saye|sy|gue|gw|gua|ane|kami|awak|ambo|den|beta|kita|sa|kulo|nyong|inyong|abdi|ulun|tyang|tiang)";
const somebody =
  "\\w{3,}(?:ku|nya)|dia|doi|istri|adik|adek|kakak|kk|mbak|teman|temen|sahabat|tetangga|sepupu|ipar|ponakan|keponakan|tante|bini|bojo|menantu|mantu|anak";
/** The member's own child, as members call it. */
const ownChild = new RegExp(
  `\\b${child}${which}(?:ku|q|k|ke)\\b|\\b${child}${which} ${mine}\\b|\\b${mine} (?:pu|pung|pe) ${child}\\b|\\b(?:anakku|bayiku|orokku|si (?:kecil|bungsu|sulung|adek|cikal)|dedek bayi|kandunganku)\\b|(?<!\\b(?:${somebody})(?: ${mine})? (?:yang |yg |lagi |juga )?)\\b(?:habis|abis|baru|bar|mari) (?:lahiran|melahirkan|babaran)\\b`,
);

/** Other people of whom members write; those whom they address ("kak", "bang") are left out. */
const otherPerson =
  /\b(?:adik|adek|adekku|ade|ading|adi|sahabat|teman|temen|kawan|konco|tetangga|tonggo|murid|siswa|pacar|cowok|cewek|suami|istri|bojo|laki|bini|mantan|ibu|mama|mamak|mamah|bapak|bapa|papa|ayah|nenek|kakek|oma|opa|mertua|mitoha|sepupu|ponakan|keponakan|roommate|adikku|kakakku|mbakku|abangku|temanku|temenku|sahabatku|pacarku|suamiku|istriku|bojoku|ibuku|mamaku|bapakku|ayahku|nenekku|kawanku)\b/;

/** Whether the own child is the person whom a conversation named first, who mostly is whom it is about. */
function isChildNamed(said: readonly string[]): boolean {
  const all = plain(said.join("\n"));
  const at = all.search(ownChild);
  const other = all.search(otherPerson);
  return at >= 0 && (said.length === 1 || other < 0 || at < other);
}

/**
 * Returns whose danger it is; in a sign about somebody else, the member's own child is told apart, who may have been
 * named in an earlier text.
 */
export const subjectIn = (
  subject: "self" | "other",
  isAboutOthers: boolean,
  said: readonly string[],
): RiskSubject => (isAboutOthers && isChildNamed(said) ? "child" : subject);

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
