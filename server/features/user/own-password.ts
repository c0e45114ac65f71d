import { and, eq } from "drizzle-orm";
import { sessions, users } from "#server/db/tables/user.ts";
import type { App, Member } from "#server/platform/app.ts";
import { fail } from "#server/platform/failure.ts";
import { verifyPassword } from "#server/platform/secrets.ts";
import { forgetGuesses, takeGuess } from "./password-guesses.ts";

/**
 * Returns whether this is the password of the member, entered in their session. Attempts are counted per session, as
 * sign-in counts them per device: somebody with a stolen session gets a hundred and locks the owner out of no other
 * session.
 */
export async function isOwnPassword(app: App, member: Member, password: string): Promise<boolean> {
  const { clientId, sessionId, email } = member;
  const { db } = app.database;
  await app.limits.take("confirmBySession", String(sessionId));
  const [user] = await db
    .select({ stored: users.passwordHash })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.clientId, clientId), eq(sessions.id, sessionId)));
  // The account was erased since the call began; its emptied hash must not make the right password look wrong.
  if (!user) throw fail("unauthenticated");
  const { stored } = user;
  const guess = await takeGuess(db, { clientId, email, stored, device: `session:${sessionId}` });
  if (!(await verifyPassword(stored, password, "known"))) return false;
  await app.limits.forget("confirmBySession", String(sessionId));
  await forgetGuesses(db, guess);
  return true;
}
