import { hurried, usualOf } from "#server/external/model/guide/answer/skip-to-result.ts";
import { type Flow, isWaiting, type Step } from "#server/external/model/guide/flow.ts";
import { Said } from "#server/external/model/guide/lines/said.ts";
import type { Document, Outcome } from "#server/external/model/guide/outcome.ts";
import { placeholdersIn } from "#server/external/model/guide/placeholders.ts";
import { isOpenChoice, show } from "#server/external/model/guide/run-flow.ts";
import { type ActiveFlow, choice } from "#server/external/model/guide/state.ts";

/* The first draft: what a flow's text looks like with what the member has written so far. */

type Making = Extract<Step, { make: string }>;

/** Fewer words of its own beside the brackets are no text that anybody could use. */
const wordsMin = 20;
const open = /\(isi [^)]*\)/g;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

const isOwnChoice = (step: Step): boolean => "choose" in step && !usualOf(step) && !isOpenChoice(step);

/**
 * Whether a choice that only the member can make, such as one about safety, is still to come: then nothing is drafted,
 * because a text would come before that question.
 */
const hasOwnChoice = ({ steps }: Flow, { trail }: ActiveFlow, made: number): boolean =>
  steps.some((step, at) => at < made && !trail.includes(at) && isOwnChoice(step));

/**
 * The text of a flow from what is known, with "(isi ...)" for the rest. Only texts for somebody are drafted: a sum from
 * half of its numbers would be wrong, and an exercise cannot be begun in the middle.
 */
export function draftOf(flow: Flow, active: ActiveFlow): Document | undefined {
  const after = madeFrom(flow, active);
  if (!after || hasOwnChoice(flow, active, after.at)) return undefined;
  const made = flow.steps[after.at];
  if (!made || !("make" in made) || !isText(made)) return undefined;
  const { document } = show(flow, after, made);
  if (!document) return undefined;
  const isReckoned = after.passed.some((at) => "compute" in (flow.steps[at] ?? {}));
  const isOwn = holdsOwnWords(made, active.filled);
  return isReckoned || !isOwn || wordsIn(document.text.replace(open, " ")) < wordsMin ? undefined : document;
}

/** A flow at its next document, with what is known. */
export function madeFrom(flow: Flow, active: ActiveFlow): ActiveFlow | undefined {
  const step = flow.steps[active.at];
  if (!step || !isWaiting(step)) return undefined;
  const after = "make" in step ? active : hurried(flow, active, new Said({})).flow;
  const made = after && flow.steps[after.at];
  return made && "make" in made ? after : undefined;
}

/** Whether it is a text for somebody, which may be used with its brackets. */
const isText = ({ register, draft }: Making): boolean => register !== undefined || draft === true;

/** Whether the text holds anything that the member wrote. */
const holdsOwnWords = ({ text }: Making, filled: ActiveFlow["filled"]): boolean =>
  placeholdersIn(text).some(({ name }) => (filled[name] ?? "") !== "");

/** By this key a draft that was shown is known, so that the same one is not shown twice. */
export const draftKey = ({ id }: Flow, { text }: Document): string => `draft:${id}:${text.length}`;

/** Takes the draft as it is; the words are a request for the result (commands.ts). */
const draftChoice = choice("draft", "Pakai draf ini");

/** Shows the draft at the beginning of a flow; the first question stands below it. */
export function withDraft(flow: Flow, outcome: Outcome, said: Said): Outcome {
  const document = outcome.document ? undefined : outcome.flow && draftOf(flow, outcome.flow);
  if (!document) return outcome;
  const choices = [...outcome.choices, draftChoice];
  if (!said.isFirst(draftKey(flow, document))) return { ...outcome, choices };
  return { ...outcome, choices, document, texts: [...outcome.texts, said.line("draft")] };
}

/** Shows the draft as it stands now between what was done and what is asked next. */
export function withDraftShown<Shown extends Pick<Outcome, "texts" | "choices" | "document" | "after">>(
  flow: Flow,
  active: ActiveFlow | undefined,
  shown: Shown,
  said: Said,
): Shown {
  const document = shown.document || active?.id !== flow.id ? undefined : draftOf(flow, active);
  if (!document) return shown;
  said.isFirst(draftKey(flow, document));
  const texts = [...shown.texts.slice(0, -1), said.line("draft")];
  const after = [...shown.texts.slice(-1), ...(shown.after ?? [])];
  return { ...shown, texts, document, after, choices: [...shown.choices, draftChoice] };
}

/** Whether an answer to one question put another part right that stood before. */
const isPutRight = (before: ActiveFlow, active: ActiveFlow | undefined, into: string | undefined): boolean =>
  Object.entries(before.filled).some(
    ([name, value]) => name !== into && value !== "" && (active?.filled[name] ?? value) !== value,
  );

/** How many questions are still asked before the next result, as far as is known. */
export function questionsLeft(flow: Flow, active: ActiveFlow): { count: number; title: string } | undefined {
  const made = madeFrom(flow, active);
  const later = flow.steps.findIndex((one, at) => at > active.at && "make" in one);
  const at = made?.at ?? later;
  const step = flow.steps[at];
  if (!step || !("make" in step)) return undefined;
  const isOpen = (one: Step): boolean =>
    isWaiting(one) &&
    !("make" in one) &&
    !("into" in one && one.into !== undefined && active.filled[one.into]);
  const count = made
    ? made.trail.length - active.trail.length
    : flow.steps.slice(active.at, at).filter(isOpen).length;
  return count < 1 ? undefined : { count, title: step.make.toLowerCase() };
}

/** Returns a finished flow at its last document, so that a part of it can still be changed. */
export function lastMade(flow: Flow, active: ActiveFlow): ActiveFlow | undefined {
  const at = [...active.trail, active.at].findLast((one) => {
    const step = flow.steps[one];
    return step !== undefined && "make" in step;
  });
  return at === undefined ? undefined : { ...active, at, changing: undefined, tries: 0 };
}

/**
 * Shows the draft once the member has made such a choice, if the flow simply goes on, because a button that leads elsewhere
 * may name a fear; and whenever what was written has put an earlier answer right.
 */
export function withDraftAfter(
  flow: Flow,
  before: ActiveFlow,
  outcome: Outcome,
  said: Said,
  isPressed: boolean,
): Outcome {
  const step = flow.steps[before.at];
  const next = before.at + 1;
  const { flow: active, texts } = outcome;
  const into = step && "into" in step ? step.into : undefined;
  const isOpen = step !== undefined && !("make" in step) && before.reading === undefined;
  if (isOpen && !isPressed && isPutRight(before, active, into))
    return withDraftShown(flow, active, outcome, said);
  const goesOn = active !== undefined && (active.at === next || active.passed.includes(next));
  if (!step || !isOwnChoice(step) || !goesOn || before.trail.includes(before.at)) return outcome;
  const drafted = withDraft(flow, { ...outcome, texts: [], after: texts }, said);
  return drafted.document && !outcome.document ? drafted : outcome;
}
