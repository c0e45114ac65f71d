import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#server/platform/app.ts";
import { cookieIn, setCookie } from "#server/platform/cookie.ts";

/*
 * A handle identifies a sign-up, and only the person who made it gets it. With it the mail for this sign-up can be
 * requested again, even if others signed up with the same address since (S-21); it reveals nothing about the address.
 * The browser keeps it in a cookie that is sent with the verification only, as proof of where the password was typed.
 */

const place = "sign-up";
/** Longer than a mailed link is valid, so that a link that was requested again still finds it. */
const seconds = 7 * 86_400;

const cookieOf = (clientId: number) => `sign_up_${clientId}`;

/** Returns the handle of a sign-up, and leaves it in the browser that receives this response. */
export async function giveHandle(
  app: App,
  clientId: number,
  signUpId: number,
  reply: FastifyReply,
): Promise<string> {
  const seal = await app.seals.of(app.database.db, clientId);
  const value = seal.seal(String(signUpId).padStart(12, "0"), place).toString("base64url");
  setCookie(app, reply, { name: cookieOf(clientId), value, path: "/api/users/verify-email", seconds });
  return value;
}

/** Returns the id of the sign-up that a handle names; undefined if the handle is not ours. */
export async function signUpOf(app: App, clientId: number, handle: string): Promise<number | undefined> {
  const seal = await app.seals.of(app.database.db, clientId);
  try {
    return Number(seal.open(Buffer.from(handle, "base64url"), place));
  } catch {
    return undefined;
  }
}

/** Returns the id of the sign-up at this client whose password was typed in the browser that asks. */
export async function signUpHere(
  app: App,
  clientId: number,
  request: FastifyRequest,
): Promise<number | undefined> {
  const handle = cookieIn(app, request, cookieOf(clientId));
  return handle === undefined ? undefined : signUpOf(app, clientId, handle);
}
