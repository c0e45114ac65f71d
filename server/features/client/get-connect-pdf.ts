import { isReachable } from "#rules/reachable-email.ts";
import { printColours } from "#server/features/brand/brand.ts";
import type { App, Handler } from "#server/platform/app.ts";
import { clientBySlug } from "#server/platform/client/clients.ts";
import { originOf } from "#server/platform/client/hosts.ts";
import { streamed } from "#server/platform/http/streamed.ts";
import { TimedCache } from "#server/platform/timed-cache.ts";
import { connectPdfTexts as leaflet } from "#texts/connect.ts";
import { connectAsPdf } from "./connect-pdf.ts";

/** Anyone may request the leaflet, so concurrent requests share one rendering. */
const leaflets = new TimedCache(async (app: App, username: string): Promise<Buffer> => {
  const client = await clientBySlug(app, username);
  const email = client.contactEmail ?? app.config.contactEmail;
  const about = {
    client: client.name,
    page: `${originOf(app, client)}/${username}/almaconnect`,
    contact: [...(isReachable(email) ? [email] : []), ...(client.contactUrl ? [client.contactUrl] : [])],
  };
  return Buffer.concat(await Array.fromAsync(connectAsPdf(about, printColours(client))));
});

/** sends the AlmaConnect leaflet (B-422). It is the same for everyone, so it may be cached for an hour. */
export const getConnectPdf: Handler<"getConnectPdf"> = async ({ app, params, reply }) => {
  const file = await leaflets.get(app, params.username);
  reply.headers({
    "content-type": "application/pdf",
    "content-length": file.byteLength,
    "content-disposition": `attachment; filename="${leaflet.file(params.username)}"`,
    "cache-control": "public, max-age=3600",
  });
  reply.send(file);
  return streamed;
};
