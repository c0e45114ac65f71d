// npm run counts -- [DAYS]
// For the operator: page views of the public pages per client and day, from DATABASE_URL or the database of DATA_DIR.

import { loadConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/db.ts";
import { pageCountsOf } from "#server/features/page-count/page-count.ts";
import { withDatabaseUrl } from "./database-url.ts";

const days = Number(process.argv[2] ?? 30);
if (!Number.isInteger(days) || days < 1 || days > 400) {
  console.error("usage: npm run counts -- [DAYS], 1 to 400");
  process.exit(2);
}

async function print(url: string): Promise<void> {
  const database = openDatabase({ url, max: 1 });
  try {
    const rows = await pageCountsOf(database.pool, days);
    const width = Math.max(6, ...rows.map(({ client }) => client.length));
    console.log(`${"client".padEnd(width)}  day         page         visits`);
    for (const { client, day, page, visits } of rows)
      console.log(`${client.padEnd(width)}  ${day}  ${page.padEnd(11)}  ${String(visits).padStart(6)}`);
    console.log(`\n${rows.length} rows of the last ${days} days (WIB), the newest day first.`);
  } finally {
    await database.close();
  }
}

try {
  await withDatabaseUrl(loadConfig(), print);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
