import { requireExpert } from "#server/features/expert/expert.ts";
import type { Handler } from "#server/platform/app.ts";
import { tickSaldo } from "./balance.ts";

/** C-33: heartbeat of an open chat. Carries no amount; whole seconds are charged by the server's clock (S-02). */
export const updateBattery: Handler<"updateBattery"> = async ({ app, client, member, body }) => {
  await requireExpert(app, client, body.expert_id);
  const saldo = await tickSaldo(app, member, body.expert_id);
  return { status: "success", total_saldo: saldo.total_saldo, data: saldo };
};
