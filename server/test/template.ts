import { buildApp, prepareApp } from "#server/app.ts";
import { openDatabase } from "#server/db/db.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { seedDemo } from "#server/demo.ts";
import { noGateway } from "#server/external/payment/gateway.ts";
import { createLogger } from "#server/platform/log.ts";
import { testConfig, testSecret } from "./config.ts";
import { keptFiles, silentMail, silentModel } from "./fakes.ts";
import { prepareClock } from "./journey-controls.ts";

/** Fills a database with schema, queue, demo data and an adjustable clock; tests copy it. */
export async function fillTemplate(url: string, appSecret = testSecret): Promise<void> {
  await migrateDatabase(url);
  await prepareClock(url);
  const database = openDatabase({ url, max: 4, testClock: true });
  const { server, app } = await buildApp({
    config: testConfig({ appSecret }),
    database,
    log: createLogger("silent"),
    external: { mail: silentMail, model: silentModel, payment: noGateway, storage: keptFiles() },
  });
  await prepareApp(app);
  await seedDemo(app);
  await server.close();
  await database.close();
}
