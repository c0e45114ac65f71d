import type { Config } from "#server/config.ts";
import { runningAddress, startEmbedded } from "#server/db/embedded/embedded.ts";
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
