import type { Job } from "#server/platform/jobs/job.ts";

/** Removes page counts after 400 days, long enough to compare a month with the same month a year before. */
export const purgePageCounts: Job<object> = {
  name: "purge-page-counts",
  dailyHour: 4,
  run: async (app) => {
    const { rowCount } = await app.database.pool.query(
      "delete from page_counts where day < wib_day(app_now()) - 400",
    );
    app.log.info({ removed: rowCount ?? 0 }, "old counts of pages removed");
  },
};
