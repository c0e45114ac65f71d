import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { numbersOf } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import {
  addsMore,
  amountsSaid,
  changedParts,
  costChangeIn,
  leftOutIn,
  sentencesIn,
  withoutDenied,
} from "#server/external/model/guide/values/costs/cost-changes.ts";
import { rupiahMin } from "#server/external/model/guide/values/costs/cost-lists.ts";
import {
  type CostPart,
  costOf,
  isMonthly,
  isSameCost,
  lineOf,
  mergedParts,
} from "#server/external/model/guide/values/costs/cost-parts.ts";
import {
  packing,
  type ReadCosts,
  readCosts,
  withoutWondered,
} from "#server/external/model/guide/values/costs/read-costs.ts";
import { listAnew } from "#server/external/model/guide/values/costs/told-anew.ts";
import { unitIn } from "#server/external/model/guide/values/facts.ts";
import { rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { labelledIn } from "#server/external/model/guide/values/numbers/labelled-figures.ts";
import { figureNames, slotsMeant } from "#server/external/model/guide/values/slot-words.ts";
import { batchOf, isBare, partsKept, withParts } from "./kept-costs.ts";

/* What a message does with the costs of a batch: it lists them, adds one, or puts one right. */

export type Costs = NonNullable<Flow["costs"]>;
export type CostTurn = { flow: Flow; costs: Costs; active: ActiveFlow; step: Step; text: string; said: Said };

/** The flow after the costs of a message, what the guide says of them, and what else the message holds. */
export type CostsFound = { active: ActiveFlow; texts: string[]; rest: string[] };

/** What was done with the costs; of another question the `rest` of the message may hold the answer. */
export type CostsTold = { outcome: Outcome } | { active: ActiveFlow; texts: string[]; rest: string };

export const unitOf = ({ flow, active }: CostTurn): string => batchOf(flow, active).unit;

/** In what the pieces are counted, where nobody has said so yet. */
function unitTold({ slots }: Flow, { filled }: ActiveFlow, text: string): Record<string, string> {
  const name = Object.keys(slots).find((one) => slots[one]?.takes === "unit");
  const unit = unitIn(text);
  return name === undefined || unit === undefined || filled[name] !== undefined ? {} : { [name]: unit };
}

/** The number of pieces and the days that a message names, which count from then on. */
function withCounts({ flow, costs, active, text }: CostTurn, { pieces, days }: ReadCosts): ActiveFlow {
  const counted =
    pieces === undefined ? {} : { [costs.count]: String(pieces), ...unitTold(flow, active, text) };
  const here = { ...active, filled: { ...active.filled, ...counted } };
  const dated = days === undefined ? here : { ...here, days };
  return withParts(flow, dated, partsKept(flow, active));
}

const work = /^(?:upah|gaji|tenaga|bayaran)\b/i;

/** What one piece is packed in, and what the work costs, have questions of their own. */
function ofOwnSlot(
  { flow, costs }: CostTurn,
  active: ActiveFlow,
  part: CostPart,
): [string, number] | undefined {
  const { name, amount, scale } = part;
  if (packing.test(name) && scale?.of === "piece") return [costs.packing, amount / scale.count];
  if (work.test(name) && !isMonthly(part)) return [costs.work, costOf(part, batchOf(flow, active))];
  return undefined;
}

/** Takes costs into the flow, in the place of those with the same name. */
export function takeParts(turn: CostTurn, read: ReadCosts, isWhole: boolean): ActiveFlow {
  const { flow } = turn;
  const here = withCounts(turn, read);
  const own: Record<string, number> = {};
  for (const part of read.parts) {
    const found = ofOwnSlot(turn, here, part);
    if (found) own[found[0]] = (own[found[0]] ?? 0) + found[1];
  }
  const parts = read.parts.filter((part) => !ofOwnSlot(turn, here, part));
  const former = numbersOf(flow, here.filled, {})(turn.costs.packing) ?? 0;
  const isMore = !isWhole && addsMore(turn.text);
  const amountFor = (name: string, value: number) =>
    isMore && name === turn.costs.packing ? former + value : value;
  const values = Object.entries(own).map(([name, value]) => [name, rupiahText(amountFor(name, value))]);
  const before = isWhole ? partsKept(flow, here).filter(isMonthly) : knownParts(turn, here, parts);
  const free = isWhole && parts.some(({ name }) => packing.test(name)) ? withoutPacking(turn, here) : here;
  const filled = { ...free.filled, ...Object.fromEntries(values) };
  return withParts(flow, { ...here, filled }, mergedParts(before, parts));
}

/** What is packed in stands among the costs of the batch, so that it must not be counted once more. */
function withoutPacking({ costs }: CostTurn, active: ActiveFlow): ActiveFlow {
  const { [costs.packing]: _, ...filled } = active.filled;
  return { ...active, filled };
}

/** What one piece is packed in is told for all pieces: "plastik 60rb. semua itu utk 40 pack". */
const packedForAll = (read: ReadCosts): ReadCosts => ({
  ...read,
  parts: read.parts.map((part) =>
    read.isForAll && read.pieces && part.scale === undefined && packing.test(part.name)
      ? { ...part, scale: { of: "piece", count: read.pieces } }
      : part,
  ),
});

/** The costs of a list that is told once more, with those beside it that it leaves out. */
function retoldList(turn: CostTurn): ReadCosts | undefined {
  const anew = listAnew(turn.text);
  const read = anew && readCosts(withoutDenied(anew.list), unitOf(turn));
  if (!anew || !read || read.parts.length < listMin) return undefined;
  const before = readCosts(withoutDenied(anew.before), unitOf(turn));
  const kept = partsKept(turn.flow, turn.active);
  const isIn = (parts: readonly CostPart[], { name }: CostPart) =>
    parts.some((one) => isSameCost(one.name, name));
  const beside = before.parts.filter((part) => isIn(kept, part) && !isIn(read.parts, part));
  return packedForAll({ ...read, parts: [...read.parts, ...beside] });
}

/** All costs of a message, and whether they are told once more. */
export function costsRead(turn: CostTurn): { read: ReadCosts; isAnew: boolean } {
  const anew = retoldList(turn);
  return {
    read: anew ?? packedForAll(readCosts(withoutDenied(turn.text), unitOf(turn))),
    isAnew: anew !== undefined,
  };
}

/** With fewer costs it is no list. */
const listMin = 3;

/** Whether a message tells known costs anew but not all of them, so that none may go. */
export function leavesOut({ flow, active }: CostTurn, { parts }: ReadCosts): boolean {
  const kept = partsKept(flow, active).filter((part) => !isMonthly(part));
  const isTold = ({ name }: CostPart) => parts.some((part) => isSameCost(part.name, name));
  return kept.some(isTold) && !kept.every(isTold);
}

/** The costs so far; a sum that was never told one by one is one of them. */
function knownParts({ flow, costs }: CostTurn, active: ActiveFlow, newer: readonly CostPart[]): CostPart[] {
  const kept = partsKept(flow, active);
  const whole = numbersOf(flow, active.filled, {})(costs.batch);
  const isAlone =
    kept.every(isMonthly) && whole !== undefined && whole > 0 && newer.some((one) => !isMonthly(one));
  return isAlone ? [{ name: "Bahan", amount: whole }, ...kept] : kept;
}

/** Whether a list holds what one piece is packed in, or the work, so that it is more than the costs of a batch. */
export const hasOwnSlots = (turn: CostTurn, { parts, others }: ReadCosts): boolean =>
  parts.length > 2 &&
  others.every(isDenial) &&
  parts.some((part) => ofOwnSlot(turn, turn.active, part)?.[0] === turn.costs.packing) &&
  parts.some((part) => ofOwnSlot(turn, turn.active, part) === undefined);

const named = /\b(?:bahan|modal|belanja|belanjaan)(?:nya|ne|ku|e)?\b[^\d.!?;]*$/i;

/** "Bahannya beras 30rb, ayam 76rb": the costs are told under the word for all of them, in the place of an earlier sum. */
export function isRetold(text: string, { parts }: ReadCosts): boolean {
  const before = withoutWondered(text).split(/\d/)[0] ?? "";
  const [first] = parts;
  return first !== undefined && parts.length > 1 && !named.test(first.name) && named.test(before);
}

const isScaled = ({ scale }: CostPart): boolean =>
  scale !== undefined && !(scale.of === "day" && scale.count === 1);

const isDenial = (text: string): boolean => /^(?:bukan|bkn|jgn|jangan)\b/i.test(text);

/** Whether several costs are told of which one is for other pieces or days than are made at once. */
export function isScaledList(turn: CostTurn, read: ReadCosts): boolean {
  if (read.parts.length < 2 || !read.others.every(isDenial)) return false;
  const pieces = read.pieces ?? batchOf(turn.flow, turn.active).pieces;
  const counts = read.parts.flatMap(({ scale }) =>
    scale?.of === "piece" && scale.count > 1 ? [scale.count] : [],
  );
  const isOther = new Set(pieces === undefined ? counts : [...counts, pieces]).size > 1;
  return isOther || read.parts.some((part) => isScaled(part) && part.scale?.of !== "piece");
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The costs of a message line by line, with their sum. */
export function listedCosts(turn: CostTurn, after: ActiveFlow): string {
  const { flow, costs, said } = turn;
  const batch = batchOf(flow, after);
  const parts = partsKept(flow, after);
  const count = batch.pieces === undefined ? "" : `, ${batch.pieces} ${batch.unit}`;
  const lines = parts.map((part) => `- ${lineOf(part, batch)}`).join("\n");
  const sum = rupiahText(numbersOf(flow, after.filled, {})(costs.batch) ?? 0);
  const isTimed = parts.some(({ scale }) => scale && !["piece", "batch"].includes(scale.of));
  const isOpen = batch.pieces === undefined && parts.some(({ scale }) => scale?.of === "piece");
  const remarks = [
    ...(isOpen ? [said.line("costs-open", { unit: batch.unit })] : []),
    ...(isTimed ? [said.line("costs-daily")] : []),
  ];
  const label = flow.slots[costs.batch]?.label ?? costs.batch;
  const packed = after.filled[costs.packing] ?? "";
  const pack = packed !== "" ? [`${capital(flow.slots[costs.packing]?.label ?? "")}: ${packed}.`] : [];
  const total = `${capital(label)}: ${sum}.`;
  return `${said.line("costs-taken", { count })}\n${lines}\n\n${[total, ...pack, ...remarks].join(" ")}`;
}

const adding =
  /\b(?:(?:di)?(?:masuk|tambah|itung|hitung)(?:in|kan|i|no|ke)?|(?:blm|belum|durung) (?:ke|ter|di)?(?:masuk|itung|hitung)|ketinggalan|kelupaan|lupa|oh iya|oiya)\b/i;
const fixed =
  /\b(?:sewa|kontrak\p{L}*|lapak|kios|ruko|tempat|listrik|wifi|internet|pulsa|kuota|iuran|retribusi|kebersihan|keamanan|parkir|langganan|air|pdam)\b/iu;

/** Whether a cost that a message names away from its question is surely one more, or a newer one. */
function isAdded(turn: CostTurn, part: CostPart): boolean {
  const { flow, active, text, step } = turn;
  const isKnown = partsKept(flow, active).some((one) => isSameCost(one.name, part.name));
  const isOfMonth = isMonthly(part) && fixed.test(part.name);
  const isAsked = "ask" in step && active.reading === undefined;
  if (isOfMonth || isKnown || (!isAsked && isScaled(part))) return true;
  return (
    (adding.test(text) || active.missing === true) &&
    !(isAsked && slotsMeant(flow, [step.into], part.name).length > 0)
  );
}

/** Where another cost is asked for, a list is for the batch only if it names something that is bought for it. */
function isOfBatch({ flow, costs, active, step, text }: CostTurn, read: ReadCosts): boolean {
  const isMoney = "ask" in step && active.reading === undefined && flow.slots[step.into]?.kind === "rupiah";
  const kept = partsKept(flow, active);
  const isBought = ({ name }: CostPart) =>
    slotsMeant(flow, [costs.batch], name).length > 0 || kept.some((one) => isSameCost(one.name, name));
  return !isMoney || /\bbahan/i.test(text) || read.parts.some(isBought);
}

/** Whether a cost belongs to a question of its own, such as the packaging. */
const isOfOther = ({ flow, costs }: CostTurn, { name }: CostPart): boolean =>
  slotsMeant(
    flow,
    figureNames(flow).filter((one) => ![costs.batch, costs.monthly].includes(one)),
    name,
  ).length > 0;

/** "Plastik 60rb itu utk 40 pack": what pieces are packed in, told anew at another question. */
const isPackedApart = ({ costs, step, active, text }: CostTurn, { name, scale }: CostPart): boolean =>
  packing.test(name) &&
  scale?.of === "piece" &&
  (scale.count > 1 || addsMore(text)) &&
  (active.filled[costs.packing] ?? "") !== "" &&
  !("ask" in step && step.into === costs.packing);

/** "Kalau sewanya 400rb?" only asks, and adds nothing. */
const isTried = (text: string): boolean =>
  /\b(?:kalo|kalau|klo|misal\p{L}*|seandainya|andai\p{L}*)\b/iu.test(text) ||
  withoutWondered(text)
    .split(/[,;]\s+|(?<=[.!?])\s+/)
    .some((clause) => /\d.*\?$/.test(clause));

const onlyThis =
  /(?<!\p{L})(?:sek|dulu|dl|dlu|heula|disik|dhisik)\s+(?:ae|aja|saja|wae|weh|bae|be)(?!\p{L})/iu;
/** "Bahane 210rb tambah gas 15rb, bukan 655rb": the sum that stands is wrong, or for more than what is reckoned now. */
function replacesWhole({ flow, costs, active, text }: CostTurn): boolean {
  const whole = numbersOf(flow, active.filled, {})(costs.batch);
  const { denied } = amountsSaid(text);
  return whole !== undefined && whole > 0 && (denied.includes(whole) || onlyThis.test(text));
}

/** Adds the costs that a message names away from their question. */
export function addedCostsIn(turn: CostTurn): CostsFound | undefined {
  const { flow, said, text } = turn;
  const { read, isAnew } = costsRead(turn);
  const isInstead =
    replacesWhole(turn) && read.parts.some((part) => !isMonthly(part) && !isOfOther(turn, part));
  const isScaled = isScaledList(turn, read) && !leavesOut(turn, read);
  const isTold = (isScaled || isRetold(text, read)) && isOfBatch(turn, read);
  const isList = isAnew || isInstead || isTold;
  const isOne = (part: CostPart) =>
    isPackedApart(turn, part) || (isAdded(turn, part) && !isOfOther(turn, part));
  const parts = read.parts.filter((part) => isList || isOne(part));
  if (parts.length === 0 || parts.length < read.parts.length || isTried(text)) return undefined;
  const isWhole = isInstead || (isList && parts.filter((part) => !isMonthly(part)).length > 1);
  const active = takeParts(turn, { ...read, parts }, isWhole);
  const rest = [...read.rest, ...read.others];
  if (isWhole) return { active, texts: [listedCosts(turn, active)], rest };
  const batch = batchOf(flow, active);
  const list = parts.map((part) => lineOf(part, batch)).join("; ");
  return { active, texts: [said.line("costs-added", { list })], rest };
}

function withoutPart({ flow, costs }: CostTurn, active: ActiveFlow, gone: CostPart): ActiveFlow {
  const parts = partsKept(flow, active).filter((part) => part !== gone && part.name !== gone.name);
  const next = withParts(flow, active, parts);
  const isLast = !parts.some((part) => isMonthly(part) === isMonthly(gone));
  const name = isMonthly(gone) ? costs.monthly : costs.batch;
  return isLast ? { ...next, filled: { ...next.filled, [name]: isMonthly(gone) ? "" : "0" } } : next;
}

/** What one sentence does to the costs; `changed` is the line of a cost that was put right. */
type Put = { active: ActiveFlow; changed?: string; removed?: string };

function putIn(turn: CostTurn, active: ActiveFlow, sentence: string): Put | undefined {
  const { flow, costs } = turn;
  const parts = partsKept(flow, active);
  const gone = leftOutIn(parts, sentence);
  if (gone) return { active: withoutPart(turn, active, gone), removed: gone.name };
  const change = costChangeIn(parts, sentence, unitOf(turn));
  const isKept = parts.some(({ name }) => name === change?.name);
  if (!change || change.amount < rupiahMin) return undefined;
  if (!isKept && isOfOther(turn, { name: sentence, amount: 0 })) return undefined;
  if (isBare(change) && !isKept) return wholePut(turn, active, change);
  const whole = parts.every(isMonthly) ? numbersOf(flow, active.filled, {})(costs.batch) : undefined;
  const next = changedParts(parts, change, whole);
  const part = next?.find(({ name }) => isSameCost(name, change.name));
  if (!next || !part) return undefined;
  const after = withParts(flow, active, next);
  return { active: after, changed: lineOf(part, batchOf(flow, after)) };
}

/** "Bahan 135rb bukan 40rb" is the sum of all that is bought. */
function wholePut(
  { flow }: CostTurn,
  active: ActiveFlow,
  { name, amount }: Pick<CostPart, "name" | "amount">,
): Put {
  const monthly = partsKept(flow, active).filter(isMonthly);
  const part = { name, amount };
  const after = withParts(flow, active, [part, ...monthly]);
  return { active: after, changed: lineOf(part, batchOf(flow, after)) };
}

/** Puts right the costs that a message names, sentence by sentence; what is left is for others. */
export function changedCostsIn(turn: CostTurn): CostsFound | undefined {
  const { said } = turn;
  let { active } = turn;
  const rest: string[] = [];
  const done: Put[] = [];
  for (const sentence of sentencesIn(turn.text)) {
    const put = putIn(turn, active, sentence);
    if (put) done.push(put);
    else rest.push(sentence);
    active = put?.active ?? active;
  }
  if (done.length === 0) return undefined;
  const removed = done.flatMap((one) => one.removed ?? []).join(", ");
  const changed = done.flatMap((one) => one.changed ?? []).join("; ");
  const texts = [
    ...(removed === "" ? [] : [said.line("costs-removed", { list: removed })]),
    ...(changed === "" ? [] : [said.line("costs-changed", { list: changed })]),
  ];
  return { active, texts, rest };
}

/** "Upah saya sendiri 50rb aja" where the packaging is asked for: the cost goes to its own question, if that stands open. */
export function misplacedIn({ flow, costs, active, step, text, said }: CostTurn): CostsFound | undefined {
  const places = [costs.packing, costs.work];
  if (!("ask" in step) || !places.includes(step.into)) return undefined;
  const { figures, bare } = labelledIn(flow, places, text);
  const [name, ...more] = Object.keys(figures);
  const slot = name === undefined ? undefined : flow.slots[name];
  const isOpen = name !== undefined && name !== step.into && (active.filled[name] ?? "") === "";
  if (!slot || !isOpen || more.length > 0 || bare.length > 0) return undefined;
  const [sum, ...sums] = amountsSaid(text).said;
  if (sum === undefined || sums.length > 0) return undefined;
  const value = rupiahText(sum);
  const here = { ...active, filled: { ...active.filled, [name]: value } };
  return { active: here, texts: [said.line("costs-added", { list: `${slot.label} ${value}` })], rest: [] };
}
