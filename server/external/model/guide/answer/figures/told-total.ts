import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { amountsSaid } from "#server/external/model/guide/values/costs/cost-changes.ts";
import { rupiahMin } from "#server/external/model/guide/values/costs/cost-lists.ts";
import { packing, readCosts } from "#server/external/model/guide/values/costs/read-costs.ts";
import { clausesIn, joinedClauses } from "#server/external/model/guide/values/costs/wanted-profit.ts";
import { rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { type CostsFound, type CostTurn, unitOf } from "./cost-turns.ts";
import { withCosts } from "./kept-costs.ts";

/* "Bahannya bukan 40rb doang, itu kopinya aja. total bahan 135rb. cup nya 1000 per biji": sums under their own names. */

const whole =
  /\b(?:total|jumlah|semua|seluruh)(?:nya)? (?:semua |modal |biaya |belanja )?bahan\w*|\bbahan(?:nya|e|ku)?(?: \w+)? (?:total|jumlah|semua|seluruh)(?:nya)?\b/;
const open =
  /\b(?:kalo|kalau|klo|kl|misal\w*|seandainya|berapa|brp|blm|belum|sebulan|seminggu|per ?bulan)\b|\?/;
/** What leads to such a sum: "itu kopinya aja", "lho bahannya bukan 40rb doang". */
const leading =
  /\b(?:bukan|bkn|salah|kurang)\b|^(?:lho |loh |lah |kok |itu |cuma )+\w+(?: \w+)? (?:aja|doang|saja|tok|thok)$/;

const isWhole = (clause: string): boolean =>
  whole.test(plain(clause)) && !open.test(clause.toLowerCase()) && amountsSaid(clause).said.length === 1;

/** What one piece is packed in, with its price. */
function packedIn(turn: CostTurn, clause: string): number | undefined {
  const read = readCosts(clause, unitOf(turn));
  const [part, ...more] = read.parts;
  const isPacking = part !== undefined && packing.test(part.name) && part.scale?.of === "piece";
  return isPacking && more.length === 0 && !open.test(clause.toLowerCase())
    ? part.amount / (part.scale?.count ?? 1)
    : undefined;
}

/** The sum of all ingredients, named as such away from their question, and beside it what one piece is packed in. */
export function totalTold(turn: CostTurn): CostsFound | undefined {
  const { flow, costs, active, step, text, said } = turn;
  const isAsked = "ask" in step && step.into === costs.batch && active.reading === undefined;
  const clauses = clausesIn(text);
  const sums = clauses.filter(isWhole);
  const [amount] = amountsSaid(sums[0] ?? "").said;
  if (isAsked || sums.length !== 1 || amount === undefined || amount < rupiahMin) return undefined;
  const packed = clauses.map((clause) => packedIn(turn, clause));
  const pack = packed.find((one) => one !== undefined);
  const rest = clauses.filter(
    (clause, at) => clause !== sums[0] && packed[at] === undefined && !leading.test(plain(clause)),
  );
  const own = pack === undefined ? {} : { [costs.packing]: rupiahText(pack) };
  const filled = { ...active.filled, [costs.batch]: rupiahText(amount), ...own };
  const next: ActiveFlow = withCosts(flow, { ...active, filled });
  const names = [
    `${flow.slots[costs.batch]?.label} ${rupiahText(amount)}`,
    ...(pack === undefined ? [] : [`${flow.slots[costs.packing]?.label} ${rupiahText(pack)}`]),
  ];
  return {
    active: next,
    texts: [said.line("costs-changed", { list: names.join("; ") })],
    rest: [joinedClauses(rest)],
  };
}
