import { eq } from "drizzle-orm";
import { clients } from "#server/db/tables/client.ts";
import { users } from "#server/db/tables/user.ts";
import { mailOf } from "#server/features/mail/mail.ts";
import { originOf } from "#server/platform/client/hosts.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import { mailTexts } from "#texts/mail/mail.ts";

/** Tells a member that their data was exported, so that somebody with a stolen session cannot do it unnoticed. */
export const tellExport: Job<{ userId: number }> = {
  name: "tell-export",
  run: async (app, { userId }, jobId) => {
    const [row] = await app.database.db
      .select({ user: users, client: clients })
      .from(users)
      .innerJoin(clients, eq(clients.id, users.clientId))
      .where(eq(users.id, userId));
    if (!row || row.user.erasedAt) return;
    const { user: to, client } = row;
    const link = `${originOf(app, client)}/${client.username}/profile`;
    await app.external.mail.send(mailOf({ to, client, wording: mailTexts.dataExported, link, id: jobId }));
  },
};
