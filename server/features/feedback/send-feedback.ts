import { transact } from "#server/db/db.ts";
import { feedback } from "#server/db/tables/feedback.ts";
import { assessText, noteTextRisk, noticeBeside } from "#server/features/safety/safety.ts";
import type { Handler } from "#server/platform/app.ts";
import { feedbackTexts } from "#texts/feedback.ts";
import { feedbackPlace } from "./feedback.ts";

/** C-42: stores a message to the management. If its text signals risk, the answer carries the help card at once. */
export const sendFeedback: Handler<"sendFeedback"> = async ({ app, member, body }) => {
  await app.limits.take("feedbackByUser", String(member.id));
  const { db } = app.database;
  const message = body.message.trim();
  const assessment = assessText(message, { atMs: Date.now() });
  const seal = await app.seals.of(db, member.clientId);
  const owner = { clientId: member.clientId, userId: member.id };
  await transact(db, async (tx) => {
    await tx
      .insert(feedback)
      .values({ ...owner, messageSealed: seal.seal(message, feedbackPlace(member.id)) });
    await noteTextRisk(tx, seal, { ...owner, source: "feedback" }, assessment);
  });
  const safety = noticeBeside(assessment);
  return { status: "success", message: feedbackTexts.sent, ...(safety ? { safety } : {}) };
};
