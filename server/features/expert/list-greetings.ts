import { asc, eq } from "drizzle-orm";
import { greetings } from "#server/db/tables/expert.ts";
import type { Handler } from "#server/platform/app.ts";
import { requireExpert } from "./expert.ts";

/** C-36 */
export const listGreetings: Handler<"listGreetings"> = async ({ app, client, params }) => {
  await requireExpert(app, client, params.expert_id);
  const rows = await app.database.db
    .select({ title: greetings.title, description: greetings.description })
    .from(greetings)
    .where(eq(greetings.expertId, params.expert_id))
    .orderBy(asc(greetings.position));
  return { status: "success", data: rows };
};
