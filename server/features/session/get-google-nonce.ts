import { clientOfForm } from "#server/features/account/account.ts";
import type { Handler } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { newNonce } from "./google-nonce.ts";

/** */
export const getGoogleNonce: Handler<"getGoogleNonce"> = async (context) => {
  const { app, client: pageClient, query, address, request, reply } = context;
  const { username } = query;
  const client = username
    ? await clientOfForm(app, pageClient, username, request.headers["x-client"])
    : pageClient;
  await app.limits.take("nonceByAddress", address);
  if (!app.external.google) throw fail("google_off");
  return {
    status: "success",
    data: { nonce: await newNonce(app, app.database.db, client.id, { request, reply }) },
  };
};
