import { sql } from "drizzle-orm";
import { type SrqAnswer, scoreSrq, srqQuestionCount, srqVersion } from "#rules/srq.ts";
import { srqResults } from "#server/db/tables/srq.ts";
import { srqPlace } from "#server/features/srq/srq.ts";
import { orNotFound } from "#server/platform/failure.ts";
import type { TestApp } from "./test-app.ts";

/** A complete screening: yes to these questions, no to the others. */
export const answersWith = (...yes: number[]): SrqAnswer[] =>
  Array.from({ length: srqQuestionCount }, (_, n) => ({
    id: n + 1,
    value: yes.includes(n + 1) ? "yes" : "no",
  }));

/** Stores a screening taken some days ago; returns its id. */
export async function buildScreening(
  { app }: Pick<TestApp, "app">,
  member: { id: number; clientId: number },
  { yes = [], daysAgo = 40 }: { yes?: number[]; daysAgo?: number } = {},
): Promise<number> {
  const { db } = app.database;
  const seal = await app.seals.of(db, member.clientId);
  const place = { userId: member.id, version: srqVersion };
  const content = JSON.stringify({ ...scoreSrq(answersWith(...yes)), yes });
  const [row] = await db
    .insert(srqResults)
    .values({
      clientId: member.clientId,
      ...place,
      resultSealed: seal.seal(content, srqPlace(place)),
      createdAt: sql`app_now() - ${daysAgo} * interval '24 hours'`,
    })
    .returning({ id: srqResults.id });
  return orNotFound(row).id;
}
