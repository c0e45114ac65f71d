import { titleIn, titleSlot } from "#server/external/model/guide/document/address/own-title.ts";
import { inRegister } from "#server/external/model/guide/document/address/register.ts";
import type { Flow, Register, Slot, Step } from "#server/external/model/guide/flow.ts";
import { placeholdersIn } from "#server/external/model/guide/placeholders.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { withNames } from "#server/external/model/guide/words/plain/capitals.ts";
import { lifted } from "#server/external/model/guide/words/plain/lifted.ts";
import { plainly } from "#server/external/model/guide/words/plain/plain-text.ts";
import { spelledOut } from "#server/external/model/guide/words/plain/spelled-out.ts";

/*
 * The answers from which a document is made, as they are written for its reader: what somebody else will read stands in
 * plain Indonesian, and in a plan of the member's own only shorthand is written in full.
 */

type Making = Extract<Step, { make: string }>;
type Filled = Readonly<Record<string, string>>;

/** The register in which a document is written for somebody else; undefined for a plan of the member's own. */
export function outwardRegister({ register }: ActiveFlow, step: Making): Register | undefined {
  if (step.register !== undefined) return register ?? step.register;
  return step.draft === true || step.outward === true ? "polite" : undefined;
}

/** What is named is not spelled otherwise. */
const named = new Set<Slot["takes"]>([
  "person",
  "self",
  "company",
  "applied",
  "contact",
  "place",
  "thing",
  "cared",
]);
const worded = new Set<Slot["kind"]>(["text", "line", "list"]);

/** Whether an answer stands in a document as words that may be spelled otherwise. */
export const isWorded = (slot: Slot | undefined): slot is Slot =>
  slot !== undefined && worded.has(slot.kind) && !named.has(slot.takes);

/** Parts of a text that are laid out from words, and not from days or turns. */
const laidFromWords = new Set([
  ...["separate-points", "unconfessed", "step-days", "speech", "opening-line", "polite-topic", "seen"],
  ...["told-deed", "spoken-request", "leave-reason", "leave-cover"],
]);

function namesIn(flow: Flow, step: Making): string[] {
  const shown = placeholdersIn(step.text).map(({ name }) => name);
  const laid = shown.flatMap((name) => {
    const { laid: made } = flow.slots[name] ?? {};
    return made && laidFromWords.has(made.as) ? Object.values(made.from) : [];
  });
  return [...new Set([...shown, ...laid])].filter((name) => isWorded(flow.slots[name]));
}

/** A document without a register of its own keeps "aku", unless it is meant for somebody who is not a friend. */
function liftOf({ register, outward }: Making): (text: string) => string {
  if (register !== undefined) return (text) => text;
  return outward === true ? (text) => inRegister(text, "polite", "kamu") : lifted;
}

/** The words of one answer for the reader of a document. */
function forReader(flow: Flow, active: ActiveFlow, step: Making): (text: string) => string {
  const register = outwardRegister(active, step);
  if (register === undefined) return spelledOut;
  const keepsPictures = flow.field === "business";
  const lift = liftOf(step);
  return (text) =>
    text
      .split("\n")
      .map((line) => plainly(line, register, keepsPictures))
      .map(lift)
      .join("\n");
}

/** Whether an answer stands as the member has typed it for its reader. */
export const isLiteral = ({ filled, literal }: ActiveFlow, name: string): boolean =>
  (filled[name] ?? "") !== "" && literal?.[name] === filled[name];

const slotAtEnd = /\{([a-z][a-z0-9_]*)\??\}(?:\{[a-z0-9_]+\|part\})?$/gm;
const sentenceWordsMin = 4;
const isSentence = (text: string): boolean =>
  text.trim().split(/\s+/).length >= sentenceWordsMin && /[\p{L}\p{N}%]$/u.test(text.trim());

/** The answers as the document of this step has them. */
export function plainAnswers(flow: Flow, active: ActiveFlow, step: Making, source: string): Filled {
  const { filled } = active;
  if (flow.isDialogue || active.isAsWritten) return filled;
  const write = forReader(flow, active, step);
  const written = namesIn(flow, step).flatMap((name): [string, string][] => {
    const text = filled[name] ?? "";
    const own = isLiteral(active, name) ? spelledOut : write;
    return text === "" ? [] : [[name, own(text)]];
  });
  const answers = { ...filled, ...Object.fromEntries(written) };
  if (outwardRegister(active, step) === undefined) return answers;
  return { ...answers, ...withStops(flow, answers, source), ...withNamed(flow, answers) };
}

/** A sentence at the end of a line of a letter gets its full stop. */
function withStops(flow: Flow, answers: Filled, source: string): Filled {
  const ending = [...source.matchAll(slotAtEnd)].map(([, name = ""]) => name);
  const isOpen = (name: string) =>
    flow.slots[name]?.kind === "text" &&
    !named.has(flow.slots[name]?.takes) &&
    isSentence(answers[name] ?? "");
  // Below the closing words stands who signs.
  const signs = /\{([a-z][a-z0-9_]*)\??\}\s*$/.exec(source)?.[1];
  const isSigned = /^(?:Hormat (?:saya|kami)|Salam),$/m.test(source);
  const open = ending.filter((name) => isOpen(name) && !(isSigned && name === signs));
  return Object.fromEntries(open.map((name) => [name, `${answers[name]?.trim()}.`]));
}

/** "pak hendra" is named with capitals. */
function withNamed(flow: Flow, answers: Filled): Filled {
  const people = Object.keys(flow.slots).filter((name) => flow.slots[name]?.takes === "person");
  const own = titleSlot(flow) ?? "";
  const title = titleIn(answers[own] ?? "");
  return {
    ...Object.fromEntries(people.map((name) => [name, withNames(answers[name] ?? "")])),
    ...(title === undefined ? {} : { [own]: title }),
  };
}

/** Whether anything in this document was written otherwise than the member has typed it. */
export function isWrittenOut(flow: Flow, active: ActiveFlow, step: Making): boolean {
  const letters = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  const answers = plainAnswers(flow, active, step, "");
  return namesIn(flow, step).some(
    (name) => letters(answers[name] ?? "") !== letters(active.filled[name] ?? ""),
  );
}

/** The answers of a document in which shorthand may be left. */
export const wordedAnswers = (flow: Flow, { filled }: ActiveFlow, step: Making): string[] =>
  namesIn(flow, step).map((name) => filled[name] ?? "");
