import { transact } from "#server/db/db.ts";
import { pauseMeter, readSaldo } from "#server/features/balance/balance.ts";
import type { Handler } from "#server/platform/app.ts";
import { requireConversation } from "./conversation.ts";

/** C-29: the page was left or "Jeda" was pressed. The body is a hint that is not trusted (S-03). */
export const sendTime: Handler<"sendTime"> = async ({ app, member, params }) => {
  await transact(app.database.db, async (tx) => {
    const conversation = await requireConversation(tx, member, params.id);
    await pauseMeter(tx, member.id, conversation.id);
  });
  const { total_saldo } = await readSaldo(app, member);
  return { status: "success", total_saldo, data: { total_saldo } };
};
