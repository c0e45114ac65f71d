import type { Clause } from "#server/external/model/guide/answer/clauses/clauses.ts";
import { type Order, readTyped } from "#server/external/model/guide/answer/shown/orders.ts";
import { clausesWithin } from "#server/external/model/guide/answer/shown/parts.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import { unmarkedExchange } from "#server/external/model/guide/values/mendings.ts";
import { type Swap, swapIn } from "#server/external/model/guide/values/swaps.ts";
import { isReasonNotTo } from "#server/external/model/guide/words/to-guide/about-the-text.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import {
  begins,
  behindRecall,
  complains,
  deniesAnswer,
  isForGuide,
  mayComplain,
  meantInstead,
  standsStill,
  tailWords,
  withoutConfided,
  wonderedAtIn,
} from "./complaint-words.ts";
import { type NamedPart, namedPart, partCalled } from "./named-parts.ts";

/*
 * A message at a question that begins with a complaint is no answer to it. Its clauses are talk, orders about what was
 * written, parts that they name, or the answer anew behind "maksudku gini:"; anything else is left.
 */

/**
 * `removals`: what shall not be written; `moved`: the part to which the last answer belongs, and where it does not; `again`:
 * the part whose question is to be asked again; `anew`: the last answer in other words; `isRecall`: it complains only that
 * something was said before; `unclear`: what still stands in no place, or in several; `isComplaint`: it complains at all.
 */
export type Complaint = {
  parts: NamedPart[];
  removals: string[];
  swaps: Swap[];
  moved: { to: string; from: string | undefined } | undefined;
  again: string | undefined;
  isNoAnswer: boolean;
  anew: string;
  rest: Clause[];
  unclear: string;
  isRecall: boolean;
  isComplaint: boolean;
};

const lead = "(?:(?:tolong|tulung|coba|eh|oh|ya|iya|dong|kak|min|mas|mbak|jadi|makanya|itu) )*";
const bareOrder = new RegExp(
  `^${lead}(?:(?:jgn|jangan|jngn|jgan|ojo|gausah|(?:ga|gak|gk|nggak|tidak|tdk|ndak) (?:usah|perlu))(?: (?:ikut|juga|jg|di))* (?:di)?(?:tulis|masuk|sebut|muat|cantum|bawa|catat|catet)\\p{L}*(?: (?:gitu|begitu|segala))?|(?:di)?(?:hapus|apus|buang|hilang|ilang|coret|keluar|cabut)(?:in|kan|i)?)${tailWords}$`,
  "u",
);
const asking =
  /^(?:(?:tolong|coba|boleh|bisa|mau|minta|aku|saya|gw) )*(?:ulang|ulangi|ulangin|diulang|balik|kembali)(?: (?:lagi|ke|pertanyaan|pertanyaannya|bagian|soal|yg|yang|nya|dong|ya|tadi))* (\p{L}{4,})(?: (?:dong|ya|lagi|tadi|kak|min|dulu|aja))*$/u;
const anew =
  /^(?:.*?[\s,.])?(?:maksud(?:ku|nya| saya| aku| sy| gw| gue)?|(?:yg|yang) bener(?:nya)?|(?:yg|yang) benar(?:nya)?|harusnya)(?: (?:aku|saya|itu|tuh|tadi))* ?(?:gini|begini|gni|kayak gini|kaya gini|ini)?\s*:\s*(?=\S)/isu;
const instead =
  /^(?:harusnya|seharusnya|mestinya|(?:yg|yang) (?:bener|benar|betul)(?:nya)?|padahal) (\S.*)$/iu;
const wordsMax = 5;

const bare = (text: string): string => text.trim().replace(/^[\s,;.]+|[\s,;.!?]+$/g, "");

const orderOf = (clause: string): Order | undefined => readTyped(`${bare(clause)}.`).orders[0]?.order;

const addressed = /,? (?:kak|kakak|min|mas|mbak|mba|bang|bu|pak)[.!]*$/iu;

/** The exchange that two clauses, or the first of them alone, say. */
function swapAt(whole: string, next: string | undefined): { swap: Swap; taken: number } | undefined {
  const clause = (behindRecall(whole) || whole).replace(addressed, "");
  const order = orderOf(clause);
  if (order?.kind === "exchange" && order.to.split(/\s+/).length <= wordsMax)
    return { swap: surely(order.from, order.to), taken: 1 };
  const former = standsStill(bare(clause));
  const right = next === undefined ? undefined : instead.exec(bare(next))?.[1];
  if (former !== undefined && right !== undefined) return { swap: surely(former, right), taken: 2 };
  const both = next === undefined ? undefined : swapIn(`${bare(clause)}, ${bare(next)}`);
  const isDenied = /^(?:\S+ ){0,3}?(?:bukan|bkn|dudu|sanes) \S/iu.test(bare(clause));
  if (both && isDenied) return { swap: { ...both, isSure: true }, taken: 2 };
  const alone = unmarkedExchange(bare(clause)) ?? swapIn(bare(clause));
  return alone ? { swap: alone, taken: 1 } : undefined;
}

const surely = (not: string, value: string): Swap => ({
  not,
  value,
  where: "",
  isSure: true,
  isMistake: true,
});

/** What an order without an object forbids: the clause before it. */
function meantBefore(clauses: readonly Clause[], at: number): string | undefined {
  const [before, own] = [clauses[at - 1], clauses[at]];
  if (before && wonderedAtIn(before.text) !== undefined) return undefined;
  return before && own && before.sentence === own.sentence ? withoutConfided(bare(before.text)) : undefined;
}

/** What the earlier answers hold: words that stand once, all words of a phrase. */
export type Standing = {
  isStanding: (swap: Swap) => boolean;
  holds: (phrase: string) => boolean;
  /** The exchange of the only thing of its kind for this one. */
  alike: (value: string) => Swap | undefined;
};

type At = Standing & { flow: Flow; clauses: readonly Clause[]; at: number };

/** Reads a clause that names a part, with the clauses that go on with its words; undefined if it names none. */
function partAt(
  { flow, clauses, at }: At,
  isOther: (nth: number) => boolean,
): { part: NamedPart; taken: number } | undefined {
  const part = namedPart(flow, clauses[at]?.text ?? "");
  if (!part) return undefined;
  const kind = flow.slots[part.name]?.kind;
  const isLong = kind === "text" || kind === "list";
  let end = at + 1;
  while (isLong && end < clauses.length && !isOther(end)) end += 1;
  const behind = clauses.slice(at + 1, end);
  const value = part.value + behind.map(({ gap, text }) => gap + text).join("");
  return { part: { ...part, value: bare(value) }, taken: end - at };
}

/** Whether a clause says something of its own, so that no part before goes on with it. */
function standsApart(flow: Flow, clause: string): boolean {
  const order = orderOf(clause);
  const isOrder = order !== undefined && order.kind !== "manner" && order.isSure;
  return (
    isOrder ||
    isForGuide(clause) ||
    bareOrder.test(plain(clause)) ||
    namedPart(flow, clause) !== undefined ||
    /\?\s*$/.test(clause)
  );
}

/** What an order says shall not be written. */
function removalAt({ clauses, at, holds }: At): string | undefined {
  const text = clauses[at]?.text ?? "";
  const said = behindRecall(text) ?? plain(text);
  if (bareOrder.test(said)) return meantBefore(clauses, at);
  const order = orderOf(behindRecall(text) ?? text);
  const isOrder = order?.kind === "removal" && (order.isSure || holds(order.phrase));
  return isOrder ? order.phrase : wonderedAtIn(text);
}

/** Adds what one clause says, and returns how many clauses were read. */
function addClause(found: Complaint, here: At): number {
  const clause = here.clauses[here.at];
  if (!clause) return 1;
  return addRemoval(found, here, clause) ?? addSwap(found, here, clause) ?? addPart(found, here, clause);
}

function addRemoval(found: Complaint, here: At, clause: Clause): number | undefined {
  const { clauses, at } = here;
  // Why it shall not be written.
  const isReason = at > 0 && isReasonNotTo(clause.text);
  if (isReason && removalAt({ ...here, at: at - 1 }) !== undefined) return 1;
  const removal = removalAt(here);
  if (removal === undefined) return undefined;
  found.removals.push(removal);
  found.rest = found.rest.filter((one) => one !== clauses[at - 1] || !bareOrder.test(plain(clause.text)));
  return 1;
}

function addSwap(
  found: Complaint,
  { clauses, at, isStanding, alike }: At,
  clause: Clause,
): number | undefined {
  const next = clauses[at + 1]?.text;
  const swap = swapAt(clause.text, next);
  if (swap && isStanding(swap.swap)) {
    found.swaps.push(swap.swap);
    return swap.taken;
  }
  if (swap?.taken === 2 && standsStill(bare(clause.text)) !== undefined) {
    found.unclear = swap.swap.not;
    return swap.taken;
  }
  const right = isForGuide(clause.text) && next !== undefined ? instead.exec(bare(next))?.[1] : undefined;
  const other = right === undefined ? undefined : alike(right);
  if (!other) return undefined;
  found.swaps.push(other);
  return 2;
}

function addPart(found: Complaint, here: At, clause: Clause): number {
  const { flow, clauses } = here;
  const part = partAt(here, (nth) => standsApart(flow, clauses[nth]?.text ?? ""));
  if (part) {
    found.parts.push(part.part);
    return part.taken;
  }
  const again = asking.exec(plain(clause.text))?.[1];
  const asked = again === undefined ? undefined : partCalled(flow, again);
  if (asked !== undefined) found.again = asked;
  else addTalk(found, here, clause);
  return 1;
}

function addTalk(found: Complaint, { flow, clauses, at }: At, clause: Clause): void {
  const other = meantInstead(clause.text);
  const to = other === undefined ? undefined : partCalled(flow, other.split(" ")[0] ?? "");
  const denied = /^(?:bukan|bkn|dudu) (\p{L}{4,})$/u.exec(plain(clauses[at + 1]?.text ?? ""))?.[1];
  if (to !== undefined)
    found.moved = { to, from: denied === undefined ? undefined : partCalled(flow, denied) };
  found.isNoAnswer ||= deniesAnswer(clause.text);
  const isDenial = /^(?:bukan|bkn|dudu) \p{L}+$/u.test(plain(clause.text)) && found.moved !== undefined;
  const isOfAnswer = found.isNoAnswer && /^(?:itu|kan|soalnya) /.test(plain(clause.text));
  const isOrder = bareOrder.test(plain(clause.text));
  if (!isForGuide(clause.text) && !isDenial && !isOfAnswer && !isOrder) found.rest.push(clause);
}

/** "Admin gudang posisinya" is one clause: a label alone belongs to what stands before it. */
function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  for (const clause of clausesWithin(text)) {
    const last = clauses.at(-1);
    const isLabel = /^\p{L}{4,}(?:nya|ku|ne)[.!]*$/u.test(clause.text) && clause.gap.trim() === "";
    if (last && isLabel) last.text += clause.gap + clause.text;
    else clauses.push({ ...clause });
  }
  return clauses;
}

/** "Namanya Dimas kan udah gw bilang": a part that is named once more. */
const namesAgain = (flow: Flow, clause: string): boolean =>
  /\bkan (?:udah|udh|sudah|sdh|su|tadi|td)\b/i.test(clause) && namedPart(flow, clause) !== undefined;

const wonderWordsMax = 7;

/** How a message begins: with a complaint, with what may be one, or with parts that it names. */
type Start = "sure" | "maybe" | "parts";

const isLongPart = (flow: Flow, { name }: NamedPart): boolean =>
  ["text", "list"].includes(flow.slots[name]?.kind ?? "");

/** "Dampaknya toko rugi, pelanggan pindah. permintaannya ...": words of several parts, the first of which begins it. */
function namesParts(flow: Flow, clauses: readonly Clause[]): boolean {
  const parts = clauses.map(({ text }) => namedPart(flow, text));
  const [first] = parts;
  const long = parts.flatMap((part) => (part && isLongPart(flow, part) ? [part.name] : []));
  return first !== undefined && isLongPart(flow, first) && new Set(long).size > 1;
}

function startOf(flow: Flow, clauses: readonly Clause[], standing: Standing): Start | undefined {
  const [first, second] = clauses;
  if (!first) return undefined;
  if (complains(first.text) || namesAgain(flow, first.text)) return "sure";
  const swap = swapAt(first.text, second?.text);
  if (swap?.taken === 2 && standing.isStanding(swap.swap)) return "sure";
  const isOrder = begins(first.text) && removalAt({ flow, clauses, at: 0, ...standing }) !== undefined;
  if (isOrder) return "sure";
  if (mayComplain(first.text)) return "maybe";
  return namesParts(flow, clauses) ? "parts" : undefined;
}

/** Whether a message says something that can be done. `isRead`: what it exchanges is read elsewhere. */
function isActing(found: Complaint, first: string, start: Start, isRead: boolean): boolean {
  if (start === "parts") return found.parts.length > 1;
  if (start === "maybe" && found.removals.length === 0)
    return found.parts.length > 0 && found.rest.every(({ at }) => at === 0);
  // Where nothing but words are exchanged, the rest of the message may be the answer (answer-swap.ts, mendings.ts).
  const isAlone = found.rest.length === 0 && (!isRead || found.isRecall);
  const isSwap = found.swaps.length > 0 && (standsStill(first) !== undefined || isAlone);
  const isDone = found.parts.length + found.removals.length > 0 || isSwap || found.unclear !== "";
  return isDone || found.moved !== undefined || found.again !== undefined || found.anew !== "";
}

/**
 * Reads a message that begins with a complaint; undefined if it does not, or says nothing that can be done. `isRead`: what
 * it exchanges is read elsewhere.
 */
export function complaintIn(
  flow: Flow,
  text: string,
  standing: Standing,
  isRead: boolean,
): Complaint | undefined {
  const clauses = clausesOf(text);
  const [first] = clauses;
  const start = startOf(flow, clauses, standing);
  if (!first || !start) return undefined;
  const head = start === "parts" ? null : anew.exec(text);
  // The words that lead to the answer anew stand last.
  const told = head ? clausesOf(head[0]).slice(0, -1) : clauses;
  const found: Complaint = {
    ...{ parts: [], removals: [], swaps: [], moved: undefined, again: undefined, isNoAnswer: false },
    ...{ anew: head ? text.slice(head[0].length).trim() : "", rest: [], unclear: "" },
    ...{ isRecall: behindRecall(first.text) !== undefined, isComplaint: start !== "parts" },
  };
  for (let at = 0; at < told.length; ) at += addClause(found, { flow, clauses: told, at, ...standing });
  if (!isActing(found, first.text, start, isRead)) return undefined;
  const isWonder = start === "maybe" && first.text.split(/\s+/).length <= wonderWordsMax;
  return isWonder ? { ...found, rest: found.rest.filter((one) => one !== first) } : found;
}
