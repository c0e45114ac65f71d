import cluster from "node:cluster";
import module from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Logger } from "pino";
import { RateLimiterClusterMaster } from "rate-limiter-flexible";
import { announce } from "#server/announce.ts";
import type { Config } from "#server/config.ts";
import { startEmbedded } from "#server/db/embedded/embedded.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { claimPort } from "#server/listen.ts";
import type { Running } from "#server/start.ts";
import { WorkerPool } from "./worker-pool.ts";

const root = join(import.meta.dirname, "..", "..");
const quickImports = pathToFileURL(join(root, "scripts", "quick-imports.mjs")).href;

/**
 * Starts several processes that serve one port together. This one answers nobody: it runs the embedded database,
 * migrates, begins the workers, and counts limits where no Redis does.
 */
export async function startPrimary(config: Config, log: Logger): Promise<Running> {
  const opened = new AsyncDisposableStack();
  try {
    await claimPort(config);
    const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log });
    opened.defer(() => embedded?.stop());
    const databaseUrl = config.databaseUrl ?? embedded?.url ?? "";
    await migrateDatabase(databaseUrl);
    new RateLimiterClusterMaster();
    cluster.setupPrimary({
      exec: join(root, "server", "main.ts"),
      args: [],
      execArgv: [...process.execArgv, "--import", quickImports],
    });
    const compiled = module.getCompileCacheDir?.();
    const fork = () => cluster.fork(compiled ? { NODE_COMPILE_CACHE: dirname(compiled) } : {});
    const pool = new WorkerPool({ wanted: config.workers, databaseUrl, fork, log });
    opened.defer(() => pool.stop());
    await pool.start();
    announce(config);
    return { url: config.publicUrl, log, stop: () => opened.disposeAsync() };
  } catch (error) {
    await opened.disposeAsync().catch((err) => log.warn({ err }, "not everything was closed"));
    throw error;
  }
}
