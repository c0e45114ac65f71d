import { and, eq, isNull } from "drizzle-orm";
import { clients } from "#server/db/tables/client.ts";
import { users } from "#server/db/tables/user.ts";
import { mailOf } from "#server/features/mail/mail.ts";
import { originOf } from "#server/platform/hosts.ts";
import type { Job } from "#server/platform/queue.ts";
import { factorMailTexts } from "#texts/second-factor-mail.ts";
import { factorStateOf } from "./second-factor.ts";

/**
 * Tells a member what happened to the second factor. Only who knows the password can cause these mails, so they are not
 * counted.
 */
export const tellOfFactor: Job<{ userId: number; what: "on" | "off" | "recovery" | "guessed" }> = {
  name: "tell-of-factor",
  run: async (app, { userId, what }, jobId) => {
    const { db } = app.database;
    const [row] = await db
      .select({ user: users, client: clients })
      .from(users)
      .innerJoin(clients, eq(clients.id, users.clientId))
      .where(and(eq(users.id, userId), isNull(users.erasedAt)));
    if (!row) return;
    const { user: to, client } = row;
    const { recoveryLeft } = await factorStateOf(db, to);
    const wording = {
      on: factorMailTexts.on,
      off: factorMailTexts.off,
      recovery: factorMailTexts.recovery(recoveryLeft),
      guessed: factorMailTexts.guessed,
    }[what];
    const link = `${originOf(app, client)}/${client.username}/forgot-password`;
    await app.external.mail.send(mailOf({ to, client, wording, link, id: jobId }));
  },
};
