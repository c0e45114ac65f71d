import { eq } from "drizzle-orm";
import { z } from "zod";
import { clients } from "#server/db/tables/client.ts";
import { users } from "#server/db/tables/user.ts";
import { mailOf } from "#server/features/mail/mail.ts";
import { originOf } from "#server/platform/client/hosts.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import { mailTexts } from "#texts/mail/mail.ts";

/** The place (AES-GCM associated data) that the address of an erased account is sealed to. */
export const farewellPlace = (userId: number) => `farewell:${userId}`;

const addressee = z.object({ email: z.string(), name: z.string() });

/** Sends the last mail of an erased account and then deletes the address. */
export const sayFarewell: Job<{ userId: number }> = {
  name: "say-farewell",
  run: async (app, { userId }) => {
    const { db } = app.database;
    const [row] = await db
      .select({ sealed: users.farewellSealed, client: clients })
      .from(users)
      .innerJoin(clients, eq(clients.id, users.clientId))
      .where(eq(users.id, userId));
    if (!row?.sealed) return;
    const { client, sealed } = row;
    const seal = await app.seals.of(db, client.id);
    const to = addressee.parse(JSON.parse(seal.open(sealed, farewellPlace(userId))));
    const link = `${originOf(app, client)}/${client.username}/register`;
    // Every attempt uses the same id, so that a mail server drops a mail it has already accepted.
    const id = `${sayFarewell.name}-${userId}`;
    await app.external.mail.send(mailOf({ to, client, wording: mailTexts.erased, link, id }));
    await db.update(users).set({ farewellSealed: null }).where(eq(users.id, userId));
  },
};
