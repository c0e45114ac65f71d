import { slotNamedIn } from "#server/external/model/guide/answer/corrections/slot-changes.ts";
import { pending, type Reply } from "#server/external/model/guide/document/made-parts.ts";
import { isQuestion, objects } from "#server/external/model/guide/document/made-words.ts";
import { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { changeable, show, summed } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { type Otherwise, withRest, withWordEdit } from "./answer-word-edits.ts";
import { type Part, partsOf } from "./message-parts.ts";
import { isGone, type PartChange, partChange } from "./part-changes.ts";
import { placeFilled } from "./place-changes.ts";
import { notForThem, wishing } from "./read-word-edits.ts";
import { isCorrection } from "./several-corrections.ts";

/*
 * A message that puts several things right: each of its parts is carried out or named as open, so that "sudah kuganti"
 * is never said of a part that was not.
 */

/** What a part of the message did. `isNew`: in a form that no other reader of corrections knows. */
type Done = { active: ActiveFlow; told: string; isNew: boolean; isText: boolean; names: string[] };

const restGone =
  /^(?:(?:dan|trus|terus|yg|yang)[ ,]+)*(?:sisanya|selebihnya|lainnya)\b.*\b(?:buang|hapus|apus|coret|hilang\w*|ilang\w*|usah|jgn|jangan)\b/i;
const asks = /\b(?:gmn|gimana|gmna|bagaimana|piye|kumaha)\b|\bmana(?: (?:sih|ya|dong|kak))*[.?!]*$/i;

/** Whether a part of a message below a document is a question. */
export const asksThere = (part: string): boolean => asks.test(plain(part)) || isQuestion(part);
const wishes = (part: string): boolean => wishing.test(part) || asksThere(part);
const begins = (part: string): boolean => wishes(part) || isCorrection(part);
const isWrong = (part: string): boolean =>
  objects(part) || /\b(?:aneh|mas[ao]k?(?! (?:depan|lalu|kerja|kecil|muda)))\b/i.test(part);
/** Whether a part wants something; laughter and what is said about the document want nothing. */
const wants = (part: string): boolean =>
  notForThem.test(part) ? /["“”]/.test(part) : begins(part) || isWrong(part);
const sayingWordsMin = 3;
const isSaying = (part: string): boolean => part.trim().split(/\s+/).length >= sayingWordsMin;

function doneBy(reply: Reply, active: ActiveFlow, part: string): Done | undefined {
  const { flow, step } = reply;
  const names = changeable(flow, step);
  const change = partChange({ flow, names, filled: active.filled }, part);
  if (change) return withValues(reply, active, change);
  const unfilled = withoutPlaces(active);
  const edit = placeFilled(show(flow, unfilled, step).document?.text ?? "", part);
  if (!edit) return undefined;
  const told = `“${edit.from.trim()}” jadi “${edit.to.trim()}”`;
  return {
    active: withWordEdit(without(active, edit.from), step, edit),
    told,
    isNew: true,
    isText: false,
    names: [],
  };
}

const editsWithout = (active: ActiveFlow, isOut: (from: string) => boolean): ActiveFlow => ({
  ...active,
  edited: {
    ...active.edited,
    [active.at]: (active.edited?.[active.at] ?? []).filter(({ from }) => !isOut(from)),
  },
});
/** A place that was filled before may get something else. */
const withoutPlaces = (active: ActiveFlow): ActiveFlow =>
  editsWithout(active, (from) => from.includes("(isi"));
const without = (active: ActiveFlow, place: string): ActiveFlow =>
  editsWithout(active, (from) => from === place);

function withValues(
  { flow }: Reply,
  active: ActiveFlow,
  { values, told, isNew, isText = false }: PartChange,
): Done {
  const next = summed(flow, { ...active, filled: { ...active.filled, ...values } });
  return { active: next, told, isNew, isText, names: Object.keys(values) };
}

/** What goes on with a text that was set before belongs to it: "akibatnya: gudang macet. Semua lembur". */
function joinedParts(reply: Reply, parts: readonly Part[]): string[] {
  const joined: string[] = [];
  for (const { glue, text } of parts) {
    const last = joined.at(-1);
    const isOpen = last !== undefined && doneBy(reply, reply.active, last)?.isText === true;
    const goesOn = isOpen && !wants(text) && !restGone.test(text) && !doneBy(reply, reply.active, text);
    if (goesOn) joined[joined.length - 1] = `${last}${glue}${text}`;
    else joined.push(text.trim());
  }
  return joined;
}

/**
 * Carries out each part of a message below a document. Undefined where one part alone is a change of a kind that the
 * other readers know. `otherwise`: what else a part may change. `isLast`: no other reader has understood the message, so
 * that one part is enough and each of the others is named.
 */
export function partsChanged(reply: Reply, otherwise: Otherwise, isLast = false): Outcome | undefined {
  const { flow, step, text, said } = reply;
  const { [pending]: _, ...filled } = reply.active.filled;
  let active: ActiveFlow = { ...reply.active, filled, changing: undefined, tries: 0 };
  const parts = joinedParts({ ...reply, active }, partsOf(flow, changeable(flow, step), text));
  const done: Done[] = [];
  const open: string[] = [];
  for (const part of parts) {
    const change = doneBy(reply, active, part);
    if (change) {
      done.push(change);
      ({ active } = change);
    } else if ((isLast ? isSaying(part) : wants(part)) && !restGone.test(part))
      open.push(part.replace(joining, ""));
  }
  const shown = show(flow, active, step).document?.text ?? "";
  const left = open.filter((part) => (wishes(part) ? !isGone(shown, part) : !isAbout(reply, done, part)));
  const isSeveral = done.length > 1 || (done.length > 0 && (isLast ? parts.length > 1 : left.length > 0));
  const isOwn = isSeveral || done.some(({ isNew }) => isNew);
  if (!isOwn) return undefined;
  // What is only found wrong says nothing that could be carried out.
  const carriedOut: Otherwise = (one) =>
    begins(one.text) || notForThem.test(one.text) ? otherwise(one) : undefined;
  const also = withRest({ ...reply, active }, left, carriedOut);
  const list = [...done.map(({ told }) => told), ...also.done].join(", ");
  return {
    ...show(flow, also.active, step),
    texts: [said.line("parts-changed", { list }), ...also.texts],
    flow: also.active,
  };
}

const joining = /^(?:trs|trus|terus|dan|plus|sama|sm)[ ,]+|[.,;!]+$/gi;

/** "Kok posisinya masih salah" says why a part was changed. */
const isAbout = ({ flow }: Reply, done: readonly Done[], part: string): boolean =>
  done.some(({ names }) => names.some((name) => slotNamedIn(flow, [name], part) !== undefined));

/** Whether a message below a document changes a part that it names. */
export const namesChange = (reply: Omit<Reply, "said">): boolean =>
  partsChanged({ ...reply, said: new Said({}) }, () => undefined) !== undefined;
