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

/** A line for each offer of which both are told; "" where there is none. */
export function netIncomeText(told: string): string {
  const parts = told.split(/\n|;|\b(?:sedangkan|sementara|kalau yang|kalo yg|vs)\b|\.\s+/i);
  const found = parts.flatMap((text) => partIn(text) ?? []);
  return found
    .map(({ pay: earned, cost: spent, isMore }) => {
      const left = (amountIn(earned) ?? 0) - (amountIn(spent) ?? 0);
      return `Gaji ${rupiahText(amountIn(earned) ?? 0)} dikurangi biaya hidup ${rupiahText(amountIn(spent) ?? 0)}: sisa ${isMore ? "kurang dari " : ""}${rupiahText(left)} sebulan.`;
    })
    .join("\n");
}
