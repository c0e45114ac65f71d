/** What a voucher takes off and of what; a row of the table and an answer of the server both fit. */
export type VoucherTerms = {
  /** `free` covers everything; anything else takes `value` percent. */
  options: string;
  value: number;
  voucher_type: "chat" | "product";
  /** What it takes off at most, in rupiah; a `free` one covers nothing dearer. */
  max_value?: number | null | undefined;
  /** The packages that a `free` one is bound to; null is any. */
  package_ids?: readonly number[] | null | undefined;
};

/** A line that is to be bought. */
export type VoucherLine = {
  product_type: "chat" | "digital";
  product_id: number;
  priceRp: number;
  quantity: number;
};

/** Why a voucher does not fit: the code that the server refuses with. */
export type VoucherMisfit = "voucher_invalid" | "voucher_wrong_type" | "voucher_single";

/** A code as it is kept and compared: blanks around it and its case count for nothing. */
export const normalCode = (code: string): string => code.trim().toUpperCase();

/** Whole rupiah off a subtotal, rounded down and never more than it (B-358, B-359, B-360, A-111). */
export function discountOf(
  { options, value, max_value }: Pick<VoucherTerms, "options" | "value" | "max_value">,
  subtotalRp: number,
): number {
  if (options === "free") return Math.max(subtotalRp, 0);
  const most = Math.min(subtotalRp, max_value ?? subtotalRp);
  return Math.max(Math.min(Math.floor((subtotalRp * value) / 100), most), 0);
}

/** What lines cost before any voucher. */
export const subtotalOf = (lines: readonly Pick<VoucherLine, "priceRp" | "quantity">[]): number =>
  lines.reduce((sum, { priceRp, quantity }) => sum + priceRp * quantity, 0);

/**
 * The discount of a voucher on these lines, of which only those of its own type count, or why it does not fit. A
 * package refuses a voucher of products as invalid, a cart one of packages as of the wrong type (B-355).
 */
export function applyVoucher(
  terms: VoucherTerms,
  lines: readonly VoucherLine[],
): { ok: true; discountRp: number } | { ok: false; reason: VoucherMisfit } {
  const kind = terms.voucher_type === "chat" ? "chat" : "digital";
  const base = lines.filter((line) => line.product_type === kind);
  if (base.length === 0) {
    return { ok: false, reason: kind === "chat" ? "voucher_wrong_type" : "voucher_invalid" };
  }
  const reason = terms.options === "free" ? freeMisfit(terms, lines) : undefined;
  if (reason) return { ok: false, reason };
  return { ok: true, discountRp: discountOf(terms, subtotalOf(base)) };
}

/** A free voucher is good for one piece of one thing, and only of what it is bound to. */
function freeMisfit(terms: VoucherTerms, lines: readonly VoucherLine[]): VoucherMisfit | undefined {
  const [line] = lines;
  if (!line || lines.length > 1 || line.quantity !== 1) return "voucher_single";
  const isBound = !terms.package_ids || terms.package_ids.includes(line.product_id);
  const isCovered = line.priceRp <= (terms.max_value ?? line.priceRp);
  return isBound && isCovered ? undefined : "voucher_wrong_type";
}
