import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

/*
 * Cases that lead a flow another way from its first step: years without work, the care of a parent who is ill, and a
 * warning letter that has to be handed over.
 */

const no = `(?:${noWords})`;
const years =
  "(?:\\d+|se|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|belasan) ?(?:tahun|taun|thn|th|bulan|bln)\\b";
const gap = new RegExp(
  [
    "\\b(?:nganggur|menganggur|pengangguran|vakum|jeda kerja|gap (?:year|kerja|di cv|cv)|kekosongan kerja)\\b",
    `\\b${years}(?: \\p{L}+){0,2} ${no} (?:pernah )?(?:be)?kerja\\b`,
    `\\b${no} (?:pernah )?(?:be)?kerja(?: \\p{L}+){0,3} ${years}`,
    `\\b(?:kenapa|knp|napa|alasan|ditanya)(?: \\p{L}+| \\d+){0,4} ${no} (?:be)?kerja\\b`,
    `\\b(?:berhenti|brenti|stop|off|resign|keluar) (?:be)?kerja(?: \\p{L}+){0,3} ${years}`,
    `\\b(?:berhenti|brenti|stop|keluar|resign|${no} kerja)(?: \\p{L}+){0,4} (?:ngurus|ngurusin|urus|merawat|ngerawat|rawat|jaga|ngejaga)\\b`,
  ].join("|"),
  "u",
);

/** The question that comes first in a practised interview, for somebody who has not worked for a while. */
export const gapIn = (text: string): string | undefined =>
  gap.test(plain(text)) ? "kenapa sempat tidak bekerja" : undefined;

const parents: readonly (readonly [RegExp, string])[] = [
  [/\b(?:bapak|bapa|papa|ayah|abah|bapakku|bapaku|ayahku|papaku|abahku|bokap|ama)(?:k?ku|nya)?\b/u, "bapak"],
  [
    /\b(?:ibu|ibuk|mama|mamak|mamah|emak|bunda|umi|simbok|nyokap|ibuku|mamaku|mamakku|emakku)(?:k?ku|nya)?\b/u,
    "ibu",
  ],
  [/\b(?:nenek|oma|eyang|simbah|mbah|uti|nenekku)(?:ku|nya)?\b/u, "nenek"],
  [/\b(?:kakek|opa|kakung|kakekku)(?:ku|nya)?\b/u, "kakek"],
  [/\b(?:mertua)(?:ku|nya)?\b/u, "mertua"],
];
const elder =
  "(?:bapa(?:k|kku|ku)?|papa(?:ku)?|ayah(?:ku)?|abah(?:ku)?|ibu(?:ku)?|ibuk|mama(?:k|kku|ku)?|mamah|emak(?:ku)?|bunda|nenek(?:ku)?|kakek(?:ku)?|oma|opa|simbah|mbah|orang ?tua(?:ku)?|ortu(?:ku)?|mertua(?:ku)?)";
const tending =
  "(?:jaga|jagain|njaga|ngejaga|menjaga|jogo|rawat|ngerawat|merawat|ngurus|ngurusin|urus|nungguin|ngopeni|gantian jaga)";
const ill = "(?:stroke|lumpuh|sakit|pikun|demensia|kanker|opname|cuci darah|rawat jalan|lansia|jompo|sepuh)";
const tended = new RegExp(
  `\\b${tending} (?:\\p{L}+ ){0,2}${elder}\\b|\\b${elder} (?:\\S+ ){0,4}${ill}\\b.{0,160}\\b${tending}\\b|\\b${tending}\\b.{0,160}\\b${elder} (?:\\S+ ){0,4}${ill}\\b`,
  "u",
);

/** What is shared is the care of a parent, and not the chores. */
export const careSharedIn = (text: string): string | undefined =>
  tended.test(plain(text)) ? "jaga orang tua yang sakit" : undefined;

/** Who is cared for, as brothers and sisters call them. */
export function caredForIn(text: string): string | undefined {
  const said = plain(text);
  const near = tended.exec(said)?.[0];
  if (near === undefined) return undefined;
  return parents.find(([pattern]) => pattern.test(near))?.[1];
}

const warning =
  /\bsp ?-?(?:1|2|3|i|ii|iii|satu|dua|tiga|pertama|kedua|ketiga)\b|\bdi ?sp\b|\bsurat (?:peringatan|teguran|sp)\b|\b(?:teguran|peringatan) (?:tertulis|pertama|kedua|ketiga)\b/u;

/** Whether a warning letter is spoken of, and not only a word of blame. */
export const warningIn = (text: string): string | undefined =>
  warning.test(plain(text)) ? "surat peringatan" : undefined;
