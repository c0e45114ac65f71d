import { filledIn } from "#server/external/model/guide/answer/step-moves.ts";
import type { Flow, Slot, Step } from "#server/external/model/guide/flow.ts";
import type { Line } from "#server/external/model/guide/lines/lines.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { choice, skipChoice } from "#server/external/model/guide/state.ts";
import { wantsNoName } from "#server/external/model/guide/values/no-names.ts";
import {
  type AnswerSort,
  isAgreement,
  missesSort,
  namesNobody,
  sortOf,
} from "#server/external/model/guide/words/answer-sorts.ts";
import { misses } from "#server/external/model/guide/words/customer-words.ts";
import { leavesOpen } from "#server/external/model/guide/words/leaves-open.ts";
import { mayBeSpoken, quotedQuestion } from "#server/external/model/guide/words/to-guide/questions.ts";
import type { Aside } from "./answer-aside.ts";

/*
 * An answer that is none: talk where a person, a time or a place was asked for. It is not stored; the guide asks once
 * more in other words and then leaves the place open. The member can have it stored as it was written.
 */

type Asking = Extract<Step, { ask: string }>;

/** Stores an answer as it was written. */
export const asWrittenChoice = choice("as-written", "Pakai kata-kataku");

/** The sort of answer that a step wants; undefined if any words may be one. */
function sortAt(flow: Flow, step: Asking, slot: Slot): AnswerSort | undefined {
  // What is rehearsed, and what is said in danger, is taken as it is.
  if (flow.isDialogue || step.review || !["line", "text", "list"].includes(slot.kind)) return undefined;
  if (slot.takes === "self" || slot.takes === "person") return "who";
  return sortOf(step.ask);
}

const kinds: Record<AnswerSort, string> = {
  who: "nama atau sebutan",
  when: "hari atau saatnya",
  where: "tempatnya",
};
const examples: Record<AnswerSort, string> = { who: "Bu Rina", when: "Sabtu pagi", where: "rumah kakak" };

const nobody =
  /^(?:(?:ya|lah|eh|kan) )*(?:gausah|(?:ga|gak|nggak|ngga|tidak|tdk|ndak|ora) (?:usah|perlu))\b/i;

/** What the member does not know yet. */
const unknown =
  /^(?:(?:kak|hm+|eh|aku|saya|gue|gw|masih|jujur) )*(?:(?:belum|blm|blom|ga|gak|nggak|ngga|tidak|tdk|ndak) (?:tau|tahu|pasti|yakin|kepikiran|ketemu|nentuin|ditentukan)|bingung)\b/i;

const isQuestion = (text: string): boolean =>
  /\?\s*$|^(?:\S+ )?(?:emang(?:nya)?|kenapa|knp|ngapain|apa|apakah|gimana|gmn)\b/i.test(text.trim());

type Unfit = Omit<Aside, "step" | "told">;

/** Whether words are of another sort than a step asks for. */
export function isUnfit(flow: Flow, step: Asking, text: string): boolean {
  const slot = flow.slots[step.into];
  const sort = slot && sortAt(flow, step, slot);
  return sort !== undefined && missesSort(sort, text);
}

/** Whether the member wants the place to stay open, and it may. */
export function leavesPlace(flow: Flow, step: Asking, text: string): boolean {
  const slot = flow.slots[step.into];
  return slot?.optional === true && slot.kind === "line" && !step.review && leavesOpen(text);
}

/** "Jgn pake nama, kan di grup", where one name is asked for. */
const ordersNoName = ({ kind, label }: Slot, step: Asking, text: string): boolean =>
  kind === "line" && wantsNoName(text, /\bpanggil/i.test(`${step.ask} ${label}`));

const isMissed = ({ wants }: Slot, text: string): boolean => wants !== undefined && misses[wants](text);

/** Whether words are no answer: of another sort or kind than the step asks for, or a mere yes. */
function isNone(flow: Flow, step: Asking, slot: Slot, sort: AnswerSort | undefined, text: string): boolean {
  if (isMissed(slot, text)) return true;
  return sort === undefined
    ? !step.review && !flow.isDialogue && !mayBeSpoken(flow, step) && isAgreement(text)
    : missesSort(sort, text);
}

/** Handles an answer that can be none; undefined for any other. */
export function answerUnfit({ flow, active, text, said }: Unfit, step: Asking): Outcome | undefined {
  const slot = flow.slots[step.into];
  if (!slot) return undefined;
  const sort = sortAt(flow, step, slot);
  const isEmpty = sort === "who" && (namesNobody(text) || ordersNoName(slot, step, text));
  if (leavesPlace(flow, step, text) || isEmpty) return leftEmpty({ flow, active, text, said }, step, slot);
  if (!isNone(flow, step, slot, sort, text)) return undefined;
  const { label } = slot;
  const quote = quotedQuestion(text);
  const original = { into: step.into, text };
  if ((slot.optional && nobody.test(text.trim())) || unknown.test(text.trim()))
    return leftEmpty({ flow, active, text, said }, step, slot);
  if (active.tries > 0) {
    const outcome = filledIn(flow, active, step, "", said);
    const line = said.line("unfit-left", { label, quote });
    return restorable({ ...outcome, texts: [line, ...outcome.texts] }, original);
  }
  const line = said.line(...askingOnce(slot, sort, text));
  const flowAgain = { ...active, tries: active.tries + 1 };
  return restorable({ texts: [line], choices: [skipChoice], flow: flowAgain }, original);
}

/** The place stays open, and the guide says no more about it than that. */
function leftEmpty({ flow, active, text, said }: Unfit, step: Asking, { label }: Slot): Outcome {
  const outcome = filledIn(flow, active, step, "", said);
  const texts = [said.line("unfit-none", { label }), ...outcome.texts];
  return restorable({ ...outcome, texts }, { into: step.into, text });
}

/** The line that asks once more in other words. */
function askingOnce(slot: Slot, sort: AnswerSort | undefined, text: string): [Line, Record<string, string>] {
  const { label, example, wants } = slot;
  const quote = quotedQuestion(text);
  if (wants !== undefined && isMissed(slot, text)) return [`unfit-${wants}`, { quote }];
  if (sort === undefined) return ["unfit-any", { label, quote }];
  const filling = { label, quote, kind: kinds[sort], example: example ?? examples[sort] };
  return [isQuestion(text) ? "unfit-asked" : "unfit", filling];
}

const restorable = (outcome: Outcome, original: { into: string; text: string }): Outcome =>
  outcome.flow
    ? { ...outcome, choices: [...outcome.choices, asWrittenChoice], flow: { ...outcome.flow, original } }
    : outcome;
