import type { Flow, Slot } from "#server/external/model/guide/flow.ts";
import { slotOf } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { isFormer } from "#server/external/model/guide/values/told/former-work.ts";
import { isRequest } from "#server/external/model/guide/words/stories/telling.ts";
import { isSameText, plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { asksSomething } from "#server/external/model/guide/words/to-guide/questions.ts";
import { type Fact, factsIn } from "./clause-facts.ts";
import { bareClause, type Clause } from "./clauses.ts";
import { mergedWith } from "./merged.ts";
import { isProtest, isRemark } from "./objections.ts";
import type { Asked, At, Values } from "./read-clauses.ts";

/*
 * What the clauses of a message tell for other slots than the one that is asked. It fills open slots, and replaces what
 * was told before only where the clause says itself what it tells or the message objects to something.
 */

/** A clause with what it tells for the slot that is asked, and what counts for others. */
export type Reading = { clause: Clause; own: Fact | undefined; others: readonly Fact[]; isRemark: boolean };

const ofFreeText: readonly Slot["takes"][] = ["self", "contact"];
/** What is answered by its form alone: a name, a day, a role. */
export const ofOneForm: readonly Slot["takes"][] = [
  ...ofFreeText,
  ...(["applied", "company", "role", "date", "person"] as const),
];
/** What a first clause tells so surely that it is not the answer to another question. */
const sureAtFirst: readonly Slot["takes"][] = [
  ...ofFreeText,
  ...(["applied", "company", "role", "date", "because"] as const),
];

export const intoOf = (step: Asked): string | undefined => ("into" in step ? step.into : undefined);

/** A choice may be put right only if neither button leads elsewhere. */
function isSwappable(flow: Flow, name: string, before: string): boolean {
  const step = flow.steps.find((one) => "choose" in one && one.into === name);
  if (!step || !("choose" in step) || before === "") return false;
  return step.options.some(({ label, value = label, to }) => value === before && to === undefined);
}

/** Where a clause stands: `isFree` if the answer may be several sentences. */
type Place = { isProtest: boolean; isAlone: boolean; isFirst: boolean; isFree: boolean };

/** Whether a clause tells something so surely that it is not the answer which is expected there. */
function isSureAt({ takes }: Slot, fact: Fact, place: Place): boolean {
  const isLabelled = fact.isLabelled === true;
  // Of words in several sentences only what surely belongs elsewhere is taken out.
  const isApart = ofFreeText.includes(takes) || (isLabelled && !place.isFirst);
  if (place.isFree && !isApart && !(place.isProtest && fact.isNamed)) return false;
  return !(place.isAlone || place.isFirst) || isLabelled || (fact.isNamed && sureAtFirst.includes(takes));
}

/** Whether what a clause tells for another slot counts, beside the answer that is expected. */
function counts({ flow, active }: At, fact: Fact, place: Place): boolean {
  const slot = flow.slots[fact.name];
  if (!slot) return false;
  const before = active.filled[fact.name] ?? "";
  if (slot.kind === "choice")
    return (
      (fact.isNamed || !place.isFirst) &&
      isSwappable(flow, fact.name, before) &&
      !isSameText(before, fact.value)
    );
  if (!isSureAt(slot, fact, place)) return false;
  return (
    before === "" || fact.isNamed || place.isProtest || mergedWith(slot, before, fact.value) !== undefined
  );
}

const quotedWordsMin = 2;
/** "Kok ditulis lulusan smp malu": an objection to what stands is carried out by what reads the answer. */
const quotesStanding = (filled: ActiveFlow["filled"], clause: string): boolean =>
  Object.values(filled).some(
    (value) => value.split(/\s+/).length >= quotedWordsMin && plain(clause).includes(plain(value)),
  );

/** Reads each clause for all slots. `text`: the whole message. */
export function readingsOf(at: At, clauses: readonly Clause[], text: string): Reading[] {
  const { flow, active, step } = at;
  const into = intoOf(step);
  const kind = slotOf(flow, step)?.kind;
  const words = clauses.map((clause) => bareClause(clause.text));
  const place = {
    isProtest: isProtest(text),
    isAlone: clauses.length === 1,
    isFree: kind === "text" || kind === "list",
  };
  return clauses.map((clause, nth) => {
    const said = words[nth] ?? "";
    const isOut = isRemark(said);
    const all = factsIn(flow, said);
    const own = all.find(({ name }) => name === into);
    // "Nanti loker sepatuku gimana ya" tells no position, and "bikinin cv juga" no company.
    const isForGuide = asksSomething(clause.text) || isRequest(clause.text);
    // Behind a remark the first clause may be about anything.
    const here = { ...place, isFirst: nth === 0 && !isOut };
    const others = all.filter(
      (fact) =>
        !(isForGuide && !fact.isLabelled) &&
        fact.name !== into &&
        !(own && !fact.isNamed) &&
        counts(at, fact, here),
    );
    return { clause, own, others, isRemark: isOut && !quotesStanding(active.filled, said) };
  });
}

/** What the clauses tell for other slots beside what was put right already. */
export function valuesOf({ flow, active }: At, readings: readonly Reading[], right: Values): Values {
  const values: Record<string, string> = {};
  for (const { name, value } of readings.flatMap(({ others }) => others)) {
    const slot = flow.slots[name];
    const before = values[name] ?? active.filled[name] ?? "";
    if (!slot || right[name] !== undefined || plain(before) === plain(value)) continue;
    values[name] = (before === "" ? undefined : mergedWith(slot, before, value)) ?? value;
  }
  return values;
}

/** "Mau lamar di klinik X, dulu perawat di puskesmas": of both places the one is the answer. */
export const isBesideFormer = ({ flow, step }: At, readings: readonly Reading[]): boolean =>
  slotOf(flow, step)?.takes === "applied" &&
  readings.some(({ own }) => own?.isNamed === true) &&
  readings.some((one) => one.own === undefined && !one.isRemark && isFormer(one.clause.text));
