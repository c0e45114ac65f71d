import { summed } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { writtenSlots } from "#server/external/model/guide/values/swaps.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { quotedQuestion } from "#server/external/model/guide/words/to-guide/questions.ts";
import type { Aside } from "./answer-aside.ts";

/* Takes out of earlier answers what the member does not want to be written: the clause that says it, never a whole answer. */

type Message = Omit<Aside, "step">;

/** An answer that was put right, and what the guide says about it. */
export type Changed = { active: ActiveFlow; line: string };

const coarse = /(?<=[.!?])\s+|\n+|[,;]\s+/;
const fine =
  /(?<=[.!?])\s+|\n+|[,;]\s+|\s+(?=(?:sampe|sampai|smp|terus|trus|lalu|dan|karena|krn|soalnya|gara gara|gara-gara|makanya|tapi|tp|padahal)\s)/i;
const joining = /^(?:sampe|sampai|smp|terus|trus|lalu|dan|makanya|tapi|tp|padahal)\s+/i;

/** Whether a text has all of these words, or words that hold them. */
export const holds = (text: string, words: readonly string[]): boolean => {
  const own = plain(text).split(" ");
  return words.length > 0 && words.every((word) => own.some((one) => one.includes(word)));
};

/** The shortest clauses of a value that have the words; none if that is all of it. */
function clausesWith(value: string, words: readonly string[]): string[] {
  for (const end of [fine, coarse]) {
    const found = value.split(end).filter((clause) => holds(clause, words));
    if (found.length > 0 && !found.includes(value)) return found;
  }
  return [];
}

function without(value: string, clause: string): string {
  const at = value.indexOf(clause);
  const before = value.slice(0, at).replace(/[,;\s]+$/, "");
  const behind = value
    .slice(at + clause.length)
    .replace(/^[,;\s]+/, "")
    .replace(before === "" ? joining : /^$/, "");
  return [before, behind].filter((one) => one !== "").join(/[.!?]$/.test(before) ? " " : ", ");
}

/** Takes the clauses that have all of these words out of earlier answers, unless there are more than `most`. */
export function takenOut(
  { flow, active, said }: Message,
  words: readonly string[],
  most: number,
): Changed | undefined {
  const found = writtenSlots(flow, active.filled).flatMap((name) =>
    clausesWith(active.filled[name] ?? "", words).map((clause) => ({ name, clause })),
  );
  const [first] = found;
  if (!first || found.length > most) return undefined;
  const filled = { ...active.filled };
  for (const { name, clause } of found) {
    const rest = without(filled[name] ?? "", clause);
    if (rest !== "") filled[name] = rest;
  }
  const quote = quotedQuestion(found.map(({ clause }) => clause).join(", "));
  const line = said.line("taken-out", { quote, label: flow.slots[first.name]?.label ?? first.name });
  return { active: summed(flow, { ...active, filled }), line };
}
