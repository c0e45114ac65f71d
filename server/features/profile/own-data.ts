import { and, eq } from "drizzle-orm";
import { pictures } from "#server/db/tables/picture.ts";
import { users } from "#server/db/tables/user.ts";
import { factorStateOf } from "#server/features/second-factor/second-factor.ts";
import { type Chapter, momentOf } from "#server/platform/own-data.ts";
import { ownDataTexts as says } from "#texts/privacy/own-data.ts";
import { pictureType } from "./picture.ts";

export const profileChapter: Chapter = {
  name: "profile",
  title: says.chapters.profile,
  async *read({ app, owner }) {
    const [row] = await app.database.db
      .select({ user: users, bytes: pictures.bytes })
      .from(users)
      .leftJoin(pictures, and(eq(pictures.clientId, users.clientId), eq(pictures.userId, users.id)))
      .where(and(eq(users.clientId, owner.clientId), eq(users.id, owner.id)));
    if (!row) return;
    const { activeSince, recoveryLeft } = await factorStateOf(app.database.db, owner);
    const { id, name, email, phone, googleSub, createdAt, verifiedAt } = row.user;
    const picture = row.bytes && `data:${pictureType};base64,${Buffer.from(row.bytes).toString("base64")}`;
    yield {
      data: {
        id,
        name,
        email,
        phone,
        picture,
        google_id: googleSub,
        created_at: createdAt,
        verified_at: verifiedAt,
        second_factor: activeSince && { active_since: activeSince, recovery_codes_left: recoveryLeft },
      },
      facts: [
        [says.name, name],
        [says.email, email],
        [says.phone, phone],
        [says.picture, picture ? says.yes : says.no],
        [says.google, googleSub],
        [says.joined, momentOf(createdAt)],
        [says.verified, verifiedAt && momentOf(verifiedAt)],
        [says.secondFactor, activeSince && momentOf(activeSince)],
        [says.recoveryLeft, activeSince && String(recoveryLeft)],
      ],
    };
  },
};
