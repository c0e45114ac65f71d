import { asc, eq } from "drizzle-orm";
import { clues } from "#server/db/tables/expert.ts";
import type { Handler } from "#server/platform/app.ts";
import { requireExpert } from "./expert.ts";

/** C-35 */
export const listClues: Handler<"listClues"> = async ({ app, client, params }) => {
  await requireExpert(app, client, params.expert_id);
  const rows = await app.database.db
    .select({ text: clues.text })
    .from(clues)
    .where(eq(clues.expertId, params.expert_id))
    .orderBy(asc(clues.position));
  return { status: "success", data: rows };
};
