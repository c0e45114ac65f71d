import { transact } from "#server/db/db.ts";
import type { Handler } from "#server/platform/app.ts";
import { applyScreening } from "./safety.ts";

/** pauses the meter for a member who wants to talk; needs no consent and does not store what was answered. */
export const openSupport: Handler<"openSupport"> = async ({ app, member, body }) => {
  await app.limits.take("supportByUser", String(member.id));
  const { db } = app.database;
  const seal = await app.seals.of(db, member.clientId);
  const holdUntil = await transact(db, (tx) =>
    applyScreening(tx, seal, member, { level: body.is_danger_now ? 3 : 2, isSent: false }),
  );
  return { status: "success", data: { hold_until: holdUntil.toISOString() } };
};
