import { type ProductRow, productRows } from "#server/external/model/guide/values/costs/products.ts";
import { numberText, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { tokensIn } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";

/* A table of several products: each with its own costs and number of pieces, and a price at two margins. */

/** What is paid for each piece, and for each batch, of every product alike; in rupiah. */
type Shared = { packing: number; fuel: number; work: number };

/** The sums of an answer together: "toplese 6500 sama stiker 500"; 0 without one. */
export const sumIn = (text: string): number =>
  tokensIn(withFigures(text))
    .filter(({ of, isMoney, value }) => isMoney || (of === undefined && value >= leastSum))
    .reduce((sum, { value }) => sum + value, 0);
const leastSum = 50;

const margins = [30, 50] as const;

/** Up to the next 1,000; below 5,000 to 500, below 1,000 to 100, as a single price is rounded. */
export function roundedPrice(value: number): number {
  const step = value < 1000 ? 100 : value < 5000 ? 500 : 1000;
  return Math.ceil(value / step - 1e-9) * step;
}

type Reckoned = ProductRow & { total: number; each: number };

/** What a batch and one piece cost; undefined if a figure is missing. */
export function reckoned(row: ProductRow, { packing, fuel, work }: Shared): Reckoned | undefined {
  const { cost, count } = row;
  if (cost === undefined || count === undefined || count <= 0) return undefined;
  const total = cost + fuel + work + packing * count;
  return { ...row, total, each: total / count };
}

const unitOf = (rows: readonly ProductRow[]): string => {
  const units = new Set(rows.flatMap(({ unit }) => (unit === undefined ? [] : [unit])));
  const [only = "satuan"] = units;
  return units.size === 1 ? only : "satuan";
};

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const countText = ({ count, unit }: ProductRow): string =>
  count === undefined ? "(isi)" : `${numberText(count)}${unit === undefined ? "" : ` ${unit}`}`;

function rowText(row: ProductRow, shared: Shared): string {
  const found = reckoned(row, shared);
  const name = capital(row.name.replaceAll("|", "/"));
  if (!found)
    return line([name, countText(row), ...Array.from({ length: 2 + margins.length }, () => "(isi)")]);
  const prices = margins.map((margin) => rupiahText(roundedPrice((found.each * (100 + margin)) / 100)));
  return line([name, countText(row), rupiahText(found.total), rupiahText(found.each), ...prices]);
}

/** How the cost of a batch is made up. */
function workingText(row: ProductRow, shared: Shared): string[] {
  const found = reckoned(row, shared);
  if (!found) return [];
  const parts = [
    `bahan ${rupiahText(row.cost ?? 0)}`,
    ...(shared.packing > 0 ? [`kemasan ${rupiahText(shared.packing)} × ${numberText(row.count ?? 0)}`] : []),
    ...(shared.fuel > 0 ? [`gas dan ongkos ${rupiahText(shared.fuel)}`] : []),
    ...(shared.work > 0 ? [`upah ${rupiahText(shared.work)}`] : []),
  ];
  return [
    `- ${capital(row.name)}: ${parts.join(" + ")} = ${rupiahText(found.total)}, dibagi ${countText(row)}`,
  ];
}

/** The table and the working of each row; "" without a product. */
export function productPricesText(written: string, shared: Shared): string {
  const rows = productRows(written);
  if (rows.length === 0) return "";
  const unit = unitOf(rows);
  return [
    line([
      ...["Produk", "Jadi", "Modal sekali bikin", `Modal per ${unit}`],
      ...margins.map((margin) => `Harga, untung ${margin}%`),
    ]),
    line(["---", "--:", "--:", "--:", ...margins.map(() => "--:")]),
    ...rows.map((row) => rowText(row, shared)),
    "",
    "Cara menghitungnya",
    ...rows.flatMap((row) => workingText(row, shared)),
  ].join("\n");
}
