import { vocabulary } from "#server/external/model/guide/find/find-flows.ts";
import type { Step } from "#server/external/model/guide/flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { deniedIn, isPlainNo, withoutDenials } from "#server/external/model/guide/words/yes-no/denials.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

type Option = Extract<Step, { choose: string }>["options"][number];

/** Words that occur in many buttons, or in an answer that means another button. */
const weak = new Set(
  "takut orang aman lain lainnya cukup cuma tahu tau sama saja dulu kutulis sendiri sekarang nanti mana".split(
    " ",
  ),
);

/** Whether a stem tells one button from another. */
export const isOrdinary = (stem: string): boolean => !weak.has(stem);

const negative = new RegExp(
  `^(?:(?:eh|hm|heh|lah|loh|lho|astaga|kak|min|kayaknya|sepertinya) )*(?:${noWords})\\b`,
);
const unknown = /^(?:\S+ )?(?:tau|tahu|ngerti|paham|yakin)\b/;
const positive =
  /^(?:(?:eh|hm|kak|min) )*(?:iya|ya|y|iyo|yoi|oke|ok|siap|sip|boleh|mau|gas|lanjut|ada|sudah|udah|udh|betul|bener|benar|njih|nggih|muhun|yes)\b/;
const agreeing =
  /^(?:(?:eh|hm|ya|kak|min) )*(?:iya|boleh|mau|oke|ok|bisa)(?: (?:sih|aja|saja|kok|deh|kak|min|lah|ya))* (?:tp|tapi|asal|asalkan|cuma|cm|dengan syarat|syaratnya) (?:\S+ ){0,6}?(?:harus|mesti|kudu|wajib|dulu|dl|dlu)\b/u;

/** Whether a label says yes. */
export const isYes = (label: string): boolean => positive.test(plain(label));

/** Whether an answer says yes under a condition, whose words are no answer of their own. */
export const isYesIf = (text: string): boolean => agreeing.test(plain(text));

const shortMax = 4;
/** In a longer answer, a single word of a button's label may stand there by chance. */
const longMin = 7;
/** Shorter words tell no button from another. */
const exactMin = 4;

/**
 * Returns the button that a free answer means; undefined if it may mean two. `words` matches only the button's own
 * words, not its label.
 */
export function optionMeant<T extends Pick<Option, "label" | "words">>(
  options: readonly T[],
  text: string,
  by: "words" | "all" = "all",
): T | undefined {
  const stems = vocabulary().stems(text);
  const said = ` ${plain(text)} `;
  const isLong = plain(text).split(" ").length >= longMin;
  const has = (word: string): boolean => {
    if (said.includes(` ${plain(word)} `)) return true;
    const own = word.includes(" ") ? [] : vocabulary().stems(word);
    return own.some((stem) => stems.includes(stem));
  };
  const score = ({ label, words = [] }: T): number => {
    const own = words.filter(has).length * 2;
    if (by === "words") return own;
    const ofLabel = new Set(vocabulary().stems(label));
    const hits = stems.filter((stem) => !weak.has(stem) && ofLabel.has(stem)).length;
    // "Ngambek" has its own button, beside one for another word of the same sense.
    const exact = plain(label)
      .split(" ")
      .filter((word) => word.length >= exactMin && said.includes(` ${word} `)).length;
    const isThere = hits > 0 && label.split(",").some((part) => said.includes(` ${plain(part)} `));
    const ofWords = isLong && hits === 1 && ofLabel.size > 1 ? 0 : hits;
    return own + ofWords + (isThere ? 0.5 : 0) + (ofWords > 0 && exact > 0 ? 0.25 : 0);
  };
  const scores = options.map(score);
  const best = Math.max(...scores);
  if (best > 0 && scores.filter((one) => one === best).length === 1) return options[scores.indexOf(best)];
  return by === "words" || plain(text).split(" ").length > shortMax
    ? undefined
    : byAnswer(options, plain(text));
}

/** Matches "Iya" or "nggak" if exactly one button says so. */
function byAnswer<T extends Pick<Option, "label">>(options: readonly T[], said: string): T | undefined {
  if (unknown.test(said)) return undefined;
  const sign = negative.test(said) ? negative : positive.test(said) ? positive : undefined;
  if (!sign) return undefined;
  // Of several buttons "Ada ..." is one thing that may be there, and "iya" may mean another one.
  const isOne = ({ label }: T) => !(options.length > 2 && sign === positive && /^ada\b/i.test(label));
  const fitting = options.filter((one) => sign.test(plain(one.label)) && isOne(one));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Who is spoken or written to stands behind such a word. */
const toWhom =
  /(?<!\p{L})(?:ke|sama|buat|untuk|utk|kepada|kpd|dengan|dgn|karo|kanggo)\s+([^\s,.;!?]+(?:\s+[^\s,.;!?]+){0,2})/giu;

const headMax = 3;
/** "Istriku", "bosnya". */
const before = /^(?:ke|sama|dengan) /u;
const ownEnding = /(?:ku|nya)$/u;

/** The button whose words name the head of a phrase: "anak buahku" is no child, and "wali kelas anakku" no child either. */
export function headOfReader<T extends Pick<Option, "label" | "words">>(
  options: readonly T[],
  who: string,
): T | undefined {
  const words = plain(who).split(" ");
  for (let count = Math.min(headMax, words.length); count > 0; count -= 1) {
    const head = words.slice(0, count).join(" ");
    const forms = [head, head.replace(ownEnding, "")];
    const found = options.filter(({ words: own = [] }) =>
      own.some((one) => forms.includes(plain(one).replace(before, ""))),
    );
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}

/** The button for the person to whom something is said or written: "ini buat ibu mertua, soal makanan anakku". */
export function optionForReader<T extends Pick<Option, "label" | "words">>(
  options: readonly T[],
  text: string,
): T | undefined {
  const named = [...text.matchAll(toWhom)].map(
    ([, who = ""]) => headOfReader(options, who) ?? optionMeant(options, who),
  );
  const meant = new Set(named.filter((one) => one !== undefined));
  return meant.size === 1 ? [...meant][0] : undefined;
}

/** Whether a part of a text has words of a button, so that it answers the choice rather than asks for something else. */
export const touches = (options: readonly Option[], text: string): boolean =>
  text.split(/[,.;!?]/).some((part) => options.some((one) => optionMeant([one], part)));

/**
 * The button that an answer means, where what the answer denies means none: "mboten enten judi niku" is no "Ada judi
 * online" but "Tidak ada", if one button says so.
 */
export function optionSaid<T extends Pick<Option, "label" | "words">>(
  options: readonly T[],
  text: string,
  by: "words" | "all" = "all",
): T | undefined {
  const found = optionMeant(options, text, by);
  if (!found || negative.test(plain(found.label))) return found ?? refusedBy(options, text);
  if (deniedIn(text).length === 0 || optionMeant(options, withoutDenials(text), by) === found) return found;
  return optionMeant(options, withoutDenials(text), by) ?? denying(options);
}

/** The one button that says no. */
function denying<T extends Pick<Option, "label">>(options: readonly T[]): T | undefined {
  const fitting = options.filter(({ label }) => negative.test(plain(label)));
  const [plainest] = fitting.filter(({ label }) =>
    /^(?:tidak|belum)(?: (?:ada|pernah|usah \p{L}+))?$/iu.test(label),
  );
  return fitting.length === 1 ? fitting[0] : plainest;
}

/** "Gak usah lah. Langsung aja" and "gak ada lah bang, cuma paylater" refuse what is asked, whatever follows. */
export function refusedBy<T extends Pick<Option, "label">>(
  options: readonly T[],
  text: string,
): T | undefined {
  const [first = "", ...rest] = text.split(/[,.;!?\n]+/).map((part) => part.trim());
  const isNo =
    isPlainNo(first) ||
    /^(?:\p{L}+ )?(?:usah|perlu)(?: \p{L}+)?$|^(?:ada|pernah)(?: \p{L}{2,4}){0,2}$|^apa(?: apa)?$/u.test(
      plain(first).replace(negative, "").trim(),
    );
  return rest.length > 0 && negative.test(plain(first)) && isNo ? denying(options) : undefined;
}
