import { sql } from "drizzle-orm";
import { buildApp, prepareApp } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import { openDatabase } from "#server/db/db.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { clients } from "#server/db/tables/client.ts";
import { conversations } from "#server/db/tables/conversation.ts";
import { users } from "#server/db/tables/user.ts";
import { seedDemo } from "#server/demo.ts";
import { noGateway } from "#server/external/payment/gateway.ts";
import { openStorage } from "#server/external/storage/storage.ts";
import { recordConsents } from "#server/features/consent/consent.ts";
import type { App } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { createLogger } from "#server/platform/log.ts";
import { newCode } from "#server/platform/security/secrets.ts";
import { openSession } from "#server/platform/security/session.ts";
import { silentMail, silentModel } from "#server/test/fakes.ts";

export type BenchMember = { id: number; token: string; code: string };

/** Runs `work` with the app as the server builds it, but without the network. */
export async function withApp<T>(config: Config, url: string, work: (app: App) => Promise<T>): Promise<T> {
  await migrateDatabase(url);
  const database = openDatabase({ url, max: 8 });
  const { server, app } = await buildApp({
    config,
    database,
    log: createLogger("warn"),
    external: { mail: silentMail, model: silentModel, payment: noGateway, storage: openStorage(config) },
  });
  await prepareApp(app);
  await seedDemo(app);
  try {
    return await work(app);
  } finally {
    await server.close();
    await database.close();
  }
}

/** Makes members of the direct client with purchased time and one conversation each, directly in the database. */
export const makeMembers = (config: Config, url: string, count: number): Promise<BenchMember[]> =>
  withApp(config, url, (app) => membersOf(app, count));

export async function membersOf(app: App, count: number): Promise<BenchMember[]> {
  const { db } = app.database;
  const [client] = await db.select().from(clients).where(sql`id = 1`);
  const run = newCode();
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const [user] = await db
        .insert(users)
        .values({
          clientId: 1,
          email: `${run.toLowerCase()}-${n}@bench.test`,
          name: `Anggota ${n}`,
          phone: "081234567890",
          passwordHash: "none",
          verifiedAt: sql`app_now()`,
        })
        .returning({ id: users.id });
      const { id } = orNotFound(user);
      await recordConsents(db, app, orNotFound(client), id, {
        terms: true,
        health_data: true,
        ai_provider: true,
      });
      await db.execute(sql`select credit_paid(1, ${id}, 1, 1000000, ${`bench-${id}`}, 'bench', ${id})`);
      const code = newCode();
      await db.insert(conversations).values({ clientId: 1, userId: id, expertId: 1, code, promptId: "2" });
      return { id, code, token: await openSession(db, 1, id) };
    }),
  );
}
