import { transact } from "#server/db/db.ts";
import type { Handler } from "#server/platform/app.ts";
import { forgetCheckIn } from "./safety.ts";

/** records that the member saw the check-in line; the answer is the same if none was due. */
export const dismissCheckIn: Handler<"dismissCheckIn"> = async ({ app, member }) => {
  const { db } = app.database;
  const seal = await app.seals.of(db, member.clientId);
  await transact(db, (tx) => forgetCheckIn(tx, seal, member));
  return { status: "success" };
};
