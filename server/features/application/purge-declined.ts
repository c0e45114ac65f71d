import type { Job } from "#server/platform/jobs/job.ts";

/** Permanently removes applications that were declined 180 days ago, as the form promises. */
export const purgeDeclined: Job<object> = {
  name: "purge-declined",
  dailyHour: 5,
  run: async (app) => {
    const { rowCount } = await app.database.pool.query(
      `delete from expert_applications
       where state = 'declined' and state_at < (select app_now() - interval '180 days')`,
    );
    app.log.info({ removed: rowCount ?? 0 }, "declined applications removed");
  },
};
