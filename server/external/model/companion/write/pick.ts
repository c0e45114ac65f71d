import { fill, fixedPart, type Slots } from "./fill.ts";
import { inRegister, type Register } from "./register.ts";
import { hash } from "./seed.ts";

const openingLength = 80;

/** Only the words, in lower case. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, "")
    .trim()
    .replace(/\s+/g, " ");
}

/** First words of an answer, by which two answers begin alike. */
export function openingOf(text: string): string {
  return bare(text.slice(0, 2 * openingLength))
    .split(" ")
    .slice(0, 3)
    .join(" ");
}

export type Said = {
  /** All earlier answers, in lower case. */
  text: string;
  openings: ReadonlySet<string>;
  questions: readonly string[];
  /** The last answers, in lower case. */
  lately?: readonly string[];
};

export type Picker = {
  /** One of the variants, not yet said in this talk; empty when none fits. */
  pick: (variants: readonly string[], slots?: Slots) => string;
  /** The same, for the first sentence: its first words must be new as well. */
  open: (variants: readonly string[], slots?: Slots) => string;
};

const shortestTrace = 12;
const shortestWord = 4;
const alike = 0.7;

/** The words of a question that carry it. */
function weightyWords(question: string): Set<string> {
  const words = question.toLowerCase().match(/[a-z]+/g) ?? [];
  return new Set(
    words.filter((word) => word.length >= shortestWord).map((word) => word.replace(/(?:nya|mu|ku)$/, "")),
  );
}

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared > 2 && shared >= alike * Math.min(one.size, other.size);
}

/** Chooses by seed among what has not been said. What was picked for this answer counts as said. */
export function createPicker(seed: string, said: Said, register: Register): Picker {
  const now: string[] = [];
  const asked = said.questions.map(weightyWords);
  const lately = (said.lately ?? []).map((text) => bare(text.slice(0, openingLength)));
  let count = 0;

  /** Asked before in other words. */
  function isAskedAlike(text: string): boolean {
    if (!text.endsWith("?") || asked.length === 0) return false;
    const words = weightyWords(text);
    return asked.some((other) => isAlike(words, other));
  }

  function isNew(template: string): boolean {
    const trace = inRegister(fixedPart(template), register).toLowerCase();
    return trace.length < shortestTrace || !(said.text.includes(trace) || now.includes(trace));
  }

  /** Begins as one of the last answers did, whatever was filled in. */
  function isWorn(template: string): boolean {
    const start = template.split("{")[0] ?? "";
    const [word = ""] = start.split(",");
    // "Oke, ..." and "Baik, ..." begin alike, whatever comes behind the comma.
    const formula = bare(inRegister(word.trim().includes(" ") ? start : word, register));
    return formula !== "" && lately.some((text) => `${text} `.startsWith(`${formula} `));
  }

  function choose(variants: readonly string[], slots: Slots, fits: (text: string) => boolean): string {
    count += 1;
    const ready = variants.flatMap((template) => {
      const text = isNew(template) ? fill(template, slots) : undefined;
      if (text === undefined || isAskedAlike(text)) return [];
      return fits(inRegister(text, register)) ? [{ template, text }] : [];
    });
    const chosen = ready[hash(`${seed}:${count}`) % Math.max(1, ready.length)];
    if (chosen === undefined) return "";
    now.push(inRegister(fixedPart(chosen.template), register).toLowerCase());
    return chosen.text;
  }

  return {
    pick: (variants, slots = {}) => choose(variants, slots, () => true),
    open: (variants, slots = {}) =>
      choose(
        variants.filter((template) => !isWorn(template)),
        slots,
        (text) => !said.openings.has(openingOf(text)),
      ),
  };
}
