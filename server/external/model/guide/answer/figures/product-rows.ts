import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { remind, show } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import {
  type ProductRow,
  productLine,
  productRows,
  productsIn,
} from "#server/external/model/guide/values/costs/products.ts";
import { type Token, tokensIn } from "#server/external/model/guide/values/numbers/figure-tokens.ts";
import { withFigures } from "#server/external/model/guide/values/numbers/number-words.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* What a message changes in a table of products: "kastengel jadi 6 toples", "nastar bahannya 220rb", "sagu hapus aja". */

const rowsSlot = ({ slots }: Flow): string | undefined =>
  Object.keys(slots).find((name) => slots[name]?.takes === "products");

const clausesIn = (text: string): string[] =>
  withFigures(text)
    .split(/[,;]\s+|(?<=[.!?])\s+|\n+/)
    .map((one) => one.trim())
    .filter((one) => one !== "");

const wordMin = 3;
/** The one product that a clause names. */
function productNamed(rows: readonly ProductRow[], clause: string): number | undefined {
  const said = plain(clause).split(" ");
  const counts = rows.map(
    ({ name }) =>
      plain(name)
        .split(" ")
        .filter((word) => word.length >= wordMin && said.includes(word)).length,
  );
  const most = Math.max(0, ...counts);
  const found = counts.flatMap((count, at) => (most > 0 && count === most ? [at] : []));
  return found.length === 1 ? found[0] : undefined;
}

const gone =
  /(?<!\p{L})(?:hapus|buang|hilangin|hilangkan|ga usah|gak usah|nggak usah|ga jadi|gak jadi|coret)(?!\p{L})/iu;
const onlyThis =
  /(?<!\p{L})(?:sek|dulu|dl|dlu|heula|disik|dhisik)\s+(?:ae|aja|saja|wae|weh|bae|be)(?!\p{L})/iu;
const supposed = /(?<!\p{L})(?:kalau|kalo|klo|misal\p{L}*|seandainya|gimana|gmn)(?!\p{L})|\?\s*$/iu;
const wrong = /(?<!\p{L})(?:bukan|bkn|dudu)\s+(?:rp\.? ?)?\d[\d.,]*(?: ?\p{L}+)?/giu;

const isCost = ({ of, isMoney, value }: Token): boolean => of === undefined && (isMoney || value >= 1000);
const made = /(?<!\p{L})(?:jadi|jd|dadi|dapat|dapet|hasil)\p{L}*\s*$/iu;

/** A sum is what the batch costs only if a clause says so; it may be for something else of this product. */
const ofBatch = /(?<!\p{L})(?:bahan|modal|biaya|belanja|adonan|resep|jadi|jd|dadi|ganti|harusnya)\p{L}*/iu;

/** The figures that a clause names for a product, without those that it denies. */
function figuresIn(written: string): Partial<Pick<ProductRow, "cost" | "count" | "unit">> {
  const clause = written.replace(wrong, " ");
  const tokens = tokensIn(clause);
  const costs = tokens.filter(isCost);
  const counts = tokens.filter(
    (one) => !isCost(one) && (one.of !== undefined || made.test(clause.slice(0, one.from))),
  );
  if (costs.length > 1 || counts.length > 1 || costs.length + counts.length < tokens.length) return {};
  const [cost, count] = [ofBatch.test(clause) ? costs[0] : undefined, counts[0]];
  return {
    ...(cost ? { cost: cost.value } : {}),
    ...(count ? { count: count.value, ...(count.of === undefined ? {} : { unit: count.of }) } : {}),
  };
}

type Changed = { rows: ProductRow[]; names: string[] };

/** The rows after what one clause says of one of them; undefined if it says nothing. */
function rowsAfter(rows: readonly ProductRow[], row: ProductRow, clause: string): ProductRow[] | undefined {
  if (supposed.test(clause)) return undefined;
  if (gone.test(clause)) return rows.length > 1 ? rows.filter((one) => one !== row) : undefined;
  const figures = figuresIn(clause);
  const own = { ...row, ...figures };
  if (onlyThis.test(clause)) return [own];
  return Object.keys(figures).length > 0 ? rows.map((one) => (one === row ? own : one)) : undefined;
}

function changedRows(before: readonly ProductRow[], text: string): Changed | undefined {
  let rows = [...before];
  const names: string[] = [];
  let last: string | undefined;
  for (const clause of clausesIn(text)) {
    const at = productNamed(rows, clause);
    last = at === undefined ? last : rows[at]?.name;
    const row = rows.find(({ name }) => name === last);
    const after = row && rowsAfter(rows, row, clause);
    if (!row || !after) continue;
    names.push(row.name);
    rows = after;
  }
  return names.length > 0 ? { rows, names } : undefined;
}

/** Changes the rows that a message names away from their question; undefined if it names none. */
export function answerProducts(
  flow: Flow,
  active: ActiveFlow,
  text: string,
  said: Said,
): { outcome: Outcome } | undefined {
  const name = rowsSlot(flow);
  const step = flow.steps[active.at];
  const written = name === undefined ? "" : (active.filled[name] ?? "");
  const isWaited = active.changing !== undefined && active.changing !== "?";
  if (name === undefined || written === "" || !step || isWaited || productsIn(text).length > 1)
    return undefined;
  if ("into" in step && step.into === name) return undefined;
  const changed = changedRows(productRows(written), text);
  const rows = changed?.rows.map(productLine).join("\n");
  if (!changed || rows === undefined || rows === productRows(written).map(productLine).join("\n"))
    return undefined;
  const next = { ...active, changing: undefined, tries: 0, filled: { ...active.filled, [name]: rows } };
  const list = changed.rows
    .filter((row) => changed.names.includes(row.name))
    .map(productLine)
    .join("; ");
  const line =
    list === ""
      ? said.line("products-left", { list: changed.names.join(", ") })
      : said.line("products-changed", { list });
  const shown = "make" in step ? { ...show(flow, next, step), flow: next } : remind(flow, next, said);
  return { outcome: { ...shown, texts: "make" in step ? [line] : [line, ...shown.texts] } };
}
