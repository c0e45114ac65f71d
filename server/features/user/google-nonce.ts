import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/db.ts";
import type { App } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";

/*
 * A nonce is its creation time, encrypted with the client's key: only we can make one, it is valid at one client, and
 * issuing it writes nothing. Used nonces are stored, so that each works only once.
 */

const place = "google-nonce";
const goodFor = sql`interval '10 minutes'`;

export async function newNonce(app: App, db: Db, clientId: number): Promise<string> {
  const seal = await app.seals.of(db, clientId);
  const { rows } = await db.execute<{ moment: string }>(
    sql`select extract(epoch from app_now())::text as moment`,
  );
  return seal.seal(rows[0]?.moment ?? "", place).toString("base64url");
}

/** Consumes a nonce; fails if it is not ours, belongs to another client, is too old or was used. */
export async function takeNonce(tx: Tx, app: App, clientId: number, nonce: string): Promise<void> {
  const sealed = Buffer.from(nonce, "base64url");
  const seal = await app.seals.of(app.database.db, clientId);
  let moment: string;
  try {
    moment = seal.open(sealed, place);
  } catch {
    throw fail("google_invalid");
  }
  const hash = createHash("sha256").update(sealed).digest("base64url");
  const { rowCount } = await tx.execute(sql`insert into google_nonces (client_id, nonce_hash)
    select ${clientId}, ${hash} where to_timestamp(${moment}::double precision) > app_now() - ${goodFor}
    on conflict do nothing`);
  if (rowCount !== 1) throw fail("google_invalid");
}
