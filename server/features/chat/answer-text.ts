import { SentenceJudge } from "#rules/safety/gate-opinion.ts";
import { checkSentence, OutputGate } from "#rules/safety/output-gate.ts";
import type { OwnWords } from "#rules/safety/own-words.ts";
import type { RiskLevel } from "#rules/safety/types.ts";
import type { Attached } from "#server/external/model/model.ts";
import { classifiers } from "#server/platform/classifiers.ts";

const sentenceJudge = new SentenceJudge(classifiers.gate);

/** The marks with which a model encloses a document for the member, and lists replies to choose from (`prompt`). */
const mark = /\[\[(?:naskah(?::([^\]\n]{0,240}))?|(\/naskah)|pilihan:([^\]\n]{0,240}))\]\]/i;
/** The end of a text that may still become a mark. */
const begun = /\[(?:\[(?:\/?[a-z]{0,7}(?::[^\]\n]{0,240}\]?)?|\/?naskah\]?)?)?$/i;
const choicesMax = 3;
const choiceMax = 60;
/** Shorter texts are not worth copying or saving as a document. */
const documentMin = 20;
const untitled = "Naskah";
const titleMax = 80;

/**
 * Filters a model's text on its way to the reader: marks are removed and what they mark is recorded, everything else
 * passes the output gate.
 */
export class AnswerText {
  readonly #gate: OutputGate;
  readonly #level: RiskLevel;
  #held = "";
  #document: { title: string; text: string } | undefined;
  #isOpen = false;
  #choices: string[] = [];

  constructor(level: RiskLevel, own: OwnWords) {
    this.#level = level;
    this.#gate = new OutputGate(level, own, sentenceJudge);
  }

  get blocked(): readonly string[] {
    return this.#gate.blocked;
  }

  push(piece: string): string {
    let rest = this.#held + piece;
    let out = "";
    for (let found = mark.exec(rest); found !== null; found = mark.exec(rest)) {
      out += this.#show(rest.slice(0, found.index));
      out += this.#apply(found);
      rest = rest.slice(found.index + found[0].length);
    }
    const cut = begun.exec(rest)?.index ?? rest.length;
    this.#held = rest.slice(cut);
    return out + this.#show(rest.slice(0, cut));
  }

  /** Returns the rest of the text; an incomplete mark is dropped. */
  end(): string {
    const rest = this.#held.startsWith("[[") ? "" : this.#held;
    this.#held = "";
    return this.#show(rest) + this.#keep(this.#gate.end());
  }

  /** Returns what belongs to the answer besides its text; undefined if nothing does. */
  attached(): Attached | undefined {
    const text = this.#document?.text.trim() ?? "";
    const document = this.#document && text.length >= documentMin ? { ...this.#document, text } : undefined;
    const choices = this.#choices.map((label, n) => ({ id: `pilihan-${n + 1}`, label }));
    if (!document && choices.length === 0) return undefined;
    return { ...(document && { document }), ...(choices.length > 0 && { choices }) };
  }

  #show(words: string): string {
    return words === "" ? "" : this.#keep(this.#gate.push(words));
  }

  #keep(shown: string): string {
    if (this.#isOpen && this.#document) this.#document.text += shown;
    return shown;
  }

  /** The title must pass the same check as the text, since it is shown above it and in the file. */
  #titleOf(given: string): string {
    const title = given.slice(0, titleMax).toWellFormed();
    return title !== "" && checkSentence(title, this.#level).ok ? title : untitled;
  }

  #apply([, title, end, labels]: RegExpExecArray): string {
    if (labels !== undefined) {
      this.#choices = labels
        .split("|")
        .map((label) => label.trim())
        .filter((label) => label !== "" && label.length <= choiceMax && checkSentence(label, this.#level).ok)
        .slice(0, choicesMax);
      return "";
    }
    const rest = this.#keep(this.#gate.setDocument(end === undefined));
    this.#isOpen = end === undefined;
    if (this.#isOpen) this.#document = { title: this.#titleOf(title?.trim() ?? ""), text: "" };
    return rest;
  }
}
