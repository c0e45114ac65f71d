import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/db.ts";
import { passwordGuesses } from "#server/db/tables/user.ts";
import { fail } from "#server/platform/failure.ts";

/** How many wrong passwords in a row are checked, wherever they come from (NIST SP 800-63B-4, 3.2.2). */
export const guessesMax = 100;

/** Seconds after which a refused caller may try again; in practice only a new password helps. */
const retryAfter = 3600;

/** What is being guessed: the account, or the account on a device that its owner has signed in with. */
export type Guessed = {
  clientId: number;
  email: string;
  stored: string | undefined;
  device?: string | undefined;
};

/**
 * Counts a guess before it is checked, so that concurrent guesses cannot bypass the limit; fails if there were too
 * many. Returns the id of the row to delete after a correct password.
 */
export async function takeGuess(db: Db, { clientId, email, stored, device }: Guessed): Promise<number> {
  const name = JSON.stringify([email, stored ?? "", device ?? ""]);
  const nameHash = createHash("sha256").update(name).digest("base64url");
  const [row] = await db
    .insert(passwordGuesses)
    .values({ clientId, nameHash, wrong: 1 })
    .onConflictDoUpdate({
      target: [passwordGuesses.clientId, passwordGuesses.nameHash],
      set: { wrong: sql`${passwordGuesses.wrong} + 1`, lastAt: sql`app_now()` },
      setWhere: sql`${passwordGuesses.wrong} < ${guessesMax}`,
    })
    .returning({ id: passwordGuesses.id });
  if (!row) throw fail("too_many_guesses", { retryAfter });
  return row.id;
}

export async function forgetGuesses(db: Db, id: number): Promise<void> {
  await db.delete(passwordGuesses).where(eq(passwordGuesses.id, id));
}
