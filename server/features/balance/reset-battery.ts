import { requireExpert } from "#server/features/expert/expert.ts";
import type { Handler } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { balanceTexts } from "#texts/balance/balance.ts";
import { readSaldo, resetMeter } from "./balance.ts";

/**
 * C-32 (S-03): grants the day's free time if it is still due, or else a refill at 0 from the client's pool, at most three
 * times a day; refusals carry `redirect`.
 */
export const resetBattery: Handler<"resetBattery"> = async ({ app, client, member, body }) => {
  const { db } = app.database;
  await requireExpert(app, client, body.expert_id);
  const result = await resetMeter(db, member, body.expert_id);
  if (result !== "filled" && result !== "not_empty") throw fail(result, { beside: { redirect: true } });
  const saldo = await readSaldo(app, member);
  const message = result === "filled" ? balanceTexts.filled : balanceTexts.notEmpty;
  return { status: "success", message, total_saldo: saldo.total_saldo, data: saldo };
};
