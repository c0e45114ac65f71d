import { and, eq, sql } from "drizzle-orm";
import { isOfContext } from "#rules/registration.ts";
import type { Db } from "#server/db/db.ts";
import { sessions, users } from "#server/db/tables/user.ts";
import type { App, Client, Member } from "#server/platform/app.ts";
import { clientBySlug } from "#server/platform/clients.ts";
import { fail } from "#server/platform/failure.ts";
import { isPasswordHash } from "#server/platform/secrets.ts";
import { isOwnPassword } from "./own-password.ts";

/** The account of an address at one client. */
export async function findUser(db: Pick<Db, "select">, clientId: number, email: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.clientId, clientId), eq(users.email, email)));
  return user;
}

/** The client that an account form names; it must be the one whose page sent it. */
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
 * Whether a password is among the most used ones (NIST SP 800-63B-4), or made of our own and the client's name; the
 * list is loaded at first use.
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

/** How a member can show again who they are: the password, where there is one, or a sign-in of a moment ago. */
export async function confirmationOf(app: App, { sessionId }: Member) {
  const [row] = await app.database.db
    .select({
      stored: users.passwordHash,
      isRecent: sql<boolean>`${sessions.confirmedAt} > app_now() - interval '10 minutes'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId));
  // Ended since the call began, or gone with its account.
  if (!row) throw fail("unauthenticated");
  const { stored, isRecent } = row;
  // Who signs in by another's account has none.
  return { passwordHash: isPasswordHash(stored) ? stored : undefined, isRecent };
}

/**
 * Lets on only who shows again who they are, since a session alone may be in other hands. Without a password, or where
 * `orRecent`, a sign-in of the last ten minutes will do.
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
