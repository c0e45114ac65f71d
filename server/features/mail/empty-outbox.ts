import type { App } from "#server/platform/app.ts";

/** Mails in the outbox hold links and addresses, and whoever runs the program has read them within a week. */
const keptFor = "7 days";

/** Removes old mails from this server's outbox, if it has one. */
export async function emptyOutbox(app: App): Promise<void> {
  const { outbox } = app.external.mail;
  if (!outbox) return;
  const { rows } = await app.database.pool.query<{ before: Date }>(
    `select app_now() - interval '${keptFor}' as before`,
  );
  if (rows[0]) await outbox.empty(rows[0].before);
}
