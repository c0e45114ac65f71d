import type { App } from "#server/platform/app.ts";

/** Mails in files hold links and addresses, and whoever runs the program has read them within a week. */
const keptFor = "7 days";

/** Removes old mails from this server's mail folder, if it has one. */
export async function purgeMailFiles(app: App): Promise<void> {
  const { folder } = app.external.mail;
  if (!folder) return;
  const { rows } = await app.database.pool.query<{ before: Date }>(
    `select app_now() - interval '${keptFor}' as before`,
  );
  if (rows[0]) await folder.empty(rows[0].before);
}
