import type { Handler } from "#server/platform/app.ts";
import { requireConversation } from "./conversation.ts";

/** C-31: returns the rating, null until it is given. */
export const getRating: Handler<"getRating"> = async ({ app, member, params }) => {
  const { star } = await requireConversation(app.database.db, member, params.code);
  return { status: "success", data: { rating: star === null ? null : { star } } };
};
