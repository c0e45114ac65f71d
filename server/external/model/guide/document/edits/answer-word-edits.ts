import { optionsOf } from "#server/external/model/guide/answer/corrections/slot-changes.ts";
import { registerName } from "#server/external/model/guide/document/address/register.ts";
import {
  partChoices,
  pending,
  type Reply,
  slotNamed,
} from "#server/external/model/guide/document/made-parts.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { answerMax, changeable, show } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow, Choice, WordEdit } from "#server/external/model/guide/state.ts";
import { wordEditsIn } from "./read-word-edits.ts";
import { hasFigures, withEdits } from "./word-edits.ts";

/** Older changes are forgotten first; nobody makes as many in one document. */
const storedMax = 30;
const shownWordsMax = 7;

/** What a message below a document changes otherwise than by its words; undefined if it changes nothing. */
export type Otherwise = (reply: Reply) => Outcome | undefined;

/**
 * Exchanges or takes out words of the document; undefined if the message names none that stand there. `otherwise`: does
 * what else the message wants, which is named where it could not be done.
 */
export function wordsChanged(reply: Reply, isExplicit: boolean, otherwise: Otherwise): Outcome | undefined {
  const { flow, active, step, text, said } = reply;
  const shown = show(flow, active, step).document?.text ?? "";
  const found = wordEditsIn(shown, text);
  if (!found || (isExplicit && !found.isExplicit)) return undefined;
  const isReckoned = ofFigures(flow, changeable(flow, step));
  const edits = isReckoned ? found.edits.filter((one) => !hasFigures(one)) : found.edits;
  const named = slotNamed(reply, text);
  const { next, told } = withEach(reply, edits, named);
  const missing = found.missing.map(shortly).join("”, “");
  const isChanged = show(flow, next, step).document?.text !== shown;
  if (!isChanged && (missing === "" || found.rest.length === 0))
    return missing === "" ? undefined : notFound(reply, missing);
  const also = withRest({ ...reply, active: next }, found.rest, otherwise);
  const after = show(flow, also.active, step);
  if (after.document?.text === shown) return missing === "" ? undefined : notFound(reply, missing);
  const texts = told.length > 0 ? [said.line("words-edited", { list: listOf(told) })] : [];
  texts.push(...registerTold(reply, also.active, after.document?.text));
  if (missing !== "") texts.push(said.line("words-missing", { what: missing }));
  return { ...withOpen(after, also.texts), texts: [...texts, ...also.texts], flow: also.active };
}

/** The document with these edits, and those of them that changed its text. */
function withEach(
  reply: Reply,
  edits: readonly WordEdit[],
  named: string | undefined,
): { next: ActiveFlow; told: WordEdit[] } {
  const { flow, step, active } = reply;
  const told: WordEdit[] = [];
  let next = withoutPending(active);
  for (const edit of edits) {
    const before = show(flow, next, step).document?.text;
    next = edited(reply, next, edit, named);
    if (show(flow, next, step).document?.text !== before) told.push(edit);
  }
  return { next, told };
}

/** The document with its buttons in the order that fits to what is still open. */
export const withOpen = (shown: Omit<Outcome, "flow">, open: readonly string[]): Omit<Outcome, "flow"> =>
  open.length > 0 ? { ...shown, choices: fineLast(shown.choices) } : shown;

/** While something is left to do, the document is not called finished first. */
export const fineLast = (choices: readonly Choice[]): Choice[] => [
  ...choices.filter(({ id }) => id !== "fine"),
  ...choices.filter(({ id }) => id === "fine"),
];

const listOf = (edits: readonly WordEdit[]): string => [...new Set(edits.map(toldOf))].join(", ");

function registerTold(
  { flow, active, said }: Reply,
  next: ActiveFlow,
  written: string | undefined,
): string[] {
  const { register } = next;
  if (register === undefined || register === active.register) return [];
  return [said.line("restyled", { name: registerName(flow, next, register, written) })];
}

/** Does one after the other what a message wants beside what was done; what could not be done is named. */
export function withRest(
  reply: Reply,
  wishes: readonly string[],
  otherwise: Otherwise,
): { active: ActiveFlow; texts: string[]; done: string[] } {
  let { active } = reply;
  const undone: string[] = [];
  const done: string[] = [];
  for (const text of wishes) {
    const outcome = otherwise({ ...reply, active, text });
    const before = show(reply.flow, active, reply.step).document?.text;
    const isChanged = outcome?.document !== undefined && outcome.document.text !== before;
    const isDone = isChanged && outcome?.flow?.changing === undefined;
    if (isDone && outcome?.flow) {
      active = outcome.flow;
      done.push(`“${shortly(text)}”`);
    } else undone.push(shortly(text));
  }
  const list = undone.join("”, “");
  return { active, done, texts: undone.length === 0 ? [] : [reply.said.line("wishes-left", { list })] };
}

/** Figures that are answers or sums have to be changed as such, and not only in the text. */
export const ofFigures = (flow: Flow, names: readonly string[]): boolean =>
  flow.steps.some((one) => "compute" in one) ||
  names.some((name) => ["rows", "rupiah", "number"].includes(flow.slots[name]?.kind ?? ""));

function withoutPending(active: ActiveFlow): ActiveFlow {
  const { [pending]: _, ...filled } = active.filled;
  return { ...active, filled, changing: undefined, tries: 0 };
}

/**
 * Words that stand in a single answer, or in the one that the message names, are changed in it, and others in the
 * finished text.
 */
export function edited(
  { flow, step }: Reply,
  active: ActiveFlow,
  edit: WordEdit,
  named: string | undefined,
): ActiveFlow {
  const own = named === undefined ? "" : withEdits(active.filled[named] ?? "", [edit]);
  const isOfNamed =
    named !== undefined && !edit.isPart && !edit.isNumbers && own !== "" && own.length <= answerMax;
  if (isOfNamed && own !== active.filled[named])
    return { ...active, filled: { ...active.filled, [named]: own } };
  const written = changeable(flow, step).filter((name) => optionsOf(flow, name).length === 0);
  if (edit.isNumbers) return withWordEdit(active, step, edit);
  const ownOnly = onlyOwn(flow, active, written, edit);
  if (ownOnly) return ownOnly;
  const names = written.filter(
    (name) => withEdits(active.filled[name] ?? "", [edit]) !== active.filled[name],
  );
  const [name, ...others] = names.filter((one) => (active.filled[one] ?? "") !== "");
  const changed = name === undefined ? "" : withEdits(active.filled[name] ?? "", [edit]);
  // An item that is gone leaves no empty line.
  const isList = name !== undefined && flow.slots[name]?.kind === "list";
  const value = isList ? changed.replace(/\n{2,}/g, "\n") : changed;
  const after = name === undefined ? active : { ...active, filled: { ...active.filled, [name]: value } };
  const isInAnswer =
    name !== undefined && !edit.isPart && others.length === 0 && value !== "" && value.length <= answerMax;
  if (isInAnswer && !stands(flow, after, step, edit)) return after;
  return withWordEdit(active, step, edit);
}

/** Forms of address and courtesies are meant wherever they stand. */
const everywhere =
  /^(?:kak|kakak|pak|bapak|bu|ibu|mas|mbak|mba|bang|abang|om|tante|mohon|tolong|maaf|terima|kasih|yth|halo|hai|salam)$/iu;

/** A single word goes from the member's own words; in the sentences of the flow it would be missed. */
function onlyOwn(
  flow: Flow,
  active: ActiveFlow,
  names: readonly string[],
  edit: WordEdit,
): ActiveFlow | undefined {
  const { from, to } = edit;
  if (to !== "" || edit.isPart || !/^[\p{L}\p{N}]+$/u.test(from) || everywhere.test(from)) return undefined;
  const values = names.flatMap((name): [string, string][] => {
    const former = active.filled[name] ?? "";
    const value = withEdits(former, [edit]);
    const isList = flow.slots[name]?.kind === "list";
    return value === former || value === "" ? [] : [[name, isList ? value.replace(/\n{2,}/g, "\n") : value]];
  });
  if (values.length === 0) return undefined;
  return { ...active, filled: { ...active.filled, ...Object.fromEntries(values) } };
}

/** Keeps an exchange of words with the register and the form of address in which they were found. */
export function withWordEdit(active: ActiveFlow, step: Reply["step"], edit: WordEdit): ActiveFlow {
  const before = active.edited?.[active.at] ?? [];
  const register = active.register ?? step.register;
  const { address } = active;
  const kept = {
    ...edit,
    ...(register === undefined ? {} : { register }),
    ...(address === undefined ? {} : { address }),
  };
  return { ...active, edited: { ...active.edited, [active.at]: [...before, kept].slice(-storedMax) } };
}

const stands = (flow: Flow, active: ActiveFlow, step: Reply["step"], edit: WordEdit): boolean => {
  const text = show(flow, active, step).document?.text ?? "";
  return withEdits(text, [edit]) !== text;
};

function notFound(reply: Reply, what: string): Outcome {
  const { active, said } = reply;
  const choices = partChoices(reply);
  const changing = choices.length > 0 ? "?" : undefined;
  return { texts: [said.line("words-missing", { what })], choices, flow: { ...active, changing } };
}

const toldOf = ({ from, to, isNumbers }: WordEdit): string =>
  isNumbers
    ? "nomor di depannya dihapus"
    : to === ""
      ? `“${shortly(from).replace(/[.,;]+$/, "")}” dihapus`
      : `“${shortly(from)}” jadi “${shortly(to)}”`;

export const shortly = (words: string): string => {
  const [first = "", ...lines] = words.split("\n");
  const all = first.split(/\s+/);
  return all.length > shownWordsMax || lines.length > 0
    ? `${all.slice(0, shownWordsMax).join(" ")} ...`
    : first;
};
