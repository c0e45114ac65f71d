import { type Handler, streamed } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { mustBeOwn, pictureOf, pictureType } from "./picture.ts";

/**
 * C-53: the own picture, for the browser of its member alone. It may be kept there and is asked for again each time,
 * so that who signed out does not see it.
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
    // Opened by itself it is a picture and nothing else.
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
