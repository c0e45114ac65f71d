import { surveys } from "#server/db/tables/survey.ts";
import type { Handler } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { surveyTexts } from "#texts/survey.ts";
import { surveyOf, surveyPlace } from "./survey.ts";

/** C-55: stores the survey, once per member. The same answers again change nothing; different ones are refused. */
export const submitSurvey: Handler<"submitSurvey"> = async ({ app, member, body }) => {
  await app.limits.take("surveyByUser", String(member.id));
  const { db } = app.database;
  const seal = await app.seals.of(db, member.clientId);
  const answers = JSON.stringify(body.answers);
  const [made] = await db
    .insert(surveys)
    .values({
      clientId: member.clientId,
      userId: member.id,
      answersSealed: seal.seal(answers, surveyPlace(member.id)),
    })
    .onConflictDoNothing()
    .returning({ id: surveys.id });
  if (!made && JSON.stringify(await surveyOf(app, member)) !== answers) throw fail("survey_answered");
  return { status: "success", message: surveyTexts.sent };
};
