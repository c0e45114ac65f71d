import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { ErrorCode } from "#contract/errors.ts";
import type { Db } from "#server/db/db.ts";
import { passwordGuesses } from "#server/db/tables/user.ts";
import { fail } from "#server/platform/failure.ts";

/** How many wrong passwords in a row are checked, wherever they come from (NIST SP 800-63B-4, 3.2.2). */
export const guessesMax = 100;

/**
 * Seconds after which one wrong password is forgiven, so that strangers who used up all guesses keep the owner out no
 * longer than they go on.
 */
export const forgivenEvery = 1800;

const elapsed = sql`extract(epoch from app_now() - ${passwordGuesses.lastAt})`;
const forgiven = sql`floor(${elapsed} / ${forgivenEvery}::int)::int`;

const forPasswords = { max: guessesMax, refusal: "too_many_guesses" } as const;

/** A counted guess: its row, and how many wrong ones in a row it makes. */
export type Guess = { id: number; wrong: number };

/** What is being guessed: the account, or the account on a device that its owner has signed in with. */
export type Guessed = {
  clientId: number;
  email: string;
  stored: string | undefined;
  device?: string | undefined;
};

/**
 * Counts a guess before it is checked, so that concurrent guesses cannot bypass the limit; fails if there were too
 * many, with the time until the next one. `last_at` is the moment up to which wrong ones were forgiven. Returns how many
 * there are in a row, and the row to delete after a correct one.
 */
export async function countGuess(
  db: Db,
  { clientId, email, stored, device }: Guessed,
  { max, refusal }: { max: number; refusal: ErrorCode } = forPasswords,
): Promise<Guess> {
  const name = JSON.stringify([email, stored ?? "", device ?? ""]);
  const nameHash = createHash("sha256").update(name).digest("base64url");
  const [row] = await db
    .insert(passwordGuesses)
    .values({ clientId, nameHash, wrong: 1 })
    .onConflictDoUpdate({
      target: [passwordGuesses.clientId, passwordGuesses.nameHash],
      set: {
        wrong: sql`greatest(0, ${passwordGuesses.wrong} - ${forgiven}) + 1`,
        lastAt: sql`case when ${passwordGuesses.wrong} <= ${forgiven} then app_now()
          else ${passwordGuesses.lastAt} + make_interval(secs => ${forgiven} * ${forgivenEvery}::int) end`,
      },
      setWhere: sql`${passwordGuesses.wrong} - ${forgiven} < ${max}`,
    })
    .returning({ id: passwordGuesses.id, wrong: passwordGuesses.wrong });
  if (!row) throw fail(refusal, { retryAfter: await secondsToNext(db, clientId, nameHash) });
  return row;
}

/** Returns the seconds until the next wrong password is forgiven. */
async function secondsToNext(db: Db, clientId: number, nameHash: string): Promise<number> {
  const [row] = await db
    .select({ seconds: sql<number>`ceil(${forgivenEvery}::int - ${elapsed})::int` })
    .from(passwordGuesses)
    .where(and(eq(passwordGuesses.clientId, clientId), eq(passwordGuesses.nameHash, nameHash)));
  return Math.max(1, row?.seconds ?? 1);
}

export async function forgetGuesses(db: Db, { id }: Guess): Promise<void> {
  await db.delete(passwordGuesses).where(eq(passwordGuesses.id, id));
}
