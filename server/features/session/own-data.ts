import { desc } from "drizzle-orm";
import { readDevice } from "#rules/device.ts";
import { sessions } from "#server/db/tables/user.ts";
import { type Chapter, momentOf } from "#server/platform/own-data.ts";
import { ownSessions } from "#server/platform/security/session.ts";
import { ownDataTexts as says } from "#texts/privacy/own-data.ts";
import { sessionTexts } from "#texts/privacy/privacy.ts";

export const sessionChapter: Chapter = {
  name: "sessions",
  title: says.chapters.sessions,
  async *read({ app, owner }) {
    const rows = await app.database.db
      .select()
      .from(sessions)
      .where(ownSessions(owner))
      .orderBy(desc(sessions.lastUsedAt));
    for (const { device, createdAt, lastUsedAt } of rows) {
      const { browser, system } = readDevice(device);
      yield {
        heading: sessionTexts.device(browser, system),
        data: { browser, system, begun_at: createdAt, last_used_at: lastUsedAt },
        facts: [
          [says.begun, momentOf(createdAt)],
          [says.lastUsed, momentOf(lastUsedAt)],
        ],
      };
    }
  },
};
