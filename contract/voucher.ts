import { z } from "zod";
import { call, success } from "./shape.ts";

/** A code as it was typed; blanks around it and its case count for nothing. */
export const voucherCode = () => z.string().trim().max(40);

/** What a voucher takes off: `free` everything, anything else `value` percent, rounded down. */
const terms = z.object({
  name: z.string(),
  options: z.string(),
  value: z.int(),
  voucher_type: z.enum(["chat", "product"]),
  image_voucher: z.string(),
  /** Last day of validity in Indonesia, as 2026-08-17. */
  end_date: z.iso.date(),
  /** What it takes off at most, in rupiah. */
  max_value: z.int().nullable(),
  /** The packages that a `free` one is bound to; null is any. */
  package_ids: z.array(z.int()).nullable(),
});

/** E-45: `status` 0 is unused (B-349); 1 used up, by all or by this member. */
const voucherRecord = z.object({
  voucher_id: z.int(),
  voucher_code: z.string(),
  status: z.union([z.literal(0), z.literal(1)]),
  voucher: terms,
});
export type VoucherRecord = z.output<typeof voucherRecord>;

/** C-57: what a code of this client is worth to the member now; an unknown or expired one is refused. */
export const checkVoucher = call({
  query: z.object({ voucher_code: voucherCode() }),
  answer: success(voucherRecord),
  errors: ["unauthenticated", "voucher_invalid"],
});

/** C-58: vouchers of the client that are in force and meant to be seen. */
export const listVouchers = call({
  query: z.object({ voucher_type: z.enum(["chat", "product"]) }),
  answer: success(z.array(voucherRecord)),
  errors: ["unauthenticated"],
});
