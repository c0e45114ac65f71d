// npm run account -- end-sessions CLIENT EMAIL | end-all-sessions CLIENT | factor-off CLIENT EMAIL
// On DATABASE_URL, or on the embedded database of DATA_DIR. Works while servers run.

import { buildApp, prepareApp } from "#server/app.ts";
import { loadConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/db.ts";
import { openMailer } from "#server/external/mail.ts";
import { guide } from "#server/external/model/guide/guide.ts";
import { noGateway } from "#server/external/payment/gateway.ts";
import { openStorage } from "#server/external/storage/storage.ts";
import { endSessionsOf, endSessionsOfAll, turnOffFactorOf } from "#server/features/account/by-operator.ts";
import type { App } from "#server/platform/app.ts";
import { createLogger } from "#server/platform/log.ts";
import { withDatabaseUrl } from "./database-url.ts";

type Command = { takes: number; run: (app: App, client: string, email: string) => Promise<string> };

const notFound = "There is no such client or account.";
const ended = (count: number | undefined) => (count === undefined ? notFound : `${count} sessions ended.`);

const commands: Record<string, Command> = {
  "end-sessions": {
    takes: 2,
    run: async (app, client, email) => ended(await endSessionsOf(app, { client, email })),
  },
  "end-all-sessions": { takes: 1, run: async (app, client) => ended(await endSessionsOfAll(app, client)) },
  "factor-off": {
    takes: 2,
    run: async (app, client, email) => {
      const wasOn = await turnOffFactorOf(app, { client, email });
      if (wasOn === undefined) return notFound;
      return wasOn
        ? "The second factor is off, all sessions ended, and a mail says so."
        : "There was no second factor.";
    },
  },
};

const [name = "", client = "", email = ""] = process.argv.slice(2);
const command = commands[name];
if (!command || process.argv.length - 3 !== command.takes) {
  console.error("usage: end-sessions CLIENT EMAIL | end-all-sessions CLIENT | factor-off CLIENT EMAIL");
  process.exit(2);
}
const config = loadConfig();

await withDatabaseUrl(config, async (url) => {
  const log = createLogger("warn");
  const database = openDatabase({ url, max: 2 });
  const external = {
    mail: openMailer(config, log),
    model: guide,
    payment: noGateway,
    storage: openStorage(config),
  };
  const { server, app } = await buildApp({ config, database, log, external });
  try {
    await prepareApp(app);
    const said = await command.run(app, client, email);
    console.log(said);
    if (said === notFound) process.exitCode = 1;
  } finally {
    await server.close();
    await database.close();
  }
});
