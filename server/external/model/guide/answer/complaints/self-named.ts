import type { Beside, Message } from "#server/external/model/guide/answer/clauses/beside-answer.ts";
import {
  type Clause,
  clausesOf,
  joinedClauses,
} from "#server/external/model/guide/answer/clauses/clauses.ts";
import { selfNameIn } from "#server/external/model/guide/document/address/self-name.ts";
import { choicesOf, questionAgain, slotOf } from "#server/external/model/guide/run-flow.ts";
import { skipChoice } from "#server/external/model/guide/state.ts";
import { quotedQuestion } from "#server/external/model/guide/words/to-guide/questions.ts";
import { askedHere } from "./answer-complaint.ts";

/* "Rafi, tapi jangan pakai aku, Mama gitu": how the text shall call the member, said beside an answer or alone. */

/** The name, and the clauses that say it: one, or two that belong together. */
function namedBy(clauses: readonly Clause[]): { name: string; from: number; count: number } | undefined {
  for (const count of [2, 1])
    for (const from of clauses.keys()) {
      const own = clauses.slice(from, from + count);
      const name = own.length < count ? undefined : selfNameIn(own.map(({ text }) => text).join(" "));
      if (name !== undefined) return { name, from, count };
    }
  return undefined;
}

/** Takes how the text shall call the member from a message, and leaves the rest as the answer. */
export function selfNamed(message: Message): Beside | undefined {
  const { flow, active, text, said } = message;
  const step = askedHere(message);
  const clauses = step ? clausesOf(text) : [];
  const found = namedBy(clauses);
  if (!step || !found) return undefined;
  const { name, from, count } = found;
  const slot = slotOf(flow, step);
  const [before, behind] = [clauses.slice(0, from), clauses.slice(from + count)];
  // Where the own name is asked for, "panggil saya Bunda" answers.
  if (slot?.takes === "self" && before.length === 0 && behind.length === 0) return undefined;
  const next = { ...active, self: name };
  // Behind a name, what goes on about the text is for the guide.
  const isBeside = slot?.kind === "line" && before.length > 0 && behind.length > 0;
  const rest = joinedClauses(isBeside ? before : [...before, ...behind]);
  const quote = quotedQuestion(joinedClauses(behind).replace(/^dan /i, ""));
  const lines = [
    said.line("self-named", { name }),
    ...(isBeside ? [said.line("aside-left", { quote })] : []),
  ];
  const choices = "ask" in step && slot?.optional === true ? [skipChoice] : choicesOf(flow, step);
  const outcome = rest === "" ? { texts: questionAgain(flow, next, said), choices, flow: next } : undefined;
  return { active: next, lines, rest, outcome, isShown: true, isCounted: false };
}
