import type { Job } from "#server/platform/jobs/job.ts";
import { reseal } from "./reseal.ts";

/** Seals what a rotation of the last thirty days left under a former key, because its command was killed or a row was
 * held. */
export const finishRotations: Job<object> = {
  name: "finish-rotations",
  dailyHour: 1,
  run: async (app) => {
    const { db, pool } = app.database;
    const { rows } = await pool.query<{ id: number }>(`
      select client_id as id from client_keys
      where version > 1 and seals_from between app_now() - interval '30 days' and app_now() group by 1`);
    await app.seals.refresh(db);
    for (const { id: clientId } of rows) {
      const seal = await app.seals.of(db, clientId);
      const { values, broken } = await reseal({ pool, clientId, seal }, () => {});
      app.log.info({ client: clientId, values, broken }, "rotation looked at again");
    }
  },
};
