import { acts } from "../tables/acts.ts";
import { classes } from "../tables/classes.ts";
import { feelings } from "../tables/feelings.ts";
import { people } from "../tables/people.ts";
import { dangerSigns, responses } from "../tables/safety.ts";
import { situations } from "../tables/situations.ts";
import { joined, spellings } from "../tables/spellings.ts";
import { topics } from "../tables/topics.ts";
import { unsaid, words } from "../tables/words.ts";
import { canonical, listOf } from "./canonical.ts";
import { exactWordsOf, rootsOf } from "./pattern.ts";

const partsOfSpeech = new Map(Object.entries(words).map(([part, text]) => [part, new Set(listOf(text))]));

export function isPart(part: keyof typeof words, word: string): boolean {
  return partsOfSpeech.get(part)?.has(word) === true;
}

/** Every table of patterns; what they name is known. */
const patterned = [...situations, ...acts, ...dangerSigns, ...responses];

const roots = new Set(
  [
    ...Object.values(classes).flatMap(listOf),
    ...patterned.flatMap((row) => row.says.flatMap(rootsOf)),
    ...topics.flatMap((topic) => listOf(topic.words).map((entry) => entry.split(":")[0] ?? "")),
    ...feelings.flatMap((feeling) => listOf(feeling.words)),
    ...people.flatMap((person) => listOf(person.words)),
  ].map(canonical),
);

const phrases = [
  ...joined.map((phrase) => canonical(phrase.replaceAll(" ", "_"))),
  ...[...roots].filter((root) => root.includes("_")),
];

const standard = new Set([
  ...Object.values(words).flatMap(listOf),
  ...Object.keys(spellings).flatMap(listOf),
  ...listOf(unsaid),
  ...phrases,
  ...phrases.flatMap((phrase) => phrase.split("_")),
  ...patterned.flatMap((row) => row.says.flatMap(exactWordsOf)),
]);

export const isRoot = (word: string): boolean => roots.has(word);
export const isStandard = (word: string): boolean => standard.has(word);

/** Joined phrases by their first word, longest first. */
export const phrasesByFirst = new Map<string, string[][]>();
for (const phrase of [...new Set(phrases)].sort((a, b) => b.length - a.length)) {
  const parts = phrase.split("_");
  const first = parts[0] ?? "";
  phrasesByFirst.set(first, [...(phrasesByFirst.get(first) ?? []), parts]);
}

/** A word and every form of it with one letter left out. */
function shortened(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

const shortestCorrected = 6;
const neighbours = new Map<string, string>();
for (const word of [...roots, ...standard]) {
  if (word.length < shortestCorrected || /[^a-z]/.test(word)) continue;
  for (const form of shortened(word)) if (!neighbours.has(form)) neighbours.set(form, word);
}

/** One letter wrong, missing, too many, or two changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const rest = (word: string, from: number) => word.slice(from);
  const [a, b] = [rest(typed, start), rest(meant, start)];
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}

/** The known word that a typed one is a slip of. */
export function correct(typed: string): string | undefined {
  if (typed.length < shortestCorrected || typed.length > 16) return undefined;
  for (const form of shortened(typed)) {
    const meant = neighbours.get(form);
    if (meant !== undefined && meant[0] === typed[0] && isOneSlip(typed, meant)) return meant;
  }
  return undefined;
}
