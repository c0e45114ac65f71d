// npm run inbox -- applications [received|accepted|declined] | accept ID | decline ID | feedback [COUNT]
// For the operator: the applications of experts and the feedback of members, on DATABASE_URL or the database of
// DATA_DIR.

import { buildApp, prepareApp } from "#server/app.ts";
import { loadConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/db.ts";
import { openMailer } from "#server/external/mail.ts";
import { guide } from "#server/external/model/guide/guide.ts";
import { noGateway } from "#server/external/payment/gateway.ts";
import { openStorage } from "#server/external/storage/storage.ts";
import { applicationsIn, decide } from "#server/features/application/application.ts";
import { newestFeedback } from "#server/features/feedback/feedback.ts";
import type { App } from "#server/platform/app.ts";
import { createLogger } from "#server/platform/log.ts";
import { withDatabaseUrl } from "./database-url.ts";

type Command = (app: App, argument: string | undefined) => Promise<void>;

const states = ["received", "accepted", "declined"] as const;

const commands: Record<string, Command> = {
  applications: async (app, given = "received") => {
    const state = states.find((one) => one === given);
    if (!state) throw new Error(`applications are ${states.join(", ")}`);
    const rows = await applicationsIn({ db: app.database.db, seals: app.seals }, state);
    for (const { id, client, createdAt, details } of rows) {
      console.log(`\n#${id}  ${client}  ${createdAt.toISOString()}`);
      for (const [field, value] of Object.entries(details))
        console.log(`  ${field}: ${visible(String(value ?? "-"))}`);
    }
    console.log(`\n${rows.length} applications are ${state}.`);
  },
  accept: (app, id) => decideOn(app, id, "accepted"),
  decline: (app, id) => decideOn(app, id, "declined"),
  feedback: async (app, given = "50") => {
    const rows = await newestFeedback(
      { db: app.database.db, seals: app.seals },
      Math.min(1000, Number(given) || 50),
    );
    for (const { client, createdAt, message } of rows)
      console.log(`\n${createdAt.toISOString()}  ${client}\n  ${visible(message)}`);
    console.log(`\n${rows.length} messages, the newest first.`);
  },
};

/** Removes control characters, so that text written by strangers cannot control the terminal. */
const visible = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, " ");

async function decideOn(app: App, given: string | undefined, state: "accepted" | "declined"): Promise<void> {
  const id = Number(given);
  if (!Number.isSafeInteger(id) || id < 1) throw new Error("which one? Give the number of the application");
  const isDecided = await decide(app, id, state);
  console.log(
    isDecided
      ? `Application ${id} is ${state}; its applicant is told by mail.`
      : `Application ${id} is not there, or was ${state} before. Nobody was told.`,
  );
  if (!isDecided) process.exitCode = 1;
}

const [name = "", argument] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error("usage: npm run inbox -- applications [STATE] | accept ID | decline ID | feedback [COUNT]");
  process.exit(2);
}
const config = loadConfig();

try {
  await withDatabaseUrl(config, async (url) => {
    const log = createLogger("warn");
    const database = openDatabase({ url, max: 4 });
    const storage = openStorage(config);
    const external = { mail: openMailer(config, log), model: guide, payment: noGateway, storage };
    const { server, app } = await buildApp({ config, database, log, external });
    try {
      await prepareApp(app);
      await command(app, argument);
    } finally {
      await server.close();
      await database.close();
    }
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
