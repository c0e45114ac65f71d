import type { Handler } from "#server/platform/app.ts";
import { fail, orNotFound } from "#server/platform/failure.ts";
import { limitCodeGuesses } from "./limit-code-guesses.ts";
import { findVoucher, voucherRecords } from "./voucher.ts";

/**
 * C-57: returns what a code is worth now. A used-up voucher is reported by its status (B-349); any other invalid code
 * is refused.
 */
export const checkVoucher: Handler<"checkVoucher"> = async ({ app, client, member, query, address }) => {
  await limitCodeGuesses(app, member, address);
  const { db } = app.database;
  const row = await findVoucher(db, client.id, query.voucher_code);
  if (!row) throw fail("voucher_invalid");
  const [record] = await voucherRecords(db, member, [row]);
  return { status: "success", data: orNotFound(record) };
};
