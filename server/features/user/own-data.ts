import { and, desc, eq } from "drizzle-orm";
import { readDevice } from "#rules/device.ts";
import { pictures } from "#server/db/tables/picture.ts";
import { sessions, users } from "#server/db/tables/user.ts";
import { type Chapter, momentOf } from "#server/platform/own-data.ts";
import { ownSessions } from "#server/platform/session.ts";
import { ownDataTexts as says } from "#texts/own-data.ts";
import { consentPageTexts, sessionTexts } from "#texts/privacy.ts";
import { consentsOf } from "./consent.ts";
import { pictureType } from "./picture.ts";
import { factorStateOf } from "./second-factor.ts";

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
        ...{ id, name, email, phone, picture },
        ...{ google_id: googleSub, created_at: createdAt, verified_at: verifiedAt },
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

export const consentChapter: Chapter = {
  name: "consents",
  title: says.chapters.consents,
  async *read({ app, client, owner }) {
    const given = await consentsOf(app.database.db, app, client, owner.id, { whole: true });
    for (const { kind, text, version, given_at, records } of given) {
      yield {
        heading: consentPageTexts.names[kind],
        data: { kind, text, version, given_at, records },
        facts: records.flatMap((record) => [
          [says.given, `${momentOf(record.given_at)} (${says.version} ${record.version})`] as const,
          [says.withdrawn, record.withdrawn_at && momentOf(record.withdrawn_at)] as const,
        ]),
        body: text,
      };
    }
  },
};

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
