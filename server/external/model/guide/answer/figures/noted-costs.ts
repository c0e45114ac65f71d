import { numbersOf } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { amountsSaid } from "#server/external/model/guide/values/costs/cost-changes.ts";
import { costOf, isMonthly, lineOf } from "#server/external/model/guide/values/costs/cost-parts.ts";
import { withoutFormer } from "#server/external/model/guide/values/costs/read-costs.ts";
import { clausesIn, joinedClauses } from "#server/external/model/guide/values/costs/wanted-profit.ts";
import { rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import type { CostTurn } from "./cost-turns.ts";
import { batchOf, partsKept, withCosts } from "./kept-costs.ts";

/* "Bahannya tadi udah diganti 131rb blm?": what is noted of the costs of a batch. */

const noting =
  /\b(?:(?:di|ke|ter)?(?:ganti|ubah|rubah|catat|catet|masuk|tulis|hitung|itung|update|betulin|benerin)(?:in|kan|nya)?|bener|benar|betul)\b/;
const asking =
  /\b(?:blm|belum|kah|durung|dereng|acan|apa belum|ga|gak|nggak|ndak|kan)(?: (?:ya|sih|min|mas|mbak|kak|bu|pak))*$|^(?:(?:eh|oh|terus|trus) )?(?:apa|apakah|udah|sudah|udh|dah)\b/;
const whole = /\b(?:bahan|bahane|bahannya|bahanku|belanja|belanjanya|belanjaan)\b/;
const done = /\b(?:udah|sudah|udh|dah|sdh|blm|belum|durung|tadi|td)\b/;

/** A question whether the costs of the batch were noted. */
function isAsked(clause: string): boolean {
  const said = plain(clause);
  const isQuestion = /\?\s*$/.test(clause) || /\b(?:blm|belum|durung)(?: (?:ya|sih))?$/.test(said);
  return isQuestion && whole.test(said) && noting.test(said) && done.test(said) && asking.test(said);
}

const changing = /\b(?:di)?(?:ganti|ubah|rubah|betulin|benerin|update)(?:in|kan|nya)?\b/;
const shortSum =
  /(?<![\d.,\p{L}])(\d{2,3})(?![\d.,]|\p{L}| ?(?:%|persen|\p{L}*(?:cup|buah|porsi|bungkus|hari|biji)))/u;

/** "Udh diganti 135 blm": beside costs in thousands a bare number counts thousands. */
function sumNamed(clause: string, sum: number): number | undefined {
  const [named] = amountsSaid(clause).said;
  const short = shortSum.exec(clause)?.[1];
  return named ?? (short !== undefined && sum >= 1000 ? Number(short) * 1000 : undefined);
}

/**
 * What is noted, with whether it is what the member names; `rest`: the other clauses of the message. Who asks whether it
 * was changed to a sum wants it changed.
 */
export function notedCosts(
  turn: CostTurn,
): { active: ActiveFlow; texts: string[]; rest: string } | undefined {
  const { flow, costs, active, text, said } = turn;
  const clauses = clausesIn(text);
  const at = clauses.findIndex(isAsked);
  const sum = numbersOf(flow, active.filled, {})(costs.batch);
  if (at < 0 || sum === undefined) return undefined;
  const batch = batchOf(flow, active);
  const parts = partsKept(flow, active).filter((part) => !isMonthly(part));
  const lines = parts.map((part) => lineOf(part, batch)).join("; ");
  const list = lines === "" ? rupiahText(sum) : `${rupiahText(sum)} (${lines})`;
  const named = sumNamed(clauses[at] ?? "", sum);
  // The sum of all ingredients may have been named without the gas.
  const isNoted = [sum, ...parts.map((part) => sum - costOf(part, batch))].includes(named ?? Number.NaN);
  const value = rupiahText(named ?? sum);
  const isChanged = named !== undefined && !isNoted && changing.test(plain(clauses[at] ?? ""));
  const line =
    named === undefined
      ? said.line("costs-stand", { list })
      : said.line(isNoted ? "costs-noted" : isChanged ? "costs-now" : "costs-not-noted", { list, value });
  const next = isChanged
    ? withCosts(flow, { ...active, filled: { ...active.filled, [costs.batch]: value } })
    : active;
  return { active: next, texts: [line], rest: withoutFormer(joinedClauses(clauses.toSpliced(at, 1))) };
}
