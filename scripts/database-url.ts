import type { Config } from "#server/config.ts";
import { type Database, openDatabase } from "#server/db/db.ts";
import { runningAddress, startEmbedded } from "#server/db/embedded/embedded.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { createLogger } from "#server/platform/log.ts";

/**
 * Gives an operator's command the address of the database: DATABASE_URL, or the embedded one of DATA_DIR, which is
 * started for the command and stopped again if no server runs it.
 */
export async function withDatabaseUrl<T>(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const known = databaseUrl ?? (await runningAddress(dataDir));
  if (known !== undefined) return work(known);
  const embedded = await startEmbedded({ dataDir, log: createLogger("warn") });
  try {
    return await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}

type Options = Omit<Parameters<typeof openDatabase>[0], "url">;

/** Opens that database, with every migration applied, for one command. */
export const withDatabase = (
  config: Pick<Config, "databaseUrl" | "dataDir">,
  options: Options,
  work: (database: Database) => Promise<void>,
): Promise<void> =>
  withDatabaseUrl(config, async (url) => {
    await migrateDatabase(url);
    const database = openDatabase({ url, ...options });
    try {
      await work(database);
    } finally {
      await database.close();
    }
  });

/** Runs an operator's command; a failure is one sentence and exit code 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
