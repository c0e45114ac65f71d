// npm run counts -- [DAYS]
// For the operator: page views of the public pages per client and day, from DATABASE_URL or the database of DATA_DIR.

import { loadConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/db.ts";
import { runningAddress, startEmbedded } from "#server/db/embedded/embedded.ts";
import { pageCountsOf } from "#server/features/page-count/page-count.ts";
import { createLogger } from "#server/platform/log.ts";

const days = Number(process.argv[2] ?? 30);
if (!Number.isInteger(days) || days < 1 || days > 400) {
  console.error("usage: npm run counts -- [DAYS], 1 to 400");
  process.exit(2);
}
const config = loadConfig();
const known = config.databaseUrl ?? (await runningAddress(config.dataDir));
const embedded = known
  ? undefined
  : await startEmbedded({ dataDir: config.dataDir, log: createLogger("warn") });
const database = openDatabase({ url: known ?? embedded?.url ?? "", max: 1 });
try {
  const rows = await pageCountsOf(database.pool, days);
  const width = Math.max(6, ...rows.map(({ client }) => client.length));
  console.log(`${"client".padEnd(width)}  day         page         visits`);
  for (const { client, day, page, visits } of rows)
    console.log(`${client.padEnd(width)}  ${day}  ${page.padEnd(11)}  ${String(visits).padStart(6)}`);
  console.log(`\n${rows.length} rows of the last ${days} days (WIB), the newest day first.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database.close();
  await embedded?.stop();
}
