import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { clientExperts, clients } from "#server/db/tables/client.ts";
import { signUps, users } from "#server/db/tables/user.ts";
import { recordConsents } from "#server/features/consent/consent.ts";
import type { Client } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { hashPassword } from "#server/platform/security/secrets.ts";
import { openSession } from "#server/platform/security/session.ts";
import type { TestApp } from "./test-app.ts";

const unique = () => randomBytes(5).toString("hex");

/** Returns one of the seeded clients. */
export async function clientNamed({ app }: Pick<TestApp, "app">, username: string): Promise<Client> {
  const [row] = await app.database.db.select().from(clients).where(eq(clients.username, username));
  return orNotFound(row);
}

/** Creates a client with experts 1 to 3 and a filled pool. */
export async function buildClient(
  { app }: Pick<TestApp, "app">,
  over: Partial<typeof clients.$inferInsert> & { poolSeconds?: number } = {},
): Promise<Client> {
  const { poolSeconds = 36_000, ...row } = over;
  const { db } = app.database;
  const username = row.username ?? `klien-${unique()}`;
  const [client] = await db
    .insert(clients)
    .values({ name: username, logo: "logo-netwerk.svg", features: [], menu: [], ...row, username })
    .returning();
  const made = orNotFound(client);
  await db
    .insert(clientExperts)
    .values([1, 2, 3].map((expertId) => ({ clientId: made.id, expertId, position: expertId })));
  if (poolSeconds > 0) await db.execute(sql`select fill_pool(${made.id}, ${poolSeconds}, 'test')`);
  return made;
}

/** A hash that matches no password: test members sign in through their session. */
const noPassword = `$argon2id$v=19$m=64,t=1,p=1$${"A".repeat(22)}$${"A".repeat(43)}`;

export type BuiltMember = {
  id: number;
  clientId: number;
  client: string;
  email: string;
  name: string;
  token: string;
};

/** Creates a verified member with a session; by default with all consents. */
export async function buildMember(
  { app }: Pick<TestApp, "app">,
  over: { client?: Client; consents?: boolean; verified?: boolean; name?: string; password?: string } = {},
): Promise<BuiltMember> {
  const { db } = app.database;
  const client = over.client ?? (await clientNamed({ app }, "netwerk"));
  const [user] = await db
    .insert(users)
    .values({
      clientId: client.id,
      email: `${unique()}@anggota.test`,
      name: over.name ?? "Rani Uji",
      phone: "081234567890",
      passwordHash: over.password === undefined ? noPassword : await hashPassword(over.password),
      verifiedAt: over.verified === false ? null : sql`app_now()`,
    })
    .returning();
  const { id, email, name, phone, passwordHash } = orNotFound(user);
  if (over.verified === false) {
    await db.insert(signUps).values({ clientId: client.id, userId: id, name, phone, passwordHash });
  }
  if (over.consents !== false) {
    await recordConsents(db, app, client, id, { terms: true, health_data: true, ai_provider: true });
  }
  const token = await openSession(db, client.id, id);
  return { id, clientId: client.id, client: client.username, email, name, token };
}

/** Gives the member paid time with one expert. */
export async function givePaidTime(
  { app }: Pick<TestApp, "app">,
  member: Pick<BuiltMember, "id" | "clientId">,
  expertId: number,
  seconds: number,
): Promise<void> {
  await app.database.db.execute(
    sql`select credit_paid(${member.clientId}, ${member.id}, ${expertId}, ${seconds}, ${unique()}, 'test', 1)`,
  );
}

/** Starts a conversation and returns its code. */
export async function startConversation(test: TestApp, member: BuiltMember, expertId = 1): Promise<string> {
  const { status, body } = await test.call("createConversation", { body: { expert_id: expertId } }, member);
  if (status !== 201) throw new Error(`no conversation: ${JSON.stringify(body)}`);
  return body.data;
}
