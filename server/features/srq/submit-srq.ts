import { and, eq } from "drizzle-orm";
import type { Body } from "#contract/schemas.ts";
import { type SrqAnswer, scoreSrq, srqRisk, srqVersion } from "#rules/srq.ts";
import { transact } from "#server/db/db.ts";
import { srqResults } from "#server/db/tables/srq.ts";
import { users } from "#server/db/tables/user.ts";
import { missingConsents, screeningConsents } from "#server/features/consent/consent.ts";
import { applyScreening } from "#server/features/safety/safety.ts";
import type { Handler } from "#server/platform/app.ts";
import { fail, orNotFound } from "#server/platform/failure.ts";
import { noticeOfScreening, resultOf, type SealedSrq, srqPlace, turnOf } from "./srq.ts";

/**
 * C-47: scores the answers on the server (S-18) and stores everything encrypted. A yes to question 17 pauses the meter
 * and stores its date only, in the same transaction.
 */
export const submitSrq: Handler<"submitSrq"> = async ({ app, client, member, body }) => {
  const { db } = app.database;
  await app.limits.take("srqByUser", String(member.id));
  const needs = await missingConsents(db, app, client, member, screeningConsents);
  if (needs.length > 0) throw fail("consent_required", { beside: { needs } });
  const seal = await app.seals.of(db, client.id);
  const level = srqRisk(body.answers, body.plan_now);
  const row = await transact(db, async (tx) => {
    // Serialises two concurrent submissions, so that the second finds the first.
    await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.clientId, client.id), eq(users.id, member.id)))
      .for("no key update");
    const { next, isOpen } = await turnOf(tx, member);
    if (!isOpen) throw fail("srq_too_soon", { beside: { upcoming_test: next?.toISOString() } });
    const place = { userId: member.id, version: srqVersion };
    const [stored] = await tx
      .insert(srqResults)
      .values({
        clientId: client.id,
        ...place,
        resultSealed: seal.seal(JSON.stringify(sealedOf(body)), srqPlace(place)),
      })
      .returning();
    if (level >= 2) await applyScreening(tx, seal, member, { level, isSent: true });
    return orNotFound(stored);
  });
  // The follow-up question may raise the urgency of this answer's card; its answer is not stored with the result.
  return { status: "success", data: { ...resultOf(seal, row), safety: noticeOfScreening(level) } };
};

function sealedOf({ answers }: Pick<Body<"submitSrq">, "answers">): SealedSrq {
  const yes = answers.filter(({ value }) => value === "yes").map(({ id }: SrqAnswer) => id);
  return { ...scoreSrq(answers), yes: yes.toSorted((one, other) => one - other) };
}
