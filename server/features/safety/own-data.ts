import { and, asc, eq } from "drizzle-orm";
import { planParts } from "#rules/safety-plan.ts";
import { safetyEvents } from "#server/db/tables/safety.ts";
import { openEvent } from "#server/features/risk/risk.ts";
import { type Chapter, momentOf } from "#server/platform/own-data.ts";
import { ownDataTexts as says } from "#texts/privacy/own-data.ts";
import { safetyPlanTexts } from "#texts/safety/safety-plan.ts";
import { planOfMember } from "./safety-plan.ts";

/**
 * Shows that a risk was recognised, when and at what level, but not by which rule, because that would teach how to get
 * past our rules.
 */
export const safetyChapter: Chapter = {
  name: "safety",
  title: says.chapters.safety,
  async *read({ app, owner }) {
    const seal = await app.seals.of(app.database.db, owner.clientId);
    const rows = await app.database.db
      .select()
      .from(safetyEvents)
      .where(and(eq(safetyEvents.clientId, owner.clientId), eq(safetyEvents.userId, owner.id)))
      .orderBy(asc(safetyEvents.id));
    for (const row of rows) {
      const { createdAt } = row;
      const { level, source } = openEvent(row, seal);
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

/** The member's safety plan, part by part as on its page. */
export const safetyPlanChapter: Chapter = {
  name: "safety_plan",
  title: says.chapters.safety_plan,
  async *read({ app, owner }) {
    const { db } = app.database;
    const plan = await planOfMember(db, await app.seals.of(db, owner.clientId), owner);
    if (plan.saved_at === null) return;
    for (const part of planParts) {
      const lines = plan.parts[part];
      if (lines.length === 0) continue;
      yield {
        heading: safetyPlanTexts.parts[part].title,
        data: { part, saved_at: plan.saved_at, lines },
        facts: [[says.noted, momentOf(plan.saved_at)]],
        body: lines.map(({ text, phone }) => (phone ? `${text}, ${phone}` : text)).join("\n"),
      };
    }
  },
};
