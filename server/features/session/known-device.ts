import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App, Client } from "#server/platform/app.ts";
import { cookieIn, setCookie } from "#server/platform/http/cookie.ts";

/*
 * A device that a member has signed in with gets a marker cookie, so that strangers' password guesses do not lock the
 * owner out there. The marker grants no access: guesses from this device are only counted separately. The cookie is
 * sent only with sign-in requests.
 */

const place = "device";
const seconds = 400 * 86_400;

const cookieOf = (client: Client) => `device_${client.id}`;

/** Returns a name for the device if its marker is for this account, otherwise undefined. */
export async function knownDevice(
  app: App,
  client: Client,
  email: string,
  request: FastifyRequest,
): Promise<string | undefined> {
  const mark = cookieIn(app, request, cookieOf(client));
  if (!mark) return undefined;
  const sealed = Buffer.from(mark, "base64url");
  const seal = await app.seals.of(app.database.db, client.id);
  try {
    if (seal.open(sealed, place) !== email) return undefined;
  } catch {
    return undefined;
  }
  return createHash("sha256").update(sealed).digest("base64url");
}

/** Sets the marker cookie on the device that receives this response. */
export async function markDevice(
  app: App,
  client: Client,
  email: string,
  reply: FastifyReply,
): Promise<void> {
  const seal = await app.seals.of(app.database.db, client.id);
  const value = seal.seal(email, place).toString("base64url");
  setCookie(app, reply, { name: cookieOf(client), value, path: "/api/users/login", seconds });
}
