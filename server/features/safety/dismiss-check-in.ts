import { and, eq } from "drizzle-orm";
import { safetyStates } from "#server/db/tables/safety.ts";
import type { Handler } from "#server/platform/app.ts";

/** records that the member saw the check-in line; the answer is the same if none was due. */
export const dismissCheckIn: Handler<"dismissCheckIn"> = async ({ app, member }) => {
  await app.database.db
    .update(safetyStates)
    .set({ checkInFrom: null })
    .where(and(eq(safetyStates.clientId, member.clientId), eq(safetyStates.userId, member.id)));
  return { status: "success" };
};
