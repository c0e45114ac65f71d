import type { Handler } from "#server/platform/app.ts";
import { consentsOf } from "./consent.ts";

/** each consent, what it says, since when it is in force, and what was given before. */
export const listConsents: Handler<"listConsents"> = async ({ app, client, member }) => ({
  status: "success",
  data: await consentsOf(app.database.db, app, client, member.id),
});
