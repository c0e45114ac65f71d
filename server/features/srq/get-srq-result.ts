import { and, eq } from "drizzle-orm";
import { srqResults } from "#server/db/tables/srq.ts";
import type { Handler } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { ownResults, resultOf } from "./srq.ts";

/** C-45: returns one result; another member's result is `not_found` (S-08). */
export const getSrqResult: Handler<"getSrqResult"> = async ({ app, member, params }) => {
  const { db } = app.database;
  const [row] = await db
    .select()
    .from(srqResults)
    .where(and(ownResults(member), eq(srqResults.id, params.id)));
  const seal = await app.seals.of(db, member.clientId);
  return { status: "success", data: resultOf(seal, orNotFound(row)) };
};
