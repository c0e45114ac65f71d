import type { Handler } from "#server/platform/app.ts";
import { consentsOf } from "./consent.ts";

/** lists each consent, its text, since when it is in force, and earlier records. */
export const listConsents: Handler<"listConsents"> = async ({ app, client, member }) => ({
  status: "success",
  data: await consentsOf(app.database.db, app, client, member.id),
});
