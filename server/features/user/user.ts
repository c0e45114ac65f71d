import { and, eq, sql } from "drizzle-orm";
import { isOfContext } from "#rules/registration.ts";
import type { Db } from "#server/db/db.ts";
import { sessions, users } from "#server/db/tables/user.ts";
import type { App, Client, Member } from "#server/platform/app.ts";
import { clientBySlug } from "#server/platform/clients.ts";
import { fail } from "#server/platform/failure.ts";
import { isPasswordHash } from "#server/platform/secrets.ts";
import { isOwnPassword } from "./own-password.ts";

/** Returns the account of an address at one client. */
export async function findUser(db: Pick<Db, "select">, clientId: number, email: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.clientId, clientId), eq(users.email, email)));
  return user;
}

/** Returns the client that an account form names; it must be the client whose page sent the form. */
export async function clientOfForm(
  app: App,
  pageClient: Client,
  username: string,
  header: unknown,
): Promise<Client> {
  const client = await clientBySlug(app, username);
  if (header !== undefined && client.id !== pageClient.id) throw fail("client_not_found");
  return client;
}

let commonPasswords: Promise<Set<string>> | undefined;

/**
 * Returns whether a password is among the most common ones (NIST SP 800-63B-4) or is made of our own and the client's
 * name. The list is loaded at first use.
 */
export async function isGuessable(
  password: string,
  client: Pick<Client, "username" | "name">,
): Promise<boolean> {
  if (isOfContext(password, [client.username, client.name])) return true;
  commonPasswords ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].filter((word) => word.length >= 8)),
  );
  return (await commonPasswords).has(password.toLowerCase());
}

/**
 * Returns how a member can prove their identity again: the password hash, if there is one, and whether the session was
 * confirmed in the last ten minutes.
 */
export async function confirmationOf(app: App, { sessionId }: Member) {
  const [row] = await app.database.db
    .select({
      stored: users.passwordHash,
      isRecent: sql<boolean>`${sessions.confirmedAt} > app_now() - interval '10 minutes'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId));
  // The session ended since the call began, or was deleted with its account.
  if (!row) throw fail("unauthenticated");
  const { stored, isRecent } = row;
  // Members who sign in only with Google have no password.
  return { passwordHash: isPasswordHash(stored) ? stored : undefined, isRecent };
}

/**
 * Requires the member to prove their identity again, since the session alone may be stolen. Without a password, or with
 * `orRecent`, a confirmation within the last ten minutes is enough.
 */
export async function requireConfirmation(
  app: App,
  member: Member,
  password: string | undefined,
  { orRecent }: { orRecent: boolean },
): Promise<void> {
  const { passwordHash, isRecent } = await confirmationOf(app, member);
  if (isRecent && (orRecent || passwordHash === undefined)) return;
  if (password === undefined || passwordHash === undefined) throw fail("sign_in_again");
  if (!(await isOwnPassword(app, member, password))) throw fail("password_wrong");
}
