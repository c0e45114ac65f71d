import type { Aside } from "#server/external/model/guide/answer/no-answer/answer-aside.ts";
import type { Flow, Waiting } from "#server/external/model/guide/flow.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { recalculated, remind, show, summed } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { isOfPiece, periodOf } from "#server/external/model/guide/values/costs/cost-lists.ts";
import { isIncluded } from "#server/external/model/guide/values/costs/included.ts";
import { unitIn, unitWords } from "#server/external/model/guide/values/facts.ts";
import { slotsMeant } from "#server/external/model/guide/values/slot-words.ts";

/*
 * "Jumlah yg jadi kok 2? dadi 110 porsi. kemasan ki wes masuk, dudu per porsi": what a message puts right in earlier
 * answers, at any step. The rest of the message is the answer.
 */

type Fixes = { values: Record<string, string>; included: string | undefined; rest: string };

const clausesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?;\n])\s+|,\s+/)
    .map((one) => one.trim())
    .filter((one) => one !== "");

const protest = /\b(?:kok|salah|keliru|dudu|bukan|bkn|ralat|sanes)\b/i;
const made = new RegExp(
  `\\b(?:jadi|dadi|dapat|dapet|oleh|hasil)(?:nya|ne|e)?\\b[^\\d]{0,12}?(?<![\\d.,])(\\d{1,4})(?: ?(?:${unitWords}))?(?![\\d.,]*\\d|\\p{L}| ?(?:rb|ribu|rebu|ewu|juta|jt|k|hari|jam|%|persen)\\b)`,
  "iu",
);
const notOfOne = new RegExp(
  `\\b(?:dudu|bukan|bkn|sanes|ora|ga|gak|nggak) (?:untuk |buat |nggo |kanggo )?(?:per ?|se|tiap |siji |satu )(?:${unitWords}|satuan)\\b`,
  "i",
);
const fillers = /^(?:(?:mas|mbak|kak|min|bang|to|lho|loh|lah|lha|eh|wah|waduh|ya|yo|ki|iki)[\s,.?]*)+$/i;

const slotThat = (flow: Flow, isMeant: (slot: Flow["slots"][string]) => boolean): string | undefined =>
  Object.keys(flow.slots).find((name) => flow.slots[name] && isMeant(flow.slots[name]));

/** How many were made, where an earlier number for it is objected to. */
function countIn(flow: Flow, step: Waiting, clauses: readonly string[]): [string, string, string][] {
  const name = slotThat(
    flow,
    (slot) => slot.takes === "count" && slot.kind === "number" && periodOf(slot) === undefined,
  );
  const isHere = "into" in step && step.into === name;
  if (name === undefined || isHere || !clauses.some((one) => protest.test(one))) return [];
  const clause = clauses.find((one) => !/\bkok\b/i.test(one) && made.test(one));
  const value = made.exec(clause ?? "")?.[1];
  return clause === undefined || value === undefined ? [] : [[name, value, clause]];
}

/** "Kok kilo to mas, porsi iki": the unit that stands, denied, and another one. */
function unitFixed(flow: Flow, active: ActiveFlow, clauses: readonly string[]): string | undefined {
  const name = slotThat(flow, ({ takes }) => takes === "unit");
  const named = clauses.flatMap((one) => [
    ...one.matchAll(new RegExp(`(?<![\\p{L}\\d])(?:${unitWords})(?!\\p{L})`, "giu")),
  ]);
  const [first, second, ...others] = named.map(([one]) => one.toLowerCase());
  if (name === undefined || first === undefined || second === undefined || others.length > 0)
    return undefined;
  const denied = new RegExp(`\\b(?:kok|dudu|bukan|bkn|sanes|salah)(?: \\p{L}+)? (?:per ?)?${first}\\b`, "iu");
  const isDenied = clauses.some((one) => denied.test(one) && !/\d/.test(one));
  const stands = active.filled[name] ?? flow.slots[name]?.otherwise;
  return isDenied && first !== second && [first, second].includes(stands ?? "") ? second : undefined;
}

/** The packaging that a message says is part of what was added up before. */
function includedIn(flow: Flow, active: ActiveFlow, step: Waiting, clauses: readonly string[]) {
  const name = slotThat(flow, (slot) => isOfPiece(slot) && slot.optional);
  const isHere = "into" in step && step.into === name && active.reading === undefined;
  if (name === undefined || isHere || active.filled[name] === undefined) return undefined;
  const clause = clauses.find(
    (one) => (isIncluded(one) || notOfOne.test(one)) && slotsMeant(flow, [name], one).length > 0,
  );
  return clause === undefined ? undefined : { name, clause };
}

function fixesIn(flow: Flow, active: ActiveFlow, step: Waiting, text: string): Fixes | undefined {
  const clauses = clausesOf(text);
  const counts = countIn(flow, step, clauses);
  const included = includedIn(flow, active, step, clauses);
  const unit = slotThat(flow, ({ takes }) => takes === "unit");
  const fixed = unitFixed(flow, active, clauses);
  const made = counts.map(([, , clause]) => unitIn(clause)).find((one) => one !== undefined);
  const ofUnit = fixed ?? made;
  const values = {
    ...Object.fromEntries(counts),
    ...(unit !== undefined && ofUnit !== undefined ? { [unit]: ofUnit } : {}),
  };
  if (Object.keys(values).length === 0 && !included) return undefined;
  const used = [included?.clause, ...counts.map(([, , clause]) => clause)];
  const isUsed = (one: string) =>
    used.includes(one) ||
    fillers.test(one) ||
    (counts.length > 0 && /\bkok\b/i.test(one)) ||
    (included !== undefined && notOfOne.test(one)) ||
    (fixed !== undefined && !/\d/.test(one) && new RegExp(`\\b(?:${unitWords})\\b`, "i").test(one));
  return { values, included: included?.name, rest: clauses.filter((one) => !isUsed(one)).join(" ") };
}

/** Puts earlier answers right, and gives the rest of the message to `answer`. */
export function putRight(
  { flow, active, text, said }: Omit<Aside, "step">,
  step: Waiting,
  answer: (active: ActiveFlow, rest: string) => Outcome,
): Outcome {
  const fixes = active.changing === undefined ? fixesIn(flow, active, step, text) : undefined;
  if (!fixes) return answer(active, text);
  const { values, included, rest } = fixes;
  const filled = { ...active.filled, ...values, ...(included === undefined ? {} : { [included]: "" }) };
  const next = summed(flow, { ...active, filled });
  const list = Object.entries(values)
    .map(([name, value]) => `${flow.slots[name]?.label ?? name} “${value}”`)
    .join(", ");
  const lines = [
    ...(list === "" ? [] : [said.line("several-changed", { list })]),
    ...(included === undefined
      ? []
      : [said.line("included", { label: flow.slots[included]?.label ?? included })]),
  ];
  const outcome = rest === "" ? shownAfter(flow, next, step, said) : answer(next, rest);
  return { ...outcome, texts: [...lines, ...outcome.texts] };
}

function shownAfter(flow: Flow, active: ActiveFlow, step: Waiting, said: Aside["said"]): Outcome {
  if (active.reading !== undefined) return recalculated(flow, { ...active, reading: undefined }, said);
  if ("make" in step) return { ...show(flow, active, step), texts: [], flow: active };
  return remind(flow, active, said);
}
