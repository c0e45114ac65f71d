import type { Beside, Message } from "#server/external/model/guide/answer/clauses/beside-answer.ts";
import { type Clause, joinedClauses } from "#server/external/model/guide/answer/clauses/clauses.ts";
import { readTyped } from "#server/external/model/guide/answer/shown/orders.ts";
import { clausesWithin } from "#server/external/model/guide/answer/shown/parts.ts";
import { slotOf, summed } from "#server/external/model/guide/run-flow.ts";
import { type Swapped, swappedFor, writtenSlots } from "#server/external/model/guide/values/swaps.ts";
import { isReasonNotTo } from "#server/external/model/guide/words/to-guide/about-the-text.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { mayForbid, namedIn } from "#server/external/model/guide/words/to-guide/not-to-say.ts";
import { mayBeSpoken } from "#server/external/model/guide/words/to-guide/questions.ts";
import { askedHere, type Done, withoutPhrase } from "./answer-complaint.ts";

/* "Yuni. tapi ganti dulu senin jadi selasa": an order about an earlier answer, beside the answer itself. */

/** What turns from the answer to the guide; without it, words to be said may ask the reader to exchange something. */
const turning = /^(?:tapi|tp|eh|oh iya|oiya|oya|btw|trus|terus|trs|sama|sekalian|kak|min)(?: |$)/;
const ordering =
  /^(?:(?:tapi|tp|eh|oh|iya|ya|oiya|oya|btw|trus|terus|trs|sama|dan|sekalian|kak|min|mas|mbak|tolong|coba|bisa|boleh|minta) )*(?:di)?(?:ganti|gnti|ubah|rubah)(?:in|kan|nya)?(?: (?:dulu|dl|dong|aja|ya|yg|yang|kata|tulisan|semua|tadi))* (?!(?:aku|saya|sy|gw|gue|dia|kamu) )\S.* (?:jadi|jd|menjadi|dengan|dgn|sama|pake|pakai) \S/;

/** "Angka 480 itu tolong diganti 460 ya": a number for a number is no word to anybody. */
const numbers =
  /^(?:\S+ ){0,2}?(\d[\d.,]*)(?: (?:itu|tadi|nya))*,? (?:tolong |mohon |harap |minta )*(?:di)?(?:ganti|gnti|ubah)(?:in|kan)? (?:jadi |dengan |ke )?(\d[\d.,]*?)(?: (?:ya|aja|saja|dong|kak|mas|mbak|bu|pak|min))*[.!]*$/i;

type Exchange = { from: string; to: string };

function exchangeIn(clause: string, isSpoken: boolean): Exchange | undefined {
  const [, from, to] = numbers.exec(clause.trim()) ?? [];
  if (from !== undefined && to !== undefined) return { from, to };
  const said = plain(clause);
  if (!ordering.test(said) || (isSpoken && !turning.test(said))) return undefined;
  const order = readTyped(clause).orders[0]?.order;
  return order?.kind === "exchange" ? { from: order.from, to: order.to } : undefined;
}

const holdsOnce = (values: readonly string[], words: string): boolean =>
  values.filter((one) => plain(one).includes(plain(words))).length === 1;

type At = { message: Message; step: NonNullable<ReturnType<typeof askedHere>>; clauses: readonly Clause[] };
type Ordered = Pick<Beside, "active" | "lines" | "isShown"> & { used: ReadonlySet<number> };

/** An exchange of words that stand once, or that was made before. */
function exchangedAt({ message, step, clauses }: At, isSpoken: boolean): Ordered | undefined {
  const { flow, active, said } = message;
  const at = clauses.findIndex((one) => exchangeIn(one.text, isSpoken) !== undefined);
  const exchange = exchangeIn(clauses[at]?.text ?? "", false);
  if (!exchange) return undefined;
  const { from: not, to: value } = exchange;
  const names = writtenSlots(flow, active.filled).filter((name) => !("into" in step) || name !== step.into);
  const swap = { not, value, where: "", isSure: true, isMistake: true };
  const found = swappedFor(flow, active.filled, names, swap);
  const values = names.map((name) => active.filled[name] ?? "");
  const used = new Set([at]);
  if (found?.kind === "exchanged") return { ...exchanged(message, found), used };
  const isDone = found?.kind === "missing" && holdsOnce(values, value);
  return isDone
    ? { active, lines: [said.line("exchanged-already", { value })], isShown: false, used }
    : undefined;
}

/** "Sari. oh iya Rudi jangan disebut, nanti dia ga enak": what an earlier answer shall not name, where no words are asked for. */
function removedAt({ message, step, clauses }: At): Ordered | undefined {
  const at = clauses.findIndex((one, nth) => nth > 0 && mayForbid(one.text));
  const phrase = at < 0 ? undefined : namedIn(clauses[at]?.text ?? "")?.join(" ");
  if (phrase === undefined) return undefined;
  const done: Done = { active: message.active, lines: [], emptied: [], isChanged: false };
  withoutPhrase(message, step, done, phrase, []);
  const used = new Set([at]);
  for (let nth = at + 1; isReasonNotTo(clauses[nth]?.text ?? ""); nth += 1) used.add(nth);
  // An answer of which nothing would be left is not thrown away beside another one.
  if (!done.isChanged || done.emptied.length > 0) return undefined;
  return { active: done.active, lines: done.lines, isShown: true, used };
}

/** Carries out an order beside an answer, and leaves the rest of the message as the answer; undefined if there is none. */
export function orderedBeside(message: Message): Beside | undefined {
  const { flow, text } = message;
  const step = askedHere(message);
  const clauses = step ? clausesWithin(text) : [];
  if (!step || clauses.length < 2) return undefined;
  const slot = slotOf(flow, step);
  const isName = !("ask" in step) || (slot?.kind === "line" && slot.takes !== undefined);
  const at = { message, step, clauses };
  const done =
    exchangedAt(at, "ask" in step && !isName && mayBeSpoken(flow, step)) ??
    (isName ? removedAt(at) : undefined);
  if (!done) return undefined;
  const { used, ...ordered } = done;
  const rest = joinedClauses(clauses.filter((_, nth) => !used.has(nth)));
  return { ...ordered, rest, outcome: undefined, isCounted: false };
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
