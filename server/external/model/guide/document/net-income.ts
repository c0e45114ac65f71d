import { workingIn } from "#server/external/model/guide/values/costs/workings.ts";
import { amountIn, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";

/* What is left of the pay of an offer once the cost of living there is subtracted, where somebody told both. */

const money = "(?:rp\\.? ?)?\\d[\\d.,]* ?(?:ribu|rb|juta|jt|k)(?!\\p{L})";
const pay = new RegExp(
  `\\b(?:gaji\\w*|gajinya|dapet|dapat|dibayar|bersih|thp)(?: \\p{L}+){0,2} ?(${money})`,
  "iu",
);
const living =
  "(?:(?:biaya (?:hidup|kos)|ongkos|kos\\w*|kost\\w*|kontrak\\w*|makan\\w*|transport\\w*|bensin|sewa)(?: (?:sama|sm|dan|makan|kos|kost|di ?sana|di ?situ|transport|total|kira|kira2|sekitar|sebulan|bisa|habis|abis))*)";
const cost = new RegExp(`\\b${living} ?(${money})( lebih\\w*| an)?`, "iu");
const bareSum = new RegExp(money, "iu");

type Part = { pay: string; cost: string; isMore: boolean };

function partIn(text: string): Part | undefined {
  const [whole = "", spent, more] = cost.exec(text) ?? [];
  if (spent === undefined) return undefined;
  const others = text.replace(whole, " ");
  const earned = pay.exec(others)?.[1] ?? bareSum.exec(others)?.[0];
  return earned === undefined ? undefined : { pay: earned, cost: spent, isMore: more !== undefined };
}

const lineOf = (earned: number, spent: number, isMore: boolean): string =>
  `Gaji ${rupiahText(earned)} dikurangi biaya hidup ${rupiahText(spent)}: sisa ${isMore ? "kurang dari " : ""}${rupiahText(earned - spent)} sebulan.`;

/** "7,5 - kos 1,8 - makan 1,5 = 4,2jt": what somebody has reckoned themselves, if it comes out. */
function reckonedIn(text: string): string | undefined {
  const found = workingIn(text);
  if (!found?.shown.includes(" - ") || found.shown.includes(" + ")) return undefined;
  if (Math.round(found.value) !== Math.round(found.sum)) return undefined;
  const [earned = 0, ...spent] = found.shown.split(" - ").map((one) => amountIn(one) ?? 0);
  const all = spent.reduce((sum, one) => sum + one, 0);
  return earned >= leastPay ? lineOf(earned, all, false) : undefined;
}

/** Nobody earns less in a month. */
const leastPay = 100_000;

/** A line for each offer of which both are told; "" where there is none. */
export function netIncomeText(told: string): string {
  const parts = told.split(/\n|;|\b(?:sedangkan|sementara|kalau yang|kalo yg|vs)\b|\.\s+/i);
  return parts
    .flatMap((text) => {
      const reckoned = reckonedIn(text);
      if (reckoned !== undefined) return [reckoned];
      const part = partIn(text);
      return part ? [lineOf(amountIn(part.pay) ?? 0, amountIn(part.cost) ?? 0, part.isMore)] : [];
    })
    .join("\n");
}
