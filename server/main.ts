import cluster from "node:cluster";
import type { Logger } from "pino";
import { type Config, ConfigError, loadConfig } from "./config.ts";
import { createLogger } from "./platform/log.ts";
import type { Running } from "./start.ts";

/** Starts the program and shuts it down cleanly. A wrong setting or a folder in use is one sentence without a stack. */
async function main(): Promise<void> {
  const config = loadConfig();
  const log = createLogger(config.logLevel);
  // Ctrl+C reaches every process of a terminal; workers end when the primary one says so.
  if (cluster.isWorker) process.on("SIGINT", () => {});
  const running = await startPart(config, log);
  for (const signal of cluster.isWorker ? (["SIGTERM"] as const) : (["SIGTERM", "SIGINT"] as const)) {
    process.once(signal, () => void end(running, signal));
  }
}

/** Starts the whole program, or this process's part of it; only that part is loaded. */
async function startPart(config: Config, log: Logger): Promise<Running> {
  if (cluster.isWorker) return (await import("./workers/worker.ts")).startWorker(config, log);
  if (config.workers > 1) return (await import("./workers/primary.ts")).startPrimary(config, log);
  return (await import("./start.ts")).start(config, log);
}

async function end(running: Running, signal: string): Promise<void> {
  running.log.info({ signal }, "stopping");
  // A second Ctrl+C exits at once.
  process.once("SIGINT", () => process.exit(130));
  await running.stop();
  process.exit(0);
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigError || (error instanceof Error && "sentence" in error);
  const says =
    error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`Alma did not start.\n${says}\n`);
  process.exit(1);
});
