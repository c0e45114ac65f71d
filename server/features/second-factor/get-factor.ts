import type { Handler } from "#server/platform/app.ts";
import { factorStateOf } from "./second-factor.ts";

/** */
export const getFactor: Handler<"getFactor"> = async ({ app, member }) => {
  const { activeSince, recoveryLeft } = await factorStateOf(app.database.db, member);
  return {
    status: "success",
    data: { active_since: activeSince?.toISOString() ?? null, recovery_left: recoveryLeft },
  };
};
