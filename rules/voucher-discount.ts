/** What a voucher takes off and from what; both a table row and a server response fit. */
export type VoucherTerms = {
  /** `free` covers everything; anything else takes `value` percent. */
  options: string;
  value: number;
  voucher_type: "chat" | "product";
  /** Maximum discount, in rupiah; for a `free` voucher, the highest price that it covers. */
  max_value?: number | null | undefined;
  /** Packages that a `free` voucher is bound to; null means any. */
  package_ids?: readonly number[] | null | undefined;
};

/** An item of what is to be bought. */
export type VoucherItem = {
  product_type: "chat" | "digital";
  product_id: number;
  priceRp: number;
  quantity: number;
};

/** Why a voucher does not fit, as the error code of the server. */
export type VoucherMisfit = "voucher_invalid" | "voucher_wrong_type" | "voucher_single";

/** Returns a code as it is stored and compared: trimmed and in upper case. */
export const normalCode = (code: string): string => code.trim().toUpperCase();

/** Returns the discount in whole rupiah, rounded down and never more than the subtotal (B-358, B-359, B-360, A-111). */
export function discountOf(
  { options, value, max_value }: Pick<VoucherTerms, "options" | "value" | "max_value">,
  subtotalRp: number,
): number {
  if (options === "free") return Math.max(subtotalRp, 0);
  const most = Math.min(subtotalRp, max_value ?? subtotalRp);
  return Math.max(Math.min(Math.floor((subtotalRp * value) / 100), most), 0);
}

/** Returns the price of the items before any voucher. */
export const subtotalOf = (items: readonly Pick<VoucherItem, "priceRp" | "quantity">[]): number =>
  items.reduce((sum, { priceRp, quantity }) => sum + priceRp * quantity, 0);

/**
 * Returns the discount of a voucher on these items, counting only those of its own type, or why it does not fit. A
 * product voucher on a package is `voucher_invalid`, a package voucher on a cart is `voucher_wrong_type`
 * (B-355).
 */
export function applyVoucher(
  terms: VoucherTerms,
  items: readonly VoucherItem[],
): { ok: true; discountRp: number } | { ok: false; reason: VoucherMisfit } {
  const kind = terms.voucher_type === "chat" ? "chat" : "digital";
  const base = items.filter((item) => item.product_type === kind);
  if (base.length === 0) {
    return { ok: false, reason: kind === "chat" ? "voucher_wrong_type" : "voucher_invalid" };
  }
  const reason = terms.options === "free" ? freeMisfit(terms, items) : undefined;
  if (reason) return { ok: false, reason };
  return { ok: true, discountRp: discountOf(terms, subtotalOf(base)) };
}

/** A free voucher covers one piece of one product, and only of what it is bound to. */
function freeMisfit(terms: VoucherTerms, items: readonly VoucherItem[]): VoucherMisfit | undefined {
  const [item] = items;
  if (!item || items.length > 1 || item.quantity !== 1) return "voucher_single";
  const isBound = !terms.package_ids || terms.package_ids.includes(item.product_id);
  const isCovered = item.priceRp <= (terms.max_value ?? item.priceRp);
  return isBound && isCovered ? undefined : "voucher_wrong_type";
}
