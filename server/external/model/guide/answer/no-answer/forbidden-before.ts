import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import {
  isReasonNotTo,
  type TextOrders,
} from "#server/external/model/guide/words/to-guide/about-the-text.ts";
import { mayForbid, namedIn } from "#server/external/model/guide/words/to-guide/not-to-say.ts";
import type { Piece } from "#server/external/model/guide/words/to-guide/pieces.ts";
import type { Aside } from "./answer-aside.ts";
import { type Changed, takenOut } from "./taken-out.ts";

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

/** Carries out the orders within an answer that name what stands in an earlier one; undefined if there are none. */
export function forbiddenBefore(message: Message, { active, pieces, lines }: Parted): Parted | undefined {
  const told: string[] = [];
  let here = active;
  const kept = pieces.flatMap(({ gap, text }) => {
    let isOut = false;
    const clauses = text.split(/[,;]\s+/).filter((clause) => {
      const words = mayForbid(clause) ? namedIn(clause) : undefined;
      const change = words && takenOut({ ...message, active: here }, words, takenMost);
      if (change) {
        here = change.active;
        told.push(change.line);
      }
      isOut = change !== undefined || (isOut && isReasonNotTo(clause));
      return !isOut;
    });
    return clauses.length === 0 ? [] : [{ gap, text: clauses.join(", ") }];
  });
  return told.length === 0 ? undefined : { active: here, pieces: kept, lines: [...lines, ...told] };
}
