import { createDictionary } from "#rules/safety/language/dictionary.ts";
import { findMatches, type Match, type Pattern, parsePattern } from "#rules/safety/language/patterns.ts";
import { type Reading, read } from "#rules/safety/language/reading.ts";
import { nothingOwn, type OwnWords } from "#rules/safety/own-words.ts";
import { spellings } from "#rules/safety/tables/danger-spellings.ts";
import type { GateRule } from "#rules/safety/tables/gate-rules.ts";
import { helpWords } from "#rules/safety/tables/gate-words.ts";
import { whole } from "#rules/safety/tables/slips.ts";
import type { RiskLevel } from "#rules/safety/types.ts";
import { safetyTexts } from "#texts/safety/safety.ts";
import {
  growingNumber,
  hiddenContact,
  mayBeginContact,
  mayHoldContact,
  strangeContacts,
} from "./check-contacts.ts";
import { isGraveForeign } from "./foreign.ts";
import { candidatesIn, firmPatterns, type GatePattern, Outlook, readingOf } from "./reading.ts";
import type { SentenceJudge } from "./sentence-judge.ts";
import { sentenceEnd } from "./sentences.ts";

export type Verdict = { ok: true } | { ok: false; ruleId: string };

/** Words that can complete a disguised address or number. */
const mayHide =
  /[[({](?:\.|dot|titik)|^(?:com|id|org|net|io|app|co|nol|kosong|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan)\b|hxxp/i;

/** Context of a sentence: what the member wrote, and whether it stands in a document written for them. */
export type Surroundings = { own?: OwnWords; isDocument?: boolean | undefined };

/** How much of a cut sentence is checked again together with what follows. */
const overlap = 160;
/** How many strangely written words a sentence may have and still be judged word by word. */
const strangeMax = 6;
/** Bounds how much text of a model is held in memory. */
const heldMax = 40_000;

const sayable: Verdict = { ok: true };

/** Judges one sentence of the model, including its numbers and addresses. */
export function checkSentence(sentence: string, level: RiskLevel, around: Surroundings = {}): Verdict {
  const [contact] = strangeContacts(sentence, level, around.own ?? nothingOwn);
  if (contact) return { ok: false, ruleId: contact.kind };
  return checkWords(sentence, level, around);
}

/** Judges only the words; plain numbers and addresses are not checked, since each can be taken out by itself. */
function checkWords(
  sentence: string,
  level: RiskLevel,
  { own = nothingOwn, isDocument }: Surroundings,
): Verdict {
  const hidden = hiddenContact(sentence, own);
  if (hidden !== undefined) return { ok: false, ruleId: hidden };
  if (level >= 2 && isGraveForeign(sentence)) return { ok: false, ruleId: "foreign" };
  const reading = readingOf(sentence);
  const broken = ruleBroken(reading, candidatesIn(reading), level, { own, isDocument });
  return broken === undefined ? sayable : { ok: false, ruleId: broken };
}

function ruleBroken(
  reading: Reading,
  among: Iterable<GatePattern>,
  level: RiskLevel,
  { own = nothingOwn, isDocument }: Surroundings,
): string | undefined {
  for (const { rule, pattern } of among) {
    if (level < (rule.fromLevel ?? 0) || (isDocument && rule.ofPersona && level < 2)) continue;
    if (stands(reading, pattern, rule, own, mayBeQuoted(rule, level))) return rule.id;
  }
  return undefined;
}

function stands(
  reading: Reading,
  pattern: Pattern,
  rule: Pick<GateRule, "sayableBack">,
  own: OwnWords,
  isQuotable: boolean,
): boolean {
  return findMatches(reading, pattern).some(
    (match) =>
      (pattern.deniesItself || !match.heads.some((head) => reading.denied[head.from])) &&
      !(isQuotable && isQuoted(reading, match)) &&
      !(rule.sayableBack && isOwn(reading, match, own)),
  );
}

/**
 * Whether a quotation may contain what the persona may not claim. In a crisis a stray quotation mark must not let it
 * claim a profession, a diagnosis or help that is not coming.
 */
const mayBeQuoted = ({ id, ofPersona }: GateRule, level: RiskLevel): boolean =>
  ofPersona === true && (level < 2 || quotableInCrisis.includes(id));
const quotableInCrisis = ["exclusive", "promise", "secrecy"];

const isQuoted = ({ words }: Reading, match: Match): boolean =>
  match.heads.every((head) => words[head.from]?.quoted);

const isOwn = ({ words }: Reading, match: Match, own: OwnWords): boolean =>
  match.heads.length === 1 && match.heads.every((head) => own.hasWord(words[head.from]?.word ?? ""));

/**
 * Filters the model's output before anyone reads it. At levels 0 and 1 words are streamed, and only the word that makes
 * a sentence forbidden waits, with what follows, until the sentence is whole and checked; from level 2 on every
 * sentence waits until then. What all calls return, in order, depends on the text alone, never on how the model cut it
 * into pieces.
 */
export class OutputGate {
  readonly blocked: string[] = [];
  readonly #level: RiskLevel;
  readonly #own: OwnWords;
  readonly #judge: SentenceJudge | undefined;
  #isDocument = false;
  /** The end of a line that ended no sentence; a next line in lower case may continue it. */
  #carried = "";
  /** Whether a quotation that began in an earlier sentence is still open. */
  #isQuotation = false;
  /** The text from the beginning of the current sentence. */
  #text = "";
  /** How much of `#text` has been returned, and how much was judged word by word. */
  #shown = 0;
  #judged = 0;
  #words = 0;
  /** Where the sentence became forbidden. */
  #brokenAt: number | undefined;
  #outlook = new Outlook();
  #isOpened = false;
  /** The end of a sentence that was too long to wait for and was cut. */
  #before = "";
  readonly #told = new Set<string>();

  /** `judge` is asked in addition to the rules, about what the persona says in its own name. */
  constructor(level: RiskLevel, own: OwnWords = nothingOwn, judge?: SentenceJudge) {
    this.#level = level;
    this.#own = own;
    this.#judge = judge;
  }

  push(piece: string): string {
    if (this.#text.length > heldMax) return "";
    this.#text += piece;
    return this.#advance(false);
  }

  /** Closes the sentence: nothing more comes, or what comes is a different text. */
  end(): string {
    return this.#advance(true);
  }

  /** Switches between a document for the member and the persona's own words; returns the rest of what came before. */
  setDocument(isDocument: boolean): string {
    const rest = this.#advance(true);
    this.#isDocument = isDocument;
    this.#before = "";
    return rest;
  }

  #advance(isEnd: boolean): string {
    let out = "";
    for (;;) {
      const { length, isCut } = sentenceEnd(this.#text, isEnd);
      if (length === 0) break;
      out += this.#close(this.#text.slice(0, length), isCut);
      const closed = this.#text.slice(0, length);
      this.#carried = endsOpen(closed) ? closed.trimEnd().slice(-overlap) : "";
      this.#isQuotation = staysQuoted(this.#isQuotation, this.#text.slice(0, length));
      this.#text = this.#text.slice(length);
      this.#shown = Math.max(0, this.#shown - length); // Text after a cut may already have been shown.
      this.#judged = 0;
      this.#words = 0;
      this.#brokenAt = undefined;
      this.#outlook = new Outlook();
      this.#isOpened = false;
    }
    return isEnd || this.#level >= 2 ? out : out + this.#flow();
  }

  /** Returns what may already be shown of the unfinished sentence. */
  #flow(): string {
    // The rest of a sentence that had to be cut is judged together with its beginning.
    if (this.#before !== "") return "";
    this.#open(this.#text);
    const words = this.#text.search(/\s\S*$/) + 1;
    this.#readOn(this.#text, words);
    const last = this.#text.slice(words);
    const isOpen = this.#outlook.mayComplete(last) || mayBeginContact(this.#text.slice(0, words), last);
    const flowing = isOpen ? words : this.#text.length;
    const until = Math.min(this.#brokenAt ?? flowing, contactFrom(this.#text, words, this.#level, this.#own));
    if (until <= this.#shown) return "";
    const piece = this.#text.slice(this.#shown, until);
    this.#shown = until;
    return piece.toWellFormed();
  }

  /** Takes the words of an open line first, once the first letter shows that the sentence continues it. */
  #open(sentence: string): void {
    if (this.#isOpened || !/\p{L}/u.test(sentence)) return;
    this.#isOpened = true;
    if (!goesOn.test(sentence)) return;
    for (const word of this.#carried.match(/\S+/g) ?? []) this.#outlook.take(word);
  }

  /** Reads whole words up to `until` one by one, and stops at the one that makes the sentence forbidden. */
  #readOn(sentence: string, until: number): void {
    const word = /\S+/g;
    word.lastIndex = this.#judged;
    this.#judged = Math.max(this.#judged, until);
    if (this.#brokenAt !== undefined) return;
    for (let next = word.exec(sentence); next !== null && next.index < until; next = word.exec(sentence)) {
      if (!this.#isBrokenBy(sentence, next[0], next.index)) continue;
      const before = sentence.slice(0, next.index);
      this.#brokenAt =
        growingNumber(before) ??
        next.index + this.#outlook.shownOf(next[0], (begun) => mayBeginContact(before, begun));
      return;
    }
  }

  /** Whether a sentence may no longer be shown from this word on. */
  #isBrokenBy(sentence: string, word: string, at: number): boolean {
    const soFar = sentence.slice(0, at + word.length);
    const isStep = this.#outlook.take(word);
    if (mayHide.test(word) && hiddenContact(soFar, this.#own) !== undefined) return true;
    const { complete, strangeWords } = this.#outlook;
    // Each strange word forces a new reading of the whole, so beyond the limit the sentence waits for its end.
    if (strangeWords > strangeMax) return true;
    this.#words += 1;
    if (this.#asked?.isToWait(soFar, this.#words)) return true;
    if (!isStep || complete.size === 0) return false;
    return ruleBroken(this.#read(soFar), complete, this.#level, this.#around()) !== undefined;
  }

  /** The classifier, where it counts: a document speaks in the member's name and is exempt below level 2. */
  get #asked(): SentenceJudge | undefined {
    return this.#isDocument && this.#level < 2 ? undefined : this.#judge;
  }

  /** Returns the verdict on a whole sentence that was read word by word. */
  #verdict(sentence: string): Verdict {
    const byRules =
      this.#brokenAt === undefined
        ? undefined
        : (hiddenContact(sentence, this.#own) ?? this.#ruleBrokenBy(sentence));
    return this.#verdictBy(byRules, byRules === undefined ? sentence : this.#opening(sentence) + sentence);
  }

  #ruleBrokenBy(sentence: string): string | undefined {
    const reading = this.#read(sentence);
    return ruleBroken(reading, candidatesIn(reading), this.#level, this.#around());
  }

  /** The classifier overrules the rules that are sometimes wrong, and finds more where it is asked. */
  #verdictBy(byRules: string | undefined, sentence: string): Verdict {
    const broken = byRules === undefined ? this.#asked?.ruleBroken(sentence, this.#level) : byRules;
    if (broken === undefined || (broken === byRules && this.#isOverruled(broken, sentence))) return sayable;
    return { ok: false, ruleId: broken };
  }

  #isOverruled(ruleId: string, sentence: string): boolean {
    if (!this.#judge?.overrules(ruleId, sentence)) return false;
    return ruleBroken(readingOf(sentence), firmPatterns, this.#level, this.#around()) === undefined;
  }

  /** Returns what a sentence is read after: the open line that it continues, and the mark of an open quotation. */
  #opening(sentence: string): string {
    const carried = this.#carried !== "" && goesOn.test(sentence) ? `${this.#carried} ` : "";
    return this.#isQuotation ? `"${carried}` : carried;
  }

  #read(sentence: string): Reading {
    return readingOf(this.#opening(sentence) + sentence);
  }

  #around(): Surroundings {
    return { own: this.#own, isDocument: this.#isDocument };
  }

  /** Returns the verdict on a sentence that waited, read together with the end of the cut part before it. */
  #verdictAfter(context: string, sentence: string): Verdict {
    const opened = this.#opening(sentence) + context + sentence;
    const byRules = checkWords(opened, this.#level, this.#around());
    return byRules.ok
      ? this.#verdictBy(undefined, context + sentence)
      : this.#verdictBy(byRules.ruleId, opened);
  }

  #close(sentence: string, isCut: boolean): string {
    const context = this.#before;
    // An empty line has nothing to judge, and thousands of them would stop the process for seconds.
    if (context === "" && sentence.trim() === "") return sentence.slice(this.#shown);
    this.#before = isCut ? sentence.slice(-overlap) : "";
    const isWaiting = this.#level >= 2 || context !== "";
    if (!isWaiting) {
      this.#open(sentence);
      this.#readOn(sentence, sentence.length);
    }
    const verdict = isWaiting ? this.#verdictAfter(context, sentence) : this.#verdict(sentence);
    if (verdict.ok) return this.#withoutStrangers(sentence, sentence.length);
    this.blocked.push(verdict.ruleId);
    const from = isWaiting ? 0 : Math.max(this.#shown, this.#brokenAt ?? sentence.length);
    return this.#withoutStrangers(sentence, from) + this.#instead(sentence, from > 0, verdict.ruleId);
  }

  /** Returns the sentence from what was shown up to `until`, with notes in place of strange numbers and addresses. */
  #withoutStrangers(sentence: string, until: number): string {
    let out = "";
    let at = this.#shown;
    for (const { kind, from, to } of strangeContacts(sentence, this.#level, this.#own)) {
      if (to <= at || to > until) continue;
      this.blocked.push(kind);
      out += sentence.slice(at, Math.max(at, from)) + safetyTexts.withheld[kind];
      at = to;
    }
    return (out + sentence.slice(at, Math.max(at, until))).toWellFormed();
  }

  /** Returns a vetted sentence instead, each only once; a sentence already partly shown is visibly broken off. */
  #instead(sentence: string, begun: boolean, ruleId: string): string {
    const space = /\s*$/.exec(sentence)?.[0] ?? "";
    const lead = begun ? "... " : (/^\s*/.exec(sentence)?.[0] ?? "");
    const text = insteadOf(ruleId, this.#level);
    if (this.#told.has(text)) return begun ? `...${space}` : "";
    this.#told.add(text);
    return lead + text + space;
  }
}

/** Whether a line ended no sentence, or only announced what follows. */
const endsOpen = (sentence: string): boolean =>
  /[\p{L}\d,:;]["'”’)*_]*\s*$/u.test(sentence) && !sentence.trimStart().startsWith("|");

/** Begins in lower case, perhaps as an item of a list. */
const goesOn = /^\s*(?:[-*•]\s*|\d{1,2}[.)]\s*)?["“'*_]*\p{Ll}/u;

/** Whether a quotation is open after a sentence; none continues beyond its line. */
function staysQuoted(isOpen: boolean, sentence: string): boolean {
  if (sentence.endsWith("\n")) return false;
  // A mark after a digit means inches.
  const marks = sentence.match(/(?<!\d)["“”„]/g)?.length ?? 0;
  return isOpen !== (marks % 2 === 1);
}

function insteadOf(ruleId: string, level: RiskLevel): string {
  if (level >= 2) return safetyTexts.replacementInRisk;
  const byKind: Readonly<Record<string, string>> = safetyTexts.replacements;
  return byKind[ruleId] ?? safetyTexts.replacement;
}

/** Returns where the first number or address begins that must wait, because it is strange or may still become so. */
function contactFrom(text: string, words: number, level: RiskLevel, own: OwnWords): number {
  if (!mayHoldContact(text)) return Number.POSITIVE_INFINITY;
  const whole = text.slice(0, words);
  const [strange] = strangeContacts(whole, level, own);
  const unfinished = /\d|\.\w|[/@]|\]\(/.test(text.slice(words)) ? words : Number.POSITIVE_INFINITY;
  return Math.min(
    strange?.from ?? Number.POSITIVE_INFINITY,
    growingNumber(whole) ?? Number.POSITIVE_INFINITY,
    unfinished,
  );
}

/** Whether a text names a person or a service to turn to. */
export function pointsToHelp(text: string): boolean {
  const reading = read(text.slice(0, heldMax), helpDictionary);
  return helpPatterns.some((pattern) => stands(reading, pattern, {}, nothingOwn, false));
}

const helpDictionary = createDictionary({
  spellings,
  concepts: helpWords,
  verbs: "",
  slips: { of: "", not: "" },
  whole,
});
/** A service counts only if the sentence invites to it; naming it proves nothing ("kamu tidak butuh psikolog"). */
const helpPatterns = [
  "GOTO 5 SERVICE -percuma|MONEY",
  "SERVICE 5 CANHELP -percuma|MONEY",
  "SERVICE 1 terdekat -percuma",
  "REACH 5 SOMEONE -ASKING",
  "SOMEONE 5 CALLED -ASKING",
  "SOMEONE ~5 BESIDE -ASKING",
  "SOMEONE 4 dekat",
].map(parsePattern);
