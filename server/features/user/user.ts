import { and, eq } from "drizzle-orm";
import type { Db } from "#server/db/db.ts";
import { users } from "#server/db/tables/user.ts";
import type { App, Client } from "#server/platform/app.ts";
import { clientBySlug } from "#server/platform/clients.ts";
import { fail } from "#server/platform/failure.ts";

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

/** Whether a password is among the most used ones (NIST SP 800-63B-4); the list is loaded at first use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].filter((word) => word.length >= 8)),
  );
  return (await commonPasswords).has(password.toLowerCase());
}
