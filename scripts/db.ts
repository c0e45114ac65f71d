// npm run db:migrate | db:seed | db:check - on DATABASE_URL, or on the embedded database of DATA_DIR.

import { buildApp, prepareApp } from "#server/app.ts";
import { ConfigError, loadConfig } from "#server/config.ts";
import { checkInvariants } from "#server/db/check.ts";
import { openDatabase } from "#server/db/db.ts";
import { startEmbedded } from "#server/db/embedded/embedded.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { seedDemo } from "#server/demo.ts";
import { seedFiles } from "#server/demo-files.ts";
import { openMailer } from "#server/external/mail.ts";
import { guide } from "#server/external/model/guide/guide.ts";
import { noGateway } from "#server/external/payment/gateway.ts";
import { openStorage } from "#server/external/storage/storage.ts";
import { createLogger } from "#server/platform/log.ts";

const commands: Record<string, (url: string) => Promise<void>> = {
  migrate: async (url) => {
    await migrateDatabase(url);
    console.log("The schema is up to date.");
  },
  seed: async (url) => {
    if (config.publicUrl.startsWith("https:") && !config.demo)
      throw new ConfigError(
        "The demo world has accounts with a published password: say DEMO=on to seed it here.",
      );
    await migrateDatabase(url);
    const database = openDatabase({ url, max: 4 });
    const storage = openStorage(config);
    const { server, app } = await buildApp({
      config,
      database,
      log,
      external: { mail: openMailer(config, log), model: guide, payment: noGateway, storage },
    });
    await prepareApp(app);
    await seedDemo(app);
    await seedFiles(storage, log);
    await server.close();
    await database.close();
    console.log("The demo world is there.");
  },
  check: async (url) => {
    // No query timeout: the check reads whole tables, which may take long, and no request waits for it.
    const database = openDatabase({ url, max: 2, queryTimeoutMs: 0 });
    const { held, broken } = await checkInvariants(database.pool);
    await database.close();
    for (const { name, rows } of broken) console.log(`BROKEN  ${name}: ${rows} rows`);
    console.log(`${held} invariants hold, ${broken.length} are broken.`);
    if (broken.length > 0) process.exitCode = 1;
  },
};

const command = commands[process.argv[2] ?? ""];
if (!command) {
  console.error(`usage: node scripts/db.ts ${Object.keys(commands).join(" | ")}`);
  process.exit(2);
}
const config = loadConfig();
const log = createLogger("warn");
const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log });
try {
  await command(config.databaseUrl ?? embedded?.url ?? "");
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await embedded?.stop();
}
