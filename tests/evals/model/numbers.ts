/** A number as people write it in Indonesia: 1.250.000, Rp2,5 juta, 50rb, 12,5%. */
export type Amount = {
  value: number;
  /** Half a unit of the last written digit, the most by which a rounded number may differ from the exact one. */
  precision: number;
  isPercent: boolean;
  from: number;
  to: number;
};

const scales: Record<string, number> = {
  ribu: 1e3,
  rb: 1e3,
  k: 1e3,
  juta: 1e6,
  jt: 1e6,
  miliar: 1e9,
  milyar: 1e9,
};

const digits = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d{1,3}(?:,\d{3}){2,}|\d+(?:[.,]\d+)?`;
const scale = String.raw`(?:\s?(ribu|rb|k|juta|jt|miliar|milyar)(?![a-z]))?`;
const amountAt = new RegExp(String.raw`(?:rp\.?\s?)?(${digits})${scale}(\s?%)?`, "iy");

/** Normalises a written number: dots group thousands and a comma begins decimals, unless the digits say otherwise. */
function plain(written: string): string {
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(written)) return written.replaceAll(".", "").replace(",", ".");
  if (/^\d{1,3}(?:,\d{3}){2,}$/.test(written)) return written.replaceAll(",", "");
  return written.replace(",", ".");
}

/** Returns the number that begins at this position of a text. */
export function amountFrom(text: string, from: number): Amount | undefined {
  amountAt.lastIndex = from;
  const found = amountAt.exec(text);
  if (!found) return undefined;
  const [whole, written = "", word, percent] = found;
  const number = plain(written);
  const unit = (scales[word?.toLowerCase() ?? ""] ?? 1) / (percent ? 100 : 1);
  const decimals = number.split(".")[1]?.length ?? 0;
  return {
    value: Number(number) * unit,
    precision: (unit * 10 ** -decimals) / 2,
    isPercent: percent !== undefined,
    from,
    to: from + whole.length,
  };
}

/** Returns all numbers of a text; digits within a word, as in B2B, do not count. */
export function amountsIn(text: string): Amount[] {
  const found: Amount[] = [];
  let at = 0;
  while (at < text.length) {
    const begins = /[\drR]/.test(text[at] ?? "") && !/[\p{L}\d]/u.test(text[at - 1] ?? "");
    const amount = begins ? amountFrom(text, at) : undefined;
    if (amount) found.push(amount);
    at = amount?.to ?? at + 1;
  }
  return found;
}

/** Whether a text names this number, either exactly or rounded to the precision written there. */
export const namesAmount = (text: string, value: number): boolean =>
  amountsIn(text).some((one) => Math.abs(one.value - value) <= Math.min(one.precision, value * 0.02) + 1e-6);
