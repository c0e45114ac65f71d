import type { Beside, Message } from "#server/external/model/guide/answer/clauses/beside-answer.ts";
import { joinedClauses } from "#server/external/model/guide/answer/clauses/clauses.ts";
import { isReadWhole } from "#server/external/model/guide/answer/clauses/read-clauses.ts";
import { listOf, reopened, storedAs } from "#server/external/model/guide/answer/clauses/stored-parts.ts";
import { isFigure } from "#server/external/model/guide/answer/no-answer/find-asides.ts";
import { withOrdersDone } from "#server/external/model/guide/answer/shown/orders-done.ts";
import { clausesWithin } from "#server/external/model/guide/answer/shown/parts.ts";
import type { Step } from "#server/external/model/guide/flow.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { choicesOf, questionAgain, show, slotOf, summed } from "#server/external/model/guide/run-flow.ts";
import { type ActiveFlow, skipChoice } from "#server/external/model/guide/state.ts";
import { thingLike } from "#server/external/model/guide/values/mendings.ts";
import { type Swap, swapped, swappedFor, writtenSlots } from "#server/external/model/guide/values/swaps.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { quotedQuestion } from "#server/external/model/guide/words/to-guide/questions.ts";
import { common } from "#server/external/model/guide/words/wish-synonyms.ts";
import { type Complaint, complaintIn } from "./read-complaint.ts";

/* Carries out what a message that begins with a complaint says of earlier answers; the open question is then asked again. */

type Asking = Extract<Step, { ask: string } | { choose: string }>;
/** What the guide has done so far, and what it says of it. */
export type Done = { active: ActiveFlow; lines: string[]; emptied: string[]; isChanged: boolean };

/** The question at which a complaint is read: not where safety or a figure is asked for, or somebody tells of harm. */
export function askedHere({ flow, active, text }: Omit<Message, "said">): Asking | undefined {
  const step = flow.steps[active.at];
  if (!step || !("ask" in step || "choose" in step) || flow.isDialogue) return undefined;
  if (isFigure(slotOf(flow, step)) || isReadWhole(step, text)) return undefined;
  const isBusy = [active.reading, active.changing, active.weighing, active.whole].some(
    (one) => one !== undefined,
  );
  return isBusy ? undefined : step;
}

function readAt(message: Omit<Message, "said">): { step: Asking; found: Complaint } | undefined {
  const step = askedHere(message);
  if (!step) return undefined;
  const { flow, active, text } = message;
  const isStanding = (swap: Swap) =>
    swappedFor(flow, active.filled, writtenSlots(flow, active.filled), swap)?.kind === "exchanged";
  const held = plain(
    writtenSlots(flow, active.filled)
      .map((name) => active.filled[name] ?? "")
      .join(" "),
  );
  const holds = (phrase: string) =>
    telling(phrase).length > 0 && telling(phrase).every((word) => held.includes(word));
  const alike = (value: string): Swap | undefined => {
    const not = thingLike(
      writtenSlots(flow, active.filled)
        .map((name) => active.filled[name] ?? "")
        .join("\n"),
      value,
    );
    return not === undefined ? undefined : { not, value, where: "", isSure: true, isMistake: true };
  };
  const isRead = swapped(flow, active.filled, writtenSlots(flow, active.filled), text)?.kind === "exchanged";
  const found = complaintIn(flow, text, { isStanding, holds, alike }, isRead);
  return found && { step, found };
}

/** Whether a message complains and says what should be done about it. */
export const complainsAt = (message: Omit<Message, "said">): boolean => readAt(message) !== undefined;

const naming = new Set(
  "nama namanya soal tentang kalimat bagian kata kata2 tulisan yang yg cerita masalah nya".split(" "),
);
const telling = (phrase: string): string[] =>
  plain(phrase)
    .split(" ")
    .filter((word) => word.length > 2 && !common.has(word) && !naming.has(word))
    .map((word) => (word.length > ownedMin ? word.replace(/(?:nya|ku|mu)$/, "") : word));
const ownedMin = 6;
/** What stands before the words of a phrase and names nothing. */
const ahead = /^(?:(?:loh|lho|lah|eh|ih|oh|iya|ya|aduh|yg|yang) )+(?=\S)/i;

/** A value without "sama Tono" behind a clause, where the whole clause says more; the value itself if nothing else is left. */
function withoutBeside(value: string, words: readonly string[]): string {
  const who = words.map((word) => RegExp.escape(word)).join("\\s+");
  const beside = new RegExp(
    `\\s+(?:sama|sm|dengan|dgn|bareng|ke|kepada|dari)\\s+(?:(?:pak|bu|mas|mbak|kak|bang|si)\\s+)?${who}(?![\\p{L}\\d])`,
    "giu",
  );
  const left = clausesWithin(value.replace(beside, ""));
  return joinedClauses(left.filter(({ text }) => !words.every((word) => plain(text).includes(word))));
}

/** The things that an order names one beside the other. */
const phrasesOf = (phrase: string): string[] => phrase.split(/\s+(?:sama|dan|serta|&)\s+/i);

/** Takes what a phrase names out of the answers that have it. */
export function withoutPhrase(
  { flow, said }: Message,
  step: Asking,
  done: Done,
  phrase: string,
  kept: readonly string[],
): void {
  const order = { order: { kind: "removal" as const, phrase, isSure: true }, quote: phrase };
  for (const name of writtenSlots(flow, done.active.filled)) {
    const value = done.active.filled[name] ?? "";
    if (kept.includes(name) || name === step.into || value === "") continue;
    const words = telling(phrase);
    const isHeld = words.length > 0 && words.every((word) => plain(value).includes(word));
    const { value: cut } = withOrdersDone(value, "", [order]);
    const left = cut === value && isHeld ? withoutBeside(value, words) : cut;
    if (left === value) continue;
    const isAll = left === "";
    const filled = { ...done.active.filled, [name]: left };
    const label = flow.slots[name]?.label ?? name;
    done.active = summed(flow, { ...done.active, filled });
    done.lines.push(said.line("complaint-out", { quote: quotedQuestion(phrase.replace(ahead, "")), label }));
    if (isAll) done.emptied.push(name);
    done.isChanged = true;
  }
}

function withoutPhrases(message: Message, step: Asking, done: Done, found: Complaint): void {
  const kept = found.parts.map(({ name }) => name);
  const wordsOf = (phrase: string) => telling(phrase).join(" ");
  const all = found.removals.flatMap(phrasesOf);
  const phrases = all.filter((one, at) => all.findIndex((other) => wordsOf(other) === wordsOf(one)) === at);
  for (const phrase of phrases) {
    const before = done.lines.length;
    withoutPhrase(message, step, done, phrase, kept);
    if (done.lines.length === before && kept.length === 0 && !stands(message, done, phrase))
      done.lines.push(
        message.said.line("complaint-gone", { quote: quotedQuestion(phrase.replace(ahead, "")) }),
      );
  }
}

function stands({ flow }: Message, { active }: Done, phrase: string): boolean {
  const values = writtenSlots(flow, active.filled).map((name) => plain(active.filled[name] ?? ""));
  return telling(phrase).some((word) => values.some((value) => value.includes(word)));
}

function withSwaps({ flow, said }: Message, done: Done, swaps: readonly Swap[]): void {
  for (const swap of swaps) {
    const found = swappedFor(flow, done.active.filled, writtenSlots(flow, done.active.filled), swap);
    if (found?.kind !== "exchanged") continue;
    const { name, answer, not, value } = found;
    done.active = summed(flow, { ...done.active, filled: { ...done.active.filled, [name]: answer } });
    done.lines.push(said.line("swapped", { label: flow.slots[name]?.label ?? name, not, value }));
    done.isChanged = true;
  }
}

/** The question answered last. */
const lastInto = ({ flow, active }: Message): string | undefined => {
  const step = flow.steps[active.trail.at(-1) ?? -1];
  return step && "ask" in step ? step.into : undefined;
};

/** Moves the last answer to the part that it is for, behind what stands there. */
function withMoved(message: Message, done: Done, { moved }: Complaint): void {
  const { flow, said } = message;
  const from = lastInto(message);
  const value = from === undefined ? "" : (done.active.filled[from] ?? "");
  if (!moved || from === undefined || value === "" || from === moved.to) return;
  if (moved.from !== undefined && moved.from !== from) return;
  const before = done.active.filled[moved.to] ?? "";
  const joined = before === "" ? value : `${before.replace(/[.\s]+$/, "")}. ${value}`;
  const filled = { ...done.active.filled, [from]: "", [moved.to]: joined };
  done.active = summed(flow, { ...done.active, filled });
  done.lines.push(
    said.line("complaint-moved", {
      quote: quotedQuestion(value),
      label: flow.slots[moved.to]?.label ?? moved.to,
    }),
  );
  done.emptied.push(from);
  done.isChanged = true;
}

/** Stores what the message says of the parts that it names, but of the one that is asked. */
function withNamed(message: Message, step: Asking, done: Done, found: Complaint): void {
  const { flow, said } = message;
  const last = lastInto(message);
  const anew = found.anew === "" || last === undefined ? [] : [{ name: last, value: found.anew }];
  const parts = [...found.parts, ...anew].filter(({ name }) => name !== step.into);
  if (parts.length === 0) return;
  const told = parts.map(({ name, value }) => [name, storedAs(flow, done.active.filled, name, value)]);
  const values = Object.fromEntries(told);
  done.active = summed(flow, { ...done.active, filled: { ...done.active.filled, ...values } });
  done.emptied = done.emptied.filter((name) => values[name] === undefined);
  const line = found.isComplaint ? "complaint-done" : "several-changed";
  done.lines.push(said.line(line, { list: listOf(flow, values) }));
  done.isChanged = true;
}

/** Goes back to the question that is to be asked again, or asks the open one once more. */
function askedAgain({ flow, said }: Message, step: Asking, done: Done, found: Complaint): Outcome {
  const { again } = found;
  if (again !== undefined && again !== step.into) {
    const { [again]: _, ...others } = done.active.filled;
    const filled = found.isNoAnswer ? others : done.active.filled;
    const back = reopened(flow, { ...done.active, filled }, [again]);
    if (back) return back;
  }
  const back = done.emptied.length === 0 ? undefined : reopened(flow, done.active, done.emptied);
  if (back) return back;
  const choices =
    "ask" in step && slotOf(flow, step)?.optional === true ? [skipChoice] : choicesOf(flow, step);
  // A question that is asked for is shown as it was.
  const shown = again === undefined ? undefined : show(flow, done.active, step).texts.at(-1);
  const texts = shown === undefined ? questionAgain(flow, done.active, said) : [shown];
  return { texts, choices, flow: done.active };
}

/** The answer to the open question in such a message: what names its part, or what stands behind "kan udah kubilang". */
function answerOf(step: Asking, found: Complaint, trail: number): string {
  const named = found.parts.find(({ name }) => name === step.into)?.value;
  if (named !== undefined) return named;
  if (found.anew !== "" && trail === 0) return found.anew;
  return found.isRecall ? joinedClauses(found.rest) : "";
}

/** Does what a message that begins with a complaint says; undefined if it does not, or says nothing that can be done. */
export function answerComplaint(message: Message): Beside | undefined {
  const { flow, active, said } = message;
  const read = readAt(message);
  if (!read) return undefined;
  const { step, found } = read;
  const { original: _, ...here } = active;
  const done: Done = { active: here, lines: [], emptied: [], isChanged: false };
  withMoved(message, done, found);
  withNamed(message, step, done, found);
  withoutPhrases(message, step, done, found);
  withSwaps(message, done, found.swaps);
  if (found.unclear !== "")
    done.lines.push(said.line("complaint-unclear", { quote: quotedQuestion(found.unclear) }));
  const rest = answerOf(step, found, active.trail.length);
  const unused = found.isRecall || found.rest.length === 0 ? "" : joinedClauses(found.rest);
  if (unused !== "") done.lines.push(said.line("complaint-left", { quote: quotedQuestion(unused) }));
  const isSorry = !found.isComplaint || done.lines.some((one) => /^maaf/i.test(one));
  const lines = isSorry ? done.lines : [said.line("complaint-sorry"), ...done.lines];
  const outcome = rest === "" ? askedAgain(message, step, done, found) : undefined;
  const isShown = done.isChanged && flow.steps.every((one) => !("ask" in one) || !one.ask.startsWith("“"));
  return { active: done.active, lines, rest, outcome, isShown, isCounted: false };
}
