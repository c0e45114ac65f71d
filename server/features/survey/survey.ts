import { and, eq } from "drizzle-orm";
import type { SurveyAnswer } from "#rules/survey.ts";
import { surveys } from "#server/db/tables/survey.ts";
import type { App } from "#server/platform/app.ts";

type Owner = { id: number; clientId: number };

/** The place (AES-GCM associated data) that a member's answers are sealed to. */
export const surveyPlace = (userId: number): string => `survey:${userId}`;

const own = ({ id, clientId }: Owner) => and(eq(surveys.clientId, clientId), eq(surveys.userId, id));

/** Returns the member's answers, empty before they answered (B-399); also used for the data export. */
export async function surveyOf(app: App, member: Owner): Promise<SurveyAnswer[]> {
  const { db } = app.database;
  const [row] = await db.select().from(surveys).where(own(member));
  if (!row) return [];
  const seal = await app.seals.of(db, member.clientId);
  return JSON.parse(seal.open(row.answersSealed, surveyPlace(member.id)));
}
