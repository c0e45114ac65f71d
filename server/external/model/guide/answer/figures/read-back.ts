import { holds } from "#server/external/model/guide/compute.ts";
import type { Flow, Slot, Step } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { placeholdersIn } from "#server/external/model/guide/placeholders.ts";
import {
  amountOf,
  fill,
  numbersOf,
  rowTexts,
  withoutAmount,
  withoutRest,
  withWholeTerm,
} from "#server/external/model/guide/slots.ts";
import { type ActiveFlow, type Choice, choice } from "#server/external/model/guide/state.ts";
import { rupiahMin } from "#server/external/model/guide/values/costs/cost-lists.ts";
import { lineOf } from "#server/external/model/guide/values/costs/cost-parts.ts";
import { debtsIn } from "#server/external/model/guide/values/costs/debt-lines.ts";
import { billOf, unbilledNames } from "#server/external/model/guide/values/costs/owed.ts";
import { amountIn, numberText, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";

import { batchOf, partsKept } from "./kept-costs.ts";

/* Before a calculation the guide reads back every number that it uses, so that none comes silently from the wrong place. */

type Making = Extract<Step, { make: string }>;

const figureKinds: readonly Slot["kind"][] = ["number", "rupiah", "rows"];
const fieldsMax = 6;
/** Questions after which no turn is left for another one: every wish ends within eight turns. */
const answersMax = 5;

/** The filled slots of a flow that hold numbers, in its order. */
export const figureSlots = (flow: Flow, { filled }: ActiveFlow): string[] =>
  Object.entries(flow.slots)
    .filter(([name, { kind }]) => figureKinds.includes(kind) && (filled[name] ?? "") !== "")
    .map(([name]) => name);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function shownOf(flow: Flow, active: ActiveFlow, name: string): string {
  const slot = flow.slots[name];
  const text = active.filled[name] ?? "";
  if (slot?.kind === "rupiah") return rupiahText(amountOf(text, slot.unit) ?? 0);
  if (slot?.kind === "number") return numberText(amountIn(text) ?? 0);
  const numbers = numbersOf(flow, active.filled, active.sums);
  const isWhole = (numbers(`${name}.penuh`) ?? 0) > 0;
  const totals = (slot?.columns ?? [])
    .filter(({ kind }) => kind === "rupiah")
    .map((column, at) =>
      // An instalment says nothing of what is due as a whole.
      isWhole && at === 1
        ? `harus dibayar bulan ini ${rupiahText(numbers(`${name}.tagihan`) ?? 0)}`
        : `${column.label.toLowerCase()} ${rupiahText(numbers(`${name}.${column.name}`) ?? 0)}`,
    );
  const rows = slot ? rowTexts(slot, text) : [];
  // A long table is not read back row by row.
  const each = rows.length > rowsMax ? `${rows.length} baris` : rows.join(" + ");
  const all = totals.length > 1 ? `jumlah ${totals.join(", ")}` : totals.join(", ");
  return rows.length > 1 ? `${each}, ${all}` : each;
}

/** More rows are not read one by one. */
const rowsMax = 8;

const listOf = (flow: Flow, active: ActiveFlow): string =>
  figureSlots(flow, active)
    .map((name) => {
      const mark = flow.slots[name]?.kind === "rows" ? ":" : "";
      return `${capital(flow.slots[name]?.label ?? name)}${mark} ${shownOf(flow, active, name)}`;
    })
    .join("; ");

/** Questions about values that cannot well be right together, such as a price below the cost. */
function doubtsAbout(flow: Flow, active: ActiveFlow, said: Said): string[] {
  const { filled, sums } = active;
  const numbers = numbersOf(flow, filled, sums);
  const words = (name: string) => filled[name] ?? "";
  const written = (flow.doubts ?? [])
    .filter(({ when }) => holds(when, numbers, words))
    .map(({ ask }, at) =>
      said.isFirst(`doubt:${flow.id}:${at}:${ask}`) ? fill(flow, ask, filled, sums) : "Masih begitu?",
    );
  const zero = figureSlots(flow, active).find((name) => {
    const slot = flow.slots[name];
    return slot !== undefined && slot.kind !== "rows" && !slot.optional && numbers(name) === 0;
  });
  const small = figureSlots(flow, active).find((name) => {
    const value = numbers(name) ?? 0;
    return flow.slots[name]?.kind === "rupiah" && value > 0 && value < rupiahMin;
  });
  const asked = (line: "read-back-zero" | "read-back-small", name: string | undefined) =>
    name === undefined ? [] : [said.line(line, { label: capital(flow.slots[name]?.label ?? name) })];
  const open = figureSlots(flow, active).flatMap((name) => {
    const slot = flow.slots[name];
    return slot?.kind === "rows" ? withoutRest(slot, filled[name] ?? "") : [];
  });
  const unknown = open.length > 0 ? [said.line("read-back-open", { names: open.join(", ") })] : [];
  const bare = figureSlots(flow, active).flatMap((name) => {
    const slot = flow.slots[name];
    return slot?.kind === "rows" ? withoutAmount(slot, filled[name] ?? "") : [];
  });
  const priceless = bare.length > 0 ? [said.line("read-back-bare", { names: bare.join(", ") })] : [];
  const whole = figureSlots(flow, active).flatMap((name) => {
    const slot = flow.slots[name];
    return slot?.kind === "rows" ? withWholeTerm(slot, filled[name] ?? "") : [];
  });
  const term = whole.length > 0 ? [said.line("read-back-term", { names: whole.join(", ") })] : [];
  return [
    ...written,
    ...unknown,
    ...priceless,
    ...term,
    ...asked("read-back-zero", zero),
    ...asked("read-back-small", small),
  ];
}

/** Whether a document calculates with numbers that were not read back. One number alone needs no reading back. */
function isDue(flow: Flow, active: ActiveFlow, step: Making): boolean {
  const computed = flow.steps.flatMap((one) => ("compute" in one ? Object.keys(one.compute) : []));
  const isComputed = placeholdersIn(step.text).some(({ name }) => computed.includes(name));
  const figures = figureSlots(flow, active);
  const unread = figures.filter((name) => !active.read?.includes(name));
  // A script to be spoken names its figures itself, and its flow has asked about them.
  const isScript = step.register !== undefined || flow.isDialogue === true;
  return isComputed && !isScript && figures.length > 1 && unread.length > (active.read ? 1 : 0);
}

/** The costs that make up a sum, each on its line. */
function costLines(flow: Flow, active: ActiveFlow): string[] {
  const batch = batchOf(flow, active);
  const lines = partsKept(flow, active).map((part) => `- ${lineOf(part, batch)}`);
  return lines.length > 0 ? [`Rincian biayanya:\n${lines.join("\n")}`] : [];
}

/** The debts whose bill of this month nobody has named; asked for once, by name. */
function billsAsked(flow: Flow, active: ActiveFlow, said: Said): string[] {
  const rows = active.filled[flow.owed?.rows ?? ""] ?? "";
  const debts = debtsIn(rows);
  const names = unbilledNames(debts);
  // Where no debt has a bill, they were asked for as one sum.
  const isAsked = names.length > 0 && debts.some((debt) => billOf(debt) > 0);
  const [first = ""] = names;
  return isAsked && said.isFirst(`bills:${names.join()}`)
    ? [said.line("owed-bills", { names: names.join(", "), first })]
    : [];
}

export type ReadBack = { outcome: Outcome } | { told: string; active: ActiveFlow };

/**
 * The read-back before a document; undefined if none is needed. Where no turn is left for it, the values are told above
 * the document instead, unless one of them is doubtful.
 */
export function readBackAt(
  flow: Flow,
  active: ActiveFlow,
  step: Step,
  from: number,
  said: Said,
): ReadBack | undefined {
  if (!("make" in step) || !isDue(flow, active, step)) return undefined;
  const doubts = doubtsAbout(flow, active, said);
  // Who has told everything in one message, with the price, has read it themselves.
  const isAllTold = active.trail.length === 0 && (active.filled[flow.priced?.own ?? ""] ?? "") !== "";
  const hasRoom =
    active.trail.length <= answersMax || active.trail.some((at) => "make" in (flow.steps[at] ?? {}));
  const list = listOf(flow, active);
  if ((!hasRoom || isAllTold) && doubts.length === 0)
    return { told: said.line("read-back-told", { list }), active: confirmed(flow, active) };
  const asked = doubts.length > 0 ? doubts.join(" ") : said.line("read-back-ask");
  const next = {
    ...active,
    reading: "?",
    readFrom: from,
    tries: 0,
    ...{ changing: undefined, weighing: undefined, doubted: doubts.length > 0 ? true : undefined },
  };
  return {
    outcome: {
      texts: [
        [
          said.line("read-back", { list }),
          ...costLines(flow, active),
          ...billsAsked(flow, active, said),
          asked,
        ].join("\n\n"),
      ],
      choices: readBackChoices(flow, next),
      flow: next,
    },
  };
}

/** The values of a flow count as read. */
export const confirmed = (flow: Flow, active: ActiveFlow): ActiveFlow => ({
  ...active,
  read: figureSlots(flow, active),
  reading: undefined,
  doubted: undefined,
});

/** The only button that goes on with a doubtful value. */
const sure = choice("sure", "Ya, memang begitu");

export const readBackChoices = (flow: Flow, active: ActiveFlow): Choice[] => [
  active.doubted ? sure : choice("fine", "Hitung"),
  ...figureSlots(flow, active)
    .slice(0, fieldsMax)
    .map((name, _, all) => {
      const slot = flow.slots[name];
      const isOnlyTable =
        slot?.kind === "rows" && all.filter((one) => flow.slots[one]?.kind === "rows").length === 1;
      return choice(`slot:${name}`, isOnlyTable ? "Ganti barisnya" : `Ganti ${slot?.label ?? name}`);
    }),
];
