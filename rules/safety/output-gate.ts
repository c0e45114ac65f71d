import { safetyTexts } from "#texts/safety.ts";
import { isGraveForeign } from "./gate-foreign.ts";
import { checkNumbersAndLinks } from "./gate-numbers.ts";
import { SensitiveScan } from "./gate-scan.ts";
import { createDictionary } from "./language/dictionary.ts";
import { findMatches, type Pattern, parsePattern, wordsNamed } from "./language/patterns.ts";
import { type Reading, read } from "./language/reading.ts";
import { gateRules } from "./tables/gate-rules.ts";
import { gateWords, helpWords } from "./tables/gate-words.ts";
import { whole } from "./tables/slips.ts";
import { spellings } from "./tables/spellings.ts";
import type { RiskLevel } from "./types.ts";

export type Verdict = { ok: true } | { ok: false; ruleId: string };

/** No sentence is waited for longer than this; also the longest that is checked at once. */
const sentenceMax = 400;
/** Of a sentence that had to be cut: how much of it is checked again together with what follows. */
const overlap = 160;
/** At level 2 and up nothing is shown before the end; this bounds what is kept. */
const heldMax = 40_000;

const dictionary = createDictionary({
  spellings,
  concepts: { ...gateWords, WORD: wordsNamed(gateRules.flatMap(({ patterns }) => patterns)) },
  verbs: "REVENGE KILLING BLOWS",
  slips: { of: "", not: "" },
  whole,
});
const rules = gateRules.map((rule) => ({ ...rule, patterns: rule.patterns.map(parsePattern) }));

/** Judges one sentence of the model. */
export function checkSentence(sentence: string, level: RiskLevel): Verdict {
  const numbers = checkNumbersAndLinks(sentence);
  if (numbers !== undefined) return { ok: false, ruleId: numbers };
  if (level >= 2 && isGraveForeign(sentence)) return { ok: false, ruleId: "foreign" };
  const reading = read(sentence, dictionary);
  const broken = rules.find(
    (rule) => level >= (rule.fromLevel ?? 0) && rule.patterns.some((pattern) => stands(reading, pattern)),
  );
  return broken ? { ok: false, ruleId: broken.id } : { ok: true };
}

const stands = (reading: Reading, pattern: Pattern): boolean =>
  findMatches(reading, pattern).some(
    (match) => pattern.deniesItself || !match.heads.some((head) => reading.denied[head.from]),
  );

/**
 * Stands between the model and the reader. At levels 0 and 1 words flow at once; from the first word that could
 * belong to something forbidden, the rest of the sentence waits until it is whole and checked. At level 2 and up
 * all of it waits for the end. What all calls gave back, in order, is the answer: it depends on the text alone,
 * never on how the model cut it into pieces.
 */
export class OutputGate {
  readonly blocked: string[] = [];
  readonly #level: RiskLevel;
  /** From the beginning of the sentence that is being written. */
  #text = "";
  /** How much of it has been given back. */
  #shown = 0;
  #scan = new SensitiveScan();
  /** The end of a sentence that was too long to wait for. */
  #before = "";
  #replaced = false;

  constructor(level: RiskLevel) {
    this.#level = level;
  }

  push(piece: string): string {
    if (this.#text.length > heldMax) return "";
    this.#text += piece;
    return this.#level >= 2 ? "" : this.#advance(false);
  }

  end(): string {
    return this.#advance(true);
  }

  #advance(isEnd: boolean): string {
    let out = "";
    for (;;) {
      const { length, isCut } = sentenceEnd(this.#text, isEnd);
      if (length === 0) break;
      out += this.#close(this.#text.slice(0, length), isCut);
      this.#text = this.#text.slice(length);
      this.#shown = 0;
      this.#scan = new SensitiveScan();
    }
    return isEnd ? out : out + this.#flow();
  }

  /** What of the unfinished sentence may be shown: whole words before the first sensitive one. */
  #flow(): string {
    if (this.#before !== "") return "";
    const whole = this.#text.search(/\s\S*$/) + 1;
    this.#scan.readOn(this.#text.slice(0, whole));
    const until = this.#scan.from ?? whole;
    if (until <= this.#shown) return "";
    const piece = this.#text.slice(this.#shown, until);
    this.#shown = until;
    return piece.toWellFormed();
  }

  #close(sentence: string, isCut: boolean): string {
    this.#scan.readOn(sentence);
    const from = this.#level >= 2 || this.#before !== "" ? 0 : this.#scan.from;
    const context = this.#before;
    this.#before = isCut ? sentence.slice(-overlap) : "";
    if (from === undefined) return sentence.slice(this.#shown).toWellFormed();
    const verdict = checkSentence(context + sentence, this.#level);
    if (verdict.ok) return sentence.slice(this.#shown).toWellFormed();
    this.blocked.push(verdict.ruleId);
    return sentence.slice(this.#shown, from).toWellFormed() + this.#instead(sentence, from > 0);
  }

  /** The vetted sentence, once; a sentence that had begun to be shown is visibly broken off. */
  #instead(sentence: string, begun: boolean): string {
    const space = /\s*$/.exec(sentence)?.[0] ?? "";
    const lead = begun ? "... " : (/^\s*/.exec(sentence)?.[0] ?? "");
    if (this.#replaced) return begun ? `...${space}` : "";
    this.#replaced = true;
    const text = this.#level >= 2 ? safetyTexts.replacementInRisk : safetyTexts.replacement;
    return lead + text + space;
  }
}

/** Where the first sentence ends, 0 while that is not known. Bounded, so that nothing waits for ever. */
function sentenceEnd(text: string, isEnd: boolean): { length: number; isCut: boolean } {
  const head = text.slice(0, sentenceMax);
  for (const { index, 0: mark } of head.matchAll(/[.!?…]["'”’)*_]*(?=\s)|\n/g)) {
    return { length: index + mark.length, isCut: false };
  }
  if (text.length > sentenceMax) return { length: cutAt(head), isCut: true };
  return { length: isEnd ? text.length : 0, isCut: false };
}

/** A cut that splits neither a word, where that can be helped, nor a pair of code units. */
function cutAt(head: string): number {
  const space = head.slice(-80).search(/\s\S*$/);
  if (space >= 0) return head.length - 80 + space + 1;
  const last = head.charCodeAt(head.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? head.length - 1 : head.length;
}

/** Whether a text names a person or a service to turn to. */
export function pointsToHelp(text: string): boolean {
  const reading = read(text.slice(0, heldMax), helpDictionary);
  return helpPatterns.some((pattern) => stands(reading, pattern));
}

const helpDictionary = createDictionary({
  spellings,
  concepts: helpWords,
  verbs: "",
  slips: { of: "", not: "" },
  whole,
});
/** A service counts where the sentence invites to it; that it is named proves nothing ("kamu tidak butuh psikolog"). */
const helpPatterns = [
  "GOTO 5 SERVICE -percuma",
  "SERVICE 5 CANHELP -percuma",
  "SERVICE 1 terdekat -percuma",
  "REACH ~5 SOMEONE",
  "SOMEONE ~5 BESIDE",
].map(parsePattern);
