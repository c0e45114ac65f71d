import { verbStems } from "#server/external/model/guide/lexicon/verb-stems.ts";
import { askingWords } from "./people-words.ts";
import { linesOfWords, type WordAt } from "./words-apart.ts";

/*
 * Verbs of a chat as a polite or formal text has them: "ngirimin" is "mengirimkan", "tolong kirimin" is "tolong kirimkan",
 * and "dikirimin" is "dikirimkan".
 */

/** `told`: how it is said of somebody; `asked`: how it is asked for. */
type Verb = { told: string; asked: string };

const vowels = /[aiueo]/g;

/** What "meng-" makes of a stem: "sapu" is "menyapu". */
export function active(stem: string): string {
  if ((stem.match(vowels) ?? []).length === 1) return `menge${stem}`;
  const rest = stem.slice(1);
  const isHard = /^.[^aiueo]/.test(stem);
  if (/^[lrmnwy]/.test(stem)) return `me${stem}`;
  if (stem.startsWith("p")) return isHard ? `mem${stem}` : `mem${rest}`;
  if (/^[bf]/.test(stem)) return `mem${stem}`;
  if (stem.startsWith("t")) return isHard ? `men${stem}` : `men${rest}`;
  if (/^(?:[djcz]|sy)/.test(stem)) return `men${stem}`;
  if (stem.startsWith("s")) return `meny${rest}`;
  return stem.startsWith("k") && !isHard ? `meng${rest}` : `meng${stem}`;
}

/** How a stem begins in a chat: "nyapu", "ngirim", "mbentak". */
function spokenForms(stem: string): string[] {
  const rest = stem.slice(1);
  const nasal: Readonly<Record<string, readonly string[]>> = {
    ...{ p: [`m${rest}`], t: [`n${rest}`], s: [`ny${rest}`], c: [`ny${rest}`], k: [`ng${rest}`] },
    ...{ b: [`m${stem}`], d: [`n${stem}`], j: [`n${stem}`], g: [`ng${stem}`] },
  };
  const own = /^[aiueo]/.test(stem) ? [`ng${stem}`] : (nasal[stem.charAt(0)] ?? []);
  // "Nik" and the like are names.
  return [...own, `nge${stem}`].filter((form) => form.length > 3);
}

const verbs = new Map<string, Verb>();
const passives = new Map<string, string>();
const stems = new Set<string>();
/** Only these forms are said in no register but are slips in all: "mbentak". */
const dropped = new Map<string, string>();

for (const line of linesOfWords(verbStems)) {
  const [stem = "", mark = "", ...variants] = line.split(" ");
  const ending = mark === "-" ? "" : mark;
  stems.add(stem);
  for (const spelling of [stem, ...variants]) {
    for (const form of spokenForms(spelling)) {
      verbs.set(form, { told: active(stem), asked: stem });
      verbs.set(`${form}in`, { told: active(stem) + ending, asked: stem + ending });
      verbs.set(`${form}kan`, { told: `${active(stem)}kan`, asked: `${stem}kan` });
      if (/^(?:mb|nd|nj)/.test(form)) dropped.set(form, active(stem));
    }
    verbs.set(`${spelling}in`, { told: active(stem) + ending, asked: stem + ending });
    passives.set(`di${spelling}in`, `di${stem}${ending}`);
    if (spelling !== stem) passives.set(`di${spelling}`, `di${stem}`);
  }
}

export const isVerbStem = (word: string): boolean => stems.has(word);
/** "Mbentak" is "membentak" among friends too. */
export const fullVerb = (low: string): string | undefined => dropped.get(low);

const tellers = new Set(["saya", "aku", "gue", "gw", "dia", "kami", "kita", "mereka"]);

/** What is asked for, or is what "I" do behind "yang", has no "meng-": "yang saya kirimkan". */
const isAsked = ({ before, after, isFirst, ahead }: WordAt, earlier: string): boolean =>
  /^(?:aja|saja)$/.test(after) ||
  // "Tanya dulu, kerjain itu dulu": one deed after another without who does it.
  (/,\s*$/.test(ahead) && after !== "") ||
  askingWords.has(before) ||
  (tellers.has(before) && earlier === "yang") ||
  (isFirst && before === "");

const endings = ["nya", "lah"] as const;

/** The verb as a polite text has it; undefined for any other word. */
export function politeVerb(at: WordAt, earlier: string): string | undefined {
  const { low } = at;
  for (const ending of ["", ...endings]) {
    if (!low.endsWith(ending)) continue;
    const bare = ending === "" ? low : low.slice(0, -ending.length);
    const passive = passives.get(bare);
    if (passive !== undefined) return passive + ending;
    const verb = verbs.get(bare);
    const isBare = bare.endsWith("in") && !/^n|^m/.test(bare);
    if (verb) return (isBare && isAsked(at, earlier) ? verb.asked : verb.told) + ending;
  }
  return undefined;
}
