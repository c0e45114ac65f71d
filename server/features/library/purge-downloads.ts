import type { Job } from "#server/platform/jobs/job.ts";

/** Deletes download records after 90 days, when questions about a purchase are no longer expected. */
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
