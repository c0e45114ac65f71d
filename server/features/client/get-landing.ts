import type { Handler } from "#server/platform/app.ts";
import { clientBySlug } from "#server/platform/client/clients.ts";

/** returns what the client's landing page shows about other parties (B-418, B-419); nothing that was invented. */
export const getLanding: Handler<"getLanding"> = async ({ app, params }) => {
  const { landing } = await clientBySlug(app, params.username);
  const { partners, reviews } = landing.demo ? { partners: [], reviews: [] } : landing;
  return { status: "success", data: { partners, reviews } };
};
