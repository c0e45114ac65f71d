import type { Handler } from "#server/platform/app.ts";
import { readStatement } from "./statement.ts";

/** Entries per page. */
const pageSize = 50;

/** returns the member's own statement, which equals the ledger; reads only. */
export const getStatement: Handler<"getStatement"> = async ({ app, member, query }) => {
  await app.limits.take("statementByUser", String(member.id));
  return {
    status: "success",
    data: await readStatement(app, member, { before: query.before, limit: pageSize }),
  };
};
