import { dirname } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Logger } from "pino";
import { announce } from "./announce.ts";
import { buildApp, prepareApp } from "./app.ts";
import type { Config } from "./config.ts";
import { type Database, openDatabase } from "./db/db.ts";
import { startEmbedded } from "./db/embedded/embedded.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { closeDemoAccounts, seedDemo } from "./demo.ts";
import { seedFiles } from "./demo-files.ts";
import { googleTokens } from "./external/google.ts";
import { openMailer } from "./external/mail.ts";
import { chooseModel } from "./external/model/choose-model.ts";
import { noGateway, type PaymentGateway } from "./external/payment/gateway.ts";
import { midtransGateway } from "./external/payment/midtrans.ts";
import { Simulator } from "./external/payment/simulator.ts";
import { openStorage } from "./external/storage/storage.ts";
import { drainAnswers } from "./features/chat/drain-answers.ts";
import { closeLostAnswers } from "./features/chat/live-answers.ts";
import { readTombstones, returnedOf, tombstonesOf } from "./features/privacy/tombstones.ts";
import { sealRisk } from "./features/safety/seal-risk.ts";
import { jobs } from "./jobs.ts";
import { listen } from "./listen.ts";
import { serveDevPages, servePages } from "./pages/ssr.ts";
import type { App, Worker } from "./platform/app.ts";
import { announceShutdown } from "./platform/http/graceful-shutdown.ts";
import { releaseStartMemory } from "./release-memory.ts";
import { StartError } from "./start-error.ts";

export type Running = { url: string; log: Logger; stop: () => Promise<void> };

/** Starts everything, or one `worker` of several processes; a failed start leaves nothing running. */
export async function start(config: Config, log: Logger, worker?: Worker): Promise<Running> {
  const opened = new AsyncDisposableStack();
  try {
    const app = await open({ config, log, worker }, opened);
    if (!worker) announce(config);
    return {
      url: config.publicUrl,
      log,
      stop: async () => {
        await announceShutdown(app);
        await drainAnswers(app);
        await opened.disposeAsync();
      },
    };
  } catch (error) {
    // The original error is what people need to read, not errors of the cleanup.
    await opened.disposeAsync().catch((err) => log.warn({ err }, "not everything was closed"));
    throw error;
  }
}

type Start = { config: Config; log: Logger; worker: Worker | undefined };

/** Starts in order: database, schema, demo data, pages, then listens. `opened` closes everything in reverse order. */
async function open({ config, log, worker }: Start, opened: AsyncDisposableStack): Promise<App> {
  // What is done once for all workers.
  const isFirst = worker?.isFirst ?? true;
  const storage = openStorage(config);
  // Runs while the database starts; nothing here waits for it, since files are opened much later.
  const files = config.demo && isFirst ? seedFiles(storage, log) : undefined;
  opened.defer(() => files);
  const url = worker?.databaseUrl ?? (await openOwnDatabase(config, log, opened));
  const controls = config.mode === "test" ? await import("./test/journey-controls.ts") : undefined;
  if (isFirst) await controls?.prepareClock(url);
  const database = openDatabase({
    url,
    max: config.databasePool,
    testClock: config.mode === "test",
    onIdleError: (error) => log.warn({ err: error }, "a database connection was lost"),
  });
  opened.defer(() => database.close());
  const google = config.google && googleTokens(config.google);
  const payment = chooseGateway(config, database, log);
  const { abilities, ...models } = chooseModel(config, log);
  const external = { mail: openMailer(config, log), google, payment, storage, ...models };
  const { server, app } = await buildApp({ config, database, log, external, worker });
  opened.defer(() => server.close());
  controls?.registerJourneyControls(server, app);
  await prepareApp(app);
  if (isFirst) await prepareData(app);
  if (config.mode === "development") await serveDevPages(server, app);
  else await servePages(server, app);
  await app.queue.schedule(jobs);
  // What a former version stored in the clear is sealed at once, in the background, and not only at night.
  if (isFirst) await app.queue.enqueue(app.database.db, sealRisk, {});
  // From here on members may hold every connection of the pool, so nothing that a start needs asks for one.
  await listen(server, config, worker !== undefined);
  await app.queue.work(app, jobs);
  // A test's server lives too briefly to be worth a second of processor time.
  if (config.mode !== "test") releaseStartMemory();
  // Nobody waits for it: until it is known, the model writes marks instead of calling tools.
  if (config.mode !== "test") void (isFirst ? abilities?.learn() : abilities?.readWritten());
  return app;
}

/** Starts the embedded database unless another one is configured, and brings its schema up to date. */
async function openOwnDatabase(config: Config, log: Logger, opened: AsyncDisposableStack): Promise<string> {
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log });
  opened.defer(() => embedded?.stop());
  const url = config.databaseUrl ?? embedded?.url ?? "";
  await migrateDatabase(url);
  return url;
}

/** Checks and fills the database before anybody is answered. */
async function prepareData(app: App): Promise<void> {
  const { config, database, log } = app;
  await refuseReturned(config, database, log);
  if (config.demo) await seedDemo(app);
  else if (isHttps(config)) await closeFormerDemo(app);
  // Only one program uses an embedded database, so answers that an earlier one left unfinished are lost now.
  await closeLostAnswers(app, config.databaseUrl === undefined);
}

const isHttps = ({ publicUrl }: Config): boolean => publicUrl.startsWith("https:");

/** Demo accounts have a published password, so a server that is no demo lets nobody in by it. */
async function closeFormerDemo(app: App): Promise<void> {
  const closed = await closeDemoAccounts(app);
  if (closed > 0)
    app.log.warn({ closed }, "demo accounts had their published password; it opens them no more");
}

/** A database in which erased members are members again came back from somewhere, by whatever means. */
async function refuseReturned(config: Config, { pool }: Database, log: FastifyBaseLogger): Promise<void> {
  const path = tombstonesOf(config);
  const tombstones = await readTombstones(path).catch((err: unknown) => {
    // The disk of the copies may be away; members are answered all the same.
    log.warn({ err }, "the list of erased accounts cannot be read");
    return [];
  });
  const { length } = await returnedOf(pool, tombstones);
  if (length > 0)
    throw new StartError(
      `${length} erased accounts of ${path} are in this database, so it is one that came back: run npm run restore -- --settle ${dirname(path)} and start Alma then.`,
    );
}

/** Chooses the payment gateway; none where nothing is sold. Without a key it is a simulator: intended in a demo, elsewhere probably a mistake. */
function chooseGateway(config: Config, database: Database, log: Logger): PaymentGateway {
  const { midtrans, payments, publicUrl, demo } = config;
  if (!payments) return noGateway;
  if (midtrans) {
    // Midtrans cannot reach a local address; it then uses the URL set in its dashboard.
    const notificationUrl = `${publicUrl}/api/payments/midtrans/notification`;
    return midtransGateway(publicUrl.startsWith("https:") ? { ...midtrans, notificationUrl } : midtrans);
  }
  if (!demo) {
    log.warn(
      "payments are simulated: whoever orders gets it without paying. Set MIDTRANS_SERVER_KEY to take money",
    );
  }
  return new Simulator({ database, config });
}
