import type { Handler } from "#server/platform/app.ts";
import { readStatement } from "./statement.ts";

/** Entries of a page. */
const pageSize = 50;

/** reads only; the member's own, equal to the ledger. */
export const getStatement: Handler<"getStatement"> = async ({ app, member, query }) => {
  await app.limits.take("statementByUser", String(member.id));
  return {
    status: "success",
    data: await readStatement(app, member, { before: query.before, limit: pageSize }),
  };
};
