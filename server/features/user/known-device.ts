import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App, Client } from "#server/platform/app.ts";

/*
 * A device that a member has signed in with carries a mark of it, so that guesses of strangers at their password do
 * not keep them out. The mark opens nothing: it only lets its device be counted apart. It goes with no other request.
 */

const place = "device";
const days = 400;

const cookieOf = (client: Client) => `device_${client.id}`;

/** Names the device if its mark is for this account; undefined else. */
export async function knownDevice(
  app: App,
  client: Client,
  email: string,
  { headers }: FastifyRequest,
): Promise<string | undefined> {
  const mark = new RegExp(`(?:^|; )${cookieOf(client)}=([\\w-]{1,600})(?:;|$)`).exec(
    headers.cookie ?? "",
  )?.[1];
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

/** Marks the device of this answer. */
export async function markDevice(
  app: App,
  client: Client,
  email: string,
  reply: FastifyReply,
): Promise<void> {
  const seal = await app.seals.of(app.database.db, client.id);
  const mark = seal.seal(email, place).toString("base64url");
  const isSafe = app.config.publicUrl.startsWith("https:");
  reply.header(
    "set-cookie",
    `${cookieOf(client)}=${mark}; Path=/api/users/login; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict${isSafe ? "; Secure" : ""}`,
  );
}
