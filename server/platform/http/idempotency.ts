import { and, eq, isNull, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { CallName } from "#contract/calls.ts";
import { runsOncePerKey, schemas } from "#contract/schemas.ts";
import type { CallSchema } from "#contract/shape.ts";
import { idempotencyKeys } from "#server/db/tables/idempotency.ts";
import type { App, Member } from "#server/platform/app.ts";
import { Failure, fail } from "#server/platform/failure.ts";

/** How long a key stays taken after its first call died. */
const takenFor = sql`interval '60 seconds'`;

/**
 * Runs a call once per `Idempotency-Key`: a repeat returns the first result. Refusals are not stored, so that a
 * corrected repeat works. Only for members' writing calls; `POST /api/chat` has its own `message_id`.
 */
export async function onceByKey<T>(
  app: App,
  name: CallName,
  member: Member | undefined,
  request: FastifyRequest,
  run: () => Promise<T>,
): Promise<T> {
  const key = request.headers["idempotency-key"];
  const schema: CallSchema = schemas[name];
  if (typeof key !== "string" || !member || !runsOncePerKey(name)) return run();
  if (!/^[\x21-\x7e]{8,255}$/.test(key)) throw fail("malformed");

  const seal = await app.seals.of(app.database.db, member.clientId);
  const requestHash = seal.mark(JSON.stringify([request.params, request.query, request.body]));
  const place = idempotencyPlace({ userId: member.id, call: name, key });
  const stored = await take(app, member, name, key, requestHash);
  if (stored) return JSON.parse(seal.open(stored, place));

  const mine = and(
    eq(idempotencyKeys.userId, member.id),
    eq(idempotencyKeys.call, name),
    eq(idempotencyKeys.key, key),
  );
  const result = await run().catch(async (error) => {
    // Only a definite refusal did nothing. After an outage the call may have been done: its key stays taken for a
    // minute.
    if (error instanceof Failure) {
      await app.database.db.delete(idempotencyKeys).where(and(mine, isNull(idempotencyKeys.status)));
    }
    throw error;
  });
  await app.database.db
    .update(idempotencyKeys)
    .set({ status: schema.status ?? 200, answerSealed: seal.seal(JSON.stringify(result), place) })
    .where(mine);
  return result;
}

/** The place (AES-GCM associated data) that a stored answer is sealed to. */
export const idempotencyPlace = ({ userId, call, key }: { userId: number; call: string; key: string }) =>
  `idempotency:${userId}:${call}:${key}`;

/** Takes the key for this call; returns the stored result of an earlier one. */
async function take(
  app: App,
  member: Member,
  call: CallName,
  key: string,
  requestHash: string,
): Promise<Buffer | undefined> {
  const [taken] = await app.database.db
    .insert(idempotencyKeys)
    .values({ clientId: member.clientId, userId: member.id, call, key, requestHash })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.call, idempotencyKeys.key],
      set: { createdAt: sql`app_now()` },
      setWhere: sql`${idempotencyKeys.status} is null and ${idempotencyKeys.requestHash} = ${requestHash}
        and ${idempotencyKeys.createdAt} < app_now() - ${takenFor}`,
    })
    .returning({ id: idempotencyKeys.id });
  if (taken) return undefined;
  const [row] = await app.database.db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, member.id),
        eq(idempotencyKeys.call, call),
        eq(idempotencyKeys.key, key),
      ),
    );
  if (row && row.requestHash !== requestHash) throw fail("key_reused");
  if (!row?.answerSealed) throw fail("in_progress", { retryAfter: 1 });
  return row.answerSealed;
}
