import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db, Tx } from "#server/db/db.ts";
import type { App } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { cookieIn, setCookie } from "#server/platform/http/cookie.ts";
import { newToken } from "#server/platform/security/secrets.ts";

/*
 * A nonce is its creation time, encrypted with the client's key: only we can make one, it is valid at one client, and
 * issuing it writes nothing. It is bound to a random cookie of the browser that asked for it, so that nobody can be
 * signed in to another person's account with that person's credential. Used nonces are stored, so that each works only
 * once.
 */

const place = (browser: string) => `google-nonce:${browser}`;
const goodFor = sql`interval '10 minutes'`;
const goodForSeconds = 600;

const cookieOf = (clientId: number) => `google_${clientId}`;

/** Returns the cookie of the browser that asks, which is shared by its tabs; empty if it has none. */
export const browserOf = (app: App, request: FastifyRequest, clientId: number): string =>
  cookieIn(app, request, cookieOf(clientId)) ?? "";

export async function newNonce(
  app: App,
  db: Db,
  clientId: number,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<string> {
  const seal = await app.seals.of(db, clientId);
  const { rows } = await db.execute<{ moment: string }>(
    sql`select extract(epoch from app_now())::text as moment`,
  );
  const value = browserOf(app, request, clientId) || newToken();
  setCookie(app, reply, { name: cookieOf(clientId), value, path: "/api/users", seconds: goodForSeconds });
  return seal.seal(rows[0]?.moment ?? "", place(value)).toString("base64url");
}

/** Consumes a nonce; fails if it is not ours, of another client or browser, too old, or used. */
export async function takeNonce(
  tx: Tx,
  app: App,
  clientId: number,
  { nonce, browser }: { nonce: string; browser: string },
): Promise<void> {
  const sealed = Buffer.from(nonce, "base64url");
  const seal = await app.seals.of(app.database.db, clientId);
  let moment: string;
  try {
    moment = seal.open(sealed, place(browser));
  } catch {
    throw fail("google_invalid");
  }
  const hash = createHash("sha256").update(sealed).digest("base64url");
  const { rowCount } = await tx.execute(sql`insert into google_nonces (client_id, nonce_hash)
    select ${clientId}, ${hash} where to_timestamp(${moment}::double precision) > app_now() - ${goodFor}
    on conflict do nothing`);
  if (rowCount !== 1) throw fail("google_invalid");
}
