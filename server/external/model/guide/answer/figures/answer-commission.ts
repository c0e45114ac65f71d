import type { Flow, Waiting } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { choicesOf, remind } from "#server/external/model/guide/run-flow.ts";
import { fill, numbersOf } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { numberText, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { type Commission, commissionIn } from "#server/external/model/guide/words/commissions.ts";

/*
 * "30% ae. soale gofood motong 20%": what an app keeps is no profit. It is kept beside the flow, and the price for the
 * app is reckoned from the price as soon as that is known.
 */

/** Answers the rest of a message that says what an app keeps of the price; undefined if it says nothing of it. */
export function answerCommission(
  { flow, active, text, said }: { flow: Flow; active: ActiveFlow; text: string; said: Said },
  step: Waiting,
  answer: (active: ActiveFlow, rest: string) => Outcome,
): Outcome | undefined {
  const found = flow.priced ? commissionIn(text, active.commission) : undefined;
  if (!found) return undefined;
  const here = { ...active, commission: { percent: found.percent, app: found.app } };
  if (found.rest === "") {
    const { text: line, active: next } = commissionLine(flow, here, said);
    return besides(flow, next, step, line ?? keptLine(found, said), said);
  }
  const outcome = answer(here, found.rest);
  // Where the answer itself brings the price, it is said below that.
  if (outcome.document || !outcome.flow) return outcome;
  const line = commissionLine(flow, { ...outcome.flow, commission: here.commission }, said);
  return { ...outcome, texts: [line.text ?? keptLine(found, said), ...outcome.texts], flow: line.active };
}

function besides(flow: Flow, active: ActiveFlow, step: Waiting, line: string, said: Said): Outcome {
  if ("make" in step && active.reading === undefined)
    return { texts: [line], choices: choicesOf(flow, step), flow: active };
  const reminder = remind(flow, active, said);
  return { ...reminder, texts: [line, ...reminder.texts] };
}

const keptLine = ({ app, percent }: Commission, said: Said): string =>
  said.line("commission-kept", { app, percent: numberText(percent) });

/** As the flow rounds its price: up to 1,000, below 5,000 to 500, below 1,000 to 100. */
function roundedUp(value: number): number {
  const step = value < 1000 ? 100 : value < 5000 ? 500 : 1000;
  return Math.ceil(Math.round(value) / step) * step;
}

type Told = { text: string | undefined; active: ActiveFlow };

/** What the price has to be for an app, and what is left if it stays; no text while the price is not known. */
function commissionLine(flow: Flow, active: ActiveFlow, said: Said): Told {
  const { commission, reading } = active;
  const numbers = numbersOf(flow, active.filled, active.sums);
  const [price, cost] = [numbers(flow.priced?.price ?? ""), numbers(flow.priced?.cost ?? "")];
  if (
    reading !== undefined ||
    !commission ||
    !flow.priced ||
    price === undefined ||
    price <= 0 ||
    cost === undefined
  )
    return { text: undefined, active };
  const { percent, app } = commission;
  const share = 1 - percent / 100;
  const left = price * share - cost;
  const text = said.line("commission", {
    app,
    percent: numberText(percent),
    price: rupiahText(price),
    unit: fill(flow, flow.priced.unit, active.filled, active.sums),
    share: numberText(share),
    exact: rupiahText(price / share),
    listed: rupiahText(roundedUp(price / share)),
    received: rupiahText(price * share),
    left:
      left < 0 ? `kurang ${rupiahText(-left)} dari modalnya` : `tersisa ${rupiahText(left)} dari modalnya`,
  });
  return { text, active: { ...active, commission: { ...commission, told: price } } };
}

/** Adds the price for the app below a sum with a price for which it has not been said. */
export function withCommission(flow: Flow, outcome: Outcome, said: Said, told: readonly string[]): Outcome {
  if (!flow.priced || !outcome.flow || !outcome.document) return outcome;
  const { app, percent } = told.map((one) => commissionIn(one)).findLast((one) => one !== undefined) ?? {};
  const before = app === undefined || percent === undefined ? undefined : { app, percent };
  const active: ActiveFlow = { ...outcome.flow, commission: outcome.flow.commission ?? before };
  if (!active.commission) return outcome;
  const price = numbersOf(flow, active.filled, active.sums)(flow.priced?.price ?? "");
  if (price === undefined || active.commission.told === price) return outcome;
  const line = commissionLine(flow, active, said);
  if (line.text === undefined) return outcome;
  return { ...outcome, after: [...(outcome.after ?? []), line.text], flow: line.active };
}
