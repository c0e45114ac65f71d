import type { Handler } from "#server/platform/app.ts";
import { clientBySlug } from "#server/platform/clients.ts";

/** returns what the client's landing page shows about other parties (B-418, B-419). */
export const getLanding: Handler<"getLanding"> = async ({ app, params }) => {
  const { landing } = await clientBySlug(app, params.username);
  return { status: "success", data: landing };
};
