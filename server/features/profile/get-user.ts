import { and, eq } from "drizzle-orm";
import { pictureUrl } from "#rules/picture-file.ts";
import { users } from "#server/db/tables/user.ts";
import { givenConsents } from "#server/features/consent/consent.ts";
import { srqOfProfile } from "#server/features/srq/srq.ts";
import { surveyOf } from "#server/features/survey/survey.ts";
import type { Handler } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";

/** C-13 (B-149): own profile only; the survey answers come from their own feature (B-399). */
export const getUser: Handler<"getUser"> = async ({ app, client, member }) => {
  const [row] = await app.database.db
    .select()
    .from(users)
    .where(and(eq(users.clientId, client.id), eq(users.id, member.id)));
  const user = orNotFound(row);
  const consents = await givenConsents(app.database.db, app, client, member.id);
  return {
    status: "success",
    data: {
      id: user.id,
      user_id: user.id,
      name: user.name,
      phone: user.phone,
      phone_number: user.phone,
      email: user.email,
      picture: user.picture,
      picture_url: user.picture && pictureUrl(user.id, user.picture),
      srq_result: await srqOfProfile(app, member),
      survey: await surveyOf(app, member),
      agree_with_tnc: consents.some((consent) => consent.kind === "terms"),
      consents: consents.map(({ kind, version, givenAt }) => ({
        kind,
        version,
        given_at: givenAt.toISOString(),
      })),
    },
  };
};
