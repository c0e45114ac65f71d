import { ConfigError, loadConfig } from "./config.ts";
import { createLogger } from "./platform/log.ts";
import { type Running, start } from "./start.ts";

/** Starts the program and shuts it down cleanly. A wrong setting or a folder in use is one sentence without a stack. */
async function main(): Promise<void> {
  const config = loadConfig();
  const log = createLogger(config.logLevel);
  const running = await start(config, log);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void end(running, signal));
  }
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
