import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import {
  isReasonNotTo,
  type TextOrders,
} from "#server/external/model/guide/words/to-guide/about-the-text.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { mayForbid, namedIn } from "#server/external/model/guide/words/to-guide/not-to-say.ts";
import type { Piece } from "#server/external/model/guide/words/to-guide/pieces.ts";
import { quotedQuestion } from "#server/external/model/guide/words/to-guide/questions.ts";
import type { Aside } from "./answer-aside.ts";
import { type Changed, holds, takenOut } from "./taken-out.ts";

/*
 * Orders about what was told in an earlier answer: "yg hampir salah obat jgn ditulis deng, takut". What they name is taken
 * out there. Words that an earlier answer holds show that an order is meant, whatever its form.
 */

type Message = Omit<Aside, "step">;

/** What is left of an answer, and what the guide says about the rest. */
export type Parted = { active: ActiveFlow; pieces: Piece[]; lines: string[] };

const takenMost = 3;

/** Takes what the orders name out of earlier answers, where nothing in this one was meant. */
export function obeyed(
  message: Message,
  active: ActiveFlow,
  orders: TextOrders | undefined,
): Changed | undefined {
  if (!orders || orders.unwritten !== undefined) return undefined;
  const changes: Changed[] = [];
  for (const order of orders.orders) {
    const words = namedIn(order);
    const here = { ...message, active: changes.at(-1)?.active ?? active };
    const change = words && takenOut(here, words, takenMost);
    if (change) changes.push(change);
  }
  const last = changes.at(-1);
  return last && { active: last.active, line: changes.map(({ line }) => line).join(" ") };
}

/** "Nanti bu Rina yg gantikan.. eh jangan sebut bu Rina deh": who says so takes back what stands before in the same answer. */
const takingBack = /^(?:(?:oh|aduh|duh|tapi|tp) )*eh+ |(?: deh| deng| ding| ya allah)$/;

/** Takes the clauses that have these words out of what stands before in the same answer, unless nothing would be left. */
function withoutNamed(kept: readonly Piece[], words: readonly string[]): { kept: Piece[]; out: string[] } {
  const out: string[] = [];
  const left = kept.flatMap(({ gap, text }) => {
    const clauses = text.split(/[,;]\s+/);
    const own = clauses.filter((clause) => !holds(clause, words));
    if (own.length === clauses.length) return [{ gap, text }];
    out.push(...clauses.filter((clause) => holds(clause, words)));
    const end = /[.!]$/.exec(text)?.[0] ?? "";
    return own.length === 0 ? [] : [{ gap, text: own.join(", ").replace(/[.!]+$/, "") + end }];
  });
  return { kept: left, out };
}

/** Carries out an order about what stands before it in the same answer; undefined if it is none. */
function takenBack(kept: readonly Piece[], clause: string): { kept: Piece[]; out: string[] } | undefined {
  const words = mayForbid(clause) && takingBack.test(plain(clause)) ? namedIn(clause) : undefined;
  const cut = words && withoutNamed(kept, words);
  return cut && cut.out.length > 0 ? cut : undefined;
}

/** Carries out the orders within an answer that name what stands in an earlier one; undefined if there are none. */
export function forbiddenBefore(message: Message, { active, pieces, lines }: Parted): Parted | undefined {
  const told: string[] = [];
  let here = active;
  let kept: Piece[] = [];
  let isBehind = false;
  for (const { gap, text } of pieces) {
    let isOut: boolean = isBehind && isReasonNotTo(text);
    isBehind = isOut;
    if (isOut) continue;
    const clauses = text.split(/[,;]\s+/).filter((clause) => {
      const back = takenBack(kept, clause);
      if (back) {
        kept = back.kept;
        told.push(message.said.line("taken-back", { quote: quotedQuestion(back.out.join(", ")) }));
      }
      const words = back || !mayForbid(clause) ? undefined : namedIn(clause);
      const change = words && takenOut({ ...message, active: here }, words, takenMost);
      if (change) {
        here = change.active;
        told.push(change.line);
      }
      isBehind ||= back !== undefined;
      isOut = back !== undefined || change !== undefined || (isOut && isReasonNotTo(clause));
      return !isOut;
    });
    if (clauses.length > 0) kept.push({ gap, text: clauses.join(", ") });
  }
  return told.length === 0 ? undefined : { active: here, pieces: kept, lines: [...lines, ...told] };
}
