import { and, eq } from "drizzle-orm";
import { users } from "#server/db/tables/user.ts";
import { type Chapter, momentOf } from "#server/platform/own-data.ts";
import { ownDataTexts as says } from "#texts/privacy/own-data.ts";
import { applicationsOf } from "./application.ts";

/** Applications sent from the member's own, verified address. */
export const applicationChapter: Chapter = {
  name: "applications",
  title: says.chapters.applications,
  async *read({ app, owner }) {
    const { db } = app.database;
    const [user] = await db
      .select({ email: users.email, verifiedAt: users.verifiedAt })
      .from(users)
      .where(and(eq(users.clientId, owner.clientId), eq(users.id, owner.id)));
    if (!user?.verifiedAt) return;
    const opener = { db, seals: app.seals };
    for (const { details, state, createdAt } of await applicationsOf(opener, owner.clientId, user.email)) {
      yield {
        heading: momentOf(createdAt),
        data: { ...details, state, created_at: createdAt },
        facts: [
          [says.name, details.name],
          [says.phone, details.phone],
          [says.state, says.applicationStates[state]],
        ],
        body: details.biography,
      };
    }
  },
};
