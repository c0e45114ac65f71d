import type { Beside, Message } from "#server/external/model/guide/answer/clauses/beside-answer.ts";
import { joinedClauses } from "#server/external/model/guide/answer/clauses/clauses.ts";
import { readTyped } from "#server/external/model/guide/answer/shown/orders.ts";
import { clausesWithin } from "#server/external/model/guide/answer/shown/parts.ts";
import { slotOf, summed } from "#server/external/model/guide/run-flow.ts";
import { type Swapped, swappedFor, writtenSlots } from "#server/external/model/guide/values/swaps.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { mayBeSpoken } from "#server/external/model/guide/words/to-guide/questions.ts";
import { askedHere } from "./answer-complaint.ts";

/* "Yuni. tapi ganti dulu senin jadi selasa": an order to exchange words of an earlier answer, beside the answer itself. */

/** What turns from the answer to the guide; without it, words to be said may ask the reader to exchange something. */
const turning = /^(?:tapi|tp|eh|oh iya|oiya|oya|btw|trus|terus|trs|sama|sekalian|kak|min)(?: |$)/;
const ordering =
  /^(?:(?:tapi|tp|eh|oh|iya|ya|oiya|oya|btw|trus|terus|trs|sama|dan|sekalian|kak|min|mas|mbak|tolong|coba|bisa|boleh|minta) )*(?:di)?(?:ganti|gnti|ubah|rubah)(?:in|kan|nya)?(?: (?:dulu|dl|dong|aja|ya|yg|yang|kata|tulisan|semua|tadi))* (?!(?:aku|saya|sy|gw|gue|dia|kamu) )\S.* (?:jadi|jd|menjadi|dengan|dgn|sama|pake|pakai) \S/;

type Exchange = { from: string; to: string };

function exchangeIn(clause: string, isSpoken: boolean): Exchange | undefined {
  const said = plain(clause);
  if (!ordering.test(said) || (isSpoken && !turning.test(said))) return undefined;
  const order = readTyped(clause).orders[0]?.order;
  return order?.kind === "exchange" ? { from: order.from, to: order.to } : undefined;
}

const holdsOnce = (values: readonly string[], words: string): boolean =>
  values.filter((one) => plain(one).includes(plain(words))).length === 1;

/** Carries out such an order, and leaves the rest of the message as the answer; undefined if there is none. */
export function exchangedBeside(message: Message): Beside | undefined {
  const { flow, active, text, said } = message;
  const step = askedHere(message);
  const clauses = step ? clausesWithin(text) : [];
  if (!step || clauses.length < 2) return undefined;
  const isName = slotOf(flow, step)?.kind === "line" && slotOf(flow, step)?.takes !== undefined;
  const at = clauses.findIndex(
    (one) => exchangeIn(one.text, !isName && mayBeSpoken(flow, step)) !== undefined,
  );
  const exchange = exchangeIn(clauses[at]?.text ?? "", false);
  if (!exchange) return undefined;
  const { from: not, to: value } = exchange;
  const names = writtenSlots(flow, active.filled);
  const swap = { not, value, where: "", isSure: true, isMistake: true };
  const found = swappedFor(flow, active.filled, names, swap);
  const values = names.map((name) => active.filled[name] ?? "");
  const isDone = found?.kind === "missing" && holdsOnce(values, value);
  if (found?.kind !== "exchanged" && !isDone) return undefined;
  const rest = joinedClauses(clauses.filter((_, nth) => nth !== at));
  const done =
    found?.kind === "exchanged"
      ? exchanged(message, found)
      : { active, lines: [said.line("exchanged-already", { value })], isShown: false };
  return { ...done, rest, outcome: undefined, isCounted: false };
}

type Exchanged = Extract<Swapped, { kind: "exchanged" }>;

function exchanged({ flow, active, said }: Message, { name, answer, not, value }: Exchanged) {
  const label = flow.slots[name]?.label ?? name;
  return {
    active: summed(flow, { ...active, filled: { ...active.filled, [name]: answer } }),
    lines: [said.line("swapped", { label, not, value })],
    isShown: true,
  };
}
