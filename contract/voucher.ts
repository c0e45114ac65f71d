import { z } from "zod";
import { call, success } from "./shape.ts";

/** A code as it was typed; surrounding blanks are removed, and case does not matter. */
export const voucherCode = () => z.string().trim().max(40);

/** What a voucher takes off: `free` everything, any other `options` `value` percent, rounded down. */
const terms = z.object({
  name: z.string(),
  options: z.string(),
  value: z.int(),
  voucher_type: z.enum(["chat", "product"]),
  image_voucher: z.string(),
  /** Last day of validity in Indonesia, such as 2026-08-17. */
  end_date: z.iso.date(),
  /** The largest discount, in rupiah. */
  max_value: z.int().nullable(),
  /** The packages that a `free` voucher is bound to; null means any. */
  package_ids: z.array(z.int()).nullable(),
});

/** E-45: `status` is 0 while unused (B-349), and 1 when used up, in total or by this member. */
const voucherRecord = z.object({
  voucher_id: z.int(),
  voucher_code: z.string(),
  status: z.union([z.literal(0), z.literal(1)]),
  voucher: terms,
});
export type VoucherRecord = z.output<typeof voucherRecord>;

/** C-57: what a code of this client is worth to the member now; an unknown or expired code is refused. */
export const checkVoucher = call({
  query: z.object({ voucher_code: voucherCode() }),
  answer: success(voucherRecord),
  errors: ["unauthenticated", "voucher_invalid"],
});

/** C-58: the client's valid vouchers that are meant to be shown. */
export const listVouchers = call({
  query: z.object({ voucher_type: z.enum(["chat", "product"]) }),
  answer: success(z.array(voucherRecord)),
  errors: ["unauthenticated"],
});
