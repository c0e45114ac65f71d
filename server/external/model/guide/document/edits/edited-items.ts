import { changedInto } from "#server/external/model/guide/answer/corrections/slot-changes.ts";
import { type Reply, redone } from "#server/external/model/guide/document/made-parts.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { bareChange, exchanged, removed } from "./edits.ts";
import { itemsOut } from "./numbers-out.ts";

/* One item of a list, a table or a schedule, by words below the document. */

/** Why something should go: "hapus yang olahraga, itu aku ngomong doang". */
const reason = /,\s*(?:itu|soalnya|soale|karena|krn|kan|biar|ga jadi|gak jadi)\b.*$/is;

/** Takes one item out of a list, or changes its time, length or price. */
export function edited(reply: Reply): Outcome | undefined {
  const { flow, active, step, text } = reply;
  const [, what, value] = changedInto.exec(text) ?? [];
  const change = what !== undefined && value !== undefined ? { what, value } : bareChange(text);
  const [nth, ...others] = itemsOut(text);
  const isOne = nth !== undefined && others.length === 0;
  const filled =
    removed(flow, step, active.filled, isOne ? `hapus nomor ${nth}` : text.replace(reason, "")) ??
    (change && exchanged(flow, step, active.filled, change));
  return filled && redone(reply, { ...filled });
}
