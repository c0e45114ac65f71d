import type { Job } from "#server/platform/queue.ts";

/** Forgets when files were fetched, 90 days after: by then nobody asks about a purchase any more. */
export const purgeDownloads: Job<object> = {
  name: "purge-downloads",
  dailyHour: 4,
  run: async (app) => {
    const { rowCount } = await app.database.pool.query(
      "delete from downloads where created_at < (select app_now() - interval '90 days')",
    );
    app.log.info({ removed: rowCount ?? 0 }, "old downloads forgotten");
  },
};
