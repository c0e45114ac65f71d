import type { Aside } from "#server/external/model/guide/answer/no-answer/answer-aside.ts";
import { isFigure } from "#server/external/model/guide/answer/no-answer/find-asides.ts";
import { isRehearsed } from "#server/external/model/guide/answer/practice/rehearsal.ts";
import { addressedTo, calledFor } from "#server/external/model/guide/document/address/addressed.ts";
import { withDraft } from "#server/external/model/guide/document/draft.ts";
import type { Flow, Slot, Step, Waiting } from "#server/external/model/guide/flow.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import {
  answerMax,
  choicesOf,
  labelOf,
  questionAgain,
  remind,
  slotOf,
} from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { tellTaken } from "#server/external/model/guide/values/take-facts.ts";
import { takesBack } from "#server/external/model/guide/values/told/employers.ts";
import { isFormer } from "#server/external/model/guide/values/told/former-work.ts";
import { mergedWith } from "#server/external/model/guide/values/told/merged.ts";
import { isProtest, isRemark } from "#server/external/model/guide/values/told/remarks.ts";
import { toldClauses } from "#server/external/model/guide/values/told/told-clauses.ts";
import { type Fact, factsIn } from "#server/external/model/guide/values/told/told-facts.ts";
import { isSameText, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { quotedQuestion } from "#server/external/model/guide/words/to-guide/questions.ts";
import { speaksOfHarm } from "#server/external/model/guide/words/yes-no/fear-denied.ts";

/*
 * Reads a message at a question for all slots of the flow, and not only for the one that is asked: what its clauses tell
 * fills open slots and replaces what was told before. What is left of the message is the answer to the question.
 */

type Message = Omit<Aside, "step">;
type Open = Extract<Step, { ask: string } | { choose: string }>;

/** A clause with what it tells for the slot that is asked, and for others. */
type Read = { clause: string; own: Fact | undefined; others: Fact[]; isRemark: boolean };

/** `kept`: open slots that were filled; `changed`: others that were replaced; `cleared`: those that were taken back. */
type Found = {
  kept: Record<string, string>;
  changed: Record<string, string>;
  cleared: string[];
  reads: Read[];
};

const ofFreeText: readonly Slot["takes"][] = ["self", "contact"];
/** What is answered by its form alone: a name, a day, a role. */
const ofOneForm: readonly Slot["takes"][] = [
  "self",
  "contact",
  "applied",
  "company",
  "role",
  "date",
  "person",
];
/** What a first clause tells so surely that it is not the answer to another question. */
const sureAtFirst: readonly Slot["takes"][] = [
  ...ofFreeText,
  ...(["applied", "company", "role", "date", "because"] as const),
];

const askedSlot = (flow: Flow, step: Open): Slot | undefined => slotOf(flow, step);
const intoOf = (step: Open): string | undefined => step.into;

/** The step, if its answer may tell something for other slots. */
function readable({ flow, active, text }: Message, step: Waiting): Open | undefined {
  if (flow.isDialogue || active.reading !== undefined || active.changing !== undefined) return undefined;
  if (!("ask" in step || "choose" in step) || isRehearsed(step)) return undefined;
  if (isFigure(askedSlot(flow, step)) || choicesOf(flow, step).some(({ label }) => isSameText(label, text)))
    return undefined;
  return step;
}

/** A choice may be put right only if neither button leads elsewhere. */
function isSwappable(flow: Flow, name: string, before: string): boolean {
  const step = flow.steps.find((one) => "choose" in one && one.into === name);
  if (!step || !("choose" in step) || before === "") return false;
  return step.options.some(({ label, value = label, to }) => value === before && to === undefined);
}

type Reading = { isProtest: boolean; isAlone: boolean; isFirst: boolean; isFree: boolean };

/** Whether a clause tells something so surely that it is not the answer which is expected there. */
function isSureAt(
  { takes }: Slot,
  fact: Fact,
  { isAlone, isFirst, isFree, isProtest: isOfProtest }: Reading,
) {
  const isLabelled = fact.isLabelled === true;
  // Of words in several sentences only what surely belongs elsewhere is taken out.
  const isApart = ofFreeText.includes(takes) || (isLabelled && !isFirst);
  if (isFree && !isApart && !(isOfProtest && fact.isNamed)) return false;
  return !(isAlone || isFirst) || isLabelled || (fact.isNamed && sureAtFirst.includes(takes));
}

/** Whether what a clause tells for another slot counts, beside the answer that is expected. */
function counts({ flow, active }: Message, fact: Fact, reading: Reading): boolean {
  const slot = flow.slots[fact.name];
  if (!slot) return false;
  const before = active.filled[fact.name] ?? "";
  if (slot.kind === "choice")
    return (
      (fact.isNamed || !reading.isFirst) &&
      isSwappable(flow, fact.name, before) &&
      !isSameText(before, fact.value)
    );
  if (!isSureAt(slot, fact, reading)) return false;
  return (
    before === "" || fact.isNamed || reading.isProtest || mergedWith(slot, before, fact.value) !== undefined
  );
}

const denial = /^(?:(?:eh|itu|lho|loh|lah|kok) )*(?:bukan|bkn|dudu) (.+)$/i;

/** "Bukan Pak Hendra, Bu Ratna": what stands is exchanged by the clause behind it. */
function isExchanged({ flow, active }: Message, clause: string, next: string | undefined): boolean {
  const not = plain(denial.exec(clause)?.[1] ?? "");
  if (not === "" || next === undefined || factsIn(flow, next).length > 0) return false;
  return Object.values(active.filled).some((value) => plain(value).includes(not));
}

function readsOf(message: Message, step: Open): Read[] {
  const { flow, text } = message;
  const into = intoOf(step);
  const kind = askedSlot(flow, step)?.kind;
  const clauses = toldClauses(text);
  const isOfProtest = isProtest(text);
  const firstTold = clauses.findIndex((clause) => !isRemark(clause));
  return clauses.map((clause, at) => {
    const all = factsIn(flow, clause);
    const own = all.find(({ name }) => name === into);
    const reading: Reading = {
      isProtest: isOfProtest,
      isAlone: clauses.length === 1,
      // Behind a remark the first clause may be about anything.
      isFirst: at === firstTold && at === 0,
      isFree: kind === "text" || kind === "list",
    };
    const others = all.filter(
      (fact) => fact.name !== into && !(own && !fact.isNamed) && counts(message, fact, reading),
    );
    const isOut = isRemark(clause) && !isExchanged(message, clause, clauses[at + 1]);
    return { clause, own, others, isRemark: isOut };
  });
}

/** What will be said to somebody speaks to them. */
function asSaid(flow: Flow, active: ActiveFlow, name: string, value: string): string {
  const called = calledFor(flow, active.filled, name);
  const own = value.trim().slice(0, answerMax);
  return called === undefined ? own : addressedTo(own, called);
}

/** "Mau lamar di klinik X, dulu perawat di puskesmas": of both places the one is the answer. */
const isBesideFormer = (flow: Flow, step: Open, reads: readonly Read[]): boolean =>
  askedSlot(flow, step)?.takes === "applied" &&
  reads.some(({ own }) => own?.isNamed === true) &&
  reads.some(({ own, clause, isRemark: isOut }) => own === undefined && !isOut && isFormer(clause));

function found(message: Message, step: Open): Found | undefined {
  const { flow, active, text } = message;
  const reads = readsOf(message, step);
  const kept: Record<string, string> = {};
  const changed: Record<string, string> = {};
  for (const { name, value } of reads.flatMap(({ others }) => others)) {
    const slot = flow.slots[name];
    const before = kept[name] ?? changed[name] ?? active.filled[name] ?? "";
    if (!slot || plain(before) === plain(value)) continue;
    const own =
      (before === "" ? undefined : mergedWith(slot, before, value)) ?? asSaid(flow, active, name, value);
    if ((active.filled[name] ?? "") === "") kept[name] = own;
    else changed[name] = own;
  }
  const cleared = Object.keys(flow.slots).filter(
    (name) =>
      flow.slots[name]?.takes === "applied" &&
      changed[name] === undefined &&
      takesBack(text, active.filled[name] ?? ""),
  );
  const isNothing =
    Object.keys({ ...kept, ...changed }).length === 0 &&
    cleared.length === 0 &&
    !isBesideFormer(flow, step, reads);
  return isNothing ? undefined : { kept, changed, cleared, reads };
}

const edges = /^[\s,;.!–-]+|[\s,;–-]+$/g;

/** The text without some of its clauses. */
const withoutClauses = (text: string, out: readonly string[]): string =>
  out
    .reduce((rest, clause) => rest.replace(clause, ""), text)
    .replace(/([.!?;,])(?:\s*[,;.])+/g, "$1")
    .replace(/[ \t]{2,}/g, " ")
    .replace(edges, "")
    .replace(/^([^.!?\n]+)\.$/, "$1");

const leftWordsMin = 2;
/** What is left and says something: a number, or some words. */
const saysMore = (clause: string): boolean => clause.split(/\s+/).length >= leftWordsMin || /\d/.test(clause);

const buttonOf = (step: Extract<Step, { choose: string }>, stored: string): string | undefined =>
  step.options.find(({ label, value = label }) => value === stored)?.label;

/** `rest`: the answer to the question, "" if the message has none; `dropped`: what finds no place. */
type Left = { rest: string; dropped: string[] };

const quotedWordsMin = 2;
/** "Kok ditulis lulusan smp malu": an objection to what stands is carried out by what reads the answer. */
const quotesStanding = (filled: ActiveFlow["filled"], clause: string): boolean =>
  Object.values(filled).some(
    (value) => value.split(/\s+/).length >= quotedWordsMin && plain(clause).includes(plain(value)),
  );

function leftOf({ flow, active, text }: Message, step: Open, reads: readonly Read[]): Left {
  // At a question about safety all words are read, whatever else they tell.
  const isOfSafety =
    "choose" in step && step.options.some(({ label }) => /\b(?:takut|aman|kasar)\b/i.test(label));
  const said = reads.find((read) => read.own !== undefined)?.own;
  const button = said && "choose" in step ? buttonOf(step, said.value) : undefined;
  const isHarm = "choose" in step && speaksOfHarm(text);
  if (button !== undefined && !isHarm) return { rest: button, dropped: [] };
  if (isOfSafety || isHarm) return { rest: text, dropped: [] };
  if (reads.some((read) => read.isRemark && quotesStanding(active.filled, read.clause))) {
    const used = reads.filter((read) => !read.own && read.others.length > 0);
    return {
      rest: withoutClauses(
        text,
        used.map(({ clause }) => clause),
      ),
      dropped: [],
    };
  }
  const isOut = (read: Read) => !read.own && (read.others.length > 0 || read.isRemark);
  const out = reads.filter(isOut).map(({ clause }) => clause);
  const left = reads.filter((read) => !isOut(read));
  const slot = askedSlot(flow, step);
  const own = left.find((read) => read.own !== undefined);
  if ("ask" in step && slot?.kind === "line" && own?.own) {
    const others = left.filter((read) => read !== own).map(({ clause }) => clause);
    return { rest: own.own.value, dropped: others.filter(saysMore) };
  }
  const rest = withoutClauses(text, out);
  const [first] = reads;
  // Behind something else, a few words are no answer to a question for a name, a day or a role.
  const isBehind = first !== undefined && isOut(first) && "ask" in step && slot?.kind === "line";
  const isAnswer = !isBehind || (!ofOneForm.includes(slot?.takes) && saysMore(rest));
  if (isAnswer) return { rest, dropped: [] };
  return { rest: "", dropped: left.map(({ clause }) => clause).filter(saysMore) };
}

function linesOf(
  { flow, active, said }: Message,
  step: Open,
  read: Found,
  dropped: readonly string[],
): string[] {
  const { kept, changed, cleared } = read;
  const [only, ...more] = Object.entries(changed);
  const label = (name: string) => flow.slots[name]?.label ?? name;
  const list = tellTaken(flow, changed);
  const ofChanged =
    only && more.length === 0
      ? [said.line("told-anew", { list: `${label(only[0])} ${list.slice(list.indexOf("“"))}` })]
      : only
        ? [said.line("told-anew", { list })]
        : [];
  return [
    ...ofChanged,
    ...cleared.map((name) =>
      said.line("taken-back", { value: active.filled[name] ?? "", label: label(name) }),
    ),
    ...(Object.keys(kept).length > 0 ? [said.line("taken", { list: tellTaken(flow, kept) })] : []),
    ...(dropped.length > 0
      ? [said.line("rest-left", { quote: quotedQuestion(dropped.join(", ")), label: labelOf(flow, step) })]
      : []),
  ];
}

/** Takes what a message tells for other slots than the one that is asked, and gives the rest of it to `answer`. */
export function withToldSlots(
  message: Message,
  waiting: Waiting,
  answer: (message: Message) => Outcome,
): Outcome {
  const { flow, active, said } = message;
  const step = readable(message, waiting);
  const read = step && found(message, step);
  if (!step || !read) return answer(message);
  const filled = { ...active.filled, ...read.kept, ...read.changed };
  for (const name of read.cleared) filled[name] = "";
  const here = { ...active, filled };
  const { rest, dropped } = leftOf({ ...message, active: here }, step, read.reads);
  const lines = linesOf(message, step, read, dropped);
  const asked = () => ({ ...remind(flow, here, said), texts: questionAgain(flow, here, said) });
  const outcome = rest === "" ? asked() : answer({ ...message, active: here, text: rest });
  const isShown = Object.keys(read.changed).length > 0 || read.cleared.length > 0;
  const shown = isShown ? draftAgain(flow, outcome, message) : outcome;
  return { ...shown, texts: [...lines, ...shown.texts] };
}

/** After something wrong was put right, the draft shows it. */
function draftAgain(flow: Flow, outcome: Outcome, { said }: Message): Outcome {
  const drafted = withDraft(flow, { ...outcome, texts: [], after: outcome.texts }, said);
  return drafted.document && !outcome.document ? drafted : outcome;
}
