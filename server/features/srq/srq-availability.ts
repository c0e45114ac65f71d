import { missingConsents, screeningConsents } from "#server/features/consent/consent.ts";
import type { Handler } from "#server/platform/app.ts";
import { turnOf } from "./srq.ts";

/**
 * C-46 (B-397, A-126): returns whether a screening may be taken, when the next one may be, and which consents are
 * missing.
 */
export const srqAvailability: Handler<"srqAvailability"> = async ({ app, client, member }) => {
  const { db } = app.database;
  const { last, next, isOpen } = await turnOf(db, member);
  return {
    status: "success",
    data: {
      last_test: last?.toISOString() ?? null,
      upcoming_test: next?.toISOString() ?? null,
      status: isOpen,
      needs: await missingConsents(db, app, client, member, screeningConsents),
    },
  };
};
