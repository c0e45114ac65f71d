import { checkSentence, OutputGate } from "#rules/safety/gate/output-gate.ts";
import { SentenceJudge } from "#rules/safety/gate/sentence-judge.ts";
import type { OwnWords } from "#rules/safety/own-words.ts";
import type { RiskLevel } from "#rules/safety/types.ts";
import { flowPrefix } from "#server/external/model/guide/state.ts";
import type { Attached, DocumentPart, ModelFacts } from "#server/external/model/model.ts";
import { classifiers } from "#server/platform/classifiers.ts";

const sentenceJudge = new SentenceJudge(classifiers.gate);

/**
 * The marks with which a model encloses a document for the member, lists replies to choose from, and offers a flow
 * (`prompt`).
 */
const mark =
  /\[\[(?:naskah(?::(?<title>[^\]\n]{0,240}))?|(?<end>\/naskah)|pilihan:(?<labels>[^\]\n]{0,240})|alur:(?<flow>[^\]\n]{0,240}))\]\]/i;
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
  readonly #own: OwnWords;
  readonly #flows: NonNullable<ModelFacts["flows"]>;
  /** Rules by which a button was left out. */
  readonly #refused: string[] = [];
  #held = "";
  #document: { title: string; text: string } | undefined;
  #isOpen = false;
  #choices: string[] = [];
  #flow: { id: string; offer: string } | undefined;
  /** The last words, and what a document of a tool still needs in front of the words after it. */
  #last = "";
  #gap = "";

  /** `flows`: those that this answer may offer. */
  constructor(level: RiskLevel, own: OwnWords, flows: ModelFacts["flows"] = []) {
    this.#level = level;
    this.#own = own;
    this.#flows = flows;
    this.#gate = new OutputGate(level, own, sentenceJudge);
  }

  get blocked(): readonly string[] {
    return [...this.#gate.blocked, ...this.#refused];
  }

  push(piece: string): string {
    let rest = this.#held + piece;
    let out = "";
    for (let found = mark.exec(rest); found !== null; found = mark.exec(rest)) {
      out += this.#show(rest.slice(0, found.index));
      out += this.#apply(found.groups ?? {});
      rest = rest.slice(found.index + found[0].length);
    }
    const cut = begun.exec(rest)?.index ?? rest.length;
    this.#held = rest.slice(cut);
    return out + this.#show(rest.slice(0, cut));
  }

  /** Takes a part of a document that a tool writes; it is shown like words. */
  document({ title, text, isEnd }: DocumentPart): string {
    let out = "";
    if (!this.#isOpen && text !== "") out += this.#release() + this.#begin(title ?? "");
    else if (title && this.#document?.title === untitled) this.#document.title = this.#titleOf(title);
    if (text !== "") out += this.push(text);
    if (!isEnd || !this.#isOpen) return out;
    out += this.#release() + this.#setDocument(false);
    this.#gap = "\n\n";
    return out;
  }

  /** Takes labels of buttons; only those that are fit to be shown stay. */
  choose(labels: readonly string[]): void {
    this.#choices = labels
      .map((label) => label.replace(/\s+/g, " ").trim().toWellFormed())
      .filter((label) => label !== "" && label.length <= choiceMax && this.#isSayable(label))
      .slice(0, choicesMax);
  }

  /** Takes the id of a flow; another than those that may be offered is ignored. */
  offerFlow(id: string): void {
    this.#flow = this.#flows.find((flow) => flow.id === id) ?? this.#flow;
  }

  /** Returns the rest of the text; an incomplete mark is dropped. */
  end(): string {
    return this.#release() + this.#keep(this.#gate.end());
  }

  /** Returns what belongs to the answer besides its text; undefined if nothing does. */
  attached(): Attached | undefined {
    const text = this.#document?.text.trim() ?? "";
    const document = this.#document && text.length >= documentMin ? { ...this.#document, text } : undefined;
    const flow = this.#flow && { id: `${flowPrefix}${this.#flow.id}`, label: this.#flow.offer };
    // A press sends the label, so two buttons must never share one.
    const labels = [...new Set(this.#choices)].filter((label) => label !== flow?.label);
    const choices = [
      ...(flow ? [flow] : []),
      ...labels.map((label, n) => ({ id: `pilihan-${n + 1}`, label })),
    ];
    if (!document && choices.length === 0) return undefined;
    return { ...(document && { document }), ...(choices.length > 0 && { choices }) };
  }

  #release(): string {
    const rest = this.#held.startsWith("[[") ? "" : this.#held;
    this.#held = "";
    return this.#show(rest);
  }

  #show(words: string): string {
    if (words === "") return "";
    const gap = /^\s*\n/.test(words) ? "" : this.#gap;
    this.#gap = "";
    this.#last = words;
    return this.#keep(this.#gate.push(gap + words));
  }

  #keep(shown: string): string {
    if (this.#isOpen && this.#document) this.#document.text += shown;
    return shown;
  }

  #isSayable(words: string): boolean {
    const verdict = checkSentence(words, this.#level, { own: this.#own });
    if (!verdict.ok) this.#refused.push(verdict.ruleId);
    return verdict.ok;
  }

  /** The title must pass the same check as the text, since it is shown above it and in the file. */
  #titleOf(given: string): string {
    const title = given.replace(/\s+/g, " ").trim().slice(0, titleMax).toWellFormed();
    return title !== "" && this.#isSayable(title) ? title : untitled;
  }

  #apply({ title, end, labels, flow }: Record<string, string | undefined>): string {
    if (flow !== undefined) this.offerFlow(flow.trim());
    else if (labels !== undefined) this.choose(labels.split("|"));
    else if (end !== undefined) return this.#setDocument(false);
    else return this.#open(title ?? "");
    return "";
  }

  /** Begins a document on a line of its own, as a tool does not write line breaks around it. */
  #begin(title: string): string {
    const gap = this.#last === "" || this.#last.endsWith("\n") ? "" : this.#show("\n\n");
    this.#gap = "";
    return gap + this.#open(title);
  }

  #open(title: string): string {
    const rest = this.#setDocument(true);
    this.#document = { title: this.#titleOf(title), text: "" };
    return rest;
  }

  #setDocument(isOpen: boolean): string {
    const rest = this.#keep(this.#gate.setDocument(isOpen));
    this.#isOpen = isOpen;
    return rest;
  }
}
