import type { Handler } from "#server/platform/app.ts";
import { limitCodeGuesses } from "./limit-code-guesses.ts";
import { listedVouchers, voucherRecords } from "./voucher.ts";

/** C-58: lists the client's public vouchers, by type (B-362). */
export const listVouchers: Handler<"listVouchers"> = async ({ app, client, member, query, address }) => {
  await limitCodeGuesses(app, member, address);
  const { db } = app.database;
  const rows = await listedVouchers(db, client.id, query.voucher_type);
  return { status: "success", data: await voucherRecords(db, member, rows) };
};
