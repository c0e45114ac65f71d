import type { Handler } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { streamed } from "#server/platform/http/streamed.ts";
import { mustBeOwn, pictureOf, pictureType } from "./picture.ts";

/**
 * C-53: sends the member's own picture. The browser may cache it but must revalidate each time, so that it does not
 * show after signing out.
 */
export const getImage: Handler<"getImage"> = async ({ app, member, params, request, reply }) => {
  await app.limits.take("pictureReadByUser", String(member.id));
  mustBeOwn(member, params.userId);
  const { name, bytes } = orNotFound(await pictureOf(app.database.db, member));
  const etag = `"${name}"`;
  reply.headers({
    "cache-control": "private, no-cache",
    etag,
    vary: "authorization",
    // If it is opened directly, the response acts as a picture and nothing else.
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "content-disposition": 'inline; filename="foto.webp"',
  });
  const known = (request.headers["if-none-match"] ?? "")
    .split(",")
    .map((one) => one.trim().replace(/^W\//, ""));
  if (known.includes(etag)) reply.code(304).send();
  else reply.type(pictureType).send(bytes);
  return streamed;
};
