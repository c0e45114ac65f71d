import { pending, type Reply } from "#server/external/model/guide/document/made-parts.ts";
import { outwardRegister } from "#server/external/model/guide/document/plain-answers.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import { changeable, show, summed } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow, WordEdit } from "#server/external/model/guide/state.ts";
import { amountsIn } from "#server/external/model/guide/values/numbers/amounts.ts";
import { asSentence, plainly } from "#server/external/model/guide/words/plain/plain-text.ts";
import { edited, ofFigures, shortly, withWordEdit } from "./answer-word-edits.ts";
import { numberedIn, removed, renumbered } from "./edits.ts";
import { letterExchanged, quotedExchanges, sumExchanged, titlesOut } from "./exact-changes.ts";
import { greetingExchanged } from "./greetings.ts";
import { itemsOut } from "./numbers-out.ts";
import { oneWordExchanged } from "./one-word-exchanges.ts";
import { titlesThroughout } from "./orders/titles.ts";
import { type PartChange, partChange } from "./part-changes.ts";
import { placeFilled } from "./place-changes.ts";
import { printedChange } from "./printed-parts.ts";
import { replacementsIn } from "./replacements.ts";
import { isQuotedOut, removalCount, removalsIn } from "./text-removals.ts";
import { beginningsOut, sectionsOut } from "./whole-removals.ts";
import { hasFigures } from "./word-edits.ts";

/* What one part of a message does to a document: to an answer, to an item, or to words of the text. */

/**
 * `isNew`: in a form that no other reader of corrections knows. `isSure`: what stood there was named. `isText`: what
 * follows may go on with the new words. `isKnown`: another
 * reader does just this. `left`: what of it could not be done. `several`: sentences of which one may be
 * meant.
 */
export type Done = {
  active: ActiveFlow;
  told: string;
  isNew: boolean;
  isSure: boolean;
  isText: boolean;
  names: string[];
  isKnown?: boolean;
  left?: string[];
  several?: string[];
};

export const shownText = ({ flow, step }: Pick<Reply, "flow" | "step">, active: ActiveFlow): string =>
  show(flow, active, step).document?.text ?? "";

const byField = /^(?:\p{L}+ ){0,2}\p{L}{3,}(?:nya|nyo|ku)(?!\p{L})|^[\p{L} ]{3,40}:\s/u;

/** Carries out one part of a message; undefined if it changes nothing in the text that is shown. */
export function doneBy(reply: Reply, active: ActiveFlow, part: string): Done | undefined {
  const readers = [exact, printed, ...readersFor(part)];
  const before = shownText(reply, active);
  for (const read of readers) {
    const found = read(reply, active, part);
    if (found && shownText(reply, found.active) !== before) return found;
  }
  return undefined;
}

type Reader = (reply: Reply, active: ActiveFlow, part: string) => Done | undefined;

const readersFor = (part: string): Reader[] =>
  byField.test(part)
    ? [numbered, ofAnswer, replaced, placed, takenOut]
    : removalCount(part) > 1
      ? [takenOut, placed]
      : [numbered, replaced, ofAnswer, placed, takenOut];

/** What names exactly what stands there, before any other reader: quoted texts, sums, numbered parts. */
function exact(reply: Reply, active: ActiveFlow, part: string): Done | undefined {
  const { flow, step } = reply;
  const names = changeable(flow, step);
  const shown = shownText(reply, active);
  const answers = answersOf(reply, active);
  const sum = sumExchanged(flow, names, active.filled, part);
  if (sum) {
    const told = `${flow.slots[sum.name]?.label ?? sum.name} “${sum.value}”`;
    const values = { [sum.name]: sum.value };
    return { ...withValues(flow, active, { values, told, isNew: true }), isSure: true };
  }
  const written = [...quotedExchanges(shown, part), ...letterExchanged(shown, part)].filter(
    (edit) => !hasFigures(edit) || mayBeWritten(flow, active, names, edit),
  );
  const edits = [
    written,
    greetingExchanged(shown, part),
    oneWordExchanged(shown, part),
    sectionsOut(shown, part, answers),
    titlesOut(shown, part),
    beginningsOut(shown, part, answers),
  ].find(({ length }) => length > 0);
  const done = edits && editedBy(reply, active, titlesThroughout(shown, edits));
  return done && { ...done, isNew: true };
}

/** A part that is named as the document prints it. */
function printed(reply: Reply, active: ActiveFlow, part: string): Done | undefined {
  const { flow, step } = reply;
  const change = printedChange({ flow, step, names: changeable(flow, step), filled: active.filled }, part);
  return change && { ...withValues(flow, active, change), isSure: true };
}

/** Whether a part names a value that stands there already. */
export function isThere({ flow, step }: Reply, { filled }: ActiveFlow, part: string): boolean {
  const names = changeable(flow, step);
  const change =
    printedChange({ flow, step, names, filled }, part) ?? partChange({ flow, names, filled }, part);
  return (
    change !== undefined &&
    Object.entries(change.values).every(([name, value]) => isSameValue(flow, name, filled[name] ?? "", value))
  );
}

const isSameValue = (flow: Flow, name: string, one: string, other: string): boolean => {
  const isSum = flow.slots[name]?.kind === "rupiah" && amountsIn(one).length === 1;
  return one === other || (isSum && amountsIn(one)[0] === amountsIn(other)[0]);
};

function ofAnswer(reply: Reply, active: ActiveFlow, part: string): Done | undefined {
  const { flow, step } = reply;
  const change = partChange({ flow, names: changeable(flow, step), filled: active.filled }, part);
  return change && withValues(flow, active, change);
}

function withValues(
  flow: Flow,
  active: ActiveFlow,
  { values, told, isNew, isText = false }: PartChange,
): Done {
  const next = summed(flow, { ...active, filled: { ...active.filled, ...values } });
  return { active: next, told, isNew, isSure: false, isText, names: Object.keys(values) };
}

/** "Ganti no 1 aja: ..." within a longer message. */
function numbered(reply: Reply, active: ActiveFlow, part: string): Done | undefined {
  const { flow, step } = reply;
  const found = numberedIn(flow, step, active.filled, part);
  if (!found) return numberOut(reply, active, part);
  const words = found.words && timed(found.item, found.words);
  const filled = words !== undefined && renumbered(flow, step, active.filled, found, words);
  if (!filled) return undefined;
  const told = `nomor ${found.at + 1}`;
  const next = summed(flow, { ...active, filled: { ...filled } });
  return { active: next, told, isNew: false, isSure: true, isText: true, names: [found.name] };
}

/** "No 1 ganti jam 9" exchanges only the time in the item. */
function timed(item: string, words: string): string {
  const [, unit = ""] = /^(jam|tgl|tanggal|pukul|hari ke) \d\S*$/iu.exec(words) ?? [];
  const same = new RegExp(`(?<!\\p{L})${unit} \\d[\\d.:]*`, "giu");
  return unit !== "" && item.match(same)?.length === 1 ? item.replace(same, () => words) : words;
}

/** The number of an item that a part wants out: those go last and from the end, so that each keeps its number. */
export const numberOutIn = (part: string): number => Math.max(0, ...itemsOut(part).map(placeOf));

const placeOf = (nth: string): number => (nth === "terakhir" ? Number.MAX_SAFE_INTEGER : Number(nth));

/** "No 3 hapus", "buang nomor 2 sama 5": all of them, or none. */
function numberOut({ flow, step }: Reply, active: ActiveFlow, part: string): Done | undefined {
  const all = itemsOut(part);
  let { filled } = active;
  for (const nth of all.toSorted((one, other) => placeOf(other) - placeOf(one))) {
    const without = removed(flow, step, filled, `hapus nomor ${nth}`);
    if (!without) return undefined;
    filled = { ...without };
  }
  if (all.length === 0) return undefined;
  const told = `nomor ${all.join(", ")} dihapus`;
  const next = summed(flow, { ...active, filled });
  return { active: next, told, isNew: all.length > 1, isSure: true, isText: false, names: [] };
}

/** Words of the text that the part exchanges for others. */
function replaced(reply: Reply, active: ActiveFlow, part: string): Done | undefined {
  const { flow, step } = reply;
  const names = changeable(flow, step);
  const register = active.isAsWritten ? undefined : outwardRegister(active, step);
  const shown = shownText(reply, active);
  const asSaid = replacementsIn(shown, part);
  // "150rb ganti 160rb" is found where the text has the sum in full.
  const found = asSaid.length > 0 || !register ? asSaid : replacementsIn(shown, plainly(part, register));
  const edits = found
    .filter((edit) => !hasFigures(edit) || mayBeWritten(flow, active, names, edit))
    .map(({ from, to }) => ({ from, to: register ? plainly(to, register) : to }));
  return editedBy(reply, active, edits);
}

/** A figure that is an answer, or is reckoned, is changed as such and not only in the text. */
function mayBeWritten(flow: Flow, active: ActiveFlow, names: readonly string[], { from }: WordEdit): boolean {
  if (!ofFigures(flow, names)) return true;
  const isReckoned = flow.steps.some((one) => "compute" in one);
  const isInText = names.some(
    (name) =>
      ["text", "line", "list"].includes(flow.slots[name]?.kind ?? "") &&
      (active.filled[name] ?? "").toLowerCase().includes(from.toLowerCase()),
  );
  return !isReckoned && isInText;
}

/** What stands in place of a whole line is written as a sentence. */
function asLine({ step }: Reply, active: ActiveFlow, shown: string, edit: WordEdit): WordEdit {
  const register = active.isAsWritten ? undefined : outwardRegister(active, step);
  const isLine = register && edit.to !== "" && shown.split("\n").includes(edit.from);
  return isLine ? { ...edit, to: asSentence(plainly(edit.to, register)) } : edit;
}

/** The document with these words exchanged or taken out; undefined if none of them stands there. */
export function editedBy(reply: Reply, active: ActiveFlow, edits: readonly WordEdit[]): Done | undefined {
  let next = active;
  const told: string[] = [];
  for (const one of edits) {
    const before = shownText(reply, next);
    const edit = asLine(reply, active, before, one);
    const after = edited(reply, next, edit, undefined);
    if (shownText(reply, after) === before) continue;
    next = after;
    told.push(toldOf(edit));
  }
  if (told.length === 0) return undefined;
  const list = [...new Set(told)].join(", ");
  return { active: next, told: list, isNew: false, isSure: true, isText: false, names: [] };
}

const toldOf = ({ from, to }: WordEdit): string =>
  to === "" ? `“${shortly(bare(from))}” dihapus` : `“${shortly(from)}” jadi “${shortly(to)}”`;
const bare = (words: string): string => words.replace(/^[“"]|[.,;!?”"\s]+$/g, "");

const answersOf = ({ flow, step }: Reply, active: ActiveFlow): string[] =>
  changeable(flow, step).map((name) => active.filled[name] ?? "");

const joined = (one: Done | undefined, other: Done | undefined): Done | undefined =>
  one && other ? { ...other, told: `${one.told}, ${other.told}` } : (one ?? other);

/** Sentences and clauses that the part wants out; those that were not found are named. */
function takenOut(reply: Reply, active: ActiveFlow, part: string): Done | undefined {
  const answers = answersOf(reply, active);
  const found = removalsIn(shownText(reply, active), part, answers);
  if (!found) return undefined;
  // Answers first: what goes from the text around them is named as it stands then.
  const isOwn = ({ from }: WordEdit) => answers.some((answer) => answer.includes(from));
  const own = editedBy(reply, active, found.edits.filter(isOwn));
  const next = own?.active ?? active;
  const others = own ? removalsIn(shownText(reply, next), part, answers)?.edits : found.edits;
  const done = joined(own, editedBy(reply, next, others ?? []));
  return (
    done && {
      ...done,
      isKnown: isQuotedOut(part),
      // Of several things other readers take one and lose the rest.
      isNew: removalCount(part) > 1,
      left: found.missing.map((one) => `hapus ${one}`),
      several: found.several,
    }
  );
}

/** The sentences that a part may mean, where it is not clear which one should go. */
export const severalFor = (reply: Reply, active: ActiveFlow, part: string): string[] =>
  removalsIn(shownText(reply, active), part, answersOf(reply, active))?.several ?? [];

function placed(reply: Reply, active: ActiveFlow, part: string): Done | undefined {
  const unfilled = editsWithout(active, ({ from }) => from.includes("(isi"));
  const edit = placeFilled(shownText(reply, unfilled), part);
  if (!edit) return undefined;
  const told = `“${edit.from.trim()}” jadi “${edit.to.trim()}”`;
  const open = editsWithout(active, ({ from, within }) => from === edit.from && within === edit.within);
  const next = withWordEdit(open, reply.step, edit);
  return { active: next, told, isNew: true, isSure: true, isText: false, names: [] };
}

/** A place that was filled before may get something else. */
const editsWithout = (active: ActiveFlow, isOut: (edit: WordEdit) => boolean): ActiveFlow => ({
  ...active,
  edited: {
    ...active.edited,
    [active.at]: (active.edited?.[active.at] ?? []).filter((edit) => !isOut(edit)),
  },
});

/** The document as it stands, with no part of it in hand. */
export function standing({ active }: Reply): ActiveFlow {
  const { [pending]: _, ...filled } = active.filled;
  return { ...active, filled, changing: undefined, tries: 0 };
}
