import { amountIn, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import {
  considerationsIn,
  shortNames,
  twoOf,
  withoutConsiderations,
} from "#server/external/model/guide/values/two-names.ts";

/* Two offers as they were told: pay, costs and distance of each, and what is to be considered beside them. */

const money = "(?:rp\\.? ?)?\\d[\\d.,]* ?(?:ribu|rb|juta|jt)(?!\\p{L})";
const cost = new RegExp(
  `(?<!\\p{L})(?:kos\\p{L}*|kost\\p{L}*|kontrak\\p{L}*|sewa|makan|transport\\p{L}*|bensin|ongkos|biaya hidup)(?: (?!${money})\\p{L}+){0,2} ?(${money})`,
  "giu",
);
const anyMoney = new RegExp(money, "iu");
const distance =
  /(?<!\p{L})(?:(?:deket|dekat|dkt|jauh)(?: (?:dari|sama|dr))? ?(?:rumah|kos\p{L}*)?(?: \d+ ?(?:menit|mnt|jam|km))?|\d+ ?(?:menit|mnt|jam|km)(?: (?:dari|dr) (?:rumah|kos\p{L}*))?)(?!\p{L})/iu;

type Offer = { name: string; pay: string | undefined; costs: string[]; far: string | undefined };

function offerIn(name: string, told: string): Offer {
  const costs = [...told.matchAll(cost)];
  const others = costs.reduce((rest, [whole]) => rest.replace(whole, " "), told);
  return {
    name,
    pay: anyMoney.exec(others)?.[0],
    costs: costs.map(([whole]) => whole.trim()),
    far: distance.exec(told)?.[0].trim(),
  };
}

const lineOf = ({ name, pay, costs, far }: Offer): string => {
  const facts = [
    pay === undefined ? "gaji (belum disebut)" : `gaji ${pay}`,
    ...costs.map((one) => `biaya ${one}`),
    ...(far === undefined ? [] : [far]),
  ];
  return `- ${name}: ${facts.join("; ")}`;
};

/** What is left of the pay after the costs that were told; undefined where no pay was. */
function leftOf({ pay, costs }: Offer): number | undefined {
  if (pay === undefined) return undefined;
  return costs.reduce((left, one) => left - (amountIn(one) ?? 0), amountIn(pay) ?? 0);
}

/** Which one the figures speak for, and that they say nothing else. */
function leanOf(one: Offer, other: Offer): string[] {
  const [here, there] = [leftOf(one), leftOf(other)];
  if (here === undefined || there === undefined) return [];
  const told = `Dari angka yang kamu sebut, sebelum biaya lain: ${one.name} menyisakan ${rupiahText(here)}, ${other.name} ${rupiahText(there)} sebulan.`;
  if (here === there) return [`${told} Uangnya sama, jadi hal lain yang menentukan.`];
  const more = here > there ? one.name : other.name;
  return [`${told} Soal uang condong ke ${more}; yang bukan angka belum ikut dihitung.`];
}

/** The sheet; "" where the answer names no two offers or nothing of them. */
export function offerSheet(told: string): string {
  const text = withoutConsiderations(told);
  const parts = twoOf(text);
  const [first = "", second = ""] = parts;
  const names = shortNames(told);
  if (parts.length !== 2 || names[0] === "A") return "";
  const offers = [offerIn(names[0], first), offerIn(names[1], second)] as const;
  const considered = considerationsIn(told);
  if (offers.every(({ pay, costs, far }) => pay === undefined && costs.length === 0 && far === undefined))
    return "";
  return [
    "Yang kamu sebut",
    ...offers.map(lineOf),
    ...(considered.length > 0 ? [`- Pertimbangan, bukan tawaran: ${considered.join("; ")}`] : []),
    ...leanOf(...offers),
  ].join("\n");
}
