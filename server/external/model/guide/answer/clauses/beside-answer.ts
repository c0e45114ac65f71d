import { complainsAt } from "#server/external/model/guide/answer/complaints/answer-complaint.ts";
import { isRehearsed } from "#server/external/model/guide/answer/practice/rehearsal.ts";
import { passedOne } from "#server/external/model/guide/answer/skip-to-result.ts";
import { registerName } from "#server/external/model/guide/document/address/register.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { choicesOf, labelOf, questionAgain, slotOf, summed } from "#server/external/model/guide/run-flow.ts";
import { fits } from "#server/external/model/guide/slots.ts";
import { type ActiveFlow, skipChoice } from "#server/external/model/guide/state.ts";
import { tellTaken } from "#server/external/model/guide/values/take-facts.ts";
import { isSameText } from "#server/external/model/guide/words/to-guide/commands.ts";
import { asksSomething, quotedQuestion } from "#server/external/model/guide/words/to-guide/questions.ts";
import { clausesOf } from "./clauses.ts";
import { preferredAt } from "./preferred.ts";
import { type Asked, type ReadClauses, readClauses } from "./read-clauses.ts";
import { listOf, reopened, storedAs } from "./stored-parts.ts";
import { wroteOtherwise } from "./wrote-otherwise.ts";

/*
 * Carries out what the clauses of a message at an open question say beside the answer. Only what is left of the message may
 * become the answer; if nothing is, nothing is stored, and the question is asked again.
 */

/**
 * `lines`: what was done; `rest`: the answer, or else `outcome`. `isShown`: the present draft is to be seen; `isCounted`:
 * the member wants to know how much is still to come.
 */
export type Beside = {
  active: ActiveFlow;
  lines: readonly string[];
  rest: string;
  outcome: Outcome | undefined;
  isShown: boolean;
  isCounted: boolean;
};

export type Message = { flow: Flow; active: ActiveFlow; text: string; said: Said };

/** The step, if a message at it is read clause by clause: not where somebody is in danger or practises. */
function askedAt({ flow, active, text }: Omit<Message, "said">): Asked | undefined {
  const step = flow.steps[active.at];
  if (!step || flow.isDialogue || active.reading !== undefined || active.changing !== undefined)
    return undefined;
  if (active.weighing !== undefined || active.whole !== undefined) return undefined;
  if ("ask" in step) return isRehearsed(step) ? undefined : step;
  if ("choose" in step && choicesOf(flow, step).some(({ label }) => isSameText(label, text)))
    return undefined;
  return "choose" in step || "scale" in step ? step : undefined;
}

/** The flow with what was told for other parts of it, and without what was rejected. */
function withParts({ flow, active }: Message, { values, emptied, self }: ReadClauses): ActiveFlow {
  const kept = { ...active.filled, ...Object.fromEntries(emptied.map((name) => [name, ""])) };
  const told = Object.entries(values).map(([name, value]) => [name, storedAs(flow, kept, name, value)]);
  const register = self === undefined ? {} : { register: self };
  return summed(flow, { ...active, ...register, filled: { ...kept, ...Object.fromEntries(told) } });
}

/** What the guide says of what it changed, took and left out. */
function linesOf(
  { flow, active, said }: Message,
  step: Asked,
  next: ActiveFlow,
  read: ReadClauses,
): string[] {
  const of = (isNew: boolean) =>
    Object.fromEntries(
      Object.keys(read.values)
        .filter((name) => ((active.filled[name] ?? "") === "") === isNew)
        .map((name) => [name, next.filled[name] ?? ""]),
    );
  const [changed, taken] = [of(false), of(true)];
  const { self } = read;
  const quote = quotedQuestion(read.unused.join(", "));
  return [
    ...(Object.keys(changed).length > 0
      ? [said.line("several-changed", { list: listOf(flow, changed) })]
      : []),
    ...(Object.keys(taken).length > 0 ? [said.line("taken", { list: tellTaken(flow, taken) })] : []),
    ...read.emptied.map((name) =>
      said.line("misplaced", {
        label: flow.slots[name]?.label ?? name,
        quote: quotedQuestion(active.filled[name] ?? ""),
      }),
    ),
    ...(self === undefined ? [] : [said.line("register", { name: registerName(flow, next, self) })]),
    ...(read.unused.length === 0 ? [] : [said.line("rest-left", { quote, label: labelOf(flow, step) })]),
  ];
}

/** The answer as it is kept for its question while the flow goes back to an earlier one. */
function withAnswer({ flow }: Message, active: ActiveFlow, step: Asked, rest: string): ActiveFlow {
  const slot = slotOf(flow, step);
  if (rest === "" || !("ask" in step) || !slot || !fits(slot, rest)) return active;
  return {
    ...active,
    filled: { ...active.filled, [step.into]: storedAs(flow, active.filled, step.into, rest) },
  };
}

/** What comes of a message of which no answer is left; undefined if one is. */
function withoutAnswer(
  message: Message,
  next: ActiveFlow,
  step: Asked,
  read: ReadClauses,
): Outcome | undefined {
  const { flow, said } = message;
  if (read.orders.includes("skip")) {
    const passed = passedOne(flow, next, said);
    if (passed) return passed;
    return {
      texts: [said.line("skip-none", { label: labelOf(flow, step) })],
      choices: choicesOf(flow, step),
      flow: next,
    };
  }
  const back =
    read.emptied.length === 0
      ? undefined
      : reopened(flow, withAnswer(message, next, step, read.rest), read.emptied);
  if (back) return back;
  if (read.rest !== "") return undefined;
  const choices = "ask" in step ? [skipChoice] : choicesOf(flow, step);
  return { texts: questionAgain(flow, next, said), choices, flow: next };
}

/** Reads a message at a question clause by clause; undefined if all of it may be the answer. */
export function besideAnswer(message: Message): Beside | undefined {
  const { flow, active, text, said } = message;
  const step = askedAt(message);
  if (!step) return undefined;
  const otherwise = wroteOtherwise(message);
  if (otherwise) return otherwise;
  const preferred = preferredAt(flow, step, text);
  if (preferred) {
    const quote = quotedQuestion(preferred.unused.join(", "));
    const lines = quote === "" ? [] : [said.line("aside-left", { quote })];
    return { active, lines, rest: preferred.rest, outcome: undefined, isShown: false, isCounted: false };
  }
  const read = readClauses({ flow, active, step }, text);
  if (!read) return undefined;
  const next = withParts(message, read);
  const lines = linesOf(message, step, next, read);
  const outcome = withoutAnswer(message, next, step, read);
  const isChanged = read.self !== undefined || read.emptied.length > 0 || isAnyReplaced(active, read);
  return {
    ...{ active: next, lines, rest: read.rest, outcome },
    isShown: isChanged || read.orders.includes("show"),
    isCounted: read.orders.includes("left"),
  };
}

const isAnyReplaced = ({ filled }: ActiveFlow, { values }: ReadClauses): boolean =>
  Object.keys(values).some((name) => (filled[name] ?? "") !== "");

/** Whether a message at a question does something beside answering it, so that it asks the library nothing. */
export function actsBeside({ flow, active, text }: Omit<Message, "said">): boolean {
  if (complainsAt({ flow, active, text })) return true;
  const step = askedAt({ flow, active, text });
  const read = step && readClauses({ flow, active, step }, text);
  if (!read) return false;
  if (read.isRight || read.orders.some((one) => one === "show" || one === "left")) return true;
  // A question beside facts is still looked up.
  return Object.keys(read.values).length > 0 && !clausesOf(text).some((one) => asksSomething(one.text));
}
