import { and, asc, eq } from "drizzle-orm";
import { safetyEvents } from "#server/db/tables/safety.ts";
import { type Chapter, momentOf } from "#server/platform/own-data.ts";
import { ownDataTexts as says } from "#texts/own-data.ts";

/** That a risk was recognised, when and how high; not by which of our rules, which would teach how to get past them. */
export const safetyChapter: Chapter = {
  name: "safety",
  title: says.chapters.safety,
  async *read({ app, owner }) {
    const rows = await app.database.db
      .select()
      .from(safetyEvents)
      .where(and(eq(safetyEvents.clientId, owner.clientId), eq(safetyEvents.userId, owner.id)))
      .orderBy(asc(safetyEvents.id));
    for (const { level, source, createdAt } of rows) {
      yield {
        heading: momentOf(createdAt),
        data: { level, source, created_at: createdAt },
        facts: [
          [says.level, says.levels(level)],
          [says.noted, says.sources[source]],
        ],
      };
    }
  },
};
